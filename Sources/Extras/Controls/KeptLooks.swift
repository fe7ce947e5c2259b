public import Fingerpost
public import Foundation

/// How parts would be gone through; the raw values are UIKit's.
public nonisolated enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system has it.
  case automatic = 0
  /// One by one.
  case separate = 1
  /// All at once.
  case combined = 2
}

/// What lies over content where a bar is, as since iOS 26: values that are kept and read back. [BAR-13]
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// How it looks.
  public nonisolated struct Style: Hashable, Sendable {
    let name: String
    /// As the system has it.
    public static let automatic = Style(name: "automatic")
    /// Without an edge.
    public static let soft = Style(name: "soft")
    /// With an edge.
    public static let hard = Style(name: "hard")
  }

  /// How it looks. Default automatic.
  open var style = Style.automatic
  /// Whether it is not there. Default false.
  open var isHidden = false

  nonisolated deinit {}
}

/// What more is said of a view for drawing and assistive techniques: values that are kept and read back. [VAL-129]
extension UIView {
  /// How its parts would be gone through. Default automatic.
  public final var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
}

// swift-format-ignore
/// How a control would look: values that are kept and read back. [VAL-129]
extension UIControl {
  /// What would be shown while a pointer rests on it. Default nil.
  public final var toolTip: String? { get { kept(nil) } set { keep(newValue) } }
  /// Whether it would show its menu. Default false; menus of buttons do not ask.
  public final var isContextMenuInteractionEnabled: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether symbols would move. Default false.
  public final var isSymbolAnimationEnabled: Bool { get { kept(false) } set { keep(newValue) } }
}

extension UIControl {
  /// Where the content is from left to right, once the direction of text is known.
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isReversed ? .right : .left
    case .trailing: return isReversed ? .left : .right
    case let other: return other
    }
  }

  /// Does what a tap does: sends `primaryActionTriggered`, while it is enabled.
  public final func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }
}

// swift-format-ignore
/// How a label would break its text: values that are kept and read back. [VAL-129]
extension UILabel {
  /// How lines would be balanced. Default standard.
  public final var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { kept(.standard) }
    set { keep(newValue) }
  }
  /// Whether all of it would be shown while a pointer rests on it. Default false.
  public final var showsExpansionTextWhenTruncated: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether letters would come closer, as of old. Default false.
  public final var adjustsLetterSpacingToFitWidth: Bool { get { kept(false) } set { keep(newValue) } }
}

/// How an image would be shown: values that are kept and read back. [VAL-129]
extension UIImageView {
  /// Whether the image would grow with the text. Default false.
  public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Creates a view with an image and another one for when it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
}
