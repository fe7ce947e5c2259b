/// A responder whose delegate may keep it from ending editing. [FR-9]
package protocol TextEditing: AnyObject {
  /// Whether the delegate, which is asked, lets go of it.
  var mayEndEditing: Bool { get }
}
