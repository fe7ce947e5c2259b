public import Foundation

// swift-format-ignore
/// The text with attributes, and what is drawn around it: kept and read back, but for the text itself. [VAL-88]
extension UITextField {
  /// The attributes of what is typed next. Default nil. Kept and read back.
  public final var typingAttributes: [NSAttributedString.Key: Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether the user could give text attributes. Default false. Kept and read back.
  public final var allowsEditingTextAttributes: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether the first thing typed replaces the text. Default false. Kept and read back.
  public final var clearsOnInsertion: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether a text that is too long would be smaller. Default false. Kept and read back.
  public final var adjustsFontSizeToFitWidth: Bool { get { kept(false) } set { keep(newValue) } }
  /// How small it would get, in points. Default 0. Kept and read back.
  public final var minimumFontSize: CGFloat { get { kept(0) } set { keep(newValue) } }
  /// Whether the font would follow the size that the user chooses. Default false. Kept and read back.
  public final var adjustsFontForContentSizeCategory: Bool { get { kept(false) } set { keep(newValue) } }
  /// An image behind the text. Default nil. Kept and read back.
  public final var background: UIImage? { get { kept(nil) } set { keep(newValue) } }
  /// An image behind the text of a field that is disabled. Default nil. Kept and read back.
  public final var disabledBackground: UIImage? { get { kept(nil) } set { keep(newValue) } }
}

extension UITextField {
  /// The distance of the button that clears from the right edge, and its size, in points.
  private static let clearButton: (distance: CGFloat, size: CGFloat) = (5, 19)

  final func findClearButtonRect(_ bounds: CGRect) -> CGRect {
    let (distance, size) = UITextField.clearButton
    return CGRect(
      x: bounds.maxX - distance - size, y: (bounds.midY - size / 2).rounded(), width: size, height: size)
  }

  /// The text with its attributes: those that it was set with as long as it is the same text, else ``defaultTextAttributes``.
  /// Setting it sets ``text``. [VAL-88]
  public final var attributedText: NSAttributedString? {
    get {
      let attributed: NSAttributedString? = kept(nil)
      if let attributed, attributed.string == text { return attributed }
      return text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) }
    }
    set {
      keep(newValue)
      text = newValue?.string
    }
  }

  /// The attributes of text that has none of its own. Default font, color and alignment of the field; setting it sets these.
  /// [VAL-88]
  public final var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes: [NSAttributedString.Key: Any] = kept([:])
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      let style = NSMutableParagraphStyle()
      if let given = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(given) }
      style.alignment = textAlignment
      attributes[.paragraphStyle] = style
      return attributes
    }
    set {
      keep(newValue)
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }
  }
}
