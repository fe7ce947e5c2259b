extension UIView {
  /// Makes the first responder resign if it is this view or one below it. [FR-9]
  ///
  /// - Parameter force: whether it has to, unasked where it is a text field.
  /// - Returns: false where the first responder is elsewhere in the window, and true otherwise, even if it has refused.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    FirstResponder.endEditing(below: self, force: force)
  }
}
