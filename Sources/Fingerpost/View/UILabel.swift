public import Foundation

/// A view that shows text, and by default takes no touches. [HIT-17]
///
/// Nothing is drawn or laid out here; pictures of a screen show the text as it is to look.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet {
      dropAttributes()
      if text != oldValue { invalidateIntrinsicContentSize() }
    }
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
      ?? TextSize.size(of: text ?? "", in: font, width: width, lines: numberOfLines)
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
