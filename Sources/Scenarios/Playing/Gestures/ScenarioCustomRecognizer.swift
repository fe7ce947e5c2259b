import Fingerpost

/// The recognizer that a scenario makes up: what it does depends on the callback alone.
///
/// ```
///   possible ──recognizeOn──► ended        began ──(every move)──► changed
///      │ │                                   │
///      │ └─────beginOn──────► began ─────────┴──recognizeOn, last contact lifted──► ended
///      └─failOn, last contact gone──► failed     failOn, last contact cancelled──► cancelled
/// ```
final class ScenarioCustomRecognizer: ScenarioBareRecognizer {
  /// The contacts that it has and does not ignore.
  private var contacts: Set<UITouch> = []
  /// The presses that it has.
  private var presses: Set<UIPress> = []
  private var moves = 0

  nonisolated deinit {}

  private var custom: ScenarioCustomGesture { behaviour?.gesture.custom ?? ScenarioCustomGesture() }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let ignored = custom.ignore
    let wanted = touches.filter { !ignored.contains($0.contactID) }
    contacts.formUnion(wanted)
    for touch in touches.sorted(by: { $0.contactID < $1.contactID }) where !wanted.contains(touch) {
      ignore(touch, for: event)
    }
    if !wanted.isEmpty { act(on: .began) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    moves += 1
    act(on: .move(moves))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    contacts.subtract(touches)
    act(on: .ended)
    if isAlone { finish(.ended) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    contacts.subtract(touches)
    if isAlone { finish(.cancelled) }
  }

  // Presses count as contacts do.

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    // Not passed on to super, which would let go of them.
    behaviour?.presses(.pressesBegan, presses)
    self.presses.formUnion(presses)
    act(on: .began)
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesChanged(presses, with: event)
    moves += 1
    act(on: .move(moves))
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    self.presses.subtract(presses)
    act(on: .ended)
    if isAlone { finish(.ended) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesCancelled(presses, with: event)
    self.presses.subtract(presses)
    if isAlone { finish(.cancelled) }
  }

  override func reset() {
    contacts = []
    presses = []
    moves = 0
    super.reset()
  }

  /// Whether its last contact, or press, is gone.
  private var isAlone: Bool { contacts.isEmpty && presses.isEmpty }

  /// Assigns what the scenario says for a callback, several things in the order of a gesture's life. [GR-16]
  private func act(on moment: ScenarioCustomGesture.Moment) {
    let custom = custom
    if custom.beginOn == moment { state = .began }
    if custom.recognizeOn == moment { state = .ended }
    if custom.failOn == moment { state = .failed }
  }

  /// Ends the attempt, unless it has ended in this callback already.
  private func finish(_ end: State) {
    switch state {
    case .began, .changed: state = end
    case .possible: state = .failed
    case .ended, .cancelled, .failed: break
    }
  }
}
