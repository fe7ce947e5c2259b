public import Foundation

/// One thing that is dragged. [DRAG-3]
@preconcurrency @MainActor public final class UIDragItem: NSObject {
  /// What it offers.
  public let itemProvider: NSItemProvider
  /// Something for the application that the drag comes from; kept and read back.
  public var localObject: Any?
  /// What is seen while it is dragged; kept and read back, as nothing is drawn.
  public var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item that offers something.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  nonisolated deinit {}
}
