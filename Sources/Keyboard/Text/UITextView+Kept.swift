public import Fingerpost
public import Foundation

// swift-format-ignore
/// What a keyboard would be told, and how text would look: kept and read back.
extension UITextView {
  /// Which keyboard would be shown. Default default.
  public final var keyboardType: UIKeyboardType { get { kept(.default) } set { keep(newValue) } }
  /// How the keyboard would look. Default default.
  public final var keyboardAppearance: UIKeyboardAppearance { get { kept(.default) } set { keep(newValue) } }
  /// What the key for the end of a line would say. Default default.
  public final var returnKeyType: UIReturnKeyType { get { kept(.default) } set { keep(newValue) } }
  /// Which letters would be made capital. Default those that begin sentences.
  public final var autocapitalizationType: UITextAutocapitalizationType {
    get { kept(.sentences) }
    set { keep(newValue) }
  }
  /// Whether what is typed would be corrected. Default default.
  public final var autocorrectionType: UITextAutocorrectionType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Whether what is typed would be checked. Default default.
  public final var spellCheckingType: UITextSpellCheckingType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// What the text is. Default nil.
  public final var textContentType: UITextContentType! { get { kept(nil) } set { keep(newValue) } }
  /// Whether the text would be hidden. Default false.
  public final var isSecureTextEntry: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether the key for the end of a line would wait for a text. Default false.
  public final var enablesReturnKeyAutomatically: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether the user could give text attributes. Default false.
  public final var allowsEditingTextAttributes: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether the first thing typed would replace the text. Default false.
  public final var clearsOnInsertion: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether the font would follow the size that the user chooses. Default false.
  public final var adjustsFontForContentSizeCategory: Bool { get { kept(false) } set { keep(newValue) } }
  /// How links would look. Default in the tint.
  public final var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { kept([.foregroundColor: tintColor ?? UIColor.systemBlue]) }
    set { keep(newValue) }
  }
  /// What would be found in the text and made a link. Default nothing. Kept and read back: nothing is found here.
  public final var dataDetectorTypes: UIDataDetectorTypes { get { kept([]) } set { keep(newValue) } }
}

extension UITextView {
  /// The attributes of what is typed next. Default font, color and alignment of the view. Kept and read back.
  public final var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return kept(attributes)
    }
    set { keep(newValue) }
  }
}

/// What could be found in a text; the raw values are UIKit's.
public nonisolated struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt

  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Days and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
