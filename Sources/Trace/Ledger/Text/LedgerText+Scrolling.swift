extension LedgerText {
  /// Scroll views: their recognizers, what their content gets, and their constants.
  static let scrolling = #"""
    # Scroll views
    ## Recognizers
    SCR-1 | D | HDR, W12, W14 | Each scroll view has a pan recognizer, whose delegate must remain the scroll view (setting another raises an exception), a pinch recognizer that is nil while zooming is off, and a private recognizer that delays touches.
    SCR-2 | D/O | W14, POSTS | The recognizer with which a scroll view delays touches sets `delaysTouchesBegan` and can only fail: 0.15 s after the down or, if that is sooner, at the lift or a cancellation.
    SCR-3 | D | W14 | A scroll view's recognizers may be added to another view, which then scrolls it.
    ## Touches on the content
    SCR-4 | D | W14 | A tap on content, shorter than 0.15 s and without movement, gives the content view nothing until the lift, and then began and ended at once.
    SCR-5 | D | W14, HDR | A press that stays still gives the content its began after about 0.15 s, under the timestamp of the down.
    SCR-6 | D | W14 | A move beyond the pan's threshold within 0.15 s of the down begins the pan, and the content never gets the contact.
    SCR-7 | D | HDR | Once the content has had its began, a drag beyond the threshold asks `touchesShouldCancel(in:)`. If true the pan begins and the content gets `touchesCancelled`; if false this contact does not scroll, and the content keeps it.
    SCR-8 | D | HDR, DOC | `touchesShouldCancel(in:)` is true by default for any view but a `UIControl`. With `canCancelContentTouches` false it is not asked: content that has begun to track is never cancelled, and the contact never scrolls.
    SCR-9 | D | HDR, DOC, W14 | With the defaults a quick drag from a `UIButton` scrolls and the button sees nothing, but a press of more than 0.15 s on the button followed by a drag does not scroll. Table and collection views are often subclassed to return true for buttons; this is the rule without that.
    SCR-10 | D | HDR | With `delaysContentTouches` false the down itself asks `touchesShouldBegin(_:with:in:)` and gives the content its began.
    SCR-11 | D | HDR | If `touchesShouldBegin(_:with:in:)` (default true) is false, the content never gets that contact, and scrolling remains possible.
    SCR-12 | I | INF | Touches are delayed for views inside the scroll view. Where the scroll view is itself the hit view there is no content to protect, and its own touch methods get the contact with the same delay.
    SCR-13 | D | W14 | The delay does not affect recognizers on the content, which get their touches from the down on.
    SCR-14 | O | RxGesture#75, POSTS, INF | A down during deceleration stops the scrolling, and neither the content's views nor recognizers on it get a tap from it. A recognizer of the scroll view excludes them and takes the touch, so that one whose delegate allows both still acts; which recognizer that is, is inferred.
    SCR-15 | O | W14, POSTS, OR-33847193 | Of nested scroll views the inner pan wins ties, and where the inner view has no room to scroll in the direction of the drag, the outer one begins.
    ## State and figures
    SCR-16 | D | HDR | `isTracking` is true from the down on, `isDragging` from the threshold on, and `isDecelerating` after a lift in motion.
    SCR-17 | D+M 26.1, simulator | HDR, openuikit | The delegate gets willBeginDragging, before the offset changes, any number of didScroll, one for each move, willEndDragging (velocity in points per millisecond, a target offset it may change) and didEndDragging with whether it will decelerate. If so, willBeginDecelerating, didScroll and didEndDecelerating follow, the last in the frame of the last didScroll.
    SCR-18 | D | DOC | With `isDirectionalLockEnabled` (default false) a drag that starts mainly along one axis stays on that axis, and one that starts diagonally does not.
    SCR-19 | M/I 26.1, simulator | openuikit, HDR, INF | Each millisecond multiplies the velocity by d, 0.998 at the normal rate and 0.99 at the fast one: t seconds after the lift it is v0·d^(1000t), and the distance is v0·r·(1 − d^(1000t)) with r = d/(1 − d)/1000, so 0.499 s. It ends with the first frame in which the velocity is under 10 pt/s, without a final jump. For the fast rate, r = 0.099 s, nothing is measured.
    SCR-20 | M 26.1, simulator | openuikit, REC | With `bounces`, a drag of x points past an edge shows as an overshoot of (1 − 1/(0.55·x/dim + 1))·dim, where dim is the scroll view's length along that axis.
    SCR-21 | D | HDR | By default `bounces`, `bouncesZoom`, `isScrollEnabled`, `delaysContentTouches`, `canCancelContentTouches` and `scrollsToTop` are true, `alwaysBounceVertical`, `alwaysBounceHorizontal` and `isPagingEnabled` are false, and both zoom scales are 1.
    SCR-22 | O/I | POSTS, INF | With `isScrollEnabled` false the pan recognizer is disabled, and nothing delays touches on the content.
    SCR-23 | D | HDR | Zooming needs a minimum and a maximum zoom scale that differ and a view from the delegate. During a pinch the content gets no touches, and the pinch may be over while one finger is still down.
    SCR-25 | M 26.1, simulator | openuikit | Dragging begins when the finger has gone 10 pt; from that event on the offset is the finger's displacement less 10 pt. Nothing scrolls after 9 pt.
    SCR-26 | M 26.1, simulator | openuikit | The target passed to willEndDragging is the start plus (v0 − 10)/K, where v0 is the velocity and K the deceleration's rate per second, or the edge if that target, or the content already, is beyond it. The content itself comes to rest 0.0005 s·(v0 − 10) short of that, and this is not corrected.
    SCR-27 | M/I 26.1, simulator | openuikit, INF | Beyond an edge the same law holds for content that is released there and for content that arrives: with x the distance from the edge and v the velocity, both outwards, and K the rate of the deceleration (2.002 per second), x after t seconds is x·e^(−10t) + v·(e^(−10t) − e^(−(K + 10)t))/K. It ends on the edge in the first frame in which x is under 0.5 pt. Content that comes in fast enough continues by SCR-19 with what is left of v (inferred).
    SCR-28 | M≠1 26.1, simulator | openuikit, ScrollMechanics#6, INF | The velocity at the lift is that of the finger's last moves, also beyond an edge. Below a minimum it counts as 0: 187.5 pt/s does and 625 pt/s does not; the 250 pt/s used here are inferred. After a rest nothing decelerates, by a comparison with a device; synthetic touches on the simulator kept their velocity over 0.3 s without moves (`scroll.keepsVelocityAtRest`).
    SCR-29 | M 26.1, simulator | openuikit | An animated change of the offset takes 18 frames, 0.3 s, and has covered (1 − cos(π·t/0.3))/2 of its distance after t seconds. Nothing happens inside the call; it starts with the next frame or the one after, each frame sends didScroll, and the last one didEndScrollingAnimation. `isDragging`, `isDecelerating` and `isTracking` stay false.
    SCR-30 | M 26.1, simulator | openuikit | Setting `contentOffset`, or `setContentOffset(_:animated:)` without animation, sends didScroll before the call returns. Setting the origin of the bounds moves the content and sends nothing.
    SCR-31 | M 26.1, simulator | openuikit | Offsets that a scroll view sets itself, and the target that it reports, are rounded to whole pixels, thirds of a point on most phones. Fingerpost leaves them exact unless `scroll.pixelsPerPoint` says otherwise.
    SCR-24 | D | HDR | On iPhone a tap on the status bar scrolls to the top only if exactly one scroll view on screen has `scrollsToTop` true.
    """#
}
