public import Foundation

/// An object that has a say in the editing of a text field; every method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin. Default true.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun, before the event for it.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end. Default true.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended, before the event for it.
  ///
  /// A delegate without it is told by ``textFieldDidEndEditing(_:)`` instead.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called when editing has ended, before the event for it, of a delegate that does not ask for the reason.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the text may go when editing begins and the field clears itself then. Default true.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether typing may change the text. Default true; the range counts UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called when something else is selected while the field is edited; after an edit before the event for it. [EDIT-4]
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the return key does what it does by default. Default true.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Says it without the reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
