extension LedgerText {
  /// Measured behavior of parts of UIKit that Fingerpost does not have.
  static let presentation = #"""
    # Sheets, bars, drags and text
    > None of these classes is built. What was measured of them stands here, so that it is not lost.
    ## Sheets
    SHEET-1 | M 26.1, simulator | openuikit | A drag down moves a large sheet by the finger's movement less 10 pt; a drag up does not move it at all.
    SHEET-2 | M 26.1, simulator | openuikit | At the lift a sheet is dismissed if it is lower than half of its height or the finger moves down at 1,000 pt/s or more; otherwise it returns.
    SHEET-3 | M 26.1, simulator | openuikit | A sheet returns, or goes, like a critically damped spring with a rate of 18.257 per second, starting with the velocity of the lift; the dimming is 0.2 times the visible part of the sheet.
    SHEET-4 | M 26.1, simulator | openuikit | Over a scroll view in a sheet that is at its top a drag down moves the sheet and the offset stays; otherwise the content scrolls and the sheet stays.
    SHEET-5 | M 26.1, simulator | openuikit | With a medium and a large detent a sheet opens at the medium one, and dragging between them resizes it.
    ## Bars
    NAV-1 | M 26.1, simulator | openuikit | The back button of a navigation bar that a controller manages asks shouldPop with both stacks as they were; false changes nothing, true pops and then reports didPop. A pop in code asks nothing.
    NAV-2 | O | POSTS, OR-18968522 | The recognizer of a navigation controller's pop gesture delays `touchesBegan`: from iOS 7 to 9 a button at the left edge shows its highlight only at the lift.
    TAB-1 | M 26.1, simulator | openuikit | A tap on a tab asks shouldSelect and reports didSelect, even for the selected tab; a selection in code reports only didSelect.
    ## Drags and text
    DRAG-1 | M 26.1, simulator | openuikit | The recognizer that lifts items for a drag needs a press of 0.325 s and allows 10 pt of movement.
    TXV-1 | M 26.1, simulator | openuikit | A text view that becomes first responder calls shouldBegin and didBegin and then posts the notification; typed text reports the selection, then the change, then posts the notification. Text set in code reports only the selection, and only if the caret moves.
    TXV-2 | M 26.1, simulator | openuikit | A tap on a link in a text view that is selectable and not editable asks for the primary action and opens the link; a press of 0.9 s asks for the action and the menu, and shows the menu.
    ## Keyboard and life
    KBD-1 | M 26.1, simulator | openuikit | The keyboard is in windows of its own above the application's, and comes up within 23 frames.
    LIFE-1 | M 26.1, simulator | openuikit | The order is: a scene connects, its view loads and is about to appear without a window, the scene enters the foreground, the view has appeared, and the scene is active.
    """#
}
