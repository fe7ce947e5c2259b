/// What the hardware reports about the shaking of the device. [MOT-1]
public enum Shake: UInt8, Hashable, NamedChoice {
  /// The device began to be shaken.
  case began
  /// The shake is over.
  case ended
  /// It was not a shake after all, or the system took it away.
  case cancelled
}
