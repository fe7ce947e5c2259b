package import Foundation

/// What moves with the content of a scroll view and is not its delegate, such as a bar with a large title. [NAV-13]
package protocol ScrollFollower: AnyObject {
  /// Called when the offset has changed, after the delegate.
  func contentHasMoved(in scrollView: UIScrollView)
  /// Where content that a finger lets go is to come to rest, in place of where its delegate would have it.
  func restingPlace(for target: CGPoint, in scrollView: UIScrollView) -> CGPoint
}

extension UIScrollView {
  /// What follows the content. It is not kept alive.
  package final var follower: (any ScrollFollower)? {
    get { pan.follower }
    set { pan.follower = newValue }
  }
}
