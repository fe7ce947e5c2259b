#if os(Linux)
  import Expectations
  import Foundation
  import OwnProcess
  import Testing

  /// The lab as a process: what of its secret others on the machine can see.
  @Suite(.serialized, .ownWaitingProcess) struct LabEntryTests {
    /// A folder with a program `xdg-open` that writes what it was started with into a pipe.
    private final class Opener {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lab-\(UUID().uuidString)")
        .path
      var record: String { folder + "/record" }

      init() throws {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        mkfifo(record, 0o600)
        let script =
          "#!/bin/sh\n{ tr '\\0' '\\n' </proc/$$/cmdline; echo; tr '\\0' '\\n' </proc/$$/environ; } >'\(record)'\n"
        try Data(script.utf8).write(to: URL(filePath: folder + "/xdg-open"))
        chmod(folder + "/xdg-open", 0o700)
      }

      deinit { try? FileManager.default.removeItem(atPath: folder) }

      /// The arguments and the environment of the program, when it was started.
      func words() throws -> (arguments: [Substring], environment: [Substring]) {
        let reader = try #require(FileHandle(forReadingAtPath: record))
        let text = String(decoding: try reader.readToEnd() ?? Data(), as: UTF8.self)
        let parts = text.split(separator: "\n\n", maxSplits: 1)
        return (parts[0].split(separator: "\n"), parts.dropFirst().joined().split(separator: "\n"))
      }
    }

    private func open(_ arguments: [String], _ opener: Opener) -> Program {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      return Program(
        "fingerpost", ["lab", "--open"] + arguments, hearsErrors: true,
        environment: ["PATH": "\(opener.folder):\(path)", "XDG_RUNTIME_DIR": opener.folder])
    }

    private func mode(_ path: String) throws -> Int {
      try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test(
      "no process of the lab has a token in its arguments or its environment; the browser gets a file for its user"
    )
    func opening() throws {
      let opener = try Opener()
      let lab = open(["\(Program.folder)/gallery-app"], opener)
      defer { kill(lab.process, SIGTERM) }
      let printed = try #require(lab.expect("lab: ").last)
      let (arguments, environment) = try opener.words()
      let address = try #require(arguments.last.map(String.init))
      #expect(address.hasPrefix("file:///") && !address.contains("token"))
      #expect(!environment.contains { $0.contains("token=") })
      let file = String(address.dropFirst("file://".count))
      try expect(mode(file), is: 0o600)
      try expect(mode((file as NSString).deletingLastPathComponent), is: 0o700)
      let page = try String(contentsOfFile: file, encoding: .utf8)
      let token = try #require(page.firstMatch(of: /url=(http:[^"]*)#token=([0-9a-f]{32})"/)?.output)
      #expect(!printed.contains(token.2), "each token is good for one page")
      for argument in arguments + environment { #expect(!argument.contains(token.2)) }
      // What the process says of itself to every user.
      let own = try Data(contentsOf: URL(filePath: "/proc/\(lab.process)/cmdline"))
      #expect(!String(decoding: own, as: UTF8.self).contains(token.2))
      kill(lab.process, SIGTERM)
      expect(lab.end(), is: 0)
      #expect(!FileManager.default.fileExists(atPath: file), "it goes with the lab")
    }

    @Test("a token of one's own comes from a file that others cannot read, or from standard input")
    func tokenFile() throws {
      let opener = try Opener()
      let file = opener.folder + "/token"
      try Data("0123456789abcdefXYZ\n".utf8).write(to: URL(filePath: file))
      chmod(file, 0o644)
      let gallery = "\(Program.folder)/gallery-app"
      let refused = Program("fingerpost", ["lab", "--token-file", file, gallery], hearsErrors: true)
      try refused.expect("fingerpost lab: \(file) can be read by others; “chmod 600” keeps it to you.")
      expect(refused.end(), is: 2)
      chmod(file, 0o600)
      for name in [file, "-"] {
        let lab = Program("fingerpost", ["lab", "--token-file", name, gallery], hearsErrors: true)
        if name == "-" { lab.tell("0123456789abcdefXYZ") }
        try expect(lab.expect("lab: ").last?.hasSuffix("/#token=0123456789abcdefXYZ"), is: true)
        kill(lab.process, SIGTERM)
        expect(lab.end(), is: 0)
      }
      let short = Program("fingerpost", ["lab", "--token-file", "-", gallery], hearsErrors: true)
      short.tell("short")
      try short.expect("fingerpost lab: a token is 16 to 200 letters and digits.")
      expect(short.end(), is: 2)
    }
  }
#endif
