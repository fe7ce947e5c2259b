import Foundation

/// What a controller wants of those around it, and whether it lets its content be edited.
struct ControllerWishes {
  var isEditing = false
  var size = CGSize.zero
  var safeArea = UIEdgeInsets.zero
  var bars = UIEdgeInsets.zero
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModal = false
  var definesContext = false
  var hidesBottomBar = false
  var kept = KeptControllerValues()
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

  /// What the bars of the container around this controller cover of its view, which is in its safe area beside what the
  /// client adds. Set by that container. [LAY-8]
  package final var insetsOfBars: UIEdgeInsets {
    get { wishes.bars }
    set {
      guard newValue != wishes.bars else { return }
      wishes.bars = newValue
      viewIfLoaded?.announceSafeArea()
    }
  }

  /// What controllers add to the safe area of this one's view: the client by the controller itself, and a container.
  final var insetsOfControllers: UIEdgeInsets {
    let (own, bars) = (additionalSafeAreaInsets, wishes.bars)
    return UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
  }

  final func setSafeArea(_ insets: UIEdgeInsets) {
    guard insets != wishes.safeArea else { return }
    wishes.safeArea = insets
    viewIfLoaded?.announceSafeArea()
  }
}
