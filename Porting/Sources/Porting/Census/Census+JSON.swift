import Foundation

/// The JSON of a run; docs/porting.md names its keys.
package struct Report: Encodable {
  struct File: Encodable {
    let path: String
    let modes: [String: Mode]
  }

  struct Mode: Encodable {
    let compiles: Bool
    let late: Bool
    let errors: Int
    let symbols: [String]
  }

  struct Symbol: Encodable {
    let name: String
    let files: [String: Int]
  }

  struct Said: Encodable {
    let path: String
    let line: Int
    let column: Int
    let family: String
    let message: String
  }

  let problems: [Said]
  let compiling: [String: Int]?
  let symbols: [Symbol]?
  let files: [File]?

  package init(problems: [Problem], census: Census?) {
    self.problems = problems.map {
      Said(
        path: $0.path, line: $0.place.line, column: $0.place.column, family: $0.family.rawValue,
        message: $0.message)
    }
    compiling = census.map { census in
      Dictionary(uniqueKeysWithValues: census.modes.map { ("\($0)", census.compiling(in: $0)) })
    }
    symbols = census?.symbols.map { Symbol(name: $0.name, files: Self.byText($0.files)) }
    files = census?.entries.map { entry in
      File(
        path: entry.path,
        modes: Self.byText(
          entry.results.mapValues {
            Mode(compiles: $0.compiles, late: $0.isLate, errors: $0.errors, symbols: $0.symbols)
          }))
    }
  }

  private static func byText<Value>(_ modes: [Int: Value]) -> [String: Value] {
    Dictionary(uniqueKeysWithValues: modes.map { ("\($0.key)", $0.value) })
  }

  /// The report as text, with keys in order.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
