/// Where in a document something stands.
nonisolated struct ScenarioPlace: Hashable, Sendable {
  /// The line, from 1.
  var line: Int
  /// The column, from 1.
  var column: Int
  /// The way from the document's root.
  var path: ScenarioPath
}

/// The way from a document's root to one of its items.
///
/// Linked from the item upwards, so that a path costs one small object an item however deep it lies; the
/// text is only put together for an error.
nonisolated indirect enum ScenarioPath: Hashable, Sendable, CustomStringConvertible {
  case root
  case key(String, of: ScenarioPath)
  case index(Int, of: ScenarioPath)

  var description: String {
    var parts: [String] = []
    var place = self
    while true {
      switch place {
      case .root:
        let text = parts.reversed().joined()
        return text.hasPrefix(".") ? String(text.dropFirst()) : text
      case .key(let key, let parent):
        parts.append(Self.isPlain(key) ? ".\(key)" : "[\"\(key)\"]")
        place = parent
      case .index(let index, let parent):
        parts.append("[\(index)]")
        place = parent
      }
    }
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty
      && key.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" }
  }
}
