/// How the screen is held. Here it is always upright.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// With its home button, or bottom edge, to the right.
  case landscapeRight = 3
  /// With its home button, or bottom edge, to the left.
  case landscapeLeft = 4

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways to hold the screen.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The ways as bits.
  public let rawValue: UInt

  /// Creates ways from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// With its bottom edge to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// With its bottom edge to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On its side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All ways but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How the status bar looks.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
  /// As the content under it wants.
  case `default` = 0
  /// Light, on dark content.
  case lightContent = 1
  /// Dark, on light content.
  case darkContent = 3
}

/// How the status bar comes and goes.
public nonisolated enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}
