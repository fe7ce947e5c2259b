#if os(Linux)
  import Expectations
  import Foundation
  import OwnProcess
  import Testing

  /// Running applications that are asked for their screen from another process.
  @Suite(.ownWaitingProcess) struct AttachProcessTests {
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
      expect(status, is: 0, "\(text)")
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
      expect(status, is: 2)
      #expect(
        text.contains("2 applications can be asked; name one: --attach 127.0.0.1:"), "\(text)")
    }

    @Test(
      "what a running app does with real touches is said touch by touch, and as the engine predicts"
    )
    func watch() throws {
      try rig.start("one")
      let watcher = Program(
        "fingerpost", ["explain", "--attach", "--watch"], hearsErrors: true,
        environment: ["HOME": home])
      try watcher.expect("fingerpost explain: watching gallery-app")
      rig.ask("inject", "--tap", "200,300")
      let first = try watcher.expect("touch 1 at (200, 300) on RowButton").last ?? ""
      #expect(first.hasSuffix("sends touchUpInside. As the engine predicts."), "\(first)")
      rig.ask("inject", "--tap", "100,180")
      let second = try watcher.expect("touch 2 at (100, 180) on TapView").last ?? ""
      #expect(
        second.contains("NotingTap") && second.hasSuffix("As the engine predicts."), "\(second)")
      rig.ask("end", "one")
      try watcher.expect("2 touches; the engine differs at 0.")
      expect(watcher.end(), is: 0)
    }

    @Test(
      "the fingers of a running application are recorded with the screen, and do there what they did"
    )
    func record() throws {
      try rig.start("one")
      let folder = home + "/touches"
      let recorder = Program(
        "fingerpost", ["record", "--attach", "--out", folder], hearsErrors: true,
        environment: ["HOME": home])
      try recorder.expect("fingerpost record: recording gallery-app")
      rig.ask("inject", "--tap", "200,300")
      try recorder.expect("\(folder)/touch-1.jsonl: 1 touch, 2 frames")
      rig.ask("end", "one")
      expect(recorder.end(), is: 0)
      let (status, text) = run(
        "replay", "\(folder)/touch-1.jsonl", "--in", "\(folder)/touch-1.screen.json")
      #expect(status == 0 && text.contains("touchUpInside"), "\(text)")
    }

    @Test("what differs is saved as a scenario that passes, and as what the application told")
    func save() throws {
      try rig.start("one")
      let folder = home + "/differences"
      let watcher = Program(
        "fingerpost", ["explain", "--attach", "--watch", "--save", folder], hearsErrors: true,
        environment: ["HOME": home])
      try watcher.expect("fingerpost explain: watching gallery-app")
      rig.ask("inject", "--tap", "200,300")
      try watcher.expect("touch 1 at (200, 300) on RowButton")
      // Its recognizer does not call super.
      rig.ask("inject", "--tap", "330,345")
      try watcher.expect("  saved: \(folder)/difference-1.yaml")
      rig.ask("end", "one")
      try watcher.expect("2 touches; the engine differs at 1.")
      expect(watcher.end(), is: 1)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      expect(files, is: ["difference-1.jsonl", "difference-1.yaml"])
      let (status, text) = run("run", "--check", folder)
      #expect(status == 0 && text.contains("1 passed"), "\(text)")
    }

    @Test("--watch ends when nobody has touched the application for --idle seconds")
    func idle() throws {
      try rig.start("one")
      let (status, text) = run("explain", "--attach", "--watch", "--idle", "0.5")
      #expect(status == 0 && text.contains("0 touches; the engine differs at 0."), "\(text)")
    }

    @Test("lab --attach without an application ends at once, and takes nothing else beside it")
    func lab() {
      let (status, text) = run("lab", "--attach")
      #expect(status == 2 && text.contains("no application with FingerpostAttach runs"), "\(text)")
      #expect(run("lab", "--attach", "--tour").text.contains("--attach shows a running application"))
      #expect(run("lab", "--attach-token-file", "x").text.contains("needs --attach"))
    }

    @Test("--watch goes with --attach alone, and record with a device or an application")
    func refusals() {
      #expect(run("explain", "x.txt", "--watch").text.contains("--watch needs --attach"))
      #expect(
        run("explain", "--attach", "--watch", "--tap", "1,1").text.contains(
          "--watch explains the touches"))
      #expect(run("explain", "x.txt", "--save", "y").text.contains("--save and --idle are for --watch"))
      #expect(run("record").text.contains("--device PATH"))
      #expect(run("record", "--attach").text.contains("--attach needs --out FOLDER"))
    }

    @Test("an application that has gone takes its token along, and is said to be gone")
    func gone() throws {
      try rig.start("one")
      let folder = home + "/.fingerpost/attach"
      let port = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
      rig.ask("end", "one")
      try rig.shell.expect("ended: one")
      let (status, text) = run("screen", "--attach", port)
      expect(status, is: 2)
      #expect(text.contains("--token-file") || text.contains("cannot be reached"), "\(text)")
    }
  }
#endif
