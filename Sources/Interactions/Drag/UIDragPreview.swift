public import Fingerpost
public import Foundation

/// How what is dragged would be cut out. Kept and read back.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where what is dragged would be seen to go. Kept and read back.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// Which view would be seen under the finger of a drag. Kept and read back.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// How it would be cut out.
  public final let parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  nonisolated deinit {}
}
