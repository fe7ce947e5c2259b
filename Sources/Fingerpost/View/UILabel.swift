public import Foundation

/// A view that shows text, and by default takes no touches. [HIT-17]
///
/// Nothing is drawn or laid out here; pictures of a screen show the text as it is to look.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text. Setting it drops the attributes of ``attributedText``.
  ///
  /// What a subclass answers in an override changes nothing about the text that is measured: that is what was set here. [VAL-53]
  open var text: String? {
    get { plainText }
    set { setPlainText(newValue) }
  }

  /// The text as it was set, whatever an override of ``text`` says.
  private(set) final var plainText: String?

  private final func setPlainText(_ text: String?) {
    dropAttributes()
    guard text != plainText else { return }
    plainText = text
    invalidateIntrinsicContentSize()
    if KeyValueDesk.isUsed { KeyValueDesk.changed(self) }
  }

  /// How the text looks, as far as it was said.
  final var style: TextLooks?
  final var madeStyle: TextLooks {
    if let style { return style }
    let made = TextLooks()
    style = made
    return made
  }

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

  nonisolated deinit {}

  /// The button whose title this is.
  private final var button: UIButton? { (superview as? UIButton).flatMap { $0.hasTitle(self) ? $0 : nil } }

  /// The control of a bar whose title this is.
  private final var barControl: BarControl? { superview as? BarControl }

  /// The font. Default the system's in 17 points, of the title of a button in 18; nil sets that again.
  open var font: UIFont! {
    get {
      if let font = style?.font { return font }
      if let barControl { return barControl.titleFont }
      return .systemFont(ofSize: button == nil ? UIFont.labelFontSize : UIFont.buttonFontSize)
    }
    set {
      madeStyle.font = newValue
      invalidateIntrinsicContentSize()
      if KeyValueDesk.isUsed { KeyValueDesk.changed(self) }
    }
  }

  /// The color of the text. Default ``UIColor/label``, of the title of a button what the button says; nil sets that again.
  open var textColor: UIColor! {
    get { style?.color ?? button?.currentTitleColor ?? barControl?.itemColor ?? .label }
    set { madeStyle.color = newValue }
  }

  /// Where the text is. Default natural, of the title of a button the middle.
  open var textAlignment: NSTextAlignment {
    get { style?.alignment ?? button?.titleAlignment ?? (barControl == nil ? .natural : .center) }
    set { madeStyle.alignment = newValue }
  }

  /// How many lines the text may take; 0 for as many as it needs. Default 1.
  open var numberOfLines: Int {
    get { style?.lines ?? 1 }
    set {
      madeStyle.lines = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with attributes; by its fonts the label is measured. Setting it replaces ``text``, and setting that drops the
  /// attributes. Without attributes it is the text in the label's font and color. [LAY-6]
  open var attributedText: NSAttributedString? {
    get {
      if let attributed = values.attributed { return attributed }
      return plainText.map {
        NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!])
      }
    }
    set {
      // The plain text goes first: setting it drops the attributes.
      setPlainText(newValue?.string)
      madeValues.attributed = newValue
      invalidateIntrinsicContentSize()
      if KeyValueDesk.isUsed { KeyValueDesk.changed(self) }
    }
  }

  /// What happens to text that is too wide. Default by truncating tail. Sizes do not depend on it.
  open var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { madeValues.lineBreakMode = newValue }
  }

  /// How wide lines are at most where nothing else says so, in points; 0, the default, for any width.
  ///
  /// With several lines the intrinsic size wraps there. [LAY-6]
  open var preferredMaxLayoutWidth: CGFloat {
    get { values.widest }
    set {
      guard newValue != values.widest else { return }
      madeValues.widest = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the font would become smaller to fit. Default false. Kept and read back.
  open var adjustsFontSizeToFitWidth: Bool {
    get { values.fitsWidth }
    set { madeValues.fitsWidth = newValue }
  }

  /// How small it would become at most, as a factor. Default 0. Kept and read back.
  open var minimumScaleFactor: CGFloat {
    get { values.minimumScale }
    set { madeValues.minimumScale = newValue }
  }

  /// Whether the font would follow the size of text that the user wants. Default false. Kept and read back.
  open var adjustsFontForContentSizeCategory: Bool {
    get { values.followsTextSize }
    set { madeValues.followsTextSize = newValue }
  }

  /// Whether letters would move together before text is cut off. Default false. Kept and read back.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightens }
    set { madeValues.tightens = newValue }
  }

  /// What would stay where text becomes smaller. Default the baseline. Kept and read back.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { values.baseline }
    set { madeValues.baseline = newValue }
  }

  /// Whether the text would be drawn as active. Default true; touches do not depend on it. Kept and read back.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { madeValues.isEnabled = newValue }
  }

  /// Whether the text would be drawn in ``highlightedTextColor``. Default false. Kept and read back.
  open var isHighlighted: Bool {
    get { values.isHighlighted }
    set { madeValues.isHighlighted = newValue }
  }

  /// The color of the text while it is highlighted. Default nil. Kept and read back.
  open var highlightedTextColor: UIColor? {
    get { values.highlightedColor }
    set { madeValues.highlightedColor = newValue }
  }

  /// The color of a shadow of the text. Default nil. Kept and read back.
  open var shadowColor: UIColor? {
    get { values.shadowColor }
    set { madeValues.shadowColor = newValue }
  }

  /// How far the shadow would be from the text, in points. Default one up. Kept and read back.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { madeValues.shadowOffset = newValue }
  }

  /// The size of ``textRect(forBounds:limitedToNumberOfLines:)`` in bounds as large as need be, an estimate. [LAY-6]
  open override var intrinsicContentSize: CGSize { sizeWithin(preferredMaxLayoutWidth) }

  private static let enough: CGFloat = 1e6

  /// The size of the text with lines as wide as a limit at most; 0 for any width.
  private final func sizeWithin(_ width: CGFloat) -> CGSize {
    let wraps = width > 0 && numberOfLines != 1
    let bounds = CGRect(x: 0, y: 0, width: wraps ? width : Self.enough, height: Self.enough)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the room that the text takes, at the top left of bounds. [LAY-6]
  ///
  /// The sizes that layout asks for follow an override, so that a label with room around its text grows. The label calls it
  /// with bounds that are higher than any text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let width = bounds.width < Self.enough ? bounds.width : 0
    let size =
      measuredText.map { AttributedSize.size(of: $0, font: font, width: width, lines: numberOfLines) }
      ?? TextSize.size(of: plainText ?? "", in: font, width: width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Would be called to draw the text. Nothing here calls it but code, and the default does nothing.
  open func drawText(in rect: CGRect) {}

  override var textLines: TextLines? {
    let ascender = TextSize.ascender(of: font)
    return TextLines(
      wraps: numberOfLines != 1, first: ascender, last: TextSize.lineHeight(of: font) - ascender)
  }

  /// Returns the size of the text with lines as wide as the size at most, an estimate. [LAY-6]
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeWithin(size.width)
  }

  /// Whether anything was said about how the text looks.
  package final var hasTextStyle: Bool { style != nil || button?.saysTitleColor == true }

  /// The text that is shown: nothing for an item of a bar that shows an image in place of its title.
  package final var drawnText: String? {
    if let barControl, barControl.drawnImage != nil, !barControl.isTab { return nil }
    return text
  }
}
