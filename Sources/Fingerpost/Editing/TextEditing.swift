/// A responder that text is typed into, whose delegate may keep it from ending that. [FR-9]
///
/// ```
///             first responder                    resigns, as the delegate agrees
///   at rest ──────────────────────► being edited ─────────────────────────────────► at rest, told
///                                       └── leaves its window, nothing is asked ──► at rest, told
/// ```
package protocol TextEditing: UIResponder {
  /// Whether it is being edited.
  var isBeingEdited: Bool { get set }
  /// Whether the delegate, which is asked, lets go of it.
  var mayEndEditing: Bool { get }
  /// Tells whom it may concern that editing has ended.
  func tellEndOfEditing()
}

extension TextEditing {
  /// Ends editing as it resigns, unless the delegate is against it. [TXF-1, TXV-1]
  ///
  /// - Parameter resign: has the superclass resign; whether it did.
  /// - Returns: whether it did.
  package func endEditing(_ resign: () -> Bool) -> Bool {
    if isBeingEdited, isFirstResponder, !mayEndEditing { return false }
    guard resign() else { return false }
    finishEditing()
    return true
  }

  /// Ends editing where it has left its window and is first responder no longer: nothing is asked. [FR-5]
  package func endEditingIfGone() {
    if !isFirstResponder { finishEditing() }
  }

  private func finishEditing() {
    guard isBeingEdited else { return }
    isBeingEdited = false
    tellEndOfEditing()
  }
}
