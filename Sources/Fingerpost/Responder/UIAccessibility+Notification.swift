import Foundation

extension UIAccessibility {
  /// What assistive techniques are told of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public var rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The screen shows something else.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has moved or changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// What was posted: the notification and what came with it.
  public struct Posting {
    /// What was posted.
    public let notification: Notification
    /// What came with it.
    public let argument: Any?
  }

  /// Tells assistive techniques of something. None runs here: it is only kept, see ``postings``.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    // What is never read back must not grow.
    World.current.postings.append(Posting(notification: notification, argument: argument))
  }

  /// What was posted in the current world, in order. Not UIKit's: it is there for tests.
  @preconcurrency @MainActor public static var postings: [Posting] { World.current.postings.entries }
}
