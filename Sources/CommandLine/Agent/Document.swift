import CDocuments

/// A document of `docs/` that is in the program.
nonisolated enum Document: String {
  case agents = "agents.md"
  case report = "report.schema.json"
  case audit = "audit.schema.json"
  case conflicts = "conflicts.schema.json"
  case diff = "diff.schema.json"
  case screen = "screen.schema.json"
  case rule = "rule.schema.json"

  /// Its bytes.
  var bytes: [UInt8] {
    for index in 0..<document_count() where String(cString: document_name(index)) == rawValue {
      return Array(UnsafeBufferPointer(start: document_bytes(index), count: document_size(index)))
    }
    return []
  }

  /// Its text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
