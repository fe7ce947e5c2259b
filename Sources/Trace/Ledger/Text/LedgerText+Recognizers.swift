extension LedgerText {
  /// The recognizers that UIKit comes with.
  static let recognizers = #"""
    # UIKit's own recognizers
    ## Tap
    TAP-1 | D | HDR | By default a tap recognizer needs one tap with one finger and the primary button.
    TAP-2 | D+O | A0, W17 | A tap is recognized when the last finger of the final tap lifts.
    TAP-3 | D | DOC, W10a | A tap's location is that of the first tap, the centroid if it had several fingers, and remains so after the lift. It keeps where its fingers were, so that its action can ask `location(ofTouch:in:)` when they are gone; that `numberOfTouches` still counts them then is inferred from applications that do so.
    TAP-4 | D/I | W17, REC, LORE, WOBJC | A tap bears more movement than the 10 pt that begin a pan, by an Apple engineer. It fails at the move that takes a finger farther from its start than 45 pt, a figure that is inferred (WinObjC has 10 pt or a third of an inch). Leaving the view's bounds does not fail it (inferred). One list has 20 pt beside the 45 pt; what it measures is unclear.
    TAP-5 | O/1 | A3, XF-Material#102, WOBJC, LORE, DZN | A press that lasts too long fails a tap by timer, without a touch event: after 1.5 s for a single tap, after 0.75 s for any press of a multiple one. That a limit exists is observed: controls under an ancestor's tap act after a long press.
    TAP-6 | D/O | W10b, GitHawk#2119, WOBJC | A recognizer for several taps stays possible after each lift, and fails unless the next down comes within 0.35 s (the time is observed: 0.3519 s in one measurement; an Apple designer speaks of about half a second).
    TAP-7 | I | INF | Successive taps must land within 45 pt of one another.
    TAP-8 | I/O | RT, WOBJC | A tap with several fingers needs all of them down within 0.3 s and before any lifts, however far apart. An additional finger fails it, and so does one still missing at the first lift.
    TAP-9 | D | HDR, W10a, W10b | A tap recognizer never prevents one that needs more taps. On a view with a single and a double tap, tapping twice fires the single at the first lift and the double at the second, where the double prevents the single from firing again.
    TAP-10 | D/I | HDR, INF | A pointer's other buttons do not meet `buttonMaskRequired`; a finger counts as the primary button (inferred).
    TAP-11 | D | DOC | A tap recognizer also recognizes presses of its `allowedPressTypes`, which on tvOS is select by default.
    TAP-12 | D | DOC | `UIGestureRecognizer` is abstract: a recognizer of this class itself recognizes nothing and never calls its action. Only one of a class that builds on it does, such as `UITapGestureRecognizer`.
    TAP-13 | 1/I | RT13, wkwebview#153 | A web view recognizes taps by a tap recognizer of WebKit's on its content view, `WKSyntheticTapGestureRecognizer`, which excludes an application's tap on a view around it as any tap inside does; with a delegate that recognizes both together the application's acts as well (one report).
    TAP-30 | I | INF | A recognizer of a class of the application's that is printed with a property which only one of UIKit's classes has builds on that class, and is played as one of it: `minimumPressDuration` a long press, `minimumNumberOfTouches` or `maximumNumberOfTouches` a pan, `edges` a screen edge pan, `direction` a swipe, `numberOfTapsRequired` without a duration a tap. Without such a property it is taken for what the name of its class ends in, such as a pan for `CardPanGestureRecognizer`, and the report says so.
    ## Long press
    LP-1 | D+M 26.1, simulator | HDR, DOC, openuikit | By default a long press needs one finger, no complete taps before it (`numberOfTapsRequired` 0), 0.5 s and no movement beyond 10 pt.
    LP-2 | O | A0 | A long press begins by timer, without a touch event, as soon as its fingers have all been down for `minimumPressDuration`. The began action comes first and the views' cancellation after it.
    LP-3 | O | POSTS | A long press with a `minimumPressDuration` of 0 begins in the event of the down, without a timer.
    LP-4 | D | HDR | A long press fails if, before it begins, a finger strays from its start by more than `allowableMovement` (10 pt).
    LP-5 | D | DOC | A long press that has begun allows any movement, and each finger's move sends changed.
    LP-6 | D | DOC | A long press ends as soon as one of its required fingers lifts.
    LP-7 | D | DOC | A lift before the minimum duration fails a long press.
    LP-8 | D | HDR | With `numberOfTapsRequired` set to k, k complete taps by the rules of taps come first, and the press after them is timed.
    LP-9 | I | INF | An additional finger fails a long press before it begins, and is ignored afterwards.
    LP-10 | I | INF | A long press's location is the centroid of its fingers, and follows them once it has begun.
    ## Pan
    PAN-1 | D | HDR, W20a | By default a pan takes one finger or more with no upper limit (`maximumNumberOfTouches` is the largest unsigned integer), and no scrolling (`allowedScrollTypesMask`, iOS 13.4, is empty); the pan of a scroll view takes all scrolling of pointers, and has no touches while that drives it.
    PAN-2 | D+M 26.1, simulator | openuikit, W18, POSTS, DOC, FLOW, WOBJC | A pan begins when enough fingers are down and their centroid has moved at least 10 pt from its start. This was measured with the pans of scroll views, and an Apple designer says it of dragging in general. A finger that rests counts for the centroid here, also in scroll views, of which an Apple engineer says that since iOS 6 they track only the fingers that move (W14).
    PAN-3 | D/I | W18, POSTS, RNGH, openuikit, IMAGIN, INF | While a pan is possible its translation is all of the movement since the down. From began on, the 10 pt that it took to begin are left out, so a slow start begins at zero: where the finger is then is the gesture's starting point, by an Apple designer. Scroll views and sheets were measured to lose 10 pt; that a plain pan loses them along the direction of its movement is inferred. With `pan.removesHysteresis` false Fingerpost includes them.
    PAN-4 | D | DOC | Each move sends changed as long as at least the minimum number of fingers is down.
    PAN-5 | O | RT, POSTS | When a finger joins or lifts, the centroid gets a new reference point and the translation does not jump.
    PAN-6 | D/I | DOC, INF | A pan ends when all of its fingers have lifted. While some have lifted and fewer than the minimum are left, it sends no changed (inferred).
    PAN-7 | I | INF | More fingers than `maximumNumberOfTouches` fail a pan before it begins, and are ignored afterwards.
    PAN-8 | D | DOC | A pan whose fingers all lift before it begins fails.
    PAN-9 | D | HDR | `translation(in:)` is the whole movement in the given view's coordinate system: the view's rotation and scale apply to it, its origin does not.
    PAN-10 | D | DOC | `setTranslation(_:in:)` makes the translation the given point as of now, and the velocity zero until the next move (`pan.translationResetsVelocity`). Two public libraries read a velocity after it, in the same call or at the lift, and are said to work on iOS.
    PAN-11 | O | DOC, SO, SO-19092375, SloppySwiper#8 | `velocity(in:)` is in points per second along each axis, from the centroid's two latest samples. It keeps its value while no move comes: at an ended 30 s later it has been seen unchanged. A move without displacement makes it zero. With `pan.velocityMemory` Fingerpost resets it after a time.
    PAN-12 | D | DOC | A pan's location is the centroid of its fingers.
    PAN-13 | M≠I 26.1, simulator | openuikit, INF | Two fingers that move apart about a middle that rests do not begin a pan, by inference from PAN-2. One table has a pan and a pinch on one view of which the pan wins; how its fingers moved is not published. With `pan.beginsByAnyFinger` the finger that has gone farthest counts, and the pan begins.
    PAN-14 | D | HDR, DOC | A pan takes the scrolling of a wheel or a trackpad as its `allowedScrollTypesMask` says: none by default, and all for the pan of a scroll view. A wheel is discrete, a trackpad continuous.
    ## Swipe
    SWIPE-1 | D+M 26.1, simulator | HDR, DOC, openuikit | A swipe's directions are right 1 (the default), left 2, up 4 and down 8, and it takes one finger by default. A recognizer for several directions does not say which of them matched. If right or left is among them, only the horizontal axis counts: with right and down, a stroke down is not recognized, and all four behave like left and right. With no direction nothing is recognized. That up and down together recognize both is inferred.
    SWIPE-2 | D+M 26.1, simulator | W10a, openuikit | A swipe is recognized once, in the first move at which distance and direction are right, before any lift; the recognizer is possible again when the event is over.
    SWIPE-3 | D | DOC | A slow swipe must keep closely to its direction but may be short; a fast one may stray but must go far.
    SWIPE-4 | M 26.1, simulator | openuikit, DOC | A finger that, t seconds after the down, has moved p points along the direction and s points across it has made a swipe if t is at most 0.5, p at least 50·(1 − 0.94·t) and s at most 50·(1 − 0.98·t), the limits included. So the minimum falls from 50 pt to 26.5 pt and the maximum from 50 pt to 25.5 pt. There is no minimum speed. That the time counts from the first of several fingers is inferred.
    SWIPE-5 | M/I 26.1, simulator | openuikit, INF | A swipe fails when it is older than 0.5 s, and permanently when a finger is behind its start by any amount; a finger that goes forward and back to its start does no harm. It also fails when it strays too far across after covering its minimum, or at a lift (inferred). Straying before that has no effect.
    SWIPE-6 | M/D 26.1, simulator | openuikit, RNGH, DOC | In the action of a swipe `location(in: nil)` is (0, 0), as measured, and so is the location in the window, as one library reports. In a view's own coordinates nothing has been measured: there it is played as documented, where the swipe started, the centroid of its fingers there.
    SWIPE-7 | M 26.1, simulator | openuikit | A swipe needs exactly its number of fingers: with more or fewer it is not recognized, and with a number of 0, which can be set, a finger is too many. Each of them has to cover the minimum; they need not go equally far.
    ## Pinch
    PINCH-1 | D+M 26.1, simulator | DOC, openuikit | A pinch takes two fingers and begins when the distance between them has changed by at least 10 pt since both were down.
    PINCH-2 | M≠1 26.1, simulator | openuikit, DOC, FUJI | `scale` is the distance between the fingers divided by a base: the distance when both were down, plus 8 pt if they move apart or minus 8 pt if they move together. So it is not 1 in the began action, although one experiment printed that: from 100 pt to 110 pt it is 110/108.
    PINCH-3 | D/I | DOC, openuikit, INF | After `scale` is set it continues from that value, without another 8 pt, and the velocity is cleared. The velocity is in units of scale per second. In the began action it is `scale` less 1, divided by the time of the last step, as measured on iOS 26.1. Later velocities are filtered there by an unknown formula; here they are those of the last step (inferred).
    PINCH-4 | D | DOC | Each move of either finger of a pinch sends changed while both are down.
    PINCH-5 | D+M 26.1, simulator | DOC, RT, openuikit | A pinch ends with the second of its fingers to lift; between the two lifts `numberOfTouches` is 1 and `scale` does not change.
    PINCH-6 | I | INF | A finger put down between the two lifts continues the pinch, with a new base for the distance.
    PINCH-7 | I | W10b | A pinch ignores fingers after its second.
    PINCH-8 | D+M 26.1, simulator | WOBJC, DOC, openuikit | A pinch's location is midway between its fingers.
    ## Rotation
    ROT-1 | D+M 26.1, simulator | DOC, openuikit | A rotation takes two fingers and begins when the angle between them has changed by at least 10° since both were down.
    ROT-2 | D+M 26.1, simulator | HDR, W10a, openuikit, INF | `rotation` is the angle in radians by which the fingers have turned, less 5°, positive when clockwise with y pointing down: 0.0873 when it begins with 10°, 1.4835 after 90°. It continues past ±π without a jump (inferred). It can be set, to 0 to start over, without a further 5°. `velocity` is in radians per second, of the whole turn.
    ROT-3 | D | DOC | A rotation ends with the second of its fingers to lift.
    ROT-4 | D | W10a | Unless a delegate allows both, a pinch and a rotation exclude each other.
    ## Screen edge
    EDGE-1 | O/I | KIF, HDR, DOC, REC | A screen-edge pan begins only if its first touch started at one of its `edges` and goes inwards from there; with `edges` empty, as by default, it never does. On iOS this depends on a property of the touch that the system sets: synthetic touches half a point from the edge do not begin one until they have it. The 13 pt used here stand in for that and are inferred; older systems used the location. Edges turn with the interface orientation.
    EDGE-2 | I | RT | A screen-edge pan uses only its first finger.
    EDGE-3 | I | INF | A first touch outside that margin fails a screen-edge pan at the down.
    EDGE-4 | D | W17 | A view controller's `preferredScreenEdgesDeferringSystemGestures` lets the app have the first swipe from those edges, which otherwise belongs to the system.
    ## Hover
    HOVER-1 | D+M 26.1, simulator | DOC, openuikit | A hover recognizer begins when the pointer enters its view, changes as the pointer moves and ends when it leaves, even if touches cannot hit that view. On iPhone it does nothing.
    HOVER-2 | D | DOC | While a button is pressed or a finger down, a hover recognizer reports nothing.
    HOVER-3 | I | INF | A hover recognizer neither competes with recognizers of touches nor cancels touches.
    """#
}
