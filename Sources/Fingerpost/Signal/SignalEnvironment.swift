import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation

/// Shakes and remote commands on their way from hardware frames to responders.
///
/// Their events go the way of all others, through `UIApplication.sendEvent(_:)` and `UIWindow.sendEvent(_:)`, but no
/// window is hit-tested and no recognizer is told. [MOT-6]
///
/// ```
///            began                  ended, cancelled, too long, inactive, left its window
///   nobody ────────▶ the responder of the shake ────────▶ nobody
/// ```
final class SignalEnvironment {
  /// The owner.
  unowned var touchEnvironment: TouchEnvironment!
  private let motion = SignalEvent(.shakeBegan)
  private let remote = SignalEvent(.play)

  /// Whether the application wants remote commands. [REM-1]
  var isReceivingRemoteCommands = false

  /// The shake that is in progress: the responder that was told of its beginning, and is told of its end. [MOT-1]
  private var shake: (responder: UIResponder, deadline: Timeline.Token)?
  /// What is to be called for the event that is being sent; nil again when that has happened.
  private var receiver: UIResponder?

  init() {
    motion.signaling = self
    remote.signaling = self
  }

  nonisolated deinit {
    motion.signaling = nil
    remote.signaling = nil
  }

  private var application: UIApplication { touchEnvironment.application }
  var world: World { application.world }

  // MARK: - Shakes

  func handle(_ change: Shake) {
    world.record(.signal(Signal(change)))
    switch change {
    case .began:
      // The hardware lost the end: the old shake is over before the new one begins.
      cancelShake(.system)
      begin()
    case .ended:
      guard let responder = removeShake() else { return ignore(.shakeEnded) }
      send(motion, .shakeEnded, to: responder)
    case .cancelled:
      guard shake != nil else { return ignore(.shakeCancelled) }
      cancelShake(.system)
    }
  }

  private func begin() {
    guard let window = application.keyWindow else {
      return world.record(.signalTargeted(.shakeBegan, responder: nil, .noKeyWindow))
    }
    let responder = window.firstResponder ?? window
    world.record(
      .signalTargeted(
        .shakeBegan, responder: responder.subject(in: world),
        window.firstResponder == nil ? .keyWindow : .firstResponder))
    let timeline = world.timeline
    let due = timeline.now.advanced(bySeconds: world.eventRules.motionMaxDuration)
    shake = (responder, timeline.schedule(at: due) { [weak self] _ in self?.cancelShake(.tooLong) })
    send(motion, .shakeBegan, to: responder)
  }

  private func ignore(_ signal: Signal) {
    world.record(.signalTargeted(signal, responder: nil, .noShake))
  }

  /// Cancels the shake in progress, if there is one. [MOT-2]
  func cancelShake(_ cause: ShakeEnd) {
    guard let responder = removeShake() else { return }
    world.record(.shakeTaken(responder.subject(in: world), cause))
    send(motion, .shakeCancelled, to: responder)
  }

  /// Takes the shake from a responder that leaves the window with a view, there and then. [MOT-2]
  func cancelShake(below root: UIView) {
    guard let shake, shake.responder.isBelow(root), let responder = removeShake() else { return }
    world.record(.shakeTaken(responder.subject(in: world), .viewLeftWindow))
    motion.signal = .shakeCancelled
    call(responder, motion)
  }

  /// Forgets the shake in progress, and returns whose it was.
  private func removeShake() -> UIResponder? {
    guard let shake else { return nil }
    world.timeline.cancel(shake.deadline)
    self.shake = nil
    return shake.responder
  }

  // MARK: - Remote commands

  /// Sends a command to the first responder, or to the key window, or where there is none to the application, which may
  /// well be playing music without any. [REM-1]
  func handle(_ command: RemoteCommand) {
    let signal = Signal(command)
    world.record(.signal(signal))
    guard isReceivingRemoteCommands else {
      return world.record(.signalTargeted(signal, responder: nil, .notReceiving))
    }
    let window = application.keyWindow
    let responder = window?.firstResponder ?? window ?? application
    let reason: SignalReceiver =
      window == nil ? .application : window?.firstResponder == nil ? .keyWindow : .firstResponder
    world.record(.signalTargeted(signal, responder: responder.subject(in: world), reason))
    send(remote, signal, to: responder)
  }

