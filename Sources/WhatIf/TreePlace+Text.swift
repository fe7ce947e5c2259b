extension TreePlace {
  /// The most views between a window and what is below it, in a text.
  nonisolated static let maxLevels = 1000

  /// The place as a text, such as `0.2.1` for a view and `0.2.1:0` for its first recognizer.
  public nonisolated var text: String {
    let path = ([window] + subviews).map(String.init).joined(separator: ".")
    return recognizer.map { "\(path):\($0)" } ?? path
  }

  /// Reads a place from its text; nil where the text is none.
  public nonisolated init?(text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let path = parts[0].split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let indices = path.compactMap { $0 }
    guard parts.count <= 2, indices.count == path.count, indices.count <= Self.maxLevels,
      indices.allSatisfy({ $0 >= 0 })
    else { return nil }
    let recognizer = parts.count == 2 ? Int(parts[1]) : nil
    if parts.count == 2, recognizer ?? -1 < 0 { return nil }
    self.init(window: indices[0], subviews: Array(indices.dropFirst()), recognizer: recognizer)
  }
}
