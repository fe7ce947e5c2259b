public import Fingerpost
public import Foundation

/// Which view is seen lifted or highlighted; kept and read back, as nothing is drawn. [MENU-2]
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public final let view: UIView

  /// Creates a preview of a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  nonisolated deinit {}
}

/// Which view is seen lifted for a drag; kept and read back. [DRAG-3]
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
