import Fingerpost
import Foundation

/// The buttons behind a row, between its content and its end. [LIST-12]
final class UISwipeActionPullView: UIView {
  /// The room between the buttons and around them, in points.
  private static let gap: CGFloat = 10
  private static let buttonHeight: CGFloat = 44

  private let edge: SwipeEdge
  private let buttons: [UISwipeActionStandardButton]
  /// Called with an action whose button was tapped, and the button.
  var perform: (UIContextualAction, UIView) -> Void = { _, _ in }

  init(_ actions: [UIContextualAction], _ edge: SwipeEdge) {
    self.edge = edge
    buttons = actions.map { UISwipeActionStandardButton($0) }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons {
      button.addAction(
        UIAction { [unowned self, unowned button] _ in perform(button.action, button) }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// How wide it is when the row rests open, in points.
  var restWidth: CGFloat { buttons.reduce(Self.gap) { $0 + $1.width + Self.gap } }

  /// The button of the first action, which stands for it where a full swipe performs it.
  var firstButton: UIView { buttons.first ?? self }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(Self.buttonHeight, bounds.height)
    // The first is the nearest to the end of the row.
    var distance = Self.gap
    for button in buttons {
      button.frame = CGRect(
        x: edge == .leading ? distance : bounds.width - distance - button.width,
        y: (bounds.height - height) / 2, width: button.width, height: height)
      distance += button.width + Self.gap
    }
  }
}
