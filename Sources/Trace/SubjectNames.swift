/// The names of a trace's subjects, as far as it has introduced them.
struct SubjectNames {
  private var names: [String] = []

  /// Remembers a name.
  ///
  /// - Returns: whether the fact introduced one.
  mutating func learn(_ fact: Fact) -> Bool {
    guard case .subject(let id, _, let name) = fact else { return false }
    let index = Int(id.rawValue)
    while names.count <= index { names.append("?") }
    names[index] = name
    return true
  }

  subscript(id: SubjectID) -> String {
    let index = Int(id.rawValue)
    return names.indices.contains(index) ? names[index] : "#\(id.rawValue)"
  }
}
