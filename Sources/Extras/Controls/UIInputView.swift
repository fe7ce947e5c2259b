public import Fingerpost
public import Foundation

/// A view in place of the keyboard or above it, which looks as the keyboard does. [VAL-139]
@preconcurrency @MainActor open class UIInputView: UIView {
  /// How it looks; the raw values are UIKit's.
  public nonisolated enum Style: Int, Sendable {
    /// As a view.
    case `default` = 0
    /// As the keyboard.
    case keyboard = 1
  }

  /// How it looks. Kept and read back.
  public final let inputViewStyle: Style
  /// Whether constraints would say how high it is. Default false. Kept and read back.
  open var allowsSelfSizing = false

  /// Creates a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view that looks as others.
  public override init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }

  /// Creates a view that looks as others; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  nonisolated deinit {}
}

/// A language and a way to type it. There is one here. [VAL-139]
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  private static let only = UITextInputMode()

  nonisolated deinit {}

  /// Those that the user has chosen: English.
  open class var activeInputModes: [UITextInputMode] { [only] }
  /// The language: English.
  open var primaryLanguage: String? { "en-US" }
  /// Posted when the user takes another one. Nothing here posts it but code.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

extension UIResponder {
  /// The language and the way to type it. [VAL-139]
  public final var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
}

/// Whether quotes, dashes and spaces are improved as they are typed; the raw values are UIKit's.
public nonisolated enum UITextSmartQuotesType: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The same of dashes.
public typealias UITextSmartDashesType = UITextSmartQuotesType
/// The same of spaces.
public typealias UITextSmartInsertDeleteType = UITextSmartQuotesType

/// What would be improved as it is typed: values that are kept and read back. [VAL-139]
extension UITextInputTraits where Self: UIView {
  /// Whether quotes would be curved. Default default.
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Whether two hyphens would be a dash. Default default.
  public var smartDashesType: UITextSmartDashesType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Whether spaces around what is pasted would be right. Default default.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept(.default) }
    set { keep(newValue) }
  }
}
