import FingerpostReading

/// The table of what is read, as text and for docs/explain.md.
nonisolated enum FormatTable {
  /// A paragraph for each format.
  static var text: String {
    InputFormat.all.map { format in
      """
      \(format.name)
        get it:  \(format.obtained)
        answers: \(format.answers)
      """
    }.joined(separator: "\n")
  }

  /// The rows of a table in Markdown.
  static var markdown: String {
    let rows = InputFormat.all.map { "| \($0.name) | \($0.obtained) | \($0.answers) |" }
    return (["| input | how to get it | what it can answer |", "|---|---|---|"] + rows).joined(
      separator: "\n")
  }
}
