import Fingerpost
import Foundation

/// The control at the left end of a row that is edited: it deletes, inserts, or shows that the row is selected.
final class UITableViewCellEditControl: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(
      UIAction { [unowned self] _ in
        guard let cell = superview as? UITableViewCell else { return }
        cell.table?.editControlTapped(in: cell)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}
