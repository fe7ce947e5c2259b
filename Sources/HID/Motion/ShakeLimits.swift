/// What counts as a shake. All of it is inferred: the system's limits are not published. [MOT-1]
///
/// They distinguish shaking a phone by hand three to six times per second from walking with it, putting it down or bumping
/// into something. They cannot distinguish it from running with it in the hand, which is as fast and as strong.
public struct ShakeLimits: Hashable, Sendable {
  /// How strong a swing is, gravity apart, in g.
  public var swing = 1.0
  /// How weak everything is once it is over, in g.
  public var calm = 0.5
  /// How often the direction changes before it is a shake.
  public var turns = 3
  /// What turns faster than this rattles, in nanoseconds.
  public var shortestTurn: Int64 = 50_000_000
  /// What turns slower than this sways, in nanoseconds.
  public var longestTurn: Int64 = 400_000_000
  /// How long it is calm before the shake is over, in nanoseconds.
  public var quiet: Int64 = 400_000_000
  /// How long it takes to learn which way is down, in nanoseconds.
  public var settling: Int64 = 500_000_000
  /// After so long without a sample nothing is known any more, in nanoseconds.
  public var gap: Int64 = 500_000_000

  /// The limits that are used.
  public static let standard = ShakeLimits()

  /// Creates the limits that are used, to be changed.
  public init() {}
}
