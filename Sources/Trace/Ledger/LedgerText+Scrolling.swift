extension LedgerText {
  /// Scroll views: their recognisers, what their content gets, and their figures.
  static let scrolling = #"""
    # Scroll views
    ## Recognisers
    SCR-1 | D | HDR, W12, W14 | Each scroll view has a pan recogniser, whose delegate has to stay the scroll view (setting another raises an exception), a pinch recogniser that is nil while zooming is off, and a private recogniser that delays touches.
    SCR-2 | D/O | W14, POSTS | The recogniser with which a scroll view delays touches sets `delaysTouchesBegan` and can only fail: 0.15 s after the down or, if that is sooner, at the lift or a cancellation.
    SCR-3 | D | W14 | Another view may be given a scroll view's recognisers, and then scrolls it.
    ## Touches on the content
    SCR-4 | D | W14 | A tap on content, shorter than 0.15 s and without movement, gives the content view nothing until the lift, and then began and ended at once.
    SCR-5 | D | W14, HDR | A press that stays still gives the content its began after about 0.15 s, under the timestamp of the down.
    SCR-6 | D | W14 | A move beyond the pan's threshold within 0.15 s of the down begins the pan, and the content never hears of the contact.
    SCR-7 | D | HDR | Once the content has had its began, a drag beyond the threshold asks `touchesShouldCancel(in:)`. If true the pan begins and the content gets `touchesCancelled`; if false this contact does not scroll, and the content keeps it.
    SCR-8 | D | HDR, DOC | `touchesShouldCancel(in:)` is true by default for any view but a `UIControl`. With `canCancelContentTouches` false nobody asks it: content that has begun to track is never cancelled, and the contact never scrolls.
    SCR-9 | D | HDR, DOC, W14 | At the defaults a quick drag from a `UIButton` scrolls and the button sees nothing, whereas a press of more than 0.15 s on the button followed by a drag does not scroll. Table and collection views are often subclassed to say true for buttons; this is the rule without that.
    SCR-10 | D | HDR | With `delaysContentTouches` false the down itself asks `touchesShouldBegin(_:with:in:)` and brings the content its began.
    SCR-11 | D | HDR | If `touchesShouldBegin(_:with:in:)` (default true) is false, the content never gets that contact, and scrolling remains possible.
    SCR-12 | I | INF | Touches are delayed for views inside the scroll view. Where the scroll view is itself the hit view there is no content to spare, and its own touch methods get the contact with the same delay.
    SCR-13 | D | W14 | The delay spares recognisers on the content, which have their touches from the down on.
    SCR-14 | O/I | POSTS, INF | A down during deceleration stops the scrolling and does not reach the content as a tap; by what means is inferred.
    SCR-15 | O | W14, POSTS | Of nested scroll views the inner pan wins ties, and where the inner view has no room to scroll the way the drag goes, the outer one begins.
    ## State and figures
    SCR-16 | D | HDR | `isTracking` is true from the down on, `isDragging` from the threshold on, and `isDecelerating` after a lift in motion.
    SCR-17 | D | HDR | The delegate gets willBeginDragging, any number of didScroll, willEndDragging (velocity in points a millisecond, a target offset it may change) and didEndDragging with whether it will decelerate. If so, willBeginDecelerating, didScroll and didEndDecelerating follow.
    SCR-18 | D | DOC | With `isDirectionalLockEnabled` (default false) a drag that starts mainly along one axis keeps to that axis, and one that starts diagonally does not.
    SCR-19 | D/O | HDR, POSTS | Each millisecond multiplies the velocity by d, 0.998 at the normal rate and 0.99 at the fast one: t seconds on it is v0·d^(1000t), and the distance is v0·(d^(1000t) − 1)/(1000·ln d), with v0 in points a second. The target is the limit of that, kept within the edges or bounced.
    SCR-20 | O | REC | With `bounces`, a drag of x points past an edge shows as an overshoot of (1 − 1/(0.55·x/dim + 1))·dim, where dim is the scroll view's length along that axis.
    SCR-21 | D | HDR | By default `bounces`, `bouncesZoom`, `isScrollEnabled`, `delaysContentTouches`, `canCancelContentTouches` and `scrollsToTop` are true, `alwaysBounceVertical`, `alwaysBounceHorizontal` and `isPagingEnabled` are false, and both zoom scales are 1.
    SCR-22 | O/I | POSTS, INF | With `isScrollEnabled` false the pan recogniser is disabled, and nothing delays touches on the content.
    SCR-23 | D | HDR | Zooming takes zoom scales that differ and a view from the delegate. During a pinch the content gets no touches, and the pinch may be over while one finger is still down.
    SCR-25 | 1 | openuikit | In a trace from iOS 26.1 nothing scrolls after 9 pt of drag and something does after 12 pt; during the drag the offset is the finger's displacement less 10 pt.
    SCR-24 | D | HDR | On iPhone a tap on the status bar scrolls to the top only if exactly one scroll view on screen has `scrollsToTop` true.
    """#
}
