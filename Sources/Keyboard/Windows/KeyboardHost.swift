internal import Fingerpost
import FingerpostTimeline
import Foundation

/// Shows what a first responder wants at the bottom of the screen; the engine finds it by its name. [KBD-2, KBD-3]
///
/// ```
///              a first responder wants something        23/60 s later
///   nothing ─────────────────────────────────► coming ───────────────► up ◄──┐ another height
///      ▲   ▲                                      │                    │ └───┘
///      │   └──────────────── nothing is wanted ◄──┴────────────────────┤
///      │ 23/60 s later: told                                           │ an interactive drag
///      └───────── goes, if it is let go low or fast down ◄──────── pushed down
/// ```
///
/// What is shown is where it will be from the beginning, and what goes is gone at once; only what is posted takes its time.
final class KeyboardHost: InputHosting {
  private unowned let application: UIApplication
  private var windows: (effects: UITextEffectsWindow, keys: UIRemoteKeyboardWindow)?
  private weak var responder: UIResponder?
  private var set = InputSet()
  /// How high what is shown was when it was last laid out.
  private var height: CGFloat = 0
  /// How far a finger has pushed it down.
  private var pushed: CGFloat = 0
  /// What is yet to be posted of the last change, and how many changes there were.
  private var pending: Timeline.Token?
  private var changes = 0

  init(_ application: UIApplication) { self.application = application }

  nonisolated deinit {}

  private var world: World { application.world }

  private func frame(height: CGFloat, top: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: world.screenSize.width, height: height)
  }

  var coveredFrame: CGRect {
    let bottom = world.screenSize.height
    return height > 0 ? frame(height: height - pushed, top: bottom - height + pushed) : .zero
  }

  // MARK: - What is shown

  func show(for responder: UIResponder?, input: UIView?, accessory: UIView?) {
    self.responder = responder
    var wanted = InputSet(input: input, accessory: accessory)
    if input == nil, world.eventRules.keyboardComesUp, Self.wantsKeyboard(responder) {
      wanted.keyboardHeight = InputSet.keyboardHeight(on: world.screenSize, under: world.eventRules)
    }
    guard !(wanted.shows(the: set) && wanted.height == height && pushed == 0) else { return }
    let (old, oldHeight) = (coveredFrame, height)
    set = wanted
    (height, pushed) = (wanted.height, 0)
    layOut()
    guard coveredFrame != old else { return }
    let bottom = world.screenSize.height
    if height == 0 {
      // It goes as it is, from where a finger has pushed it.
      let begin = frame(height: oldHeight, top: old.minY)
      tell(.hide, from: begin, to: frame(height: oldHeight, top: bottom))
    } else {
      let begin = oldHeight == 0 ? frame(height: height, top: bottom) : old
      tell(.show, from: begin, to: coveredFrame)
    }
  }

  /// Whether text is typed into a responder by the keyboard. [KBD-5]
  private static func wantsKeyboard(_ responder: UIResponder?) -> Bool {
    if let textView = responder as? UITextView { return textView.isEditable }
    return responder is any UIKeyInput
  }

  private func layOut() {
    let screen = CGRect(origin: .zero, size: world.screenSize)
    let (effects, keys) =
      windows
      ?? world.run { (UITextEffectsWindow(frame: screen), UIRemoteKeyboardWindow(frame: screen)) }
    windows = (effects, keys)
    let views = set.views
    for view in effects.host.subviews where !views.contains(view) { view.removeFromSuperview() }
    var top: CGFloat = 0
    for view in views {
      let height = InputSet.height(of: view)
      view.frame = CGRect(x: 0, y: top, width: screen.width, height: height)
      top += height
      if view.superview !== effects.host { effects.host.addSubview(view) }
    }
    move()
    if effects.isHidden != (height == 0) { effects.isHidden = height == 0 }
    if keys.isHidden != (set.keyboardHeight == 0) { keys.isHidden = set.keyboardHeight == 0 }
  }

  /// Puts what is shown where a finger has pushed it. Nothing else is laid out than what is placed by it. [KBD-8]
  private func move() {
    guard let windows else { return }
    let start = world.screenSize.height - height + pushed
    windows.effects.host.frame = frame(height: height, top: start)
    windows.keys.host.frame = frame(
      height: set.keyboardHeight, top: start + height - set.keyboardHeight)
    application.coveredFrameChanged()
  }

  // MARK: - What is posted

  private enum Change {
    case show, hide
  }

  /// Posts that something is about to happen, and when it takes its time, that it has. [KBD-1, KBD-4]
  private func tell(_ change: Change, from begin: CGRect, to end: CGRect) {
    if let pending { world.timeline.cancel(pending) }
    changes += 1
    let (number, duration, isShow) = (changes, world.eventRules.keyboardDuration, change == .show)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    pending = world.timeline.schedule(at: world.timeline.now.advanced(bySeconds: max(duration, 0))) {
      [weak self] _ in
      guard let self, number == self.changes else { return }
      self.pending = nil
      self.post(UIResponder.keyboardDidChangeFrameNotification, info)
      guard number == self.changes else { return }
      self.post(
        isShow ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
    }
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    // Whoever hears of it may have changed it again.
    guard number == changes else { return }
    post(isShow ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
  }

  private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]) {
    let screen = windows?.effects.screen
    world.run { NotificationCenter.default.post(name: name, object: screen, userInfo: info) }
  }

  // MARK: - Drags that dismiss

  func follow(_ pan: UIPanGestureRecognizer, of scrollView: UIScrollView, at velocity: CGPoint) {
    guard height > 0 else { return }
    switch scrollView.keyboardDismissMode {
    case .none: return
    case .onDrag, .onDragWithAccessory:
      if pan.state == .began { responder?.resignFirstResponder() }
    case .interactive, .interactiveWithAccessory: push(by: pan, at: velocity.y, in: scrollView.window)
    }
  }

  /// Has the upper edge stay below the finger. [KBD-7]
  private func push(by pan: UIPanGestureRecognizer, at speed: CGFloat, in window: UIWindow?) {
    switch pan.state {
    case .began, .changed:
      let finger = window.map { $0.convert(pan.location(in: nil), to: nil).y } ?? 0
      let way = min(max(0, finger - (world.screenSize.height - height)), height)
      guard way != pushed else { return }
      pushed = way
      move()
    case .ended: letGo(goes: goes(atSpeed: speed))
    case .cancelled: letGo(goes: false)
    case .possible, .failed: break
    }
  }

  private func goes(atSpeed speed: CGFloat) -> Bool {
    let rules = world.eventRules
    if abs(speed) >= CGFloat(rules.keyboardDismissSpeed) { return speed > 0 }
    return pushed > height * CGFloat(rules.keyboardDismissShare)
  }

  private func letGo(goes: Bool) {
    guard pushed > 0 else { return }
    let begin = coveredFrame
    if goes, let responder, responder.resignFirstResponder() { return }
    pushed = 0
    move()
    tell(.show, from: begin, to: coveredFrame)
  }
}
