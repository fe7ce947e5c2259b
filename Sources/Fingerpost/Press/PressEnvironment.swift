import FingerpostArbitration
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation

/// The current presses of an application, from hardware frames to calls of press methods.
///
/// Presses go the way of touches: a frame brings them up to date, the event travels through
/// `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)` back to ``deliver(in:)``, recognizers see them first, hold
/// them back and take them by the same rules, and what is left goes to the responder. Only that one is not found by
/// a position: it is the focused view, else the first responder of the key window, or else that window.
/// [PRESS-2, PRESS-3]
final class PressEnvironment {
  /// The owner.
  unowned var touchEnvironment: TouchEnvironment!
  let event = UIPressesEvent()
  /// In the order of the buttons' numbers, which is the order of everything that happens to several of them.
  @exclusivity(unchecked) private(set) var records: [PressRecord] = []
  /// Whether a press changed since the last event was sent.
  private var needsSending = false

  init() {
    event.pressing = self
  }

  nonisolated deinit {
    event.pressing = nil
  }

  /// The presses whose buttons are down, or were released in the event that is being handled.
  var presses: [UIPress] { records.filter { !$0.isGone }.map(\.press) }

  var application: UIApplication { touchEnvironment.application }

  // MARK: - What a frame says

  func handle(_ presses: [Press]) {
    for press in presses.inOrder { handle(press) }
    dispatch()
  }

  /// Ends every press. [CANCEL-1]
  func cancelAll(_ cause: CancellationCause) {
    for record in records where !record.hasEnded {
      record.end(.cancelled, cause: cause)
      needsSending = true
    }
    dispatch()
  }

  private func handle(_ press: Press) {
    let world = application.world
    world.record(.press(PressNumber.number(ofType: press.type), PressChange(press.phase)))
    let old = records.first { !$0.isGone && $0.press.type.rawValue == press.type }
    guard press.phase != .began else {
      if let old {
        // The hardware lost the release: the old press is over before the new one begins.
        old.end(.cancelled, cause: .system)
        needsSending = true
        dispatch()
      }
      return begin(press, world)
    }
    guard let old, !old.hasEnded else { return }
    old.press.sample.timestamp = world.timeline.now.seconds
    old.press.sample.force = CGFloat(press.force)
    switch press.phase {
    case .ended: old.end(.ended)
    case .cancelled: old.end(.cancelled, cause: .system)
    case .changed, .began:
      old.press.phase = .changed
      old.needsDispatch = true
    }
    needsSending = true
  }

  private func begin(_ press: Press, _ world: World) {
    let number = PressNumber.number(ofType: press.type)
    guard let window = application.keyWindow else {
      world.record(.pressTargeted(number, responder: nil))
      return
    }
    let focused = touchEnvironment.focus?.receiver(ofKey: press.key != nil, in: window)
    let responder = focused ?? window.firstResponder ?? window
    if let key = press.key, performKeyCommand(key, from: window.firstResponder ?? responder) { return }
    world.record(.pressTargeted(number, responder: responder.subject(in: world)))
    let record = PressRecord(
      UIPress(
        press, modifierFlags: touchEnvironment.event.modifierFlags, window: window, responder: responder,
        at: world.timeline.now.seconds))
    let place = records.firstIndex { $0.press.type.rawValue > press.type } ?? records.endIndex
    records.insert(record, at: place)
    needsSending = true
  }

  // MARK: - The event

  /// Sends the event and takes leave of the presses that ended in it.
  private func dispatch() {
    guard needsSending else { return }
    needsSending = false
    let arrows = focusArrows
    touchEnvironment.send(event)
    for record in records {
      record.needsDispatch = false
      record.needsDelivery = false
      if record.hasEnded {
        if !record.isGone { touchEnvironment.gestures.released(record.press) }
        record.isGone = true
      } else {
        record.press.phase = .stationary
      }
    }
    sweep()
    for arrow in arrows { moveFocus(arrow) }
  }

