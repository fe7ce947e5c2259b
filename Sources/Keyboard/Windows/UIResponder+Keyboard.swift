public import Fingerpost
public import Foundation

/// What is posted of the keyboard. The object is the screen that it is on. [KBD-4]
///
/// Whatever is at the bottom of the screen for a first responder counts: the keyboard or the `inputView` in its place, and
/// the `inputAccessoryView` above it.
extension UIResponder {
  /// Posted when the keyboard is about to come up, or to have another height.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when it has come up, or has another height.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted when it is about to go.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when it is gone.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before ``keyboardWillShowNotification`` and ``keyboardWillHideNotification``.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted before ``keyboardDidShowNotification`` and ``keyboardDidHideNotification``.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// Where the keyboard was, a `CGRect` in an `NSValue`, in the coordinates of the screen.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard will be, a `CGRect` in an `NSValue`, in the coordinates of the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long that takes, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve by which it moves: 7, which has no public name.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is the application's own: true, since there is one application.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
