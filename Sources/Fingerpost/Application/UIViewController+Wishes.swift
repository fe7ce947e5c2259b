import Foundation

/// What a controller wants of those around it, and whether it lets its content be edited.
struct ControllerWishes {
  var isEditing = false
  var size = CGSize.zero
  var safeArea = UIEdgeInsets.zero
}

extension UIViewController {
  final func setPreferredSize(_ size: CGSize) {
    guard size != wishes.size else { return }
    wishes.size = size
    (parent ?? presentingViewController)?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  final func setSafeArea(_ insets: UIEdgeInsets) {
    guard insets != wishes.safeArea else { return }
    wishes.safeArea = insets
    viewIfLoaded?.announceSafeArea()
  }
}
