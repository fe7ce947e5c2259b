import Testing

@testable import FingerpostCommandLine

/// With which status the command ends when its arguments are wrong, or ask for nothing but help.
@Suite struct ExitStatusTests {
  @Test("arguments that exclude each other end with 2, and the message is on standard error")
  func contradiction() async throws {
    let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
      FingerpostCommand.main(["run", "--check", "--trace", "text", "x.yaml"])
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("choose one of them") && said.contains("Usage:"), "\(said)")
  }

  @Test("unknown and missing arguments end with 2") func unknown() async {
    await #expect(processExitsWith: .exitCode(2)) { FingerpostCommand.main(["runn", "x.yaml"]) }
    await #expect(processExitsWith: .exitCode(2)) { FingerpostCommand.main(["run", "--chek", "x.yaml"]) }
    await #expect(processExitsWith: .exitCode(2)) { FingerpostCommand.main(["run"]) }
  }

  @Test("an unknown command ends with 2, and is told the nearest")
  func nearestCommand() async throws {
    let near = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
      FingerpostCommand.main(["audti", "x.yaml"])
    }
    let hint = String(decoding: try #require(near).standardErrorContent, as: UTF8.self)
    #expect(hint.contains("there is no command “audti”. Did you mean “fingerpost audit”?"), "\(hint)")
    let far = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
      FingerpostCommand.main(["xyzzy"])
    }
    let list = String(decoding: try #require(far).standardErrorContent, as: UTF8.self)
    #expect(list.contains("“xyzzy”. “fingerpost --help” lists the commands."), "\(list)")
  }

  @Test("asking for help ends with 0") func help() async {
    await #expect(processExitsWith: .exitCode(0)) { FingerpostCommand.main(["--help"]) }
    await #expect(processExitsWith: .exitCode(0)) { FingerpostCommand.main(["help", "run"]) }
  }
}
