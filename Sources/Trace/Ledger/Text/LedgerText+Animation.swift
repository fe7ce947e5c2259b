extension LedgerText {
  /// What animations show, and when they end.
  static let animation = #"""
    # Animations
    > Nothing is drawn; what an animation shows counts for pictures and for `presentation()`. For what it does to touches see HIT-18.
    ## Blocks
    ANIM-1 | D/I | DOC, INF | What a block of `UIView.animate` sets counts for code and for touches at once; only what the screen shows follows. Position, bounds, transform, alpha, background and corner radius of views follow; a view outside a window changes at once, and so does a layer without a view (inferred).
    ANIM-2 | D/I | DOC, INF | `presentation()` returns a copy of a layer as the screen shows it, with its superlayer and its sublayers; nil for a layer that is not on a screen (inferred). Its `hitTest(_:)` asks layers and no view.
    ANIM-3 | D/I | DOC, INF | The completion comes at the end, with whether every animation finished. After a duration of 0, or where a block animates nothing (inferred), it comes with the next turn. At the instant of a touch the end comes first, so that the touch is hit-tested without the animation (inferred).
    ANIM-4 | I | INF | A view that leaves its window, whose animations `removeAllAnimations()` removes, or whose application goes to the background ends its animations unfinished: the screen shows what code set, the view takes touches again, and the completion is called with false in the next turn.
    ANIM-5 | D/I | DOC, INF | Animations of one property add up, and each comes to its own end. With `.beginFromCurrentState` those before end unfinished, and the new one begins at what the screen shows (inferred).
    ANIM-6 | M/I 27.0, Mac Catalyst | CAT27, INF | A spring with a damping ratio and a duration has settled to a thousandth of the way when the duration is over. A spring with a bounce swings once in its duration undamped, and ends when it has settled (44 springs were read back).
    ANIM-7 | D | DOC | In `performWithoutAnimation(_:)`, and after `setAnimationsEnabled(false)`, blocks change things at once, and their completions come with the next turn.
    ANIM-8 | D | DOC | A block inside another has the duration and the curve of that one, unless its options say otherwise, and a delay and an end of its own.
    ANIM-9 | D/I | DOC, INF | A transition changes the content at once. Until its end the view whose content changes, or the view around the two, counts as animating (inferred). Without a transition among the options it is over with the next turn (inferred).
    ANIM-10 | D/I | DOC, HDR, INF | A `UIViewPropertyAnimator` calls its blocks when it becomes active, by a start, a pause or a fraction. Stopped, it leaves everything where the screen shows it; finished at the start, it restores the original values. Completions are called in the order of addition, with the position (the order is inferred). Reversed, `fractionComplete` counts the way back.
    ANIM-11 | D/I | DOC, INF | A `CAAnimation` that is added to a view's layer changes what the screen shows and nothing else: what code set stays, and touches find the view there, without HIT-18. At its end, or with `removeAnimation(forKey:)`, the layer shows what code set again, unless it is kept and fills forwards; the delegate is told whether it came to its own end. A copy is added, and another one under the same key ends it. A key path that no view's layer shows takes its time and shows nothing (inferred).
    ANIM-12 | D/I | DOC, INF | The completion block of a `CATransaction` is called once all animations are over that began in it after it was set; without any with the commit. What is set outside of a transaction counts until the next turn (inferred).
    ANIM-13 | D/I | DOC, INF | A `CAKeyframeAnimation` with a path moves a point along it, whatever its values are. The ends of the pieces are what key times and curves are about; paced, all of the way is as fast. That it jumps where the path moves without a line, and that a curve is followed by its parameter unless paced, is inferred.
    ANIM-14 | D/I | DOC, INF | `UIView.perform(.delete, on:)` animates beside a block that views disappear, and takes them out of their superviews at the end. How long it takes is not documented: 0.2 s here, the duration of animations that say none (inferred).
    LINK-1 | D/I | DOC, HDR, INF | A `CADisplayLink` calls its target with each frame of the display, at whole multiples of the frame's length, unless it is paused; with a preferred rate it leaves out frames. It keeps its target until it is invalidated. Its call comes before the touches of the same instant (inferred); by a header of iOS 18 touches come first in one update.
    ## Paths
    PATH-1 | D/I | DOC, INF | `UIBezierPath.contains(_:)` counts open pieces as closed, and decides by winding, or with `usesEvenOddFillRule` by the number of crossings. Of upright edges the left and the top one belong to the inside (inferred); control points count for `bounds`.
    """#
}
