public import Fingerpost
public import Foundation

// swift-format-ignore
/// What is shown larger for those who need it: values that are kept and read back.
extension UIView {
  /// The title that would be shown larger. Default nil.
  public final var largeContentTitle: String? { get { kept(nil) } set { keep(newValue) } }
  /// The image that would be shown larger. Default nil.
  public final var largeContentImage: UIImage? { get { kept(nil) } set { keep(newValue) } }
  /// Whether the view would be shown larger while it is pressed. Default false.
  public final var showsLargeContentViewer: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether the image would be enlarged for that. Default false.
  public final var scalesLargeContentImage: Bool { get { kept(false) } set { keep(newValue) } }
  /// The name of what is focused together. Default nil.
  public final var focusGroupIdentifier: String? { get { kept(nil) } set { keep(newValue) } }
}

// swift-format-ignore
/// How a controller is presented: values that are kept and read back.
extension UIViewController {
  /// Whether it gives its transition to what is presented in it. Default false.
  public final var providesPresentationContextTransitionStyle: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether the focus would go back where it was. Default true.
  public final var restoresFocusAfterTransition: Bool { get { kept(true) } set { keep(newValue) } }
}

/// The screen itself: values that are kept and read back.
extension UIScreen {
  /// How bright it is, from 0 to 1. Default 0.5.
  public final var brightness: CGFloat {
    get { kept(0.5) }
    set { keep(min(max(newValue.isNaN ? 0 : newValue, 0), 1)) }
  }

  /// Whether what it shows is recorded: false.
  public final var isCaptured: Bool { false }

  /// The screens, of which there is one.
  public static var screens: [UIScreen] { [main] }

  /// Posted when it is brighter or darker. Nothing here posts it but code.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted when recording begins or ends. Nothing here posts it but code.
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// Posted when there is another screen. Nothing here posts it but code.
  public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  /// Posted when another screen is gone. Nothing here posts it but code.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
}

/// Keys that have no character, as commands name them; the texts are UIKit's.
extension UIKeyCommand {
  /// Up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// Down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// Left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// Right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// A page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// A page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The beginning.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The end.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
}
