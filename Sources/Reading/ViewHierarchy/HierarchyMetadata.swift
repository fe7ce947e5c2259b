import Foundation

/// What the file `metadata` of a bundle says: a property list with the application's name.
nonisolated struct HierarchyMetadata: Equatable {
  /// No such file is longer, in bytes.
  static let maxBytes = 100_000

  /// The version of the format.
  var version: String?
  /// The name of the application.
  var name: String?
  /// The number of its process.
  var process: String?

  /// Reads the file.
  ///
  /// The keys are looked for in its text: a parser of property lists would follow any nesting.
  init(_ data: Data) {
    let text = String(decoding: data.prefix(Self.maxBytes), as: UTF8.self)
    version = Self.value(of: "DocumentVersion", in: text)
    name = Self.value(of: "RunnableDisplayName", in: text)
    process = Self.value(of: "RunnablePID", in: text)
  }

  /// The application in words, such as `Shop (process 4711)`.
  var application: String? { name.map { name in process.map { "\(name) (process \($0))" } ?? name } }

  private static func value(of key: String, in text: String) -> String? {
    guard let found = text.range(of: "<key>\(key)</key>") else { return nil }
    let rest = text[found.upperBound...].drop { $0.isWhitespace }
    for kind in ["string", "integer", "real"] where rest.hasPrefix("<\(kind)>") {
      let value = rest.dropFirst(kind.count + 2).prefix { $0 != "<" }.prefix(200)
      // The ampersand comes last, or it would make new ones.
      let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      let plain = signs.reduce(String(value)) { $0.replacing($1.0, with: $1.1) }
      return plain.isEmpty ? nil : plain
    }
    return nil
  }
}
