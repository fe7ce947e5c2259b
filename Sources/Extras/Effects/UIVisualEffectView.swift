public import Fingerpost
public import Foundation

/// The private view that holds the content of an effect view, as in UIKit, whose name it has.
final class _UIVisualEffectContentView: UIView {}

/// A view whose content lies on an effect.
///
/// The content belongs in ``contentView``, which fills the view and is hit where none of its subviews is. A view that is added
/// to the effect view itself ends the program, as in UIKit since iOS 11. [VFX-1]
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private final let content = _UIVisualEffectContentView(frame: .zero)

  /// The effect, which is kept and read back. Default nil.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect and an empty frame.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    holdContent()
  }

  /// Creates a view without an effect, with a frame in the coordinates of the superview it will get.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    holdContent()
  }

  /// Creates a view with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    holdContent()
  }

  nonisolated deinit {}

  private final func holdContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(content)
  }

  /// The view that the content is added to. It fills the effect view.
  open var contentView: UIView { content }

  /// Ends the program: the view belongs in ``contentView``. [VFX-1]
  open override func addSubview(_ view: UIView) { refuse(view) }

  /// Ends the program: the view belongs in ``contentView``. [VFX-1]
  open override func insertSubview(_ view: UIView, at index: Int) { refuse(view) }

  /// Ends the program: the view belongs in ``contentView``. [VFX-1]
  open override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { refuse(view) }

  /// Ends the program: the view belongs in ``contentView``. [VFX-1]
  open override func insertSubview(_ view: UIView, belowSubview sibling: UIView) { refuse(view) }

  private final func refuse(_ view: UIView) -> Never {
    preconditionFailure(
      "\(type(of: view)) was added to a UIVisualEffectView itself: add it to the effect view's contentView")
  }
}
