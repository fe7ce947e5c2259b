public import Fingerpost
public import Foundation

/// What hears of a firm press. Nothing here presses firmly: its methods are called by code alone. [VAL-142]
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: AnyObject {
  /// Whether a press is to lead anywhere. Default true.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// A preview is nearer, from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  /// What is previewed is nearer, from 0 to 1. The default does nothing.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)
  /// The press has led nowhere.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  /// True.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}

/// A firm press on a view. Present devices feel none, so it never begins. [VAL-142]
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
  /// The view that is pressed.
  public private(set) final weak var view: UIView?
  /// What hears of it; not retained.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Creates an interaction for a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  nonisolated deinit {}

  /// Where the press is in the coordinates of something; zero without one.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Ends the press, and tells the delegate.
  open func cancel() { delegate?.previewInteractionDidCancel(self) }
}
