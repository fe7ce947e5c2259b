import FingerpostTrace
import Foundation

/// The event of shakes, or that of remote commands: what has neither a place nor a button. [EVT-4]
///
/// There is one object of each kind in an application; it is reused, so nobody may keep it. It has no touches.
final class SignalEvent: UIEvent {
  /// Cleared by the environment when it goes, should somebody have kept the event.
  nonisolated(unsafe) unowned(unsafe) var signalling: SignalEnvironment?
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

  override func sendToWindows() { signalling?.sendToWindows(self) }

  override func deliver(in window: UIWindow) { signalling?.deliver(self, in: window) }
}
