public import Foundation

/// What has content of a size that it may wish for: a controller.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size that the content would like to have, in points.
  var preferredContentSize: CGSize { get }
  /// Tells a container that one in it would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

extension UIViewController: UIContentContainer {}
