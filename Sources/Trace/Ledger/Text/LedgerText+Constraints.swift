extension LedgerText {
  /// How constraints become frames.
  static let constraints = #"""
    # Layout by constraints
    AL-1 | D | DOC | A constraint says that an attribute of one item equals, is at most or at least a multiple of an attribute of another one plus a constant. Required constraints (1000) hold; of the others the errors are as small as they can be, those of a higher priority first.
    AL-2 | I | INF | The solution does not depend on the order in which constraints were added, removed or changed.
    AL-3 | D/I | DOC, INF | Widths and heights can be compared with each other and with numbers, left and right among each other, leading and trailing among each other, tops, bottoms and baselines among each other, and a horizontal middle with any of its axis. Other pairs end the program.
    AL-4 | D | DOC | An active constraint is held by the nearest view that holds both items; without such a view activating it ends the program. A view that leaves its superview loses the constraints to views that stay.
    AL-5 | M/I 26.1, simulator | openuikit, INF | Where several constraints or sizes of content of one priority could give way, it is the one activated first; of sizes of content that of the view which a constraint names first stretches, and the last is cut. Labels of several lines stretch before others, the last one first. How wishes of different kinds compare is inferred.
    AL-6 | D+M 26.1, simulator | DOC, openuikit | Constraints see alignment rectangles and baselines, not frames, and ignore transforms. Both edges of a solved frame are rounded to the screen's pixels, half a pixel up, in the superview's coordinates; a frame is given by `layoutSubviews()` of the superview, which is marked when the solution moves a subview. A view that no constraint names stays where code put it (inferred).
    AL-7 | M/I 26.1, simulator | openuikit, INF | Of required constraints that contradict each other one is left out, and comes back when what it contradicts goes: inequalities before equalities and at most before at least; middles before sizes in points before other sizes before edges; of sizes the later sibling's; one that names the holding view first; the larger constant. The order between these is inferred.
    AL-8 | D+M 26.1, simulator | DOC, openuikit | A view resists being larger than its content with 250 and smaller with 750 unless it is said otherwise, along each axis. With 1000 it still gives way to a required constraint, without a word, and to nothing weaker.
    AL-9 | D+M 26.1, simulator | DOC, openuikit | Where text runs from right to left, leading and trailing and their constants change sides with the direction of the first item; left and right do not. `semanticContentAttribute` is not inherited by subviews.
    AL-10 | M 26.1, simulator | openuikit | Layout margins are 8 points plus the view's own safe area, or what was set plus that, unless `insetsLayoutMarginsFromSafeArea` is false; with `preservesSuperviewLayoutMargins` at least what overlaps of the superview's. The readable guide is at most 920 points wide in views wider than 1,008.
    AL-11 | D/I | DOC, INF | The system's spacing between views is 8 points here.
    AL-12 | D | DOC | Edges of a scroll view mean those of its content to the views inside, and its width and height those of its frame. What is pinned to all four edges determines `contentSize`. `frameLayoutGuide` stays in place while the content moves.
    AL-13 | D/I | DOC, INF | `updateConstraints()` is called once before layout, of views below first, after `setNeedsUpdateConstraints()`; of a controller's root view by `updateViewConstraints()`.
    AL-14 | D | DOC | `systemLayoutSizeFitting(_:)` returns the size that the constraints below a view allow, near to another one with the priority 50, or as it is said.
    AL-15 | D+M 26.1, simulator | DOC, openuikit | A stack places its visible views by constraints of its own: they fill it, are of one length, in proportion to their contents, or at equal distances. A view without a size of content takes the room along the stack and has none across it.
    AL-16 | D | DOC | A visual format names views in a row or column with distances, sizes and priorities; `|` is the superview's edge, and `-` alone is the system's spacing, to the superview, too.
    AL-17 | D/I | DOC, INF | `hasAmbiguousLayout` says whether constraints leave open where a view is or how large it is: whether another value would break no more of any priority. False where no constraint names the view (inferred).
    """#
}
