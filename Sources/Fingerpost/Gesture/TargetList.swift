/// Who is told when a recogniser acts, in the order of registration. [GR-3]
struct TargetList {
  private final class Entry {
    private(set) weak var target: AnyObject?
    /// Nil where only a method reference was given, which nothing else can be compared with.
    let name: String?
    let action: Selector.Action

    init(target: AnyObject?, name: String?, action: @escaping Selector.Action) {
      self.target = target
      self.name = name
      self.action = action
    }

    nonisolated deinit {}
  }

  private var entries: [Entry] = []

  var count: Int { entries.count }

  /// Adds an action, unless the same pair of target and name is there already. [GR-3]
  mutating func add(_ target: AnyObject?, name: String?, _ action: @escaping Selector.Action) {
    if let name, entries.contains(where: { $0.name == name && $0.target === target }) { return }
    entries.append(Entry(target: target, name: name, action: action))
  }

  /// Removes the entries of a target and a name; nil on either side means all. [GR-3]
  mutating func remove(_ target: AnyObject?, name: String?) {
    entries.removeAll { entry in
      (target == nil || entry.target === target) && (name == nil || entry.name == name)
    }
  }

  /// Tells everybody who is still there; who is added or removed meanwhile counts from the next time on.
  func send(_ event: UIEvent?) {
    if entries.count == 1 { return entries[0].action(event) }
    for entry in entries { entry.action(event) }
  }
}
