import Foundation

/// What a controller wants of those around it, and whether it lets its content be edited.
struct ControllerWishes {
  var isEditing = false
  var size = CGSize.zero
  var safeArea = UIEdgeInsets.zero
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModal = false
  var definesContext = false
  var hidesBottomBar = false
}

extension UIViewController {
  /// A view as large as the screen, which follows the size of what it is put into. [LAY-9]
  final func makePlainView() -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: World.current.screenSize))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  final func setPreferredSize(_ size: CGSize) {
    guard size != wishes.size else { return }
    wishes.size = size
    (parent ?? presentation.presenting)?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  final func setSafeArea(_ insets: UIEdgeInsets) {
    guard insets != wishes.safeArea else { return }
    wishes.safeArea = insets
    viewIfLoaded?.announceSafeArea()
  }
}
