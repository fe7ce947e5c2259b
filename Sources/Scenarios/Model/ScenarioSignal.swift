import FingerpostHID

/// The words for what happens to the shaking of the device.
nonisolated enum ScenarioShake: String, CaseIterable {
  case began, ended, cancelled

  /// What a hardware frame has.
  var shake: Shake {
    switch self {
    case .began: .began
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

/// The words for remote commands, in the order of UIKit's subtypes of events. [REM-1]
nonisolated enum ScenarioRemoteCommand: String, CaseIterable {
  case play, pause, stop, togglePlayPause, nextTrack, previousTrack
  case beginSeekingBackward, endSeekingBackward, beginSeekingForward, endSeekingForward

  /// What a hardware frame has.
  var command: RemoteCommand {
    switch self {
    case .play: .play
    case .pause: .pause
    case .stop: .stop
    case .togglePlayPause: .togglePlayPause
    case .nextTrack: .nextTrack
    case .previousTrack: .previousTrack
    case .beginSeekingBackward: .beginSeekingBackward
    case .endSeekingBackward: .endSeekingBackward
    case .beginSeekingForward: .beginSeekingForward
    case .endSeekingForward: .endSeekingForward
    }
  }
}
