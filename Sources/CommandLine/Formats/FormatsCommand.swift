import ArgumentParser
import FingerpostConsole

/// `fingerpost formats`: what is read, how to get each, and what it can answer.
struct FormatsCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "List what Fingerpost reads, and how to get it.",
    discussion: """
      The kind of an input is recognized from its content. It may lie in a banner, a fenced block of code, a JSON string, \
      a log with times before each line, or quoted mail.
      """)

  @Flag(help: "Print the table in Markdown, as docs/explain.md has it.")
  var markdown = false

  /// Prints the table.
  func run(on console: Console) throws(CommandFailure) -> Int32 {
    console.line(markdown ? FormatTable.markdown : FormatTable.text)
    return 0
  }
}
