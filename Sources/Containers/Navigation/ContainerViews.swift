import Fingerpost
import Foundation

/// The private view of a container, as in UIKit, whose name it has.
final class UILayoutContainerView: UIView {
  /// Lays out for the container, before its subviews are.
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// The private view in which pushes and pops happen, as in UIKit, whose name it has.
final class UINavigationTransitionView: UIView {}

/// The private view around a child's view in a navigation controller, as in UIKit, whose name it has.
final class UIViewControllerWrapperView: UIView {}
