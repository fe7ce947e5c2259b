public import Foundation

/// What was said about a label beyond font, color, place and lines.
nonisolated final class LabelValues: @unchecked Sendable {
  var attributed: NSAttributedString?
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var widest: CGFloat = 0
  var fitsWidth = false
  var minimumScale: CGFloat = 0
  var followsTextSize = false
  var tightens = false
  var baseline = UIBaselineAdjustment.alignBaselines
  var isEnabled = true
  var isHighlighted = false
  var highlightedColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
}

/// What stays where text becomes smaller to fit; the raw values are UIKit's.
public nonisolated enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline.
  case alignBaselines = 0
  /// The middle.
  case alignCenters = 1
  /// The top left corner.
  case none = 2
}

extension UILabel {
  /// What a label is by default, of which nothing was said.
  private static let untouched = LabelValues()

  private final var values: LabelValues { style?.label ?? UILabel.untouched }

  private final var madeValues: LabelValues {
    if let values = style?.label { return values }
    let made = LabelValues()
    madeStyle.label = made
    return made
  }

  /// The text with attributes; by its fonts the label is measured. Setting it replaces ``text``, and setting that drops the
  /// attributes. Without attributes it is the text in the label's font and color. [LAY-6]
  public final var attributedText: NSAttributedString? {
    get {
      if let attributed = values.attributed { return attributed }
      return text.map {
        NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!])
      }
    }
    set {
      // The plain text goes first: setting it drops the attributes.
      text = newValue?.string
      madeValues.attributed = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Forgets the attributes, as plain text has none.
  final func dropAttributes() { style?.label?.attributed = nil }

  /// What has its own fonts and so decides the size.
  final var measuredText: NSAttributedString? { style?.label?.attributed }

  /// What happens to text that is too wide. Default by truncating tail. Sizes do not depend on it.
  public final var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { madeValues.lineBreakMode = newValue }
  }

  /// How wide lines are at most where nothing else says so, in points; 0, the default, for any width.
  ///
  /// With several lines the intrinsic size wraps there. [LAY-6]
  public final var preferredMaxLayoutWidth: CGFloat {
    get { values.widest }
    set {
      guard newValue != values.widest else { return }
      madeValues.widest = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the font would become smaller to fit. Default false. Kept and read back.
  public final var adjustsFontSizeToFitWidth: Bool {
    get { values.fitsWidth }
    set { madeValues.fitsWidth = newValue }
  }

  /// How small it would become at most, as a factor. Default 0. Kept and read back.
  public final var minimumScaleFactor: CGFloat {
    get { values.minimumScale }
    set { madeValues.minimumScale = newValue }
  }

  /// Whether the font would follow the size of text that the user wants. Default false. Kept and read back.
  public final var adjustsFontForContentSizeCategory: Bool {
    get { values.followsTextSize }
    set { madeValues.followsTextSize = newValue }
  }

  /// Whether letters would move together before text is cut off. Default false. Kept and read back.
  public final var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightens }
    set { madeValues.tightens = newValue }
  }

  /// What would stay where text becomes smaller. Default the baseline. Kept and read back.
  public final var baselineAdjustment: UIBaselineAdjustment {
    get { values.baseline }
    set { madeValues.baseline = newValue }
  }

  /// Whether the text would be drawn as active. Default true; touches do not depend on it. Kept and read back.
  public final var isEnabled: Bool {
    get { values.isEnabled }
    set { madeValues.isEnabled = newValue }
  }

  /// Whether the text would be drawn in ``highlightedTextColor``. Default false. Kept and read back.
  public final var isHighlighted: Bool {
    get { values.isHighlighted }
    set { madeValues.isHighlighted = newValue }
  }

  /// The color of the text while it is highlighted. Default nil. Kept and read back.
  public final var highlightedTextColor: UIColor? {
    get { values.highlightedColor }
    set { madeValues.highlightedColor = newValue }
  }

  /// The color of a shadow of the text. Default nil. Kept and read back.
  public final var shadowColor: UIColor? {
    get { values.shadowColor }
    set { madeValues.shadowColor = newValue }
  }

  /// How far the shadow would be from the text, in points. Default one up. Kept and read back.
  public final var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { madeValues.shadowOffset = newValue }
  }
}
