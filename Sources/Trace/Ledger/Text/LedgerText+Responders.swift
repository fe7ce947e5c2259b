extension LedgerText {
  /// The responder chain, first responders and actions.
  static let responders = #"""
    # The responder chain
    ## The next responder
    RESP-1 | D | DOC | `UIResponder.next` is nil unless a class overrides it.
    RESP-2 | D+O | DOC, A0, A3, CAT | After a view comes the view controller whose root view it is; without one, its superview; without that, nil.
    RESP-3 | D+O | DOC, CAT | After a view controller comes its view's superview if there is one, as measured on a child controller. A window's root controller is followed by the window, and a presented controller by the one that presents it.
    RESP-4 | 1 | CAT | In an app with scenes the chain runs from the leaf through its superviews to the root view, its controller, the window, the `UIWindowScene`, the application and its delegate. Between controller and window UIKit may insert a private drop-shadow view and transition view.
    RESP-5 | 1 | CAT | A child controller's view is followed by the child, and the child by the superview of its view; the parent controller comes later, after its own root view.
    RESP-6 | 1 | CAT, HDR | After a window comes its `windowScene` (since iOS 13), or the application if it has none. The scene is a responder followed by the application, and the scene's delegate is not in the chain.
    RESP-7 | D | DOC, A0 | The application's delegate comes after it and ends the chain, if it is a separate responder: not a view, not a view controller and not the application; otherwise the application ends the chain.
    RESP-8 | D | DOC | An overridden `next` applies to touches, actions, motion, presses and remote control alike.
    RESP-9 | D | HDR, W10b | A gesture recognizer is not a responder and is never in the chain.
    ## Forwarding of touches
    RESP-10 | D+O | DOC, A0, STK | `UIResponder`'s own touch and press methods only call the same method of `next`, each independently of the others.
    RESP-11 | D/I | DOC, INF | Overriding one touch method takes only that one out of forwarding: a view with its own `touchesMoved` gets the moves, and its superview gets began and ended without them. Apple recommends overriding all four but does not require it.
    RESP-12 | D+O | W10b, A0 | Calling `super` in a recognizer's touch method does not forward the touch.
    RESP-13 | D | W12, RT | A `UIScrollView` ends forwarding: touches that reach it go no further up (there is a private way to allow it).
    RESP-14 | O/I | POSTS, INF | An enabled `UIControl` passes no touches up the chain, and neither does a disabled one (inferred).
    RESP-15 | O | A0, A4 | A touch that no responder handles is dropped silently.
    RESP-16 | D | DOC | Forwarding does not change `touch.view`, which remains the view that was hit.
    ## First responder
    FR-1 | D | HDR | By default `canBecomeFirstResponder` is false and `canResignFirstResponder` true; `becomeFirstResponder()` and `resignFirstResponder()` return whether they succeeded.
    FR-2 | D/I | DOC, INF | `becomeFirstResponder()` on the first responder returns true and calls nothing. Otherwise the current one must be able to resign and does, and the new one must be able to become first responder; Fingerpost asks `canBecomeFirstResponder` before anything resigns, so a refusal changes nothing (that order is not documented).
    FR-3 | I/D | RT, INF | A window has at most one first responder, and the key window's is the one that counts.
    FR-4 | D | DOC | A view outside any window cannot become first responder: Apple leaves the result undefined, and Fingerpost returns false.
    FR-5 | I | POSTS | A first responder resigns when it or one of its ancestors is taken out of the window.
    FR-6 | O | POSTS | A touch makes no view first responder; text controls do that themselves.
    FR-9 | D+M 26.1, simulator | DOC, openuikit | `endEditing(_:)` makes the first responder in the view's subtree resign. With false a text field's delegate that refuses is asked once, and the result is false; one that agrees is asked twice, before and while the field resigns. With true it is asked once, the result is true, and the field of one that refuses stays first responder; any other responder has to go. If the window has no first responder the result is true; if it is outside the subtree the result is false and nothing is asked. How often one that agrees is asked rests on the authors' text alone.
    FR-7 | D | DOC, A3 | The responder at which an event starts depends on its kind: a touch at the hit view, a press at what is focused or else at the first responder, and a shake, remote control or the editing menu at the first responder.
    FR-8 | I | INF | Fingerpost has no `inputView`, `inputAccessoryView` or `reloadInputViews()`. | out of scope
    ## Actions
    ACT-1 | D+M 26.1, simulator | DOC, openuikit | `UIApplication.sendAction(_:to:from:for:)` performs the action on a given target without asking `canPerformAction`, and returns true. For a nil target the search starts at the first responder or, if there is none, at a sender that is a responder; the result says whether an object handled it, and nothing is thrown.
    ACT-2 | D | DOC | `target(forAction:withSender:)` finds the target: a responder returns itself when its `canPerformAction` is true and asks `next` otherwise. Overriding either method redirects the action.
    ACT-3 | D | DOC | By default `canPerformAction` is true when the class implements the action.
    ACT-4 | D | DOC | The search for a target stops at the first object found, which performs the action once.
    ACT-5 | D | HDR | An action takes no argument, the sender, or the sender and the event.
    ACT-6 | D+O | A0, STK, HDR | A control's action goes through `UIControl.sendAction(_:to:for:)` and `UIApplication.sendAction(_:to:from:for:)` to its target; an override of the second sees every action.
    ## Editing
    EDIT-1 | D | DOC, HDR | The actions of `UIResponderStandardEditActions` are optional: a responder has one if its class overrides the method. The editing menu and the keyboard send them without a target, so they go to the first responder or to the next one up the chain that has them and allows them in `canPerformAction`.
    EDIT-2 | D/I | DOC, INF | While it is edited, a text field performs cut, copy and delete if something is selected, paste if the pasteboard has a text, select if nothing is selected and there is a text, and select all unless everything is selected (which of them are offered when is inferred). Cut copies first and then deletes, so that a delegate that refuses the deletion does not keep the text from the pasteboard (inferred).
    EDIT-3 | D/I | DOC, INF | `UIPasteboard.general` holds what was cut or copied. In Fingerpost it belongs to one application and holds texts: setting one counts a change and posts `UIPasteboardChangedNotification`.
    EDIT-4 | D/I | DOC, INF | What is typed or pasted into a text field replaces the selection, and delete without a selection takes the character before it. The delegate is asked with the range in UTF-16 units and the new text; then the field reports the new selection and sends editingChanged, the order measured on a text view (TXV-1). A text set by code selects the place behind it, and a selection never cuts a character (inferred).
    EDIT-5 | D/I | HDR, INF | Command with X, C, V, A, B, I, U, F, G, E or minus sends the editing action that UIKit's menus have on that key, if a responder has it and allows it; the key is then not a press. Otherwise it is one. `keyCommands` of responders come first.
    MENU-1 | M 26.1, simulator | openuikit | An edit-menu interaction adds three recognizers to its view and removes them when it is removed. Presenting it asks for the menu and the target rectangle and reports willPresent inside the call; outside a window, or with an empty menu, it asks only for the menu.
    EDIT-6 | D/I | DOC, INF | The elements that are suggested for an edit menu are commands for the editing actions that the first responder, or without one the view of the interaction, has a target for. A click of the secondary button on the view presents the menu, `performWithSender(_:target:)` of an element does what choosing it does, and in Fingerpost a tap or a drag on the view, or its removal, dismisses the menu (inferred).
    MENU-20 | M/I 26.1, simulator | openuikit, INF | Presenting an edit menu first calls `buildMenu(with:)` for the context system on the interaction's view and on all that follows it in the chain: controller, window, application, application's delegate, each whether or not the ones before call super. Then the interaction's delegate is asked for the menu. What the first level holds by then is what is suggested, with the elements of inline menus in their place (inferred).
    MENU-21 | M/I 26.1, simulator | openuikit, INF | The main menu is built when the first key of a keyboard goes down, by `buildMenu(with:)` of the application and then of its delegate, and of no window, controller or view. Launching, a text field that becomes first responder and `setNeedsRebuild()` do not build it; once it is built, further keys do not either. One launch of eight built it 10 ms after didFinishLaunching; the condition was not found. After `setNeedsRebuild()` the next key builds it again (inferred).
    MENU-22 | M/I 26.1, simulator | openuikit, INF | A builder's `menu(for:)` returns a copy, of an inserted menu as well. `insertChild` puts a menu first or last, `insertSibling` right before or behind, `replace` in place, and the application's own identifiers are found like UIKit's; a replaced or removed menu is nil afterwards. Commands are found by action and actions by identifier, however deep. An edit that names a missing menu does nothing; two menus of one identifier and one object inserted twice are accepted. A menu without an identifier gets one that begins with `com.apple.menu.dynamic.`. Edits after the call do nothing (inferred).
    MENU-23 | M/I 26.1, simulator | openuikit, INF | A key that no responder has a command for is looked up in the main menu, in its order, alternates included (PRESS-6), so that a command at the start of a menu comes before UIKit's own with the same key. Its target is looked for from the first responder and gets `validate(_:)`; a command without a target is skipped (inferred).
    MENU-24 | M 26.1, simulator | openuikit | `UICommandAlternate`s with the same modifier flags are equal, whatever their titles and actions.
    MENU-25 | M 26.1, simulator | openuikit | The main menu has the menus application, file, edit, format, view, window and help, with the editing commands in edit and format, and none for lookup, replace and share. Of UIKit's own commands Fingerpost has those that edit text, and none that closes, undoes, aligns or opens settings.
    """#
}
