public import Fingerpost
public import Foundation

/// Something that makes the device be felt. There is nothing to feel here: what is asked is kept in ``FeedbackLog``.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Creates a generator for what happens in a view, which is not kept.
  public convenience init(view: UIView) { self.init() }

  nonisolated deinit {}

  /// Says that there will be something to feel soon. It is kept in ``FeedbackLog``.
  open func prepare() { FeedbackLog.current.add(.prepared) }
}

/// Blows, as of things that meet. What is asked is kept in ``FeedbackLog``.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the things are; the raw values are UIKit's.
  public nonisolated enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light = 0
    /// In between.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Hard.
    case rigid = 4
  }

  private final let style: FeedbackStyle

  /// Creates a generator of blows.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of blows of the style medium.
  public override convenience init() { self.init(style: .medium) }

  /// Creates a generator of blows for what happens in a view, which is not kept.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  nonisolated deinit {}

  /// Asks for a blow.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Asks for a blow of a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    FeedbackLog.current.add(.impact(style, intensity: intensity))
  }

  /// Asks for a blow at a place in the view, which is not kept.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// Asks for a blow of a strength from 0 to 1 at a place in the view, which is not kept.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// What is felt while a selection changes. What is asked is kept in ``FeedbackLog``.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  nonisolated deinit {}

  /// Says that the selection has changed.
  open func selectionChanged() { FeedbackLog.current.add(.selection) }

  /// Says that the selection has changed, at a place in the view, which is not kept.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// What is felt when something has ended. What is asked is kept in ``FeedbackLog``.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it has ended; the raw values are UIKit's.
  public nonisolated enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// With a doubt.
    case warning = 1
    /// Badly.
    case error = 2
  }

  nonisolated deinit {}

  /// Says how something has ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    FeedbackLog.current.add(.notification(notificationType))
  }

  /// Says how something has ended, at a place in the view, which is not kept.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
