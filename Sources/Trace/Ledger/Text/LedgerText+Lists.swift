extension LedgerText {
  /// Tables and collections: what a finger does to a row.
  static let lists = #"""
    # Lists
    ## A finger on a row
    LIST-1 | D | W14, W12b, HDR | A finger that stays on a row highlights it after the scroll view's delay, if `shouldHighlight` says yes (default true); then comes `didHighlight`. A tap shorter than that highlights the row at the lift, a drag that begins at once never does.
    LIST-2 | D+O | HDR, W12b, ExpandableCell#45 | Where `shouldHighlight` is false, nothing is highlighted, nothing is selected, and what was selected stays.
    LIST-3 | 1+1 | LISTLOG | The lift on a row of a table: setHighlighted(false) and `didUnhighlight`, `willSelect`, `willDeselect` of the old row, its setSelected(false) and `didDeselect`, setSelected(true) of the new one and `didSelect`; none is animated. That the highlight ends before all this is two logs' order (`table.unhighlightsLast` for the other one), that the new row is asked before the old one is a third's (`table.deselectsFirst`). A row that is selected already is asked and told again.
    LIST-4 | D≠D | HDR, W12b | The lift on an item of a collection: `shouldSelect`; if yes it is selected, its highlight ends, and the last two calls are `didSelect` and then `didUnhighlight` by the header, the other way round by an Apple engineer's talk (`collection.unhighlightsLast` false). What was selected is deselected before. | not built: collections
    LIST-5 | O | POSTS | A drag that begins once a row is highlighted takes the highlight away and leaves the selection as it was; the lift selects nothing.
    LIST-6 | O | iCarousel#602, GMGridView#9 | A touch that stops content which moves by itself selects nothing.
    LIST-7 | D | HDR, W12b | With multiple selection a tap on a selected row deselects it (`shouldDeselect` of a collection, `willDeselect` of a table), and other rows stay selected.
    LIST-8 | D/O | HDR, W14, POSTS | A list gets its touches as the last view of the responder chain that could handle them: a control in a row keeps them, and so does a view that handles touches without calling super. What takes the touch from its view, such as a tap recognizer above the row with `cancelsTouchesInView`, ends the highlight, and nothing is selected; with false both happen.
    LIST-9 | D | DOC | Only rows that can be seen have cells; `cellForRow(at:)` is nil for all others.
    LIST-10 | 1 | POSTS | While a cell is highlighted or selected, so are images in it, and controls that take no touches themselves.
    LIST-11 | D | DOC, W19 | A drag of two fingers selects the rows that it passes, if `shouldBeginMultipleSelectionInteraction` says yes (default false); the list is edited from then on, and `didEnd…` comes at the lift. | not built: the drag of two fingers
    LIST-20 | 1 | POSTS | On an iPad a finger on a row takes the look of what is selected away, and gives it back if the drag begins; on an iPhone the old row keeps its look.
    LIST-21 | 1 | FunctionalTableData#166 | A long press on a cell keeps a collection from selecting it, and a table selects it all the same. Fingerpost plays for both what LIST-8 says: the press takes the touch.
    ## Swipe actions and editing
    LIST-12 | M 26.1, simulator | openuikit | A swipe across a row shows its actions at the far end: a drag of 250 of 375 pt leaves the row open, one of 260 performs the first action. Open, the row is pushed by the widths of the buttons with 10 pt between and around them; a button is its text and 24 pt. | not built: swipes and editing
    LIST-13 | D+M 26.1, simulator | DOC, openuikit | A finger picks up an item of a list with a drag delegate after 0.325 s without moving 10 pt. | not built: drag and drop
    LIST-14 | M 26.1, simulator | openuikit | While it is edited, a row's content begins at 40 pt; the control of a deletion is 26 by 26 pt at 15 pt, that of moving 27 pt wide and as high as the row. | not built: swipes and editing
    LIST-15 | O | KIF | A press of 0.2 s on the control of moving picks a row up; it is let go of where the finger lifts. | not built: swipes and editing
    ## Rows that change
    LIST-16 | M 26.1, simulator | openuikit | Batch updates run their closure inside the call. The completion gets false at once without a window, true at once where animations are off, and true after 16 frames otherwise.
    LIST-17 | M 26.1, simulator | openuikit | The selection follows a row that moves, and cells that stay keep their identity.
    LIST-18 | M 26.1, simulator | openuikit | The rows of a rectangle are the one at its top, and those below it of which it reaches at least 1 pt; an empty rectangle still has the row at its origin, and its right edge does not count.
    LIST-19 | M 26.1, simulator | openuikit | A controller of a list with `clearsSelectionOnViewWillAppear` deselects between `viewWillAppear` and `viewIsAppearing`, at the first appearance, too; calling `viewWillAppear` by hand deselects nothing.
    """#
}