  /// The arrows that were just pressed and may move the focus. [FOC-6]
  private var focusArrows: [UIPress] {
    guard let focused = touchEnvironment.focus?.focused else { return [] }
    return records.filter {
      $0.needsDispatch && $0.press.phase == .began && $0.press.responder === focused
        && $0.press.focusHeading != nil
    }.map(\.press)
  }

  /// Moves the focus by an arrow that its view got and no recognizer took. [FOC-6]
  private func moveFocus(_ press: UIPress) {
    guard let focus = touchEnvironment.focus, let heading = press.focusHeading, !press.held.isTaken,
      press.responder === focus.focused,
      press.key == nil || !(press.responder is any UIKeyInput && press.responder?.isFirstResponder == true)
    else { return }
    focus.move(heading)
  }

  /// Forgets the presses that are over and of which no responder has anything more to hear. [DLV-8, DLV-14]
  func sweep() {
    records.removeAll { $0.isGone && !$0.isOwed }
  }

  /// Sends the event to the windows of the presses that changed, in the order of their first one.
  func sendToWindows() {
    var windows: [UIWindow] = []
    for record in records where record.needsDispatch {
      guard let window = record.press.window, !windows.contains(where: { $0 === window }) else { continue }
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }

  /// Gives a window's changed presses to the recognizers, and then to responders what no recognizer took or holds. [PRESS-3]
  func deliver(in window: UIWindow) {
    let changed = records.filter { $0.needsDispatch && $0.press.window === window }
    guard !changed.isEmpty else { return }
    for record in changed { record.needsDispatch = false }
    let gestures = touchEnvironment.gestures
    for record in changed where record.press.phase == .began { gestures.recruit(for: record.press, event) }
    gestures.deliver(changed, event)
    for record in changed { record.needsDelivery = true }
    touchEnvironment.update()
  }
}

nonisolated extension PressChange {
  fileprivate init(_ phase: Press.Phase) {
    switch phase {
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

nonisolated extension [Press] {
  /// The presses by the numbers of their buttons, of several mentions of one the last.
  fileprivate var inOrder: [Press] {
    var ordered: [Press] = []
    for press in self {
      let place = ordered.firstIndex { $0.type >= press.type } ?? ordered.endIndex
      if place < ordered.endIndex, ordered[place].type == press.type {
        ordered[place] = press
      } else {
        ordered.insert(press, at: place)
      }
    }
    return ordered
  }
}

extension PressEnvironment {
  /// Sends the command that a key asks for, of the first responder in the chain that has one. [PRESS-6]
  ///
  /// - Returns: whether there is one; the key is then no press.
  func performKeyCommand(_ key: Key, from first: UIResponder) -> Bool {
    // Any key has the menus built, whatever it asks for. [MENU-21]
    let menuCommands = application.menus.keyCommands
    // Modifier keys ask for nothing by themselves.
    guard !key.charactersIgnoringModifiers.isEmpty else { return false }
    let flags = touchEnvironment.event.modifierFlags
    var current: UIResponder? = first
    while let responder = current {
      for candidate in responder.keyCommands ?? [] {
        guard let command = candidate.matching(key, flags) else { continue }
        responder.validate(command)
        let target = responder.target(forAction: command.action, withSender: command)
        if let target { application.sendAction(command.action, to: target, from: command, for: nil) }
        return true
      }
      current = responder.next
    }
    return performMenuCommand(key, flags, among: menuCommands, from: first)
  }

  /// Sends the first command of the menus that a key asks for and a responder performs now; the key is a press otherwise.
  /// [EDIT-5, MENU-23]
  private func performMenuCommand(
    _ key: Key, _ flags: UIKeyModifierFlags, among commands: [UIKeyCommand], from first: UIResponder
  ) -> Bool {
    for candidate in commands {
      guard let command = candidate.matching(key, flags),
        let target = first.target(forAction: command.action, withSender: command)
      else { continue }
      (target as? UIResponder)?.validate(command)
      application.sendAction(command.action, to: target, from: command, for: nil)
      return true
    }
    return false
  }
}
