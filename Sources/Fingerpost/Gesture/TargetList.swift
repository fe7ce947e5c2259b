/// Who is told when a recogniser acts, in the order of registration. Targets are not kept. [GR-3, GR-4]
struct TargetList {
  private struct Entry {
    weak var target: AnyObject?
    /// Nil targets are looked for in the responder chain by the type that this closure knows.
    let isFixed: Bool
    let call: (AnyObject?, UIGestureRecognizer) -> Void
  }

  private var entries: [Entry] = []

  mutating func add(_ target: AnyObject?, _ call: @escaping (AnyObject?, UIGestureRecognizer) -> Void) {
    entries.append(Entry(target: target, isFixed: target != nil, call: call))
  }

  /// Removes the entries of a target, or with nil all. [GR-3]
  mutating func remove(_ target: AnyObject?) {
    entries.removeAll { target == nil || $0.target === target }
  }

  /// Tells everybody who is still there.
  func send(_ sender: UIGestureRecognizer) {
    for entry in entries {
      if entry.isFixed {
        guard let target = entry.target else { continue }
        entry.call(target, sender)
      } else {
        entry.call(nil, sender)
      }
    }
  }
}
