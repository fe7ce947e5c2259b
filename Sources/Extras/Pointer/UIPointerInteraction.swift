public import Fingerpost
public import FingerpostInteractions
public import FingerpostLists
public import Foundation

/// Where a pointer would look another way. There is no pointer here: no effect is shown and no delegate is asked.
open class UIPointerRegion: NSObject, NSCopying {
  /// The rectangle in the view's coordinates.
  public final let rect: CGRect
  /// What code knows it by, or nil.
  public final let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }

  nonisolated deinit {}

  /// Returns itself: a region never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a pointer asks for a region. Nothing asks here.
open class UIPointerRegionRequest: NSObject {
  /// Where it is, in the view's coordinates.
  public final let location: CGPoint

  /// Creates a request, as a test may.
  public init(location: CGPoint) {
    self.location = location
    super.init()
  }

  nonisolated deinit {}
}

/// What a pointer would do with a view. Kept and read back.
public enum UIPointerEffect {
  /// What the system thinks best.
  case automatic(UITargetedPreview)
  /// The pointer becomes the background.
  case highlight(UITargetedPreview)
  /// The pointer vanishes under the view, which is lifted.
  case lift(UITargetedPreview)
  /// The pointer stays.
  case hover(UITargetedPreview)

  /// The view that it is of.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview): preview
    }
  }
}

/// The shape of a pointer. Kept and read back.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A beam that stands.
  case verticalBeam(length: CGFloat)
  /// A beam that lies.
  case horizontalBeam(length: CGFloat)
}

/// How a pointer would look. Kept and read back.
open class UIPointerStyle: NSObject {
  /// What it does with the view, or nil.
  public final let effect: UIPointerEffect?
  /// Its shape, or nil.
  public final let shape: UIPointerShape?

  /// Creates a look.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  /// Creates a look of a shape alone.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    (effect, self.shape) = (nil, shape)
    super.init()
  }

  nonisolated deinit {}
}

/// What says how a pointer looks over a view. Nothing asks it here.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns where the pointer looks another way; nil for nowhere.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns how it looks there; nil for as ever.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  /// Would be called when the pointer comes in.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Would be called when the pointer leaves.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

/// Takes what is animated along with a pointer that comes or leaves. There is no pointer here.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

extension UIPointerInteractionDelegate {
  /// Returns the region of the view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  /// Returns nil.
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  { nil }

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Lets a pointer look another way over a view. It is kept by its view; there is no pointer here.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view that has it.
  public private(set) final weak var view: UIView?
  /// What says how the pointer looks; not retained.
  public final weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether it does anything. Default true. Kept and read back.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  nonisolated deinit {}

  /// Called when the view is about to become another; does nothing.
  open func willMove(to view: UIView?) {}

  /// Notes the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Would ask the delegate again. Nothing asks it here.
  open func invalidate() {}
}
