public import Foundation

/// Where the text of a layer is.
public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the language of the text begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
}

/// Where a text that is too long is cut.
public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer that shows a text, without a view.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text, a `String`; nothing else is shown.
  open var string: Any?
  /// The font, a ``UIFont`` or a `CGFont`, whose size does not count; anything else is the system's font.
  open var font: AnyObject?
  /// The size of the text, in points. Default 36.
  open var fontSize: CGFloat = 36
  /// The color of the text. Default white.
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  /// Where the text is. Default natural.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Whether the text would be broken into lines. Default false. Kept and read back.
  open var isWrapped = false
  /// Where a text that is too long would be cut. Default nowhere. Kept and read back.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Whether characters would stand between pixels. Default false. Kept and read back.
  open var allowsFontSubpixelQuantization = false

  /// Creates a layer without a text.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer's own values.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  override func copyValues(of other: CALayer) {
    super.copyValues(of: other)
    guard let other = other as? CATextLayer else { return }
    (string, font, fontSize) = (other.string, other.font, other.fontSize)
    (foregroundColor, alignmentMode) = (other.foregroundColor, other.alignmentMode)
    (isWrapped, truncationMode) = (other.isWrapped, other.truncationMode)
  }

  /// Creates a layer with the usual values; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}
}
