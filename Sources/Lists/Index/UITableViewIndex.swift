import Fingerpost
import Foundation

/// The titles at the right edge of a table, by which a finger goes from section to section. It tracks the finger as any
/// control does; a finger above or below the titles is on the first or the last one. The class is UIKit's. [LIST-37]
final class UITableViewIndex: UIControl {
  /// How wide it is, and how high a title, in points; assumed.
  static let width: CGFloat = 15
  private static let titleHeight: CGFloat = 14

  var titles: [String] = [] {
    didSet { current = nil }
  }
  /// The title that the finger is on.
  private var current: Int?

  nonisolated deinit {}

  private var table: UITableView? { superview as? UITableView }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    current = nil
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: UITouch) {
    guard !titles.isEmpty else { return }
    // Many titles share the room that there is.
    let height = min(Self.titleHeight, bounds.height / CGFloat(titles.count))
    let top = (bounds.height - height * CGFloat(titles.count)) / 2
    let row = height > 0 ? ((touch.location(in: self).y - top) / height).rounded(.down) : 0
    let title = Int(min(max(row, 0), CGFloat(titles.count - 1)))
    guard title != current else { return }
    current = title
    table?.goToSection(ofTitle: titles[title], at: title)
  }
}

/// The index of a table, if it has one.
struct SectionIndex {
  var view: UITableViewIndex?
  /// How many rows the table must have for it.
  var leastRows = 0
}

/// Keeps a table from holding back what a finger does to the controls that follow it at once: that of moving, and the
/// section index. [LIST-15, LIST-37]
final class ControlTouchGate: UIGestureRecognizerDelegate {
  nonisolated deinit {}

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let table = gestureRecognizer.view as? UITableView, !table.isDecelerating else {
      // Content that moves is stopped first.
      return true
    }
    return switch touch.view {
    case is UITableViewCellReorderControl: !table.listRule { $0.reorderDragsAtOnce }
    case is UITableViewIndex: false
    default: true
    }
  }
}
