import Fingerpost
import Foundation

/// What is presented in the context of a child covers that child alone: it comes and goes with it. [PRES-5]
extension UIViewController {
  /// The presentation that covers this controller.
  private final var cover: UIPresentationController? {
    guard let made = presentation.presented?.presentationController, made.style.isInContext else {
      return nil
    }
    return made
  }

  /// What is seen in the place of this controller: itself, or what covers it and has taken its view out of the window.
  final var front: UIViewController {
    var front = self
    while let cover = front.cover, cover.hasTakenView { front = cover.presentedViewController }
    return front
  }

  /// The view that a container moves: the controller's own, or the one around what has taken that out of the window.
  final var frontView: UIView? {
    if let cover, cover.hasTakenView { cover.containerView } else { view }
  }

  /// Takes the view, and what covers it, out of the view of its container.
  final func leaveContainer() {
    viewIfLoaded?.removeFromSuperview()
    cover?.containerView?.removeFromSuperview()
  }

  /// Gives the view, and what covers it, a place in the view of its container.
  ///
  /// A view that a presentation has taken out stays out.
  final func enter(_ host: UIView, at frame: CGRect, below sibling: UIView? = nil) {
    guard let view else { return }
    let cover = cover
    let isOut = cover?.hasTakenView == true
    view.frame = frame
    cover?.home?.view = host
    cover?.containerView?.frame = frame
    for part in [isOut ? nil : view, cover?.containerView] {
      guard let part, part.superview !== host else { continue }
      if let sibling { host.insertSubview(part, belowSubview: sibling) } else { host.addSubview(part) }
    }
  }
}
