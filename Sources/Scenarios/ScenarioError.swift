/// Why a scenario could not be read or played: one sentence and the place that it speaks of.
public nonisolated struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name under which the scenario was loaded, usually a path.
  public var file: String
  /// The line, from 1, or nil where the error concerns the file as a whole.
  public var line: Int?
  /// The column, from 1, or nil where the error concerns a whole line or the file as a whole.
  public var column: Int?
  /// The place inside the document, such as `windows[0].subviews[1].frame`; empty for the document itself.
  public var path: String
  /// What is wrong, and where possible what would be right.
  public var message: String

  /// Creates an error.
  public init(file: String = "", line: Int? = nil, column: Int? = nil, path: String = "", message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.message = message
  }

  /// Creates an error about a place in a document; the file's name is filled in by the caller that knows it.
  init(_ place: ScenarioPlace, _ message: String) {
    self.init(line: place.line, column: place.column, path: place.path.description, message: message)
  }

  /// The error as compilers print theirs: `file:line:column: path: message`.
  public var description: String {
    var text = file.isEmpty ? "scenario" : file
    if let line { text += ":\(line)" }
    if line != nil, let column { text += ":\(column)" }
    text += ": "
    if !path.isEmpty { text += "\(path): " }
    return text + message
  }
}
