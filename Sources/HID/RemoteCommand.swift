/// A command of a headset, a lock screen or another remote control; the raw values are those of UIKit's subtypes of
/// events. [REM-1]
public enum RemoteCommand: Int, Hashable, NamedChoice {
  /// Play.
  case play = 100
  /// Pause.
  case pause = 101
  /// Stop.
  case stop = 102
  /// Play or pause, whichever is the other.
  case togglePlayPause = 103
  /// The next track.
  case nextTrack = 104
  /// The previous track.
  case previousTrack = 105
  /// Seeking backward begins.
  case beginSeekingBackward = 106
  /// Seeking backward ends.
  case endSeekingBackward = 107
  /// Seeking forward begins.
  case beginSeekingForward = 108
  /// Seeking forward ends.
  case endSeekingForward = 109
}
