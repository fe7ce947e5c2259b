public import Fingerpost
public import Foundation

/// How a preview would be cut out. Kept and read back.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The part that would be seen, in the view's coordinates. Default nil: all of it.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow. Default nil.
  open var shadowPath: UIBezierPath?
  /// The color behind the view.
  open var backgroundColor: UIColor! = .clear

  /// Creates parameters with UIKit's defaults.
  public override init() { super.init() }

  nonisolated deinit {}
}

/// Where a preview would come from or go to. Kept and read back.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view that it would lie in.
  public final let container: UIView
  /// Its middle there.
  public final let center: CGPoint
  /// Its transform there.
  public final let transform: CGAffineTransform

  /// Creates a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  nonisolated deinit {}
}

/// A view that would be lifted or shown above others, as by a pointer. Nothing is shown
/// here; it is kept and read back. [MENU-2]
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// How it would be cut out.
  public final let parameters: UIPreviewParameters
  /// Where it would be.
  public final let target: UIPreviewTarget

  /// Creates a preview at a place of its own.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview of a view where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  nonisolated deinit {}

  /// The size of the view's bounds.
  open var size: CGSize { view.bounds.size }
}

/// Which view is seen lifted for a drag; kept and read back. [DRAG-3]
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
