/// Which keyboard would be shown; the raw values are UIKit's.
public nonisolated enum UIKeyboardType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// For ASCII.
  case asciiCapable = 1
  /// For numbers and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of pages.
  case URL = 3
  /// For digits.
  case numberPad = 4
  /// For numbers of telephones.
  case phonePad = 5
  /// For names and numbers of telephones.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// For digits with a point.
  case decimalPad = 8
  /// For messages with @ and #.
  case twitter = 9
  /// For searching.
  case webSearch = 10
  /// For digits of ASCII.
  case asciiCapableNumberPad = 11

  /// For letters of ASCII.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What the key for the end of a line would say; the raw values are UIKit's.
public nonisolated enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// Which letters a keyboard would make capital; the raw values are UIKit's.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether what is typed would be corrected; the raw values are UIKit's.
public nonisolated enum UITextAutocorrectionType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether what is typed would be checked; the raw values are UIKit's.
public nonisolated enum UITextSpellCheckingType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// How a keyboard would look; the raw values are UIKit's.
public nonisolated enum UIKeyboardAppearance: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Dark, as for alerts.
  public static let alert = UIKeyboardAppearance.dark
}

/// What a text is, as far as a keyboard could suggest something.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public var rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for one time.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The address of a page.
  public static let URL = UITextContentType(rawValue: "url")
}

/// What a field tells a keyboard.
nonisolated struct TextInputWishes {
  var keyboard = UIKeyboardType.default
  var look = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var capitals = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var spelling = UITextSpellCheckingType.default
  var content: UITextContentType?
  var isSecure = false
  var enablesReturnKey = false
}

/// What a keyboard would be told, which is kept and read back.
extension UITextField {
  private static let wishesKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  final var inputWishes: TextInputWishes {
    get { Associations.value(of: self, UITextField.wishesKey) as? TextInputWishes ?? TextInputWishes() }
    set { Associations.set(newValue, of: self, UITextField.wishesKey, isWeak: false) }
  }

  /// Which keyboard would be shown. Default default.
  public final var keyboardType: UIKeyboardType {
    get { inputWishes.keyboard }
    set { inputWishes.keyboard = newValue }
  }

  /// How the keyboard would look. Default default.
  public final var keyboardAppearance: UIKeyboardAppearance {
    get { inputWishes.look }
    set { inputWishes.look = newValue }
  }

  /// What the key for the end of a line would say. Default default.
  public final var returnKeyType: UIReturnKeyType {
    get { inputWishes.returnKey }
    set { inputWishes.returnKey = newValue }
  }

  /// Which letters would be made capital. Default those that begin sentences.
  public final var autocapitalizationType: UITextAutocapitalizationType {
    get { inputWishes.capitals }
    set { inputWishes.capitals = newValue }
  }

  /// Whether what is typed would be corrected. Default default.
  public final var autocorrectionType: UITextAutocorrectionType {
    get { inputWishes.correction }
    set { inputWishes.correction = newValue }
  }

  /// Whether what is typed would be checked. Default default.
  public final var spellCheckingType: UITextSpellCheckingType {
    get { inputWishes.spelling }
    set { inputWishes.spelling = newValue }
  }

  /// What the text is. Default nil.
  public final var textContentType: UITextContentType! {
    get { inputWishes.content }
    set { inputWishes.content = newValue }
  }

  /// Whether the key for the end of a line would wait for a text. Default false.
  public final var enablesReturnKeyAutomatically: Bool {
    get { inputWishes.enablesReturnKey }
    set { inputWishes.enablesReturnKey = newValue }
  }
}

/// What tells a keyboard how it should be. Everything is optional; what a class leaves out has UIKit's default. [VAL-54]
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// Which keyboard would be shown.
  var keyboardType: UIKeyboardType { get }
  /// How the keyboard would look.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// What the key for the end of a line would say.
  var returnKeyType: UIReturnKeyType { get }
  /// Which letters would be made capital.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether what is typed would be corrected.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether what is typed would be checked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether the text would be hidden.
  var isSecureTextEntry: Bool { get }
  /// Whether the key for the end of a line would wait for a text.
  var enablesReturnKeyAutomatically: Bool { get }
}

extension UITextInputTraits {
  /// Default.
  public var keyboardType: UIKeyboardType { .default }
  /// Default.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// Default.
  public var returnKeyType: UIReturnKeyType { .default }
  /// Those that begin sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// Default.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// Default.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// False.
  public var isSecureTextEntry: Bool { false }
  /// False.
  public var enablesReturnKeyAutomatically: Bool { false }
}

extension UITextField: UITextInputTraits {}
