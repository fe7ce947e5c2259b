extension LedgerText {
  /// Measured behaviour of parts of UIKit that Fingerpost does not have.
  static let presentation = #"""
    # Sheets, bars, menus and text
    > None of these classes is built. What was measured of them stands here, so that it is not lost.
    ## Sheets
    SHEET-1 | M 26.1, simulator | openuikit | A drag down moves a large sheet by the finger's way less 10 pt; a drag up does not move it at all.
    SHEET-2 | M 26.1, simulator | openuikit | At the lift a sheet is dismissed if it is lower than half of its height or the finger goes down with at least 1,000 pt/s; otherwise it returns.
    SHEET-3 | M 26.1, simulator | openuikit | A sheet returns, or goes, like a critically damped spring with a rate of 18.257 a second, with the velocity of the lift; the dimming is 0.2 times what shows of the sheet.
    SHEET-4 | M 26.1, simulator | openuikit | Over a scroll view in a sheet that is at its top a drag down moves the sheet and the offset stays; otherwise the content scrolls and the sheet stays.
    SHEET-5 | M 26.1, simulator | openuikit | With a medium and a large detent a sheet opens at the medium one, and dragging between them resizes it.
    ## Bars
    NAV-1 | M 26.1, simulator | openuikit | The back button of a navigation bar that a controller manages asks shouldPop with both stacks as they were; false changes nothing, true pops and then tells didPop. A pop by code asks nobody.
    NAV-2 | O | POSTS, OR-18968522 | The recogniser of a navigation controller's pop gesture delays `touchesBegan`: from iOS 7 to 9 a button at the left edge shows its highlight only at the lift.
    TAB-1 | M 26.1, simulator | openuikit | A tap on a tab asks shouldSelect and tells didSelect, also for the tab that is selected; a selection by code tells didSelect alone.
    ## Menus, drags and text
    MENU-1 | M 26.1, simulator | openuikit | An edit-menu interaction adds three recognisers to its view and removes them with itself. Presenting it asks for the menu and the target rectangle and tells willPresent inside the call; outside of a window, or with an empty menu, it asks for the menu alone.
    DRAG-1 | M 26.1, simulator | openuikit | The recogniser that lifts items for a drag wants a press of 0.325 s and allows 10 pt of movement.
    TXV-1 | M 26.1, simulator | openuikit | A text view that becomes first responder tells shouldBegin and didBegin, and then the notification; typed text tells of the selection, of the change, and the notification, in that order. Text set by code tells of the selection alone, and only where the caret moves.
    TXV-2 | M 26.1, simulator | openuikit | A tap on a link in a text view that is selectable and not editable asks for the primary action and opens the link; a press of 0.9 s asks for the action and the menu, and shows the menu.
    ## Keyboard and life
    KBD-1 | M 26.1, simulator | openuikit | The keyboard lies in windows of its own above the application's, and comes up within 23 frames.
    LIFE-1 | M 26.1, simulator | openuikit | A scene connects, its view loads and is about to appear without a window, the scene enters the foreground, the view has appeared, and the scene is active.
    """#
}
