public import Foundation

/// In which direction the focus moves; the raw values are UIKit's. [FOC-5]
public nonisolated struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates directions from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
}

/// What a focus update is about. [FOC-4]
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The view that was focused, if one was.
  public final let previouslyFocusedView: UIView?
  /// The view that is to be focused, if there is one.
  public final let nextFocusedView: UIView?
  /// The direction of an arrow that was pressed; empty for an update that code or a change of the screen brought about.
  public final let focusHeading: UIFocusHeading

  init(from previous: UIView?, to next: UIView?, _ heading: UIFocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading = heading
    super.init()
  }

  nonisolated deinit {}

  /// The item that was focused, if one was.
  public final var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }

  /// The item that is to be focused, if there is one.
  public final var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
}
