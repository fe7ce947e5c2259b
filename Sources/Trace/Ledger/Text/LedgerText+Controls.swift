extension LedgerText {
  /// Controls: tracking, target and action, and how they compete with recognizers.
  static let controls = #"""
    # Controls
    ## Constants
    CTL-1 | D | HDR | Control events are the bits touchDown 0, touchDownRepeat 1, touchDragInside 2, touchDragOutside 3, touchDragEnter 4, touchDragExit 5, touchUpInside 6, touchUpOutside 7, touchCancel 8, valueChanged 12, primaryActionTriggered 13, menuActionTriggered 14, editingDidBegin 16, editingChanged 17, editingDidEnd 18 and editingDidEndOnExit 19. The masks are allTouchEvents 0xFFF, allEditingEvents 0xF0000, applicationReserved 0x0F000000, systemReserved 0xF0000000 and allEvents 0xFFFFFFFF.
    CTL-2 | D | HDR | Control states are normal 0, highlighted 1, disabled 2, selected 4 and focused 8, with 0x00FF0000 left to applications and 0xFF000000 reserved; `state` is computed from the control's flags.
    ## Tracking
    CTL-3 | D+O | A0, DOC | A control tracks in its touch methods: began calls `beginTracking`, moved `continueTracking`, ended `endTracking` and cancelled `cancelTracking`.
    CTL-4 | D | DOC, A0 | A control tracks its first contact only; further ones on it start no tracking.
    CTL-5 | D/I | DOC, INF, CHAM | When `beginTracking` (default true) returns false, that contact is not tracked and sends no events. It does not highlight the control either (inferred; in Chameleon it does).
    CTL-6 | I | INF, WOBJC, CHAM | When `continueTracking` returns false, tracking ends: `isTracking` and the highlight are cleared, and no event follows, not even touchUpInside. Fingerpost then calls neither `endTracking` nor `cancelTracking`; other implementations disagree.
    CTL-7 | I | CHAM, INF | Within `beginTracking`, `isTouchInside` is true and `isTracking` still false; it turns true afterwards.
    CTL-8 | O | A0, CHAM, HDR | A down calls `beginTracking` and, if that is true, sets `isHighlighted`, sends touchDown, and sends touchDownRepeat if `tapCount` is above 1.
    CTL-9 | D≠1 | HDR, Texture | Every touch-down sends touchDown; from the second tap on touchDownRepeat comes as well. Texture, which imitates UIKit, sends it instead of touchDown.
    CTL-10 | O | CHAM, HDR | A move first updates `isTouchInside`, then calls `continueTracking`, then updates the highlight, then sends drag events.
    CTL-11 | O | SO, CHAM, WOBJC | A move that crosses out sends touchDragExit and then touchDragOutside, one that crosses in touchDragEnter and then touchDragInside; any other sends touchDragInside or touchDragOutside alone.
    CTL-12 | M/I 26.1, simulator | openuikit, CHAM, INF | A handler registered for several events is called once per dispatch, however many of its bits match. Two events that one touch brings about, such as touchDragExit and touchDragOutside, make one dispatch in Fingerpost: the handlers of the first, then those of the second that were not called.
    CTL-13 | M/O 18.1, simulator | Flutter, SO-10899552, SO-14340122, JIANSHU, Texture | A tracked touch counts as inside up to 70 pt beyond each side of the bounds on a phone: for a slider of 292 × 52 pt that is x from −70 to 362 and y from −70 to 122, the edges included. The 70 pt were measured on a button of iOS 18.1; others have reported about 70 or 100. On an iPad it is 25 pt, by one source (`device.isPad`, `control.slopOnPad`).
    CTL-14 | O/I | SO-10899552, SO-14340122, INF | The margin of 70 pt around a control applies to entering, leaving and the lift, never to the first hit, and a touch re-enters across the same line by which it left (inferred).
    CTL-15 | I | SO, INF | Neither superviews nor siblings cut a control's margin of 70 pt short, though the screen's edge may come before its end.
    CTL-16 | O | A0, CHAM | A lift calls `endTracking`, clears the highlight, and then sends touchUpInside or touchUpOutside.
    CTL-17 | O | A0, A1, CHAM | `touchesCancelled` calls `cancelTracking`, clears the highlight, and then sends touchCancel.
    CTL-18 | D | HDR | A control that leaves its window while tracking gets `cancelTracking(with: nil)`; the touch passed to `endTracking` may be nil too.
    CTL-19 | D | HDR | `isTouchInside` has a meaning only during tracking.
    CTL-20 | D+M 26.1, simulator | HDR, openuikit | A control with `isEnabled` false ignores touches: it neither tracks nor sends events for them, but it is hit (HIT-20). `sendActions(for:)` still calls its targets.
    CTL-21 | O | OR-42378576, SO-10345266 | A control disabled while it tracks still sends its touchUpInside, as reported from iOS 11.4 and iOS 12 and against the documentation. With `control.disabledKeepsTracking` false Fingerpost calls `cancelTracking(with: nil)` at once and sends nothing more.
    CTL-22 | D | HDR | Only tracking turns `isHighlighted` on and off, and setting it by hand sends nothing. `UIControl` itself never changes `isSelected`.
    CTL-23 | O | SO | When the device rotates or the app is deactivated while a control is pressed, it sends touchCancel.
    ## Target and action
    CTL-24 | O/I | RT, DOC, Texture, INF | A control keeps a list, in order, of weak targets with action and event mask, or of `UIAction`s. Adding the same target and action again widens the mask of the existing entry (inferred), so it is never called twice. Texture, which imitates UIKit, moves that entry to the end.
    CTL-25 | I | INF | A control calls its entries in the order in which they were registered.
    CTL-26 | D+O | HDR, MO4TECH | A control does not retain its targets, and skips an entry whose target is gone.
    CTL-27 | D | HDR | For a nil target the responder chain is searched (ACT-1); an action is never nil.
    CTL-28 | D/I | HDR, RT | `removeTarget(_:action:for:)`, with nil for any target or any action, takes those events out of the mask, and an entry with none left is gone. One that an earlier handler removes is not called in that same dispatch (inferred).
    CTL-29 | D+M 26.1, simulator | HDR, openuikit | `allTargets` has NSNull where a target is nil, and `allControlEvents` is the union of the masks. `actions(forTarget:forControlEvent:)` gives the names for one single event, or nil if there are none.
    CTL-30 | D+M 26.1, simulator | DOC, openuikit | `sendActions(for:)` calls the entries that match, each once however many of the events match, with nil for the event. An entry whose target is gone is skipped.
    CTL-31 | D | HDR | A `UIAction` is unique for its identifier and event: adding another with that identifier replaces it. A subclass intercepts it by overriding `sendAction(_:)`.
    CTL-32 | D/I | HDR, INF | A button sends primaryActionTriggered with its touchUpInside (after it, by inference), a switch, slider, segmented control, stepper or page control with its valueChanged, and a text field on return. menuActionTriggered announces a menu that is about to open; with `showsMenuAsPrimaryAction` that is at the down, and touchUpInside does not come.
    ## Controls against recognizers
    CTL-40 | D | DOC | Against a recognizer on a superview, a standard control keeps its own gesture (since iOS 6): a single tap with one finger on `UIButton`, `UISwitch`, `UIStepper`, `UISegmentedControl` and `UIPageControl`, a swipe along a `UISlider` from its thumb, a pan along a `UISwitch` from its thumb. A recognizer on the control itself beats the control.
    CTL-41 | O | A0 | Under the same ancestor's tap a `UIButton` sends its action, while a direct subclass of `UIControl` loses: the tap acts, and the control gets touchesCancelled, calls `cancelTracking` and sends touchCancel.
    CTL-42 | O/I | RT, HDR, A0 | Standard controls protect themselves by overriding `gestureRecognizerShouldBegin(_:)` (ARB-14): as the hit view they refuse a simple recognizer of the matching kind that is not on themselves. The refused recognizer fails, which lets the withheld `touchesEnded` through without delay, and the control sends its action. In iOS 12 UIButton, UISegmentedControl, UISlider, UIStepper, UIPageControl, UITextField and the table and collection cells have the override, and UIControl has none.
    CTL-43 | I | RT | `UISwitch` lacks that override in iOS 12, and wins by depth: its own recognizers sit on an inner view. Fingerpost's switch has the override instead, to the same effect.
    CTL-44 | I | HDR, INF | Only an enabled control refuses a recognizer, and only one on a superview. Button, stepper, segmented control and page control refuse a tap of one tap and one finger; a slider refuses a swipe or pan along its track that starts in the thumb.
    CTL-45 | I/O | INF, POSTS | A long press, a pan, a pinch, a two-finger tap or a double tap on an ancestor is not refused, and a long press beginning there takes the touch from a pressed button, which sends touchCancel.
    CTL-46 | O | HDR, POSTS | When the ancestor's tap has `cancelsTouchesInView` false both act: first the tap, along with the recognizers, then the button.
    CTL-47 | D+O | DOC, A1 | With a tap recognizer on the button itself the tap acts; the button sends touchDown and touchCancel, never touchUpInside.
    CTL-48 | O | TSMessages#23, SO-3344341 | Up to iOS 5 an ancestor's tap beat the button; Fingerpost does not reproduce that. | out of scope
    CTL-49 | O/1 | KIF, spark-ios#821, RT | A custom control can have the same protection by overriding `gestureRecognizerShouldBegin(_:)`, or by carrying a tap recognizer without an action, which wins as the leaf. From iOS 15 on at the latest `UIButton` carries one itself; in iOS 12 it overrides the method.
    CTL-50 | I | INF | A disabled `UIButton` takes the contact but refuses nothing, so an ancestor's tap recognizes; this is untested, and from iOS 15 on the button has a tap recognizer of its own, whose effect then is unknown.
    CTL-51 | O/I | OR-30592429, LBTATools#21, INF | A touch on a view that an application put into a control belongs to that view: the control's touch methods are called through the responder chain, but it does not track, highlight or send anything (observed on iOS 10 to 13). The private inner views of UIKit's own controls count as their control (inferred).
    ## Each control
    BTN-1 | D/O | W10b, KIF, spark-ios#821 | `UIButton` tracks as a plain control does and highlights at the down without delay. Up to iOS 14 it has no recognizer of its own; from iOS 15 on at the latest it has a tap recognizer without an action, which Fingerpost leaves out.
    BTN-2 | O | POSTS | However long a button is held, it still sends touchUpInside.
    SWC-1 | D/O | DOC, POSTS, RNGH | A tap anywhere on a switch toggles it; a drag of the thumb toggles it at the midpoint, and may toggle it back. valueChanged follows when the user's change has settled (iOS 7 sent it more than once), and never from `setOn(_:animated:)`. In Fingerpost a drag counts as one from 10 pt on, and `isOn` changes at the lift. It sends no touchDown, according to one report (`switch.sendsTouchDown`).
    SEG-1 | D+M 26.1, simulator | DOC, KIF, openuikit | A lift inside a segment other than the selected one sends valueChanged; the control itself is the hit view, because its segments are never hit. A control with `isMomentary` (default false) selects nothing for longer than the touch, and each tap sends valueChanged. Disabling the selected segment clears the selection and sends nothing; code may select a disabled segment, and `isEnabled` of the control leaves the segments' as they are.
    SLD-1 | O | POSTS | A slider's `beginTracking` is true only for a contact on the thumb or in a small margin around it, so a tap on the track has no effect.
    SLD-2 | D | HDR | With `isContinuous` (default true) a slider sends valueChanged for each change, and otherwise once when tracking ends. Setting the value in code sends none.
    SLD-3 | O | POSTS | A slider's thumb keeps its offset from the finger, so the value does not jump at the down.
    STP-1 | D/I | HDR, INF | A held stepper repeats with `autorepeat` (default true). It sends valueChanged for each step with `isContinuous` (default true) and otherwise once at the end, and `wraps` is false by default; a quick tap steps at the lift (inferred). Fingerpost repeats after 0.5 s and then every 0.1 s, and pauses while the finger is outside.
    PGC-1 | D | DOC | A tap on the right half of a page control goes one page forward, one on the left half one page back, with valueChanged; since iOS 14 a drag scrubs through the pages, in Fingerpost one page per 16 pt.
    TXF-1 | D | DOC | A tap makes a text field first responder, with editingDidBegin. Each edit sends editingChanged, and return sends editingDidEndOnExit, editingDidEnd if the field resigns, and primaryActionTriggered; the field is a control that has recognizers of its own. In Fingerpost it resigns on return if there is a handler for editingDidEndOnExit.
    """#
}
