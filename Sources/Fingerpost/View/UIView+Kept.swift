public import Foundation

/// What a view is told and gives back unchanged.
nonisolated struct KeptViewValues {
  var restorationIdentifier: String?
  var mask: UIView?
  var contentScaleFactor: CGFloat?
  var clearsContextBeforeDrawing = true
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var textSizes = KeptTextSizes()
  var motionEffects: [UIMotionEffect] = []
  var corners: UICornerConfiguration?
}

/// How far the size of text would follow the user.
nonisolated struct KeptTextSizes {
  var smallest: UIContentSizeCategory?
  var largest: UIContentSizeCategory?

  var description: String {
    "minimum: \(smallest?.rawValue ?? "none"), maximum: \(largest?.rawValue ?? "none")"
  }
}

/// Values of drawing and restoring that are kept and read back; no touch and no layout depends on them.
extension UIView {
  /// Whether the tint would be dimmed, as it is below an alert; the raw values are UIKit's.
  public nonisolated enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Dimmed.
    case dimmed = 2
  }

  final func keep(_ change: (inout KeptViewValues) -> Void) {
    var values = looks?.kept ?? KeptViewValues()
    change(&values)
    madeLooks.kept = values
  }

  final var keptTextSizes: KeptTextSizes {
    get { looks?.kept?.textSizes ?? KeptTextSizes() }
    set { keep { $0.textSizes = newValue } }
  }

  /// A name under which state would be restored; nothing is restored here. Default nil.
  public final var restorationIdentifier: String? {
    get { looks?.kept?.restorationIdentifier }
    set { keep { $0.restorationIdentifier = newValue } }
  }

  /// The view whose opacity would cut this one. Default nil. Hit testing ignores it. [HIT-12]
  public final var mask: UIView? {
    get { looks?.kept?.mask }
    set { keep { $0.mask = newValue } }
  }

  /// How many pixels a point of what the view draws would have. Default the screen's scale.
  public final var contentScaleFactor: CGFloat {
    get { looks?.kept?.contentScaleFactor ?? World.current.screen.scale }
    set { keep { $0.contentScaleFactor = newValue } }
  }

  /// Whether the view would be cleared before it draws. Default true.
  public final var clearsContextBeforeDrawing: Bool {
    get { looks?.kept?.clearsContextBeforeDrawing ?? true }
    set { keep { $0.clearsContextBeforeDrawing = newValue } }
  }

  /// Whether the tint would be dimmed. Default automatic; what is read is what was set, and normal for automatic.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { looks?.kept.map { $0.tintAdjustmentMode == .dimmed ? .dimmed : .normal } ?? .normal }
    set { keep { $0.tintAdjustmentMode = newValue } }
  }

  /// The smallest size of text that the user may choose for the view. Default nil. Kept and read back.
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { keptTextSizes.smallest }
    set { keptTextSizes.smallest = newValue }
  }

  /// The largest size of text that the user may choose for the view. Default nil. Kept and read back.
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { keptTextSizes.largest }
    set { keptTextSizes.largest = newValue }
  }

  /// The two in words.
  public final var appliedContentSizeCategoryLimitsDescription: String { keptTextSizes.description }

  /// The view whose baseline stood for the view's before there were two. Nothing here asks for it.
  public final func forBaselineLayout() -> UIView { self }
}
