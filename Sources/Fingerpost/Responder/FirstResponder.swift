import FingerpostTrace

/// The rules by which the role of first responder changes hands. [FR-2]
enum FirstResponder {
  static func become(_ responder: UIResponder) -> Bool {
    if responder.isFirstResponder { return true }
    guard let window = responder.responderWindow else {
      // Without a window there is no world to tell but the current one.
      World.current.record(.firstResponder(responder.subject(in: .current), .notInWindow))
      return false
    }
    let world = window.world
    // Asked first, so that a refused attempt leaves the holder in place. [FR-2]
    guard responder.canBecomeFirstResponder else {
      world.record(.firstResponder(responder.subject(in: world), .cannotBecome))
      return false
    }
    if let holder = window.firstResponder {
      world.application.inputViews.isSwitching = true
      let gaveWay = holder.canResignFirstResponder && holder.resignFirstResponder()
      world.application.inputViews.isSwitching = false
      guard gaveWay else {
        world.record(.firstResponder(holder.subject(in: world), .holderKeepsIt))
        return false
      }
    }
    window.firstResponder = responder
    world.record(.firstResponder(responder.subject(in: world), .became))
    // A text field does it itself, when its delegate has heard. [KBD-5]
    if !(responder is UITextField) { world.application.inputViews.update(for: window) }
    return true
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard let window = responder.responderWindow, window.firstResponder === responder else { return true }
    guard responder.canResignFirstResponder else {
      window.world.record(.firstResponder(responder.subject(in: window.world), .holderKeepsIt))
      return false
    }
    window.firstResponder = nil
    window.world.record(.firstResponder(responder.subject(in: window.world), .resigned))
    window.world.application.inputViews.update(for: window)
    return true
  }

  /// Ends editing in a view's subtree. [FR-9]
  static func endEditing(below view: UIView, force: Bool) -> Bool {
    guard let window = view.holdingWindow ?? (view as? UIWindow), let holder = window.firstResponder else {
      return true
    }
    guard holder.isBelow(view) else { return false }
    guard force else {
      // A field is asked before it is told to resign, and asks its delegate again then.
      if let field = holder as? any TextEditing, !field.mayEndEditing { return false }
      return holder.resignFirstResponder()
    }
    holder.resignFirstResponder()
    // Even one that has to go stays where it is text whose delegate refuses.
    guard window.firstResponder === holder, !(holder is any TextEditing) else { return true }
    window.firstResponder = nil
    window.world.record(.firstResponder(holder.subject(in: window.world), .resigned))
    window.world.application.inputViews.update(for: window)
    return true
  }

  /// Takes the role from a responder that is about to leave its window with the given view. [FR-5]
  static func release(in window: UIWindow, below view: UIView) {
    guard let holder = window.firstResponder else { return }
    let holderView = holder as? UIView ?? (holder as? UIViewController)?.viewIfLoaded
    guard let holderView, holderView.isHeld(by: view) else { return }
    holder.resignFirstResponder()
    // It has no choice: nothing outside of a window is first responder. [FR-4]
    guard window.firstResponder === holder else { return }
    window.firstResponder = nil
    window.world.record(.firstResponder(holder.subject(in: window.world), .leftWindow))
    window.world.application.inputViews.update(for: window)
  }
}

extension UIViewController {
  /// The first responder, if it is this controller or something in its view.
  package final var firstResponderInside: UIResponder? {
    guard let view = viewIfLoaded, let holder = view.holdingWindow?.firstResponder else { return nil }
    return holder.isBelow(view) ? holder : nil
  }

  /// Whether nothing in its window is first responder.
  package final var isWithoutFirstResponder: Bool { viewIfLoaded?.window?.firstResponder == nil }
}

extension UIView {
  /// Makes the first responder resign if it is this view or one below it. [FR-9]
  ///
  /// The delegate of a text field or a text view is asked twice with false, before and while it resigns, and once with
  /// true. One that refuses keeps it first responder either way.
  ///
  /// - Parameter force: whether a responder without such a delegate resigns even if it refuses.
  /// - Returns: false where the first responder is elsewhere in the window, or refuses and does not have to; true
  ///   otherwise, also with `force` for a field that stays, and where nobody is first responder.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    FirstResponder.endEditing(below: self, force: force)
  }
}
