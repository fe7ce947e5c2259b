public import Foundation

/// A view that shows text, and by default takes no touches. [HIT-17]
///
/// Nothing is drawn; the text is there for whoever reads the tree.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?

  /// Creates a label with a frame in the coordinates of the superview it will get.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
