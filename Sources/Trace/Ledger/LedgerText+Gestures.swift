extension LedgerText {
  /// What every gesture recogniser does.
  static let gestures = #"""
    # Gesture recognisers
    ## The object and its defaults
    GR-1 | D | HDR | A recogniser starts out enabled and possible, with `cancelsTouchesInView`, `delaysTouchesEnded` and `requiresExclusiveTouchType` true, `delaysTouchesBegan` false, every touch type allowed and no name.
    GR-2 | D | HDR | States have the raw values possible 0, began 1, changed 2, ended 3, cancelled 4 and failed 5; recognized is another name for ended.
    GR-3 | D/I | HDR, INF | All target-action pairs of a recogniser are called; that this happens in the order of adding, and once for a pair added twice, is inferred. In `removeTarget(_:action:)` nil stands for any, so two nils remove everything.
    GR-4 | D | DOC | A recogniser does not retain its targets.
    GR-5 | O | REC | Giving a recogniser to a second view takes it off the first, for it has only one; adding it where it already is changes nothing.
    GR-6 | D | HDR, W10b | A view retains its recognisers, and a recogniser's `view` is a weak reference.
    GR-7 | I | INF | A recogniser that is taken off its view in mid-gesture, or whose view leaves the window, is cancelled with an action if it had begun, and otherwise fails or is reset in silence.
    GR-8 | D | W17 | A recogniser's `name` is there for debugging and has no effect.
    GR-9 | D | HDR | `modifierFlags` and `buttonMask` report the latest event and restrict nothing; the only condition of the kind is the tap recogniser's `buttonMaskRequired`.
    ## States and actions
    GR-10 | D | HDR, DOC | From possible a discrete recogniser goes to recognized or failed, and a continuous one to began or failed; began and changed go on to changed, ended or cancelled. Only the reset by UIKit leads from an end state back to possible.
    GR-11 | I | INF | A continuous recogniser that goes from possible straight to ended has recognised, and sends one action.
    GR-12 | 1 | RNGH | Assigning a state that is not allowed sends no action, and failed after began is taken for cancelled.
    GR-13 | D | W17 | A state set in a touch callback is noted, and acted on when all recognisers have received the event.
    GR-14 | D | W10b, HDR | Began, changed, ended, cancelled and recognized each send one action to every target; failed and possible send none.
    GR-15 | D | W10b | In began or changed, each `touchesMoved` that reaches the recogniser sends an action, whether or not the subclass set `state`.
    GR-16 | D | W17 | However many states one event runs through, from began by way of changed to ended, targets see an orderly sequence: the first action of a gesture reads began.
    GR-17 | D≠O | HDR, STK, A0, RT | The header puts actions off to the run loop's next turn. Stack traces have them inside `UIWindow.sendEvent`, ahead of the views, and those caused by time in a run-loop timer or observer with no `sendEvent` on the stack; Fingerpost follows the traces.
    GR-18 | D | W17 | A recogniser's `state` can be relied on only inside its action method.
    GR-19 | D | W10b, W17 | A recogniser that received a touch has to come to an end state, be it straight from possible; what waits for it stays blocked until then.
    ## Which touches it receives
    GR-20 | D/1 | W17, RNGH | Candidates for a contact are the recognisers on the hit view and on its superviews up to the window at the moment of the down; one added later does not get the contact (one report).
    GR-21 | D/I | HDR, W17, INF | Of a contact's candidates, those drop out that are disabled, do not allow the touch's type, are tied to another type by `requiresExclusiveTouchType`, or are refused by a `shouldReceive`, for the event or for the touch; also those in an end state and not yet reset (inferred).
    GR-22 | D+O | HDR, W17, A0 | Each phase of a touch reaches all of its recognisers before its view.
    GR-23 | I | A0, INF | Nothing published fixes the order among recognisers, and one author saw none in it. Fingerpost goes from the hit view outwards and, on one view, in the order of adding.
    GR-24 | D+O | W10b, W17, XF-Material#102 | A recogniser that has failed, ended, recognised or been cancelled hears no more of the contacts it had, so it may see a began and never the ended.
    GR-25 | D+O | DOC, W17, NEU, POSTS | A view's `isMultipleTouchEnabled` and `isExclusiveTouch` keep nothing from recognisers.
    GR-26 | D | W10b | On a common ancestor a recogniser gets the contacts of all subviews below, as in a pinch across two of them; a subview's own recognisers get only the contacts of that subview.
    GR-27 | D | HDR, W10b, W17 | After `ignore(_:for:)` a recogniser hears nothing of that contact. It neither holds it back from its view nor cancels it there, even when it recognises with other contacts.
    GR-28 | D | W17 | Every contact received and not ignored belongs to the gesture: the delay flags hold it back, and recognition cancels it.
    GR-29 | D | HDR, W17 | With `requiresExclusiveTouchType` true, the type of the first contact shuts out other types until the reset; with false all allowed types mix.
    GR-30 | D | DOC | A recogniser with empty `allowedTouchTypes` gets no touches, and one with empty `allowedPressTypes` no presses.
    GR-31 | D/I | HDR, INF | A recogniser has callbacks for touches and for presses. While `requiresExclusiveTouchType` is true, the kind that came first shuts out the other until the reset, as types of touches do; with false it may get both in one attempt (inferred: the header leaves it to the subclass).
    ## Reset and disabling
    GR-32 | D | W10b, HDR | After the end state's action, if it has one, `reset()` is called once, and from then on the state reads possible.
    GR-33 | D | W10b, RT | Failure requirements tie recognisers into a group that is reset as one, once each member has finished: a single tap that was done early waits with its reset for the double tap it depends on to recognise or fail.
    GR-34 | D | HDR, W10b | Contacts that are down at a reset no longer concern the recogniser, and a new attempt takes a new touch-down.
    GR-35 | O | loose-leaf#171 | Fingers that stay down after a continuous gesture has ended do not start it again.
    GR-36 | D | HDR, W14, W17 | `isEnabled = false` turns began or changed into cancelled, with its action, and possible with touches into failed; a disabled recogniser receives no touches. Enabling it again at once does not bring back the contacts it had, but the next down counts.
    GR-37 | I | INF | A disabled recogniser prevents nobody, and a requirement that it fail counts as met.
    ## Geometry
    GR-38 | D | HDR, DOC | Where a class does not define its own, `location(in:)` is the centroid of the gesture's touches. `location(ofTouch:in:)` takes an index from 0 up to `numberOfTouches`, that number excluded, and raises an exception for any other.
    GR-39 | O | DOC, POSTS | `numberOfTouches` counts the contacts in use at the moment, so in an ended action fewer may remain than the gesture needs: 0 for a pan, 1 or 0 for a pinch.
    GR-40 | D | W10b | Distances that decide a gesture are taken in the window and results given in the caller's view, so that a long press on a cell scrolling along with the finger fails.
    """#
}
