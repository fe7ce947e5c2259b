extension LedgerText {
  /// Touches and the events that carry them.
  static let touches = #"""
    # Touches and events
    ## Phases and identity
    TOUCH-1 | D | HDR | Phases have the raw values began 0, moved 1, stationary 2, ended 3, cancelled 4 and, since iOS 13.4, regionEntered 5, regionMoved 6, regionExited 7.
    TOUCH-2 | D | DOC, W15 | A contact is one `UITouch` from its down to its lift or cancellation: views, recognisers and the event are all handed that object.
    TOUCH-3 | D≠1 | DOC, A0 | Whether a second tap on one spot gets a new `UITouch` is left open: Apple documents an object for each contact, and one article reports the old object coming back. Only `tapCount` carries over for certain.
    TOUCH-4 | D | HDR, DOC | When several fingers are down, a contact without a change since the last event stands in `allTouches` as `.stationary` and is left out of the set that `touchesMoved` gets.
    TOUCH-5 | D | HDR | The region phases tell of a pointer, no button pressed, hovering over a window; they are not a hover recogniser's began and ended.
    TOUCH-6 | D | DOC | A receiver sees a contact begin once, then move or rest any number of times, then either end or be cancelled, once; it never sees a move ahead of the began.
    TOUCH-7 | O | POSTS | A sample that changes a contact's force or another property, though not its position, is delivered as a move.
    TOUCH-8 | D | DOC, W14, RT | `timestamp` counts the seconds from boot to the sample, not to its delivery; a touch that was held back and is replayed keeps it.
    TOUCH-9 | D+O | DOC, A3, W10b | Touch-down settles a contact's `window` and `view` for good: neither changes when the finger leaves the view, nor when something comes to lie over it.
    TOUCH-10 | I | HDR, RT | `view` turns nil once that view was removed or its window is gone.
    TOUCH-11 | D | DOC, A0 | `touch.gestureRecognizers` holds the recognisers that receive the contact at present: none that is disabled, has failed, ignored the contact or was refused it by `shouldReceive`.
    ## Tap count
    TAPC-1 | D/I | HDR, WOBJC, INF | A down that comes soon enough after a tap and near enough to it has that tap's `tapCount` plus 1, and any other has 1. The limits of 0.35 s and 45 pt are inferred (WinObjC has 0.3 s and a third of an inch).
    TAPC-2 | O | W10b, UNITY | A contact that moved too far is no tap: its `tapCount` drops from 1 during `touchesMoved`, and is 0 when a drag ends.
    TAPC-3 | O | UNITY, RAJCA | Holding a contact for longer than about 1 s takes it out of the tap count: its `touchesEnded` has `tapCount` 0.
    TAPC-4 | I | RT | Each window counts taps by location and time alone, whatever its recognisers do. A contact that moved too far or was held too long starts the count afresh, so the next down has 1.
    TAPC-5 | I | INF | A second contact on another view starts the count afresh; nobody has tested it, and a switch turns it off.
    ## Locations
    TOUCH-12 | D | DOC | `location(in:)` converts from the window to the given view at the moment of the call, so the answer changes for a resting finger when the view moves.
    TOUCH-13 | D | HDR, A4 | `location(in: nil)` answers in the window's coordinates.
    TOUCH-14 | D | DOC | A touch's location may be anywhere, also beyond the bounds of its view.
    TOUCH-15 | D/I | W15, REC | `previousLocation(in:)` is where the contact stood when it was last delivered, which need not be its last hardware sample. In the began it is the same as `location(in:)` (recollection, not documented).
    TOUCH-16 | D | HDR | `preciseLocation(in:)` resolves fractions of a point and is not meant for hit tests.
    TOUCH-17 | I | INF | Between windows, and between screens, a location is converted by way of where each window lies on its screen; a view without a window has no defined answer.
    ## Other properties
    TOUCH-18 | D | HDR | `majorRadius` is in points, and the true radius differs from it by no more than `majorRadiusTolerance`.
    TOUCH-19 | D | HDR | A `force` of 1.0 is an ordinary touch, 0 means that the hardware measures none, and `maximumPossibleForce` bounds it. `altitudeAngle` runs from 0 (flat on the surface) to π/2 (upright), and an `azimuthAngle` of 0 points along the view's positive x axis.
    TOUCH-20 | D | HDR | `type` is direct 0, indirect 1, pencil 2 or indirectPointer 3, and a contact never changes it.
    TOUCH-21 | D | HDR, W16b | A Pencil's first figures may be estimates: `estimatedProperties` names them (force 1, azimuth 2, altitude 4, location 8), `estimatedPropertiesExpectingUpdates` is a subset of that, and `estimationUpdateIndex` is set. Final figures come in `touchesEstimatedPropertiesUpdated` under that index, perhaps later than `touchesEnded`.
    ## Grouping of callbacks
    EVT-1 | D | DOC | One event calls a view's method once for a phase, and passes all of the view's contacts in that phase as one set.
    EVT-2 | I | INF | A view whose contacts are in several phases within one event is called for began first, then moved, ended and cancelled.
    EVT-3 | D | DOC | `allTouches` has every contact of every window; `touches(for:)` picks those whose hit view is the given view, those of a window, or those that a recogniser has been given.
    EVT-4 | D | HDR | Event types are touches 0, motion 1, remoteControl 2, presses 3, scroll 10, hover 11 and transform 14; subtypes are none 0, motionShake 1 and 100 to 109 for remote control.
    EVT-5 | D | GUIDE | Apple's old guide counts everything from the first finger's down to the last one's lift as one multi-touch sequence, and a single event object goes with it throughout.
    ## Multiple and exclusive touch
    MULTI-1 | D+O | DOC, NEU | With `isMultipleTouchEnabled` false, which is the default, a view that has a contact gets no touch callbacks for further ones that hit it.
    MULTI-2 | D+O | DOC, W17, NEU | Recognisers on a view without multiple touch still receive every contact.
    MULTI-3 | I | DOC, INF | A contact kept from a view without multiple touch is not made up for later, not even once the first has lifted; the documentation speaks only of the first touch of a sequence.
    MULTI-4 | D | DOC | `isMultipleTouchEnabled` counts for its own view alone: contacts that hit a subview go by the subview's.
    EXCL-1 | D | DOC, XAM | While a view with `isExclusiveTouch` (default false) has a contact, no other view of its window is given a new one.
    EXCL-2 | D | XAM, GUIDE | A view with `isExclusiveTouch` is given no new contact as long as another view of the window has one.
    EXCL-3 | I | RT | Hit views are what is compared, so being exclusive does not extend to a view's subviews. Names in the runtime hint at a private way to include the subtree.
    EXCL-4 | O | SAMPLE, POSTS | `isExclusiveTouch` does not concern recognisers: they get the contacts that it keeps from views.
    ## Causes of cancellation
    CANCEL-1 | D | DOC | A view gets `touchesCancelled` for a contact when a recogniser with `cancelsTouchesInView` recognises, a scroll view begins to drag (by its pan), the system takes the contact, the application goes inactive, or the view leaves its window.
    CANCEL-2 | 1 | Texture#1816 | Leaving the window is what counts: a view moved to another superview of the same window keeps its contacts, and a view whose window becomes nil or another one loses them.
    CANCEL-3 | D/O | DOC, POSTS, INF | A view removed from its window gets one `touchesCancelled` and no more of that contact, while recognisers on ancestors that stay go on. It is inferred that recognisers on it and on removed ancestors are cancelled or fail, as is that a view which leaves its window while the hit test asks it gets no contact at all.
    CANCEL-4 | 1≠O | SO, POSTS | Animating a view without `.allowUserInteraction` has been said to cancel its touches. Three cases from iOS 10 on contradict that: a control that animates itself in `beginTracking` or `touchesBegan` still ends its touch, and only the next hit test passes it over. Fingerpost cancels nothing. | out of scope
    CANCEL-5 | O | W10b, A0 | A view never sees a cancelled contact again, though the finger stays down and recognisers may still follow it.
    """#
}
