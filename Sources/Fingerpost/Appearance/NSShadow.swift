public import Foundation

/// A shadow of text: values that are kept and read back.
open nonisolated class NSShadow: NSObject, @unchecked Sendable {
  /// How far the shadow would be from the text, in points. Default zero.
  open var shadowOffset = CGSize.zero
  /// How far the shadow would be blurred, in points. Default 0.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow, a ``UIColor``. Default black, a third of it.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow that is nowhere.
  public override init() { super.init() }
}

/// An image in a text, which takes the room of its bounds where the text is measured.
open nonisolated class NSTextAttachment: NSObject, @unchecked Sendable {
  /// What would be shown. Default nil.
  open var image: UIImage?
  /// Where it is, from the baseline up, in points. Default zero, which counts as the size of the image.
  open var bounds = CGRect.zero
  /// The data of what would be shown. Kept and read back.
  open var contents: Data?
  /// The kind of that data. Kept and read back.
  open var fileType: String?

  /// Creates an attachment without an image.
  public override init() { super.init() }

  /// Creates an attachment with data, which is kept and read back.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    (contents, fileType) = (contentData, uti)
  }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The room that it takes.
  final var size: CGSize { bounds.size == .zero ? image?.size ?? .zero : bounds.size }

  /// The character that stands for an attachment in a text.
  public static let character = 0xFFFC
}

nonisolated extension NSAttributedString {
  /// Creates a text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

nonisolated extension NSAttributedString.Key {
  /// A ``UIFont``, by which text is measured.
  public static let font = NSAttributedString.Key("NSFont")
  /// An ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The ``UIColor`` of the text. Kept and read back.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The ``UIColor`` behind the text. Kept and read back.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number of points that each character is wider by.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The name of an effect. Kept and read back.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// Which ways the text in it is written. Kept and read back.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The raw value of an ``NSUnderlineStyle``. Kept and read back.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A ``UIColor``. Kept and read back.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an ``NSUnderlineStyle``. Kept and read back.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A ``UIColor``. Kept and read back.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A ``UIColor``. Kept and read back.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number. Kept and read back.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An ``NSShadow``. Kept and read back.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A number of points up from the baseline. Kept and read back.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A number. Kept and read back.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A number. Kept and read back.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// A number. Kept and read back.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A `URL` or a text. Kept and read back.
  public static let link = NSAttributedString.Key("NSLink")
  /// An ``NSTextAttachment``, which takes its room.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
