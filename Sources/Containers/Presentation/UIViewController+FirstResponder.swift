import Fingerpost
import Foundation

/// The first responder of a controller that was covered or has gone, until that comes back.
private final class LentRole {
  weak var responder: UIResponder?
  init(_ responder: UIResponder) { self.responder = responder }
  nonisolated deinit {}
}

/// What is covered, or goes in a stack, is first responder again when it comes back. [PRES-11]
extension UIViewController {
  private final var lentRole: LentRole? {
    get { presentation.keepers[ObjectIdentifier(LentRole.self)] as? LentRole }
    set { presentation.keepers[ObjectIdentifier(LentRole.self)] = newValue }
  }

  /// Has the first responder in the controller resign before the controller is told to disappear.
  ///
  /// - Parameter keeping: whether it is to be first responder again. One that refuses stays.
  final func lendFirstResponder(keeping: Bool = true) {
    guard let holder = firstResponderInside else { return }
    if holder.resignFirstResponder(), keeping { lentRole = LentRole(holder) }
  }

  /// Makes what was first responder that again, unless something else is by now.
  final func reclaimFirstResponder() {
    guard let responder = lentRole?.responder else { return }
    lentRole = nil
    if isWithoutFirstResponder { responder.becomeFirstResponder() }
  }
}
