extension LedgerText {
  /// Bars, and measured behavior of parts of UIKit that Fingerpost does not have.
  static let presentation = #"""
    # Sheets, bars, drags and text
    > Of these classes only bars and their controllers are built. Measurements of the others are kept here.
    ## Sheets
    SHEET-1 | M 26.1, simulator | openuikit | A drag down moves a large sheet by the finger's movement less 10 pt; a drag up does not move it at all. | not built: sheets
    SHEET-2 | M 26.1, simulator | openuikit | At the lift a sheet is dismissed if it is lower than half of its height or the finger moves down at 1,000 pt/s or more; otherwise it returns. | not built: sheets
    SHEET-3 | M 26.1, simulator | openuikit | A sheet returns, or goes, like a critically damped spring with a rate of 18.257 per second, starting with the velocity of the lift; the dimming is 0.2 times the visible part of the sheet. | not built: sheets
    SHEET-4 | M 26.1, simulator | openuikit | Over a scroll view in a sheet that is at its top a drag down moves the sheet and the offset stays; otherwise the content scrolls and the sheet stays. | not built: sheets
    SHEET-5 | M 26.1, simulator | openuikit | With a medium and a large detent a sheet opens at the medium one, and dragging between them resizes it. | not built: sheets
    ## Bars
    BAR-1 | O/I | STK, RT, INF | An item of a bar is not a view: a private control in the bar takes the touches and acts at touchUpInside, a `UITabBarButton` in a tab bar and a `_UIButtonBarButton`, in a `_UIButtonBarStackView`, in a navigation bar and a toolbar. It is enabled when its item is. What an application adds to a tab bar stays in front of the tabs (inferred).
    BAR-2 | I | RT, INF | A `_UIButtonBarButton` refuses a single tap of a recognizer above it, as a button does (CTL-44); a `UITabBarButton` refuses nothing, as a plain control. In iOS 12's runtime the first has the override and the second has not.
    BAR-3 | D/I | HDR, DOC, RT | A tapped bar button item sends its action to its target, with the item as the sender. With a `primaryAction` target and action do not count. Without a target the responder chain is searched, from the first responder or else from the control in the bar (inferred). A `customView` is in the bar itself and gets its own touches.
    BAR-4 | I | INF | Tabs share a tab bar's width evenly. An item of another bar is as wide as its `width`, else as its view, else 44 pt, and as high as the bar; flexible spaces share what is left. UIKit makes items as wide as their titles, and on an iPad or on iOS 26 puts tabs elsewhere.
    BAR-5 | O | POSTS | Since iOS 11 a bar adds nothing around the `customView` of an item: touches count inside that view only, where up to iOS 10 they also counted well beside it.
    NAV-1 | M 26.1, simulator | openuikit | The back button of a navigation bar that a controller manages asks shouldPop with both stacks as they were; false changes nothing, true pops and then reports didPop. A pop in code asks nothing. A bar without a controller has one stack, its own.
    NAV-2 | O | POSTS, OR-18968522 | The recognizer of a navigation controller's pop gesture delays `touchesBegan`: from iOS 7 to 9 a button at the left edge shows its highlight only at the lift. | not built: the pop gesture
    NAV-3 | D | HDR, DOC | A navigation bar has a back button if there is an item below the one on top, unless `hidesBackButton` is true, or there are items at the left and `leftItemsSupplementBackButton` is false, as by default. Its title is that of the lower item's `backBarButtonItem`, else its `backButtonTitle`, else its `title`.
    TAB-1 | M 26.1, simulator | openuikit | A tap on a tab asks shouldSelect and reports didSelect, even for the selected tab; a selection in code reports only didSelect. After false nothing changes.
    TAB-2 | D | DOC, HDR | A tab bar tells its delegate, by `tabBar(_:didSelect:)`, which tab a user chose; setting `selectedItem` does not. A tab that leaves `items` is not selected any more.
    ## Drags and text
    DRAG-1 | M 26.1, simulator | openuikit | The recognizer that lifts items for a drag needs a press of 0.325 s and allows 10 pt of movement. | not built: drags and drops
    TXV-1 | M 26.1, simulator | openuikit | A text view that becomes first responder calls shouldBegin and didBegin and then posts the notification; typed text reports the selection, then the change, then posts the notification. Text set in code reports only the selection, and only if the caret moves. | not built: text views
    TXV-2 | M 26.1, simulator | openuikit | A tap on a link in a text view that is selectable and not editable asks for the primary action and opens the link; a press of 0.9 s asks for the action and the menu, and shows the menu. | not built: text views
    ## Keyboard and life
    KBD-1 | M 26.1, simulator | openuikit | The keyboard is in windows of its own above the application's, and comes up within 23 frames. | not built: the keyboard's windows
    KBD-2 | D/I | DOC, INF | While a responder is first, its `inputView` and above it its `inputAccessoryView` are at the bottom of the screen. That they are in a window of their own that lets other touches through, that a responder further up the chain has them if the first has none, and that the next first responder keeps a view that both want, is inferred. There is no keyboard here.
    LIFE-1 | M 26.1, simulator | openuikit | The order is: a scene connects, its view loads and is about to appear without a window, the scene enters the foreground, the view has appeared, and the scene is active.
    """#
}
