import Fingerpost

/// The outcome of one recording on a ``GestureStage``, as compared with its label.
nonisolated struct GestureOutcome: Hashable, Sendable {
  /// What the hand was asked to do.
  var label: GestureLabel
  /// The kind that counts as the first: the one asked for if it acted with the first, else that which came first of
  /// all; nil when nothing acted.
  var first: ActingGesture?
  /// Whether the kind that the label asks for acted, none other before it, and went on to change where it has to.
  var isRight: Bool
  /// What happened, for people.
  var account: String

  /// Compares what acted with what should.
  init(_ label: GestureLabel, _ acts: [GestureAct]) {
    self.label = label
    let start = acts.first?.nanoseconds
    let wanted = acts.first { $0.kind == label.kind }
    let isFirst = wanted != nil && wanted?.nanoseconds == start
    first = isFirst ? label.kind : acts.first?.kind
    let hasChanged = acts.contains { $0.kind == label.kind && $0.state == .changed }
    isRight = isFirst && (hasChanged || !label.changes)
    account = Self.account(of: acts, label.kind, mayChange: isFirst && !isRight)
  }

  /// The kinds in the order in which they first acted, with the time of each.
  private static func account(of acts: [GestureAct], _ kind: ActingGesture, mayChange: Bool) -> String {
    var parts: [String] = []
    var kinds: [ActingGesture] = []
    for act in acts where !kinds.contains(act.kind) {
      kinds.append(act.kind)
      let fingers = act.fingers > 1 && act.kind != .pinch && act.kind != .rotation
      let milliseconds = Int((Double(act.nanoseconds) / 1e6).rounded())
      parts.append("\(act.kind.rawValue)\(fingers ? " of \(act.fingers) fingers" : "") at \(milliseconds) ms")
    }
    if !kinds.contains(kind) { parts.append("no \(kind.rawValue)") }
    if mayChange { parts.append("which never changed") }
    return parts.joined(separator: ", ")
  }
}
