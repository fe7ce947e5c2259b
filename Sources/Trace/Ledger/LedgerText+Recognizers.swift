extension LedgerText {
  /// The recognisers that UIKit comes with.
  static let recognizers = #"""
    # UIKit's own recognisers
    ## Tap
    TAP-1 | D | HDR | Unless told otherwise, a tap recogniser asks for one tap with one finger and the primary button.
    TAP-2 | D+O | A0, W17 | Recognition of a tap comes as the final tap's last finger lifts.
    TAP-3 | D | DOC | A tap's location is that of the first tap, the centroid if it had several fingers, and remains so after the lift.
    TAP-4 | O/I | REC, LORE, WOBJC | A tap fails in the very move that takes a finger farther from its start than 45 pt, a figure that is inferred (WinObjC has 10 pt or a third of an inch). Leaving the view's bounds does not fail it (inferred).
    TAP-5 | 1 | A3, XF-Material#102, WOBJC, LORE | A press that lasts too long fails a tap by timer, without a touch event: after 1.5 s for a single tap, after 0.75 s for any press of a multiple one.
    TAP-6 | D/O | W10b, GitHawk#2119, WOBJC | A recogniser for several taps stays possible after each lift, and fails unless the next down comes within 0.35 s (the time is observed: 0.3519 s in one measurement).
    TAP-7 | I | INF | Successive taps have to land within 45 pt of one another.
    TAP-8 | I/O | RT, WOBJC | A tap with several fingers needs all of them down within 0.3 s and before any lifts, however far apart. An additional finger fails it, and so does one still missing at the first lift.
    TAP-9 | D | HDR, W10a, W10b | A tap recogniser never prevents one that needs more taps. On a view with a single and a double tap, tapping twice fires the single at the first lift and the double at the second, where the double keeps the single from firing again.
    TAP-10 | D/I | HDR, INF | A pointer's other buttons do not meet `buttonMaskRequired`; a finger counts as the primary button (inferred).
    TAP-11 | D | DOC | A tap recogniser also recognises presses of its `allowedPressTypes`, which on tvOS is select by default.
    ## Long press
    LP-1 | D | HDR, DOC | By default a long press needs one finger, no whole taps ahead of it (`numberOfTapsRequired` 0), 0.5 s and no movement beyond 10 pt.
    LP-2 | O | A0 | A long press begins by timer, without a touch event, as soon as its fingers have all been down for `minimumPressDuration`. The began action comes first and the views' cancellation after it.
    LP-3 | O | POSTS | A long press with a `minimumPressDuration` of 0 waits for no timer and begins in the event of the down.
    LP-4 | D | HDR | A long press fails if, before it begins, a finger strays from its start by more than `allowableMovement` (10 pt).
    LP-5 | D | DOC | A long press that has begun allows any movement, and each finger's move sends changed.
    LP-6 | D | DOC | A long press ends when the first of its required fingers lifts.
    LP-7 | D | DOC | A lift before the minimum duration fails a long press.
    LP-8 | D | HDR | With `numberOfTapsRequired` at k, k whole taps by the rules of taps come first, and the press after them is the one that is timed.
    LP-9 | I | INF | An additional finger fails a long press before it begins, and is ignored afterwards.
    LP-10 | I | INF | A long press's location is the centroid of its fingers, and follows them once it has begun.
    ## Pan
    PAN-1 | D | HDR | By default a pan takes one finger or more with no upper limit (`maximumNumberOfTouches` is the largest unsigned integer), and no scrolling (`allowedScrollTypesMask`, iOS 13.4, is empty).
    PAN-2 | D/O | DOC, POSTS, FLOW, WOBJC | A pan begins when enough fingers are down and their centroid has moved more than 10 pt from its start. The documentation gives no figure; the 10 pt are observed.
    PAN-3 | I | IMAGIN, RT | A pan's translation at began need not be zero. Fingerpost reports all movement since the down, and a switch leaves out the 10 pt of hysteresis, because no measurement decides between the two.
    PAN-4 | D | DOC | Each move sends changed as long as at least the minimum number of fingers is down.
    PAN-5 | O | RT, POSTS | When a finger joins or lifts, the centroid gets a new base and the translation does not jump.
    PAN-6 | D/I | DOC, INF | A pan ends when all of its fingers have lifted. While some have lifted and fewer than the minimum are left, it sends no changed (inferred).
    PAN-7 | I | INF | More fingers than `maximumNumberOfTouches` fail a pan before it begins, and are ignored afterwards.
    PAN-8 | D | DOC | A pan whose fingers all lift before it begins fails.
    PAN-9 | D | HDR | `translation(in:)` is the whole movement in the given view's coordinate system: the view's rotation and scale apply to it, its origin does not.
    PAN-10 | D | DOC | `setTranslation(_:in:)` makes the translation the given point as of now, and the velocity zero.
    PAN-11 | O | DOC, SO, RT | `velocity(in:)` is in points a second along each axis, as the centroid's two latest samples give it. When the finger pauses, the last value stands for a short while and does not drop to 0 at once.
    PAN-12 | D | DOC | A pan's location is the centroid of its fingers.
    ## Swipe
    SWIPE-1 | D | HDR, DOC | A swipe's directions are right 1 (the default), left 2, up 4 and down 8, and it takes one finger by default. A recogniser for several directions does not tell which of them matched.
    SWIPE-2 | D | W10a | A swipe is recognised in the move that makes distance and direction right, before any lift.
    SWIPE-3 | D | DOC | A slow swipe has to keep closely to its direction but may be short; a fast one may stray but has to go far.
    SWIPE-4 | I | LORE, REC, RT | A swipe that is t seconds old, has p points behind it along its direction and s across, is recognised if t is at most 0.5, p at least a minimum and s at most a maximum, where both limits shrink with t. In Fingerpost's model the maximum falls evenly from 50 pt to 15 pt over the 0.5 s, the minimum is 50 pt, and beyond that the finger has to be where 1,000 pt/s from 0.04 s on would have taken it, without which real drags begin as swipes. Where the direction across is looked for too, s may be up to p.
    SWIPE-5 | I | INF | A swipe fails once it is older than 0.5 s, when it strays too far across after covering 50 pt, or at a lift. One that is only too slow may still catch up.
    SWIPE-6 | D | DOC | A swipe's location is where it started, the centroid of its fingers there.
    SWIPE-7 | I | INF | Every one of a swipe's required fingers has to move in its direction.
    ## Pinch
    PINCH-1 | D/I | DOC, INF | A pinch takes two fingers and begins when the distance between them has changed enough; the 8 pt used here are inferred.
    PINCH-2 | D/1 | DOC, FUJI | `scale` is the distance between the fingers over what it was at the begin. It accumulates from 1, which one experiment printed in the began action.
    PINCH-3 | D | DOC | Setting `scale` makes it count on from that value and clears the velocity, which is in units of scale a second.
    PINCH-4 | D | DOC | Each move of either finger of a pinch sends changed while both are down.
    PINCH-5 | D/O | DOC, RT | A pinch ends with the second of its fingers to lift; between the two lifts `numberOfTouches` is 1 and `scale` stands still.
    PINCH-6 | I | INF | A finger put down between the two lifts carries the pinch on, with a new base for the distance.
    PINCH-7 | I | W10b | A pinch ignores fingers after its second.
    PINCH-8 | D | WOBJC, DOC | A pinch's location is midway between its fingers.
    ## Rotation
    ROT-1 | D/I | DOC, INF | A rotation takes two fingers and begins when the angle between them has changed enough; the 0.10 rad used here are inferred.
    ROT-2 | D/I | HDR, W10a, INF | `rotation` is the angle in radians since the begin, positive when clockwise with y pointing down, and goes on past ±π without a jump (inferred). It can be set, to 0 for a fresh start, and `velocity` is in radians a second.
    ROT-3 | D | DOC | A rotation ends with the second of its fingers to lift.
    ROT-4 | D | W10a | Unless a delegate allows both, a pinch and a rotation exclude each other.
    ## Screen edge
    EDGE-1 | D/I | HDR, DOC, REC | A screen-edge pan begins only if its first touch comes down within 13 pt (inferred) of one of its `edges` and goes inwards from there; with `edges` empty, as by default, it never does. Edges turn with the interface orientation.
    EDGE-2 | I | RT | A screen-edge pan heeds its first finger alone.
    EDGE-3 | I | INF | A first touch outside that margin fails a screen-edge pan at the down.
    EDGE-4 | D | W17 | A view controller's `preferredScreenEdgesDeferringSystemGestures` lets the app have the first swipe from those edges, which is the system's otherwise.
    ## Hover
    HOVER-1 | D | DOC | A hover recogniser begins when the pointer enters its view, changes as the pointer moves and ends when it leaves, even if touches cannot hit that view. On iPhone it does nothing.
    HOVER-2 | D | DOC | As long as a button is pressed or a finger down, a hover recogniser reports nothing.
    HOVER-3 | I | INF | A hover recogniser neither competes with recognisers of touches nor cancels touches.
    """#
}
