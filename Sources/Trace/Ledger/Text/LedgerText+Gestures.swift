extension LedgerText {
  /// What every gesture recognizer does.
  static let gestures = #"""
    # Gesture recognizers
    ## The object and its defaults
    GR-1 | D | HDR | A recognizer starts out enabled and possible, with `cancelsTouchesInView`, `delaysTouchesEnded` and `requiresExclusiveTouchType` true, `delaysTouchesBegan` false, every touch type allowed and no name.
    GR-2 | D | HDR | States have the raw values possible 0, began 1, changed 2, ended 3, cancelled 4 and failed 5; recognized is another name for ended.
    GR-3 | D/I | HDR, INF | All target-action pairs of a recognizer are called; that this happens in the order in which they were added, and once for a pair added twice, is inferred. In `removeTarget(_:action:)` nil matches any, so two nils remove everything.
    GR-4 | D | DOC | A recognizer does not retain its targets.
    GR-5 | O | REC | Adding a recognizer to a second view removes it from the first, because it has only one view; adding it to its own view again changes nothing.
    GR-6 | D | HDR, W10b | A view retains its recognizers, and a recognizer's `view` is a weak reference.
    GR-7 | I | INF | A recognizer that is removed from its view during a gesture, or whose view leaves the window, is cancelled with an action if it had begun, and otherwise fails or is reset without one.
    GR-8 | D | W17 | A recognizer's `name` is there for debugging and has no effect.
    GR-9 | D | HDR, W20a, W20b | `modifierFlags` and `buttonMask` report the latest event and restrict nothing (by an Apple engineer the modifiers are those held when the state changed last); the only such condition is the tap recognizer's `buttonMaskRequired`.
    ## States and actions
    GR-10 | D | HDR, DOC | From possible a discrete recognizer goes to recognized or failed, and a continuous one to began or failed; began and changed lead to changed, ended or cancelled. Only the reset by UIKit leads from an end state back to possible.
    GR-11 | I | INF | A continuous recognizer that goes from possible straight to ended has recognized, and sends one action.
    GR-12 | 1 | RNGH | Assigning a state that is not allowed sends no action, and failing after beginning becomes cancelled.
    GR-41 | 1/I | KNOB, INF | A recognizer that assigns changed while it is possible begins, although GR-10 has no such step: one published knob control works only because of that. That its first action reads began is inferred, from GR-16.
    GR-13 | D | W17 | A state set in a touch callback is recorded, and takes effect when all recognizers have received the event.
    GR-14 | D | W10b, HDR | Began, changed, ended, cancelled and recognized each send one action to every target; failed and possible send none.
    GR-15 | D | W10b | In began or changed, each `touchesMoved` that reaches the recognizer sends an action, whether or not the subclass set `state`.
    GR-16 | D | W17 | Even if one event takes a recognizer from began through changed to ended, targets see an orderly sequence: in the first action of a gesture the state is began.
    GR-17 | D≠O | HDR, STK, A0, RT | By the header, actions are sent in the next turn of the run loop. Stack traces show them inside `UIWindow.sendEvent`, before the views, and those caused by time in a run-loop timer or observer with no `sendEvent` on the stack; Fingerpost follows the traces.
    GR-18 | D | W17 | A recognizer's `state` can be relied on only inside its action method.
    GR-19 | D | W10b, W17 | A recognizer that received a touch has to reach an end state, even directly from possible; whatever waits for it is blocked until then.
    ## Which touches it receives
    GR-20 | D/1 | W17, RNGH | Candidates for a contact are the recognizers on the hit view and on its superviews up to the window at the moment of the down; one added later does not get the contact (one report).
    GR-21 | D/I | HDR, W17, INF | A candidate does not get the contact if it is disabled, does not allow the touch's type, is tied to another type by `requiresExclusiveTouchType`, or is refused by a `shouldReceive`, for the event or for the touch; nor if it is in an end state and not yet reset (inferred).
    GR-22 | D+O | HDR, W17, A0 | Each phase of a touch reaches all of its recognizers before its view.
    GR-23 | I | A0, INF | The order among recognizers is not published, and one author saw none in it. Fingerpost goes from the hit view outwards and, on one view, in the order in which they were added.
    GR-24 | D+O | W10b, W17, XF-Material#102 | A recognizer that has failed, ended, recognized or been cancelled gets nothing more of the contacts it had, so it may see began and never ended.
    GR-25 | D+O | DOC, W17, NEU, POSTS | A view's `isMultipleTouchEnabled` and `isExclusiveTouch` withhold nothing from recognizers.
    GR-26 | D | W10b | A recognizer on a common ancestor gets the contacts of all subviews below, as in a pinch across two of them; a subview's own recognizers get only the contacts of that subview.
    GR-27 | D | HDR, W10b, W17 | After `ignore(_:for:)` a recognizer gets nothing more of that contact. It neither holds the contact back from its view nor cancels it there, even when it recognizes with other contacts.
    GR-28 | D | W17 | Every contact received and not ignored belongs to the gesture: the delay flags hold it back, and recognition cancels it.
    GR-29 | D | HDR, W17 | With `requiresExclusiveTouchType` true, the type of the first contact excludes other types until the reset; with false all allowed types may mix.
    GR-30 | D | DOC | A recognizer with empty `allowedTouchTypes` gets no touches, and one with empty `allowedPressTypes` no presses.
    GR-31 | D/I | HDR, INF | A recognizer has callbacks for touches and for presses. While `requiresExclusiveTouchType` is true, the kind that came first excludes the other until the reset, as types of touches do; with false it may get both in one attempt (inferred: the header leaves it to the subclass).
    ## Reset and disabling
    GR-32 | D | W10b, HDR | After the end state's action, if it has one, `reset()` is called once, and from then on the state is possible. One talk has the state go back first (W10b); Fingerpost still shows the end state inside `reset()`.
    GR-33 | D | W10b, RT | Failure requirements tie recognizers into a group that is reset as one, once each member has finished: a single tap that finished early is not reset until the double tap that it waits for recognizes or fails.
    GR-34 | D | HDR, W10b | Contacts that are down at a reset no longer count for the recognizer, and a new attempt needs a new touch-down.
    GR-35 | O | loose-leaf#171 | Fingers that stay down after a continuous gesture has ended do not start it again.
    GR-36 | D | HDR, W14, W17 | `isEnabled = false` turns began or changed into cancelled, with its action, and possible with touches into failed; a disabled recognizer receives no touches. Enabling it again at once does not bring back the contacts it had, but the next down counts.
    GR-37 | I | INF | A disabled recognizer prevents nothing, and a requirement that it fail counts as met.
    ## Geometry
    GR-38 | D | HDR, DOC, W10a | Where a class does not define its own, `location(in:)` is the centroid of the gesture's touches. `location(ofTouch:in:)` takes an index from 0 up to, but not including, `numberOfTouches`, and raises an exception for any other.
    GR-39 | O | DOC, POSTS | `numberOfTouches` counts the contacts in use at the moment, so in an ended action fewer may remain than the gesture needs: 0 for a pan, 1 or 0 for a pinch.
    GR-40 | D | W10b | Distances that decide a gesture are measured in the window and results are given in the caller's view, so that a long press on a cell scrolling along with the finger fails.
    """#
}
