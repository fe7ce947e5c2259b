/// Which assistive techniques run: none does here, so that code takes the way for those who use none.
public nonisolated enum UIAccessibility {
  /// Whether the screen is read aloud: false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches stand for touches: false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether there should be less movement: false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether less should shine through: false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text should be bold: false.
  public static var isBoldTextEnabled: Bool { false }
}
