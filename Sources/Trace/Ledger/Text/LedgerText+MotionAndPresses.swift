extension LedgerText {
  /// Events without a point: shakes, remote control, presses.
  static let motionAndPresses = #"""
    # Motion, remote control and presses
    ## Motion
    MOT-1 | D | DOC, A3 | A shake is a `motionBegan` and later a `motionEnded` or a `motionCancelled`, with nothing reported in between. Each goes to the key window's first responder and from there, by default, up the chain.
    MOT-2 | D | DOC | Three things cancel a shake: the app becoming inactive, the view leaving its window, and shaking for too long.
    MOT-3 | O | GIST | Without a first responder the key window takes its place: shakes start there and continue up the chain.
    MOT-4 | D | DOC | A shake that no responder handles brings up the undo prompt if `applicationSupportsShakeToEdit` is true, as by default.
    MOT-5 | D | DOC | Readings of accelerometer, gyroscope and magnetometer do not travel the responder chain.
    MOT-6 | D | DOC | A motion event runs no hit test and reaches no gesture recognizer.
    MOT-7 | D | DOC | Core Motion hands the readings of accelerometer, gyroscope and magnetometer to the object that asks for them. It is not part of the event system (MOT-5), and has neither windows nor responders to choose between, so Fingerpost makes shakes of an accelerometer's readings and offers nothing else of them. | out of scope
    ## Remote control
    REM-1 | D | HDR | After `beginReceivingRemoteControlEvents()`, `remoteControlReceived(with:)` goes to the first responder and up the chain. Subtypes are play 100, pause 101, stop 102, togglePlayPause 103, nextTrack 104, previousTrack 105, beginSeekingBackward 106, endSeekingBackward 107, beginSeekingForward 108 and endSeekingForward 109.
    ## Presses
    PRESS-1 | D | HDR, W16a, W20b | Press phases are began 0, changed 1, stationary 2, ended 3 and cancelled 4; types are up 0, down 1, left 2, right 3, select 4, menu 5, playPause 6, pageUp 30 and pageDown 31. A keyboard's presses carry a `key`, and force runs from 0 to 1. A modifier key is a press like any other; a game controller makes presses and no touches.
    PRESS-2 | D/I | DOC, W16a, INF | A press goes to the focused view, else to the first responder, else to the key window, and `press.responder` is set at began.
    PRESS-3 | D | HDR | Recognizers on the views of the responder's chain get a press before it does, and delay and cancel it by the same rules as touches.
    PRESS-4 | D | W16a, DOC | Presses go up the chain by default. The Menu button has its usual effect only if `pressesEnded` reaches the application, so an override has to call `super`.
    PRESS-5 | 1 | GMURRU | On tvOS a select press makes a `UIButton` send primaryActionTriggered and nothing else. One report has a subclass see `pressesCancelled` on release, because an inner tap recognizer takes the press.
    PRESS-6 | M/I 26.1, simulator | openuikit, HDR, INF | A key that goes down is looked up in the `keyCommands` of the responders from the first responder up, each asked once; the first match wins. The responder that has it gets `validate(_:)`, and then the action is sent with the command as the sender. An alternate matches when its modifiers are held together with those of its command, so that ⌘J with an alternate of shift knows ⌘⇧J; it is sent as a new command with its title and action, those modifiers and no alternates. A key that matched is not delivered as a press (inferred). `sendEvent(_:)` does not route key commands. Documented and not played: for an application built with the iOS 15 SDK or later text input and focus get a key before key commands do, unless the command has `wantsPriorityOverSystemBehavior`; with a keyboard's focus the search starts at the focused item; and `validate(_:)` goes to the action's target with a copy.
    ## Focus
    FOC-1 | D/I | DOC, INF | There is focus on a television, or with a keyboard on a pad. In Fingerpost the switch `device.usesFocus` says so; without it `UIFocusSystem.focusSystem(for:)` is nil and nothing is ever focused.
    FOC-2 | D/I | DOC, W21, INF | A view can be focused if its `canBecomeFocused` is true, which is the default for enabled buttons, text fields and segmented controls and for nothing else; if it is in the key window; and if neither it nor a view above it is hidden, transparent or not interactive (inferred). On a pad with a keyboard buttons, switches and segmented controls are focused only with Full Keyboard Access, which is not played.
    FOC-3 | D | DOC | A focus update looks for the first view that can be focused in the environment's `preferredFocusEnvironments`, in their order and in theirs, and then for the one nearest to the top left. `setNeedsFocusUpdate()` has an effect in an environment that contains the focused view, in the next turn of the run loop or at `updateFocusIfNeeded()`, and of nested environments the outermost counts.
    FOC-4 | D/I | DOC, INF | Before an update `shouldUpdateFocus(in:)` is asked of the environments that contain the old or the new view, from each view upwards, each once (those of the old view first, by inference); if one returns false, nothing changes. After it `didUpdateFocus(in:with:)` is called on the same, and then the notification is posted.
    FOC-5 | O/I | POSTS, W21, INF | An arrow moves the focus to the nearest view in that direction: of those that lie beyond the focused view's middle and overlap the strip that it would sweep, the one with the smallest gap, then the one nearest to its middle line. If there is none, it stays, and `UIFocusSystem.movementDidFailNotification` is posted. On a pad arrows stay within a focus group and tab goes to the next one, which is not played.
    FOC-6 | I | INF | An arrow that is pressed is delivered to the focused view first. The focus moves when that has been done, unless a recognizer has taken the press.
    FOC-7 | D/I | DOC, INF | If the focused view is removed, hidden or disabled, something is presented over it, or another window becomes key, the focus is updated in the next turn of the run loop; no environment is asked whether it may be lost.
    FOC-8 | D/I | DOC, W21, INF | Select acts on the focused view: a button sends primaryActionTriggered (PRESS-5) and a text field becomes first responder. A key goes to the first responder as long as text can be typed into it, and to the focused view otherwise (inferred).
    FOC-9 | D/I | DOC, INF | The animations of a `UIFocusAnimationCoordinator` run when all environments have been told, in the order in which they were added, and their completions `focus.animationDuration` later.
    """#
}
