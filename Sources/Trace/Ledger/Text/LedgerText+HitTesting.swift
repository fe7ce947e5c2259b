extension LedgerText {
  /// Which view a point hits.
  static let hitTesting = #"""
    # Hit-testing
    ## One traversal
    HIT-1 | O | CAT, A2, openuikit | `hitTest(_:with:)` checks `isHidden`, `isUserInteractionEnabled` and alpha first, then asks its own `point(inside:with:)`, then its subviews from the last to the first, and only then returns the view itself. If the first check fails, it neither calls `point(inside:with:)` nor visits a subview.
    HIT-2 | D/1 | DOC, CAT | A view with alpha below 0.01 is not hit. Alpha is kept as a 32-bit float, which turns 0.01 into 0.00999999977648 and so makes it too transparent; the smallest value that is hit is 0.010000000707805157 (the limit is documented, the rounding measured by one source).
    HIT-3 | 1 | CAT | Each view's alpha is checked alone and never multiplied: a view at 0.02 inside a parent at 0.02 is hit.
    HIT-4 | D+O | DOC, A3, openuikit | A view that is hidden, not interactive or too transparent also takes everything below it out of the hit test.
    HIT-5 | O | CAT, openuikit | `point(inside:with:)` is `bounds.contains(_:)`: minimum edges belong to the view, maximum edges do not. At a width of 200, x = 0 and x = 199.999 are inside, x = −0.001 and x = 200 are not, and a view of zero size contains no point.
    HIT-6 | D+O | DOC, A0, A2, CAT, openuikit | A view that does not contain the point asks none of its subviews, not even one that is drawn there. Clipping (`clipsToBounds`, `masksToBounds`) changes nothing, on or off.
    HIT-7 | O | CAT, A2, openuikit | The last subview is asked first, and the first result other than nil is final: the remaining siblings are not asked.
    HIT-8 | O | CAT, ANSON, SO-21306297 | Only a view's place in the `subviews` array counts. A layer's `zPosition`, 3-D depth and sublayer order have no effect, but `bringSubviewToFront(_:)` does, because it rearranges the array.
    HIT-9 | O/I | CAT, openuikit, INF | A child gets the point through the inverse of its whole geometry: `bounds.origin`, `anchorPoint`, affine transform and, by inference, a flattened 3-D one. A square turned by 45° is hit at its center and anywhere in the turned shape, but not at its old corners.
    HIT-10 | D | DOC | Subviews lie in the space of their parent's bounds, so changing `bounds.origin`, as scrolling does, changes which of them is under the point.
    HIT-11 | I | INF | A view whose transform has no inverse, such as a scale of 0, is never hit.
    HIT-12 | D+O | DOC, A3, CAT, openuikit | What a view draws does not matter: a clear background is hit, and masks, corner radii and shape layers exclude nothing.
    HIT-13 | 1 | CAT | One traversal calls `hitTest(_:with:)` once on each view it visits and `point(inside:with:)` at most once; for a parent whose 52 subviews all miss, that makes 53 calls.
    HIT-14 | D | DOC, A0 | `hitTest(_:with:)` and `point(inside:with:)` are the only hooks. An override applies at its own level, even when it returns a view from outside its subtree.
    HIT-15 | D | DOC | An app that calls `hitTest(_:with:)` itself may pass nil as the event.
    HIT-16 | D+O | CAT, DOC | Unless overridden, `hitTest(_:with:)` returns nil only when its view cannot be hit or does not contain the point.
    HIT-17 | O | CAT, A4, openuikit | `isUserInteractionEnabled` starts out false on `UILabel` and `UIImageView`, which makes their subviews unreachable too. It starts out true on `UIView`, `UIStackView`, `UIProgressView`, `UIActivityIndicatorView`, controls and scroll views.
    HIT-18 | D≠D | DOC, W17, W14b, W16c | During an animation the final values count, not what the screen shows, and a view animated without `.allowUserInteraction` counts as not interactive. `UIViewPropertyAnimator` has `isUserInteractionEnabled` (default true) and `isManualHitTestingEnabled`. Two Apple engineers say instead that such a view is hit and the touch is swallowed, and that a property animator's moving view is hit where the screen shows it while `isManualHitTestingEnabled` is false; neither is played.
    HIT-19 | 1 | CAT, RT | `UIControl` and `UIScrollView` override `hitTest(_:with:)` privately; at their defaults the result is the same as without.
    HIT-20 | O | POSTS, gesture-handler#4512 | A control with `isEnabled` false is still hit and keeps the contact from whatever is behind it, while recognizers on its ancestors do receive it.
    HIT-24 | D | RNVIEW, Detox#4747 | React Native's `RCTView` overrides `hitTest(_:with:)` and does not look at its own `alpha`, nor at its bounds unless it clips: a view with `alpha` 0 takes touches. Component views of the new architecture do look at `alpha`.
    ## The second traversal
    HIT-21 | O | A2, A3, A0, OR-20350412 | Up to iOS 13 a touch-down runs the whole traversal twice, with the same result, before the first `touchesBegan`; published logs of iOS 8 to 13 have it. A report from iOS 8 has both passes under one timestamp, at points that may differ a little. For later systems no log shows it, and Fingerpost runs one: `EventRules(system: 13)` runs two.
    HIT-22 | I | COCOA, RT | Apple has called a second traversal normal, reserved the right to move the point between the calls, and asked for overrides free of side effects. Probably one pass chooses the window and the other the view in it.
    HIT-23 | I | INF | Fingerpost runs at least one traversal for a down and uses the last result as `touch.view`. To match published traces it can run exactly two: a counting override then sees an even number at each down, and 0 at a move or a lift.
    """#
}
