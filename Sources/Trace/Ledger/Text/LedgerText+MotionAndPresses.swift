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
    MOT-7 | D | DOC | Core Motion hands the readings of accelerometer, gyroscope and magnetometer to the object that asks for them. It is no part of the event system (MOT-5), and has neither windows nor responders to choose between, so Fingerpost makes shakes of an accelerometer's readings and offers nothing else of them. | out of scope
    ## Remote control
    REM-1 | D | HDR | After `beginReceivingRemoteControlEvents()`, `remoteControlReceived(with:)` goes to the first responder and up the chain. Subtypes are play 100, pause 101, stop 102, togglePlayPause 103, nextTrack 104, previousTrack 105, beginSeekingBackward 106, endSeekingBackward 107, beginSeekingForward 108 and endSeekingForward 109.
    ## Presses
    PRESS-1 | D | HDR | Press phases are began 0, changed 1, stationary 2, ended 3 and cancelled 4; types are up 0, down 1, left 2, right 3, select 4, menu 5, playPause 6, pageUp 30 and pageDown 31. A keyboard's presses carry a `key`, and force runs from 0 to 1.
    PRESS-2 | D/I | DOC, INF | A press goes to the focused view, else to the first responder, else to the key window, and `press.responder` is set at began.
    PRESS-3 | D | HDR | Recognizers on the views of the responder's chain get a press before it does, and delay and cancel it by the same rules as touches.
    PRESS-4 | D | W16a, DOC | Presses go up the chain by default. The Menu button has its usual effect only if `pressesEnded` reaches the application, so an override has to call `super`.
    PRESS-5 | 1 | GMURRU | On tvOS a select press makes a `UIButton` send primaryActionTriggered and nothing else. One report has a subclass see `pressesCancelled` on release, because an inner tap recognizer takes the press.
    PRESS-6 | M/I 26.1, simulator | openuikit, HDR, INF | A key that goes down is looked up in the `keyCommands` of the responders from the first responder up, each asked once; the first match wins. The responder that has it gets `validate(_:)`, and then the action is sent with the command as the sender. An alternate matches with its own modifiers and is sent as a new command with its title, action and modifiers. A key that matched is not delivered as a press (inferred). `sendEvent(_:)` does not route key commands.
    """#
}
