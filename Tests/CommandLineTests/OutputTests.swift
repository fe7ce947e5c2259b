#if os(Linux)
  import Foundation
  import Testing

  @testable import FingerpostCommandLine

  /// What becomes of a command whose output cannot be written.
  ///
  /// Each runs in a process of its own, since it gives the standard output away.
  @Suite struct OutputTests {
    /// Sends a descriptor to a file that is always full.
    nonisolated static func fill(_ descriptor: Int32) {
      let full = open("/dev/full", O_WRONLY)
      dup2(full, descriptor)
      close(full)
    }

    /// Writes a scenario, and returns its name.
    nonisolated static func scenario() -> String {
      let path = NSTemporaryDirectory() + "fingerpost-output-\(getpid()).yaml"
      let text =
        "title: \"\\e]0;title\\a\"\nwindows: [{ id: W }]\nscript: [{ at: 0.05, down: { 1: [5, 5] } }]\nexpect: []\n"
      _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
      return path
    }

    @Test("a full disk is a failure, with a sentence") func full() async throws {
      let run = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
        OutputTests.fill(1)
        await MainActor.run { FingerpostCommand.main(["run", OutputTests.scenario()]) }
      }
      let said = String(decoding: try #require(run).standardErrorContent, as: UTF8.self)
      #expect(said.contains("fingerpost run: the output could not be written: No space left on device."))
      await #expect(processExitsWith: .exitCode(2)) {
        OutputTests.fill(1)
        await MainActor.run { FingerpostCommand.main(["rule"]) }
      }
      await #expect(processExitsWith: .exitCode(2)) {
        OutputTests.fill(1)
        FingerpostCommand.main(["--help"])
      }
    }

    @Test("a reader that closes the pipe ends the process as usual") func closedPipe() async {
      await #expect(processExitsWith: .signal(SIGPIPE)) {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        dup2(ends[1], 1)
        close(ends[0])
        await MainActor.run { FingerpostCommand.main(["rule"]) }
      }
    }

    @Test("what cannot be complained about ends with the same status") func fullErrors() async {
      await #expect(processExitsWith: .exitCode(2)) {
        OutputTests.fill(2)
        await MainActor.run { FingerpostCommand.main(["run", "/no/such/file.yaml"]) }
      }
    }

    @Test("titles, names and arguments do not control the terminal") func controls() async throws {
      let run = await #expect(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
        await MainActor.run { FingerpostCommand.main(["run", OutputTests.scenario()]) }
      }
      let output = try #require(run).standardOutputContent
      #expect(!output.contains(0x1B) && !output.contains(7))
      #expect(String(decoding: output, as: UTF8.self).contains(#"\u001b]0;title\u0007"#))
      let refused = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
        await MainActor.run { FingerpostCommand.main(["run", "/no/\u{1B}[2Jfile.yaml"]) }
      }
      #expect(!(try #require(refused).standardErrorContent.contains(0x1B)))
    }
  }
#endif
