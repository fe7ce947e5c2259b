import Foundation

/// A value that may be unreadable without costing its neighbors.
nonisolated struct ExportElement<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
  }
}
