import Foundation

/// The targets of a control, in the order of registration. [CTL-24, CTL-25]
struct ControlTargets {
  /// One target with its action, or an action that is a closure, and the events for which it is sent.
  final class Entry {
    private(set) weak var target: AnyObject?
    /// Whether there was a target when the entry was made; without one it is looked for at each sending. [CTL-27]
    let hasTarget: Bool
    let selector: Selector?
    let action: UIAction?
    /// None once the entry was removed, which counts at once, even while actions are being sent. [CTL-28]
    var events: UIControl.Event

    init(target: AnyObject?, selector: Selector, events: UIControl.Event) {
      self.target = target
      self.selector = selector
      self.events = events
      hasTarget = target != nil
      action = nil
    }

    init(_ action: UIAction, events: UIControl.Event) {
      self.action = action
      self.events = events
      hasTarget = false
      selector = nil
    }

    nonisolated deinit {}

    /// Whether the target is gone, so that nothing is left to be sent an action. [CTL-26]
    var isDead: Bool { hasTarget && target == nil }
  }

  private(set) var entries: [Entry] = []

  /// Adds a target; the same target with the same named action is sent it once, for the events of both. [CTL-24]
  mutating func add(_ target: AnyObject?, _ selector: Selector, for events: UIControl.Event) {
    guard !events.isEmpty else { return }
    sweep()
    if !selector.name.isEmpty {
      for entry in entries
      where entry.selector == selector && entry.target === target && entry.hasTarget == (target != nil) {
        entry.events.formUnion(events)
        return
      }
    }
    entries.append(Entry(target: target, selector: selector, events: events))
  }

  /// Adds a closure; for these events it takes the place of one with the same identifier. [CTL-31]
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    guard !events.isEmpty else { return }
    sweep()
    var place: Int?
    for (index, entry) in entries.enumerated() {
      guard let other = entry.action, other.identifier == action.identifier else { continue }
      if other === action {
        entry.events.formUnion(events)
        place = index
        continue
      }
      entry.events.subtract(events)
      if entry.events.isEmpty, place == nil { place = index }
    }
    if let place {
      if entries[place].action !== action { entries[place] = Entry(action, events: events) }
    } else {
      entries.append(Entry(action, events: events))
    }
    sweep()
  }

  /// Removes events from the entries of a target and a named action; nil on either side means all. [CTL-28]
  mutating func remove(_ target: AnyObject?, _ selector: Selector?, for events: UIControl.Event) {
    for entry in entries where entry.action == nil {
      if let target, entry.target !== target { continue }
      if let selector, entry.selector != selector { continue }
      entry.events.subtract(events)
    }
    sweep()
  }

  /// Removes events from the entries of a closure. [CTL-31]
  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for entry in entries where entry.action?.identifier == identifier { entry.events.subtract(events) }
    sweep()
  }

  /// Forgets entries whose target is gone or that have no events left.
  private mutating func sweep() {
    entries.removeAll { $0.events.isEmpty || $0.isDead }
  }

  /// The targets, with `NSNull` for those that are looked for, hashable or by their identity. [CTL-29]
  var all: Set<AnyHashable> {
    var all: Set<AnyHashable> = []
    for entry in entries where entry.selector != nil && !entry.isDead {
      guard let target = entry.target else {
        all.insert(NSNull())
        continue
      }
      if let hashable = target as? AnyHashable {
        all.insert(hashable)
      } else {
        all.insert(ObjectIdentifier(target))
      }
    }
    return all
  }

  /// All events for which anything is sent. [CTL-29]
  var allEvents: UIControl.Event {
    var all: UIControl.Event = []
    for entry in entries where !entry.isDead { all.formUnion(entry.events) }
    return all
  }

  /// The names of the actions that a target is sent for one event, nil for none. [CTL-29]
  func actions(of target: AnyObject?, for event: UIControl.Event) -> [String]? {
    guard event.rawValue.nonzeroBitCount == 1 else { return nil }
    var names: [String] = []
    for entry in entries where entry.events.contains(event) && !entry.isDead {
      guard let selector = entry.selector, !selector.name.isEmpty, entry.target === target else { continue }
      names.append(selector.name)
    }
    return names.isEmpty ? nil : names
  }
}
