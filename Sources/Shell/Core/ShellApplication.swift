/// An application that the shell can start.
public struct ShellApplication: Hashable, Sendable {
  /// What it is called; no two have the same name.
  public var name: String
  /// The file that is run.
  public var path: String
  /// What it is started with, its own name left out.
  public var arguments: [String]

  /// Creates an application.
  public init(name: String, path: String, arguments: [String] = []) {
    self.name = name
    self.path = path
    self.arguments = arguments
  }

  /// Reads `NAME=PATH` or `PATH`, whose last part is then the name; nil where one of the two is missing, or the name
  /// has signs in it that no line could show.
  public init?(_ text: String) {
    let name: Substring
    let path: Substring
    if let sign = text.firstIndex(of: "="), !text[..<sign].contains("/") {
      (name, path) = (text[..<sign], text[text.index(after: sign)...])
    } else {
      (name, path) = (text.split(separator: "/").last ?? "", text[...])
    }
    let isPlain = name.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && $0.value > 32 && $0.value != 127
    }
    guard !name.isEmpty, name.utf8.count <= 64, name != "home", !path.isEmpty, isPlain else { return nil }
    self.init(name: String(name), path: String(path))
  }
}

/// How a process ended.
public enum ProcessEnding: Hashable, Sendable {
  /// By itself, with a status.
  case exited(Int32)
  /// By a signal.
  case killed(Int32)
  /// Unknown.
  case unknown
}
