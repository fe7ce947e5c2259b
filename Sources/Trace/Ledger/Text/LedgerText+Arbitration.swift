extension LedgerText {
  /// Which recognizer wins, and what views get of a touch meanwhile.
  static let arbitration = #"""
    # Arbitration
    ## Exclusion
    ARB-1 | D | W10a, W17 | By default the first recognizer to begin or recognize wins and the others involved are excluded.
    ARB-2 | D/O | HDR, WOBJC | A recognizer that another excludes fails without an action if it was still possible, and is cancelled with one if it had begun.
    ARB-3 | D | W10a, W10b | When several want to recognize in one step, the one on the view nearest the leaf wins, and of two on the same view the one added last.
    ARB-3b | I | W10a, INF | Prevention that holds one way only comes before the tie-break of ARB-3: where B is able to prevent A but not the reverse, as a double tap B and a single tap A, B wins whichever was added last, and A sends no action.
    ARB-4 | D | W10a, W14 | Recognizers that are not related do not affect each other: three pans on three sibling views all run.
    ARB-5 | I | INF | Two recognizers are related when they share a contact, or when one's view is the other's or an ancestor of it.
    ARB-6 | O | WOBJC, HDR | A prevents B when `A.canPrevent(B)` and `B.canBePrevented(by: A)` are both true and neither's delegate allows the two together. The first two are true unless overridden, and a delegate without the method allows nothing.
    ARB-7 | D | HDR, W17 | A yes from either delegate lets two recognizers run together, and a no from the other cannot forbid it.
    ARB-8 | D | W17 | Simultaneity is asked about again at each state change that has to be decided: when a pan begins alongside a tap that is possible, and again when that tap recognizes. If the second answer is no, exclusion applies from then on.
    ARB-9 | D | W17 | Among recognizers that win together in one step the order of actions is unspecified. Fingerpost goes from the leaf outwards, last added first; tests must not depend on it.
    ARB-10 | D | HDR | `canPrevent(_:)` and `canBePrevented(by:)` apply to a whole subclass, a delegate for a single recognizer.
    ARB-11 | I | INF | While a recognizer waits for another to fail, it cannot prevent that other.
    ## Asking whether to begin
    ARB-12 | D | HDR, W17 | The delegate's `gestureRecognizerShouldBegin` is asked when a recognizer tries to go from possible to began or recognized. False fails it, and that failure counts like any other: it meets requirements and releases touches held back.
    ARB-13 | I | INF | In one attempt `gestureRecognizerShouldBegin` is asked at most once, and not at all for a recognizer that fails by itself.
    ARB-14 | D/O | HDR, POSTS, INF | `UIView.gestureRecognizerShouldBegin(_:)` (iOS 6, default true) can fail a recognizer in the same way; it is called on the hit view of a touch that the recognizer would cancel, also for pans far above it. Exactly which other views are asked is inferred: here the recognizer's own view.
    ARB-15 | O | HDR, POSTS | A recognizer with `cancelsTouchesInView` false would cancel nothing, so the hit view is not asked and cannot stop the gesture.
    ARB-16 | I | INF | The recognizer's delegate is asked first, then views.
    ARB-17 | I | INF | Whether to begin is asked when the recognizer first tries to leave possible, before it waits for another to fail.
    ## Failure requirements
    ARB-18 | D/I | HDR, W17, INF | After `A.require(toFail: B)`, A sends no action while B is possible, and (inferred) excludes nothing and cancels no touches. Internally its state advances.
    ARB-19 | D/1 | W17, Bugs#1 | When B fails, A catches up: if it has begun internally, its first action has the state began; if it has recognized, that action is sent now. A continuous one that has already ended sends began and then ended (one report).
    ARB-20 | D | HDR, W17 | When B begins or recognizes, A fails and sends no action for that attempt.
    ARB-21 | I | INF | A requirement does not apply to a recognizer that has no contact, is disabled or is in another window.
    ARB-22 | D | HDR, W17 | The delegate's `shouldRequireFailureOf` and `shouldBeRequiredToFailBy`, and the subclass methods of those names, are asked when first needed, once in an attempt for each pair. A yes from any of them sets the requirement for this attempt, and a no removes none.
    ARB-23 | D | W17 | Either side of a pair may be asked first, so their answers have to agree.
    ARB-24 | D/I | HDR, INF | A requirement made by `require(toFail:)` lasts as long as the recognizers do, and one from a delegate until the reset (inferred).
    ARB-25 | I/1 | INF, DraggableCollectionView#61 | Two recognizers that wait for each other both send nothing until one of them fails. One that requires its own failure waits in the same way and never acts; this is one report of iOS 10, and before that system it seems to have had no effect.
    ARB-26 | I | INF | Requirements chain through failure: when A waits for B and B for C, a C that recognizes fails B, and that releases A.
    ARB-27 | I | W10b | A recognizer that waits for another keeps holding touches back through its `delaysTouchesEnded`.
    ## Refusing touches
    ARB-28 | D | HDR, W17, W20a | `shouldReceive` for an event (iOS 13.4) is asked once for each recognizer, before the questions about touches and presses, and before the recognizer has taken in the event's buttons and modifiers. For a touch it is asked once for each recognizer and new contact, before its `touchesBegan` and not again for moves; after a no the recognizer never gets the contact.
    ARB-29 | O | POSTS | In `shouldReceive` for a touch, the touch's `view` and location can already be used.
    ARB-30 | D | HDR | `shouldReceive` for a press works in the same way, once for each recognizer and new press.
    # Delivery to views
    ## Cancelling touches
    DLV-1 | D+O | HDR, W10b, W14, A0 | A recognizer with `cancelsTouchesInView` that recognizes takes all contacts that it has and does not ignore from their views. A view that has been given began but not ended gets one `touchesCancelled`; a began still held back is dropped, and its view is told nothing. No later phase reaches either.
    DLV-2 | D≠O | W17, A0, HDR, SO | Within one event the recognizer's touch callback comes first, then its action, then the view's `touchesCancelled`, as logged on iOS 11 and iOS 13. In the header, and in a log from iOS 6 or earlier, the view is cancelled before the action; a switch restores that.
    DLV-3 | O | SO, W10b | With `cancelsTouchesInView` false a view gets every phase as though there were no recognizer, in each event after the action: a pan logs V.began, V.moved, action, V.moved and so on, and at the lift action, V.ended.
    DLV-4 | I | INF | A contact is cancelled in its view once, even when several recognizers recognize it.
    DLV-5 | D | HDR | Cancellation is per contact: others on the same view that the recognizer does not have continue.
    DLV-6 | D | W10b, W17 | The recognizer that recognized still gets the contact's moves and its end after the view has lost it.
    DLV-7 | I | INF | When a further finger joins a continuous gesture that has been recognized, its hit view gets none of it.
    ## Withholding the end
    DLV-8 | D | W10b, HDR | A recognizer with `delaysTouchesEnded` (default true) that has a contact and is undecided at its lift withholds `touchesEnded` from the view, while recognizers get theirs at once.
    DLV-9 | D | W10b | If the recognizer that withholds an ended fails, the view gets its `touchesEnded` in the same turn of the run loop, with the original timestamp; if it recognizes, the view gets `touchesCancelled` instead.
    DLV-10 | O | RT | Of several recognizers that withhold one ended, the last one to fail releases it.
    DLV-11 | O | W10b, GitHawk#2119 | A double tap alone on a view delays `touchesEnded` by 0.35 s from the lift. A single tap delays nothing, because it decides in the event of the lift itself.
    DLV-12 | I | W10b | The began of a second tap goes to the view while the ended of the first is still withheld, and a double tap that then recognizes cancels both contacts together.
    DLV-13 | D | HDR | With `delaysTouchesEnded` false the view's ended follows as soon as the recognizers have got theirs, and a later recognition can no longer cancel that contact.
    ## Withholding the beginning
    DLV-14 | D | HDR, W10b, W14 | While a recognizer with `delaysTouchesBegan` (default false) is possible, the views of its contacts get no phase of them.
    DLV-15 | D | W10b | When a recognizer that held back a began fails, the view gets `touchesBegan` with the first location and timestamp and, in the same turn, at most one `touchesMoved`, to where the finger is now if that differs. The moves in between are lost.
    DLV-16 | D/I | W14, INF | A contact that has lifted before its release is replayed back to back: began, a move to wherever it lifted if that is elsewhere (inferred), ended.
    DLV-17 | D | HDR, W14 | If any recognizer recognizes meanwhile, the view gets nothing at all of a contact held back, not even a cancellation.
    DLV-18 | I | RT | A contact held back by several recognizers is released when each of them has failed or ignored it.
    DLV-19 | D | W10b | In a `touchesBegan` that is replayed, the touch has the phase began and its first location, wherever the finger is by then.
    ## Order and timing
    DLV-20 | 1 | STK | Touches held back are replayed synchronously, within the gesture environment's update: in one trace that update calls a control's `touchesEnded`, which sends the action.
    DLV-21 | 1 | SO-6188997 | A two-finger tap that had to wait for another to fail once left the touches in its view uncancelled, by a bug of Apple's; in Fingerpost it cancels them like any recognizer.
    DLV-22 | I | INF | After the recognizers, views get their cancellations first and the other phases second.
    """#
}
