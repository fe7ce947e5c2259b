import Fingerpost
import FingerpostTimeline
public import Foundation

/// What code asked a device to be felt, in the order in which it asked. Not UIKit's: it is there for tests.
///
/// There is nothing to feel here; a test reads what would have been:
///
/// ```swift
/// try fingers.fingerTap(button)
/// #expect(FeedbackLog.current.entries.map(\.kind) == [.impact(.medium, intensity: 1)])
/// ```
@preconcurrency @MainActor public final class FeedbackLog {
  /// What was to be felt.
  public enum Kind: Equatable {
    /// A blow.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// A selection has changed.
    case selection
    /// Something has ended, one way or another.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    /// The generator was to be ready soon.
    case prepared
    /// A click, as of a key.
    case inputClick
  }

  /// One call.
  public struct Entry: Equatable {
    /// What was to be felt.
    public let kind: Kind
    /// When, in seconds of the world's clock.
    public let time: TimeInterval
  }

  /// The log of the current world.
  public static var current: FeedbackLog {
    let application = World.current.application
    if let log = objc_getAssociatedObject(application, key) as? FeedbackLog { return log }
    let log = FeedbackLog()
    objc_setAssociatedObject(application, key, log, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return log
  }

  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private var recent = Recent<Entry>()

  /// What was asked last, in order: 500 entries at least, 1,000 at most.
  public var entries: [Entry] { recent.entries }

  init() {}

  nonisolated deinit {}

  /// Forgets what was asked so far.
  public func removeAll() { recent = Recent() }

  func add(_ kind: Kind) {
    recent.append(Entry(kind: kind, time: World.current.timeline.now.seconds))
  }
}
