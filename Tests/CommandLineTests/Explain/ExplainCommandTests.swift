import Expectations
import Testing

@testable import FingerpostCommandLine

@Suite struct ExplainCommandTests {
  @Test("Points may be negative, in both spellings, and repeated")
  nonisolated func negative() throws {
    try expect(ExplainCommand.parsed("a.txt", "--tap", "-3,5")?.tap, is: ["-3,5"])
    try expect(ExplainCommand.parsed("a.txt", "--tap=-3,5")?.tap, is: ["-3,5"])
    try expect(
      ExplainCommand.parsed("--tap", "-3,-5", "--tap", "1,2", "a.txt", "--json")?.tap, is: ["-3,-5", "1,2"])
  }

  @Test("A hyphen stands for standard input")
  nonisolated func standardInput() throws {
    try expect(ExplainCommand.parsed("-", "--tap", "1,2")?.file, is: "-")
  }

  @Test("Help teaches how to get a dump, with an example")
  nonisolated func help() {
    let help = ExplainCommand.help(columns: 100)
    #expect(help.contains("recursiveDescription"))
    #expect(help.contains("$ fingerpost explain screen.txt --tap 312,70 --expect PlayButton"))
    #expect(help.contains("--at-all-centers"))
  }
}
