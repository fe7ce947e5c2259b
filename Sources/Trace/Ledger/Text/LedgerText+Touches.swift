extension LedgerText {
  /// Touches and the events that carry them.
  static let touches = #"""
    # Touches and events
    ## Phases and identity
    TOUCH-1 | D | HDR | Phases have the raw values began 0, moved 1, stationary 2, ended 3, cancelled 4 and, since iOS 13.4, regionEntered 5, regionMoved 6, regionExited 7.
    TOUCH-2 | D | DOC, W15 | A contact is one `UITouch` from its down to its lift or cancellation: views, recognizers and the event all get that object.
    TOUCH-3 | D≠1 | DOC, A3, A0 | A second tap on the same spot is a `UITouch` of its own, with a `tapCount` of 2: Apple documents that the object is made when a contact begins and released when it ends, and another article repeats it. One article reports that the first tap's object is used again; Fingerpost follows Apple. Only `tapCount` is to be relied on.
    TOUCH-4 | D | HDR, DOC | When several fingers are down, a contact without a change since the last event is in `allTouches` as `.stationary` and is not in the set passed to `touchesMoved`.
    TOUCH-5 | D | HDR | The region phases describe a pointer that hovers over a window with no button pressed; they are not a hover recognizer's began and ended.
    TOUCH-6 | D | DOC | A receiver sees a contact begin once, then move or rest any number of times, then either end or be cancelled, once; it never sees a move before began.
    TOUCH-7 | D | W16b, POSTS | A sample that changes a contact's force or another property, but not its position, is delivered as a move.
    TOUCH-8 | D | DOC, W14, RT | `timestamp` is the time of the sample in seconds since boot, not the time of its delivery; a touch that was held back and is replayed keeps it.
    TOUCH-9 | D+O | DOC, A3, W10b | A contact's `window` and `view` are set at touch-down and stay the same, even when the finger leaves the view or something else covers it.
    TOUCH-10 | I | HDR, RT | `view` becomes nil once that view has been removed or its window is gone.
    TOUCH-11 | D | DOC, A0 | `touch.gestureRecognizers` contains the recognizers that currently receive the contact: none that is disabled, has failed, ignored the contact or was refused it by `shouldReceive`.
    ## Tap count
    TAPC-1 | D/I | HDR, WOBJC, INF | A down that comes soon enough after a tap and near enough to it has that tap's `tapCount` plus 1, and any other has 1. The limits of 0.35 s and 45 pt are inferred (WinObjC has 0.3 s and a third of an inch).
    TAPC-2 | O | W10b, UNITY | A contact that moved too far is not a tap: its `tapCount` drops from 1 during `touchesMoved`, and is 0 when a drag ends.
    TAPC-3 | O | UNITY, RAJCA | Holding a contact for longer than about 1 s excludes it from the tap count: its `touchesEnded` has `tapCount` 0.
    TAPC-4 | I | RT | Each window counts taps by location and time alone, whatever its recognizers do. A contact that moved too far or was held too long restarts the count, so the next down has 1.
    TAPC-5 | I | INF | A second contact on another view restarts the count; this is untested, and a switch turns it off.
    ## Locations
    TOUCH-12 | D | DOC | `location(in:)` converts from the window to the given view at the moment of the call, so the answer changes for a resting finger when the view moves.
    TOUCH-13 | D | HDR, A4 | `location(in: nil)` is in the window's coordinates.
    TOUCH-14 | D | DOC | A touch's location may be anywhere, even outside the bounds of its view.
    TOUCH-15 | D/I | W15, REC | `previousLocation(in:)` is where the contact was when it was last delivered, which need not be its last hardware sample. At began it equals `location(in:)` (recollection, not documented).
    TOUCH-16 | D | HDR | `preciseLocation(in:)` resolves fractions of a point and is not meant for hit tests.
    TOUCH-17 | I | INF | Between windows, and between screens, a location is converted through each window's position on its screen; for a view without a window the result is undefined.
    ## Other properties
    TOUCH-18 | D | HDR | `majorRadius` is in points, and the true radius differs from it by no more than `majorRadiusTolerance`.
    TOUCH-19 | D | HDR | A `force` of 1.0 is an ordinary touch, 0 means that the hardware measures none, and `maximumPossibleForce` bounds it. `altitudeAngle` runs from 0 (flat on the surface) to π/2 (upright), and an `azimuthAngle` of 0 points along the view's positive x axis.
    TOUCH-20 | D | HDR, W20a, DOC | `type` is direct 0, indirect 1, pencil 2 or indirectPointer 3, and a contact never changes it. From iOS 13.4 to 16 an application without UIApplicationSupportsIndirectInputEvents in its Info.plist gets a pointer's clicks as direct; from 17 on a missing key counts as true. Fingerpost plays the second for every version.
    TOUCH-21 | D/I | HDR, W16b, W24, DOC, SAMPLE, STK, INF | A Pencil's first values may be estimates: `estimatedProperties` names them (force 1, azimuth 2, altitude 4, location 8; roll since iOS 17.5), `estimatedPropertiesExpectingUpdates` is a subset of that, and `estimationUpdateIndex` is set. Final values come in `touchesEstimatedPropertiesUpdated` with that index, perhaps later than `touchesEnded`, or the message that none are expected any more. Every receiver of the sample gets it: a recognizer's default does nothing, a responder's passes it up the chain (a published stack trace shows that). Inferred: recognizers come first, the set holds the contact's own touch, which says during the call what it said in that sample, and there is one sample to a call.
    ## Grouping of callbacks
    EVT-1 | D | DOC | For each event a view's method is called once per phase, with all of the view's contacts in that phase as one set.
    EVT-2 | I | INF | If a view's contacts are in several phases within one event, the view is called for began first, then moved, ended and cancelled.
    EVT-3 | D | DOC | `allTouches` contains every contact of every window; `touches(for:)` picks those whose hit view is the given view, those of a window, or those that a recognizer has been given.
    EVT-4 | D | HDR | Event types are touches 0, motion 1, remoteControl 2, presses 3, scroll 10, hover 11 and transform 14; subtypes are none 0, motionShake 1 and 100 to 109 for remote control.
    EVT-5 | D | GUIDE | Apple's old guide treats everything from the first finger's down to the last one's lift as one multi-touch sequence with a single event object.
    ## Multiple and exclusive touch
    MULTI-1 | D+O | DOC, NEU | With `isMultipleTouchEnabled` false, which is the default, a view that has a contact gets no touch callbacks for further ones that hit it.
    MULTI-2 | D+O | DOC, W17, NEU | Recognizers on a view without multiple touch still receive every contact.
    MULTI-3 | I | DOC, INF | A contact withheld from a view without multiple touch is not delivered later, not even once the first has lifted; the documentation speaks only of the first touch of a sequence.
    MULTI-4 | D | DOC | `isMultipleTouchEnabled` applies only to its own view: for contacts that hit a subview, the subview's value counts.
    EXCL-1 | D | DOC, XAM | While a view with `isExclusiveTouch` (default false) has a contact, no other view of its window is given a new one.
    EXCL-2 | D | XAM, GUIDE | A view with `isExclusiveTouch` is given no new contact as long as another view of the window has one.
    EXCL-3 | I | RT | Only hit views are compared, so exclusivity does not extend to a view's subviews. Names in the runtime hint at a private way to include the subtree.
    EXCL-4 | O | SAMPLE, POSTS | `isExclusiveTouch` does not affect recognizers: they get the contacts that it withholds from views.
    ## Causes of cancellation
    CANCEL-1 | D | DOC | A view gets `touchesCancelled` for a contact when a recognizer with `cancelsTouchesInView` recognizes, a scroll view begins to drag (by its pan), the system takes the contact, the application goes inactive, or the view leaves its window.
    CANCEL-2 | D+1 | W14, Texture#1816 | Leaving the window is what counts: a view moved to another superview of the same window keeps its contacts, and a view whose window changes or becomes nil loses them.
    CANCEL-3 | D/O | DOC, POSTS, INF | A view removed from its window gets one `touchesCancelled` and nothing more of that contact, while recognizers on ancestors that stay in the window continue. It is inferred that recognizers on it and on removed ancestors are cancelled or fail, and that a view that leaves its window during its own hit test gets no contact at all.
    CANCEL-4 | 1≠O | SO, POSTS | Animating a view without `.allowUserInteraction` is said to cancel its touches. Three cases from iOS 10 on contradict that: a control that animates itself in `beginTracking` or `touchesBegan` still ends its touch, and only the next hit test skips it. Fingerpost cancels nothing. | out of scope
    CANCEL-5 | O | W10b, A0 | A view never sees a cancelled contact again, even if the finger stays down and recognizers may still follow it.
    """#
}
