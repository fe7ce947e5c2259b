import Fingerpost
import Foundation

/// The control at the right end of a row that is edited, by which a finger moves the row. [LIST-15]
final class UITableViewCellReorderControl: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let press = RowMovePress(target: nil, action: nil)
    press.addTarget { [unowned self, unowned press] _ in
      guard let cell = superview as? UITableViewCell else { return }
      cell.table?.follow(press, of: cell)
    }
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}

/// The press that picks a row up and then moves it. [LIST-15]
final class RowMovePress: UILongPressGestureRecognizer {
  override var minimumPressDuration: TimeInterval {
    get { eventRules.reorderPressDuration }
    set {}
  }

  nonisolated deinit {}
}
