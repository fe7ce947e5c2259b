package import FingerpostTrace

/// What a module above takes from the engine for its lists, beyond what any subclass of a scroll view can do: to state what
/// happens to a row as the engine states what it decides, and to read its switches.
extension UIScrollView {
  /// The switches of the window that the list is in, or the standard ones.
  package final var listRules: EventRules { holdingWindow?.world.eventRules ?? .standard }

  /// States what happens to a row.
  package final func stateRow(_ step: RowStep, cell: UIView?, section: Int, item: Int) {
    guard let world = holdingWindow?.world, world.trace.isListening else { return }
    world.record(
      .row(
        list: subject(in: world), cell: cell.map { $0.subject(in: world) }, section: section, item: item, step
      ))
  }
}
