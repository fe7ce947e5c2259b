import FingerpostText
import FingerpostTrace

/// A subject of a trace in words that mean the same in another trace of the same fingers: its number may differ there.
nonisolated struct SubjectName: Hashable, Sendable {
  /// What kind of subject it is.
  var kind: String
  /// What it is called.
  var name: String
  /// How many of the same kind and name were introduced before it.
  var nth: Int

  init(kind: String, name: String, nth: Int = 0) {
    self.kind = kind
    self.name = name
    self.nth = nth
  }

  /// Reads one from a question, or returns nil.
  init?(_ value: JSONValue?) {
    guard let kind = value?["kind"]?.text, let name = value?["name"]?.text else { return nil }
    self.init(kind: kind, name: name, nth: value?["nth"]?.number.flatMap { Int(exactly: $0) } ?? 0)
  }

  /// Writes its fields.
  func writeFields(to json: JSONWriter) {
    json.field("kind", kind)
    json.field("name", name)
    json.field("nth", nth)
  }

  /// The subjects of a trace, in the order in which it introduces them.
  static func all(in records: [TraceRecord]) -> [(id: SubjectID, name: SubjectName)] {
    all(
      records.compactMap { record in
        if case .subject(let id, let kind, let name) = record.fact { (id, kind, name) } else { nil }
      })
  }

  /// Subjects that a trace introduces, with their names; one that it introduces again is no other.
  static func all(
    _ introduced: [(id: SubjectID, kind: SubjectKind, name: String)]
  ) -> [(id: SubjectID, name: SubjectName)] {
    var counts: [SubjectName: Int] = [:]
    var known: Set<SubjectID> = []
    return introduced.compactMap { subject in
      guard known.insert(subject.id).inserted else { return nil }
      var name = SubjectName(kind: subject.kind.rawValue, name: subject.name)
      let nth = counts[name, default: 0]
      counts[name] = nth + 1
      name.nth = nth
      return (subject.id, name)
    }
  }
}
