import FingerpostText

extension GestureStory {
  /// How many outcomes a message has at most.
  static let outcomeLimit = 200

  /// The story as a message of the lab, which docs/lab-protocol.md describes, without its screen.
  ///
  /// - Parameter name: names a subject.
  public func message(naming name: (SubjectID) -> String) -> [UInt8] {
    let json = JSONWriter()
    json.object {
      json.field("m", "gesture")
      json.field("t", Double(began) / 1e9)
      json.field("to", Double(last) / 1e9)
      json.field("n", number)
      json.field("over", isOver)
      json.field("what", title)
      // Backticks are those of the sentences.
      let name = { (subject: SubjectID) in name(subject).replacing("`", with: "'") }
      json.field("lead", lead(name).full)
      if let asked {
        json.field("asked", asked.gesture)
        json.key("at")
        json.list {
          json.value(asked.x)
          json.value(asked.y)
        }
      }
      if !presses.isEmpty {
        json.field("presses", each: presses) { press in
          json.list {
            json.value(press.number)
            json.value(press.name)
          }
        }
      }
      let outcomes = outcomes(name)
      json.field("outcomes", objects: outcomes.prefix(Self.outcomeLimit)) { outcome in
        json.field("kind", outcome.kind.rawValue)
        if let subject = outcome.subject { json.field("subject", Int(subject.rawValue)) }
        json.field("did", outcome.did.full)
        if outcome.acts { json.field("acts", true) }
        if outcome.late > 0 { json.field("late", Double(outcome.late) / 1e9) }
      }
      if outcomes.count > Self.outcomeLimit { json.field("more", outcomes.count - Self.outcomeLimit) }
    }
    return json.utf8
  }
}