  // MARK: - The event

  private func send(_ event: SignalEvent, _ signal: Signal, to responder: UIResponder) {
    event.signal = signal
    receiver = responder
    touchEnvironment.send(event)
    receiver = nil
  }

  /// Sends the event to the window of its receiver, which is told directly if there is none.
  func sendToWindows(_ event: SignalEvent) {
    guard let receiver else { return }
    if let window = receiver.responderWindow { return window.sendEvent(event) }
    self.receiver = nil
    call(receiver, event)
  }

  func deliver(_ event: SignalEvent, in window: UIWindow) {
    guard let receiver, receiver.responderWindow === window else { return }
    self.receiver = nil
    call(receiver, event)
  }

  private func call(_ responder: UIResponder, _ event: SignalEvent) {
    world.record(.signalDelivered(event.signal, to: responder.subject(in: world)))
    switch event.signal {
    case .shakeBegan: responder.motionBegan(.motionShake, with: event)
    case .shakeEnded: responder.motionEnded(.motionShake, with: event)
    case .shakeCancelled: responder.motionCancelled(.motionShake, with: event)
    default: responder.remoteControlReceived(with: event)
    }
  }
}

extension UIResponder {
  /// Calls the same method of the next responder, for a shake or a remote command. [MOT-1, REM-1, RESP-8]
  final func forward(_ event: UIEvent?, _ call: (UIResponder) -> Void) {
    let event = event as? SignalEvent
    let signal = event?.signal ?? .shakeBegan
    forward(
      in: event?.signaling?.world, stopsAtScrollViews: false,
      { .signalForwarded(signal, from: $0, to: $1) }, call)
  }
}

nonisolated extension Signal {
  fileprivate init(_ change: Shake) {
    switch change {
    case .began: self = .shakeBegan
    case .ended: self = .shakeEnded
    case .cancelled: self = .shakeCancelled
    }
  }

  fileprivate init(_ command: RemoteCommand) {
    switch command {
    case .play: self = .play
    case .pause: self = .pause
    case .stop: self = .stop
    case .togglePlayPause: self = .togglePlayPause
    case .nextTrack: self = .nextTrack
    case .previousTrack: self = .previousTrack
    case .beginSeekingBackward: self = .beginSeekingBackward
    case .endSeekingBackward: self = .endSeekingBackward
    case .beginSeekingForward: self = .beginSeekingForward
    case .endSeekingForward: self = .endSeekingForward
    }
  }
}

/// The event of shakes, or that of remote commands: what has neither a place nor a button. [EVT-4]
///
/// There is one object of each kind in an application; it is reused, so do not keep it. It has no touches.
final class SignalEvent: UIEvent {
  /// Cleared when the environment is deallocated, in case code has kept the event.
  nonisolated(unsafe) unowned var signaling: SignalEnvironment?
  /// What happened last.
  var signal: Signal

  init(_ signal: Signal) {
    self.signal = signal
    super.init()
  }

  nonisolated deinit {}

  override var type: EventType { signal.isShake ? .motion : .remoteControl }

  override var subtype: EventSubtype {
    switch signal {
    case .shakeBegan, .shakeEnded, .shakeCancelled: .motionShake
    case .play: .remoteControlPlay
    case .pause: .remoteControlPause
    case .stop: .remoteControlStop
    case .togglePlayPause: .remoteControlTogglePlayPause
    case .nextTrack: .remoteControlNextTrack
    case .previousTrack: .remoteControlPreviousTrack
    case .beginSeekingBackward: .remoteControlBeginSeekingBackward
    case .endSeekingBackward: .remoteControlEndSeekingBackward
    case .beginSeekingForward: .remoteControlBeginSeekingForward
    case .endSeekingForward: .remoteControlEndSeekingForward
    }
  }

  override func sendToWindows() { signaling?.sendToWindows(self) }

  override func deliver(in window: UIWindow) { signaling?.deliver(self, in: window) }
}
