import FingerpostArbitration
package import FingerpostTrace
package import Foundation

/// The switches that every tap on a row asks. [LIST-3, LIST-4, LIST-20]
package struct RowRules {
  package let isPad: Bool
  package let tableDeselectsFirst: Bool
  package let tableUnhighlightsLast: Bool
  package let collectionUnhighlightsLast: Bool

  fileprivate init(_ rules: EventRules) {
    isPad = rules.isPad
    tableDeselectsFirst = rules.tableDeselectsFirst
    tableUnhighlightsLast = rules.tableUnhighlightsLast
    collectionUnhighlightsLast = rules.collectionUnhighlightsLast
  }
}

/// What a module above takes from the engine for its lists, beyond what any subclass of a scroll view can do: to state what
/// happens to a row as the engine states what it decides, and to read its switches.
extension UIScrollView {
  /// Some of the switches of the window that the list is in, or of the standard ones, without a copy of all.
  package final func listRule<Value>(_ read: (EventRules) -> Value) -> Value {
    // While a finger is on the list its own recognizer has them at hand, without a reference that is counted.
    if pan.contestant.node.isInPlay { return pan.threshold(read) }
    if let window = holdingWindow { return read(window.world.eventRules) }
    return read(.standard)
  }

  /// The same for a tap on a row: handing all switches to another module's closure copies them.
  package final var rowRules: RowRules { listRule { RowRules($0) } }

  /// States what happens to a row.
  package final func stateRow(_ step: RowStep, cell: UIView?, at path: IndexPath) {
    guard node.flags.contains(.traced), let world = holdingWindow?.world else { return }
    world.record(
      .row(
        list: subject(in: world), cell: cell.map { $0.subject(in: world) }, section: path[0], item: path[1],
        step))
  }
}

extension UIView {
  /// Whether the view holds any other, told without a copy of the list.
  package final var holdsSubviews: Bool { node.subview(at: 0) != nil }
}
