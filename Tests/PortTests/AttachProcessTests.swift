#if os(Linux)
  import Foundation
  import Testing

  /// Running applications that are asked for their screen from another process.
  @Suite struct AttachProcessTests {
    private let home: String
    private let rig: ShellRig

    init() throws {
      home = URL(filePath: try ShellRig.newFolder()).deletingLastPathComponent().path
      rig = try ShellRig(environment: ["FINGERPOST_ATTACH": "1", "HOME": home])
    }

    private func run(_ words: String...) -> (status: Int32, text: String) {
      let program = Program("fingerpost", words, hearsErrors: true, environment: ["HOME": home])
      let status = program.end()
      return (status, program.lines.joined(separator: "\n"))
    }

    @Test("what explain says of a running application's next tap is what the application then does")
    func tap() throws {
      try rig.start("one")
      let (status, text) = run("explain", "--attach", "--tap", "200,300", "--expect", "gestures")
      #expect(status == 0, "\(text)")
      #expect(text.contains("RowButton") && text.contains("sends touchUpInside"), "\(text)")
      rig.ask("inject", "--tap", "200,300")
      // The row opens the screen that it is named after.
      let after = run("screen", "--attach").text
      #expect(after.contains("TapView") && after.contains("SharingView"), "\(after)")
    }

    @Test("audit, conflicts and screen ask it as well; which of two is said")
    func commands() throws {
      try rig.start("one")
      #expect(run("audit", "--attach").text.contains("12 targets on 400 × 800 pt"))
      #expect(run("screen", "--attach").text.contains("export, 96 views in 1 window, 400 × 800 pt"))
      #expect([0, 1].contains(run("conflicts", "--attach", "--budget", "20").status))
      try rig.start("two")
      let (status, text) = run("screen", "--attach")
      #expect(status == 2)
      #expect(text.contains("2 applications can be asked; name one: --attach 127.0.0.1:"), "\(text)")
    }

    @Test("an application that has gone takes its token along, and is said to be gone")
    func gone() throws {
      try rig.start("one")
      let folder = home + "/.fingerpost/attach"
      let port = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
      rig.ask("end", "one")
      try rig.shell.expect("ended: one")
      let (status, text) = run("screen", "--attach", port)
      #expect(status == 2)
      #expect(text.contains("--token-file") || text.contains("cannot be reached"), "\(text)")
    }
  }
#endif
