import Fingerpost
import Foundation

/// The button of a swipe action: its text and 12 points at either side. [LIST-12]
///
/// In which font was not measured; the system's in 15 points is assumed.
final class UISwipeActionStandardButton: UIButton {
  let action: UIContextualAction
  let width: CGFloat

  init(_ action: UIContextualAction) {
    self.action = action
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 15)
    label.text = action.title
    let hasTitle = action.title?.isEmpty == false
    width = (hasTitle ? label.intrinsicContentSize.width : action.image?.size.width ?? 0) + 2 * 12
    super.init(frame: .zero)
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}
