#if os(Linux)
  import Expectations
  import ArgumentParser
  import FingerpostConsole
  import FingerpostHID
  import FingerpostShell
  import Foundation
  import Testing

  @testable import FingerpostCommandLine

  /// What the command line says to `fingerpost shell`.
  @Suite struct ShellCommandTests {
    private func message(_ texts: [String]) -> String {
      do throws(CommandFailure) {
        _ = try ShellRunCommand.entries(texts)
        return ""
      } catch {
        return error.description
      }
    }

    @Test("applications are named as their files are, unless something says otherwise") func entries() throws
    {
      let entries = try ShellRunCommand.entries(["/bin/sh", "list=/bin/ls"])
      expect(entries.map(\.name), is: ["sh", "list"])
      expect(entries.map(\.path), is: ["/bin/sh", "/bin/ls"])
    }

    @Test("what is not an application is said, with the nearest command") func noEntries() throws {
      let here = FileManager.default.currentDirectoryPath
      expect(message(["lanch"]), is: "\(here)/lanch: there is no such program; did you mean “launch”?")
      expect(message(["./lanch"]), is: "\(here)/lanch: there is no such program")
      expect(message(["x=/nowhere"]), is: "/nowhere: there is no such program")
      expect(message(["x=/nowhere.yaml"]), is: "/nowhere.yaml: there is no such file")
      let script = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")
      try Data("#!/bin/sh\n".utf8).write(to: script)
      defer { try? FileManager.default.removeItem(at: script) }
      expect(
        message(["x=\(script.path)"]),
        is: "\(script.path): the file is not executable; “chmod +x” makes it so")
      expect(
        message(["/bin/sh", "sh=/bin/ls"]), is: "/bin/sh and /bin/ls are both called “sh”; write NAME=PATH")
      for text in ["", "=", "a=", "=/bin/sh", "home=/bin/sh", "a b=/bin/sh", "a\nb=/bin/sh"] {
        #expect(message([text]).contains("is not an application"), "\(text)")
      }
    }

    @Test("what “explain” reads is a screen, whatever the file is called") func scenes() throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "screen-\(UUID().uuidString)")
      try Data("<UIWindow: 0x1; frame = (0 0; 390 844)>\n".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let entries = try ShellRunCommand.entries(["x=\(file.path)"], options: ["--with", "more.txt"])
      expect(entries.first?.arguments, is: ["show", file.path, "--with", "more.txt"])
    }

    @Test("devices are all, none or paths") func devices() throws {
      try expect(ShellRunCommand.paths([]), is: nil)
      try expect(ShellRunCommand.paths(["all"]), is: nil)
      try expect(ShellRunCommand.paths(["none"]), is: [])
      try expect(ShellRunCommand.paths(["/dev/a", "/dev/b"]), is: ["/dev/a", "/dev/b"])
      for devices in [["al"], ["all", "/dev/a"], ["/dev/a", "none"]] {
        #expect(throws: CommandFailure.self) { try ShellRunCommand.paths(devices) }
      }
    }

    @Test(
      "the ways of saying it",
      arguments: [
        (["shell"], "run"), (["shell", "--list"], "run"), (["shell", "list"], "list"),
        (["shell", "a=/bin/sh", "--screen", "100x100"], "run"), (["shell", "launch", "a"], "launch"),
        (["shell", "front", "home"], "front"), (["shell", "inject", "x.jsonl"], "inject"),
        (["shell", "inject", "--tap", "1,2", "--hold", "1"], "inject"), (["shell", "stop"], "stop"),
        (["shell", "--devices", "none", "a=/bin/sh"], "run"),
      ])
    @MainActor func parsing(_ arguments: [String], _ name: String) throws {
      let command = try FingerpostCommand.parseAsRoot(arguments)
      expect(type(of: command).configuration.commandName, is: name)
      if let run = command as? ShellRunCommand {
        expect(run.list, is: arguments.contains("--list"))
        expect(run.applications, is: arguments.filter { $0.contains("=") })
      }
    }

    @Test(
      "exactly one of a recording, a tap and a swipe",
      arguments: [
        ["shell", "inject"], ["shell", "inject", "x", "--tap", "1,2"],
        ["shell", "inject", "--tap", "1,2", "--swipe", "1,2:3,4"], ["shell", "inject", "x", "--hold", "1"],
        ["shell", "inject", "--tap", "1,2", "--hold", "-1"],
      ])
    @MainActor func contradictions(_ arguments: [String]) {
      #expect(throws: (any Error).self) { try FingerpostCommand.parseAsRoot(arguments) }
    }

    @Test("a tap is down and up; a swipe goes straight, evenly, and ends where it was to end") func fingers()
      throws
    {
      let tap = FingerScript.drag(from: (1, 2), to: (1, 2), seconds: 0.05)
      expect(tap.flatMap(\.contacts).map(\.phase), is: [.down, .up])
      expect(tap.map(\.nanoseconds), is: [0, 50_000_000])
      let swipe = FingerScript.drag(from: (0, 0), to: (120, 60), seconds: 0.2)
      expect(swipe.count, is: 14)
      #expect(zip(swipe, swipe.dropFirst()).allSatisfy { $0.nanoseconds < $1.nanoseconds })
      #expect(swipe.flatMap(\.contacts).allSatisfy { abs($0.x - 2 * $0.y) < 1e-9 })
      expect(swipe.last?.contacts.first.map { [$0.x, $0.y] }, is: [120, 60])
      expect(FingerScript.point("1,-2.5").map { [$0.x, $0.y] }, is: [1, -2.5])
      for text in ["", "1", "1,2,3", "a,1", "nan,1", "1,inf"] {
        #expect(FingerScript.point(text) == nil, "\(text)")
      }
    }

    @Test("where no shell runs that is said, and the status is 2") func nobody() async throws {
      let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
        await MainActor.run { FingerpostCommand.main(["shell", "--list", "--folder", "/nowhere/at/all"]) }
      }
      let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(said.contains("No shell runs in /nowhere/at/all"), "\(said)")
    }

    @Test("whoever stops to read the notes stops nothing else; what was too much is said")
    func stalledReader() {
      var (isReady, lines) = (false, [String]())
      let output = NoteOutput(isJSON: false) {
        isReady
      } print: {
        lines.append($0)
      }
      for number in 0..<NoteOutput.maxLines + 5 { output.write(.ready("\(number)")) }
      #expect(lines.isEmpty)
      isReady = true
      output.write(.ready("x"))
      expect(lines.count, is: NoteOutput.maxLines + 2)
      expect(lines.first, is: "ready: 0")
      expect(lines.suffix(2), is: ["lost: 5 notes that were not read", "ready: x"])
    }
  }
#endif
