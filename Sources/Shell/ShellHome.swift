public import FingerpostHID
public import FingerpostMessages

/// What is in front when no application is, and what a swipe from the edge of the screen leads back to.
///
/// It has the machine's monotonic clock in nanoseconds, which its owner tells it.
public protocol ShellHome: AnyObject {
  /// Where the icons are.
  var icons: [ShellIcon] { get }
  /// When ``advance(to:)`` has something to do; nil for never.
  var nextDeadline: Int64? { get }
  /// Called with the name of an application whose icon was tapped.
  var launch: ((String) -> Void)? { get set }
  /// Called when a swipe goes home.
  var goHome: (() -> Void)? { get set }

  /// Called with what the screen says of itself while it is watched.
  var say: ((ApplicationMessage) -> Void)? { get set }

  /// Has the screen say what it looks like from now on, beginning with a whole picture, or not any more.
  func beWatched(_ isWatched: Bool)
  /// Shows at its icon whether an application answers.
  func show(_ name: String, isResponding: Bool)
  /// Takes what the hardware reports while no application is in front. [PIPE-2]
  func handle(_ frame: Frame)
  /// Sees what an application gets.
  func watch(_ frame: Frame)
  /// Moves the clock, and does what is due.
  func advance(to nanoseconds: Int64)
}

/// The icon of an application on the home screen.
public struct ShellIcon: Hashable, Sendable {
  /// The application.
  public var name: String
  /// The middle, in points of the screen.
  public var x: Double
  /// The middle, in points of the screen.
  public var y: Double

  /// Creates an icon.
  public init(name: String, x: Double, y: Double) {
    self.name = name
    self.x = x
    self.y = y
  }
}
