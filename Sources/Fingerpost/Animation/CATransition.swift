import Foundation

/// How a layer would come to its new content; the raw values are Core Animation's.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public var rawValue: String
  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// It slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// It pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one slides away from it.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where new content would come; the raw values are Core Animation's.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public var rawValue: String
  /// Creates a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The name that a layer has a transition under, whatever name it is added with.
public nonisolated let kCATransition = "transition"

/// A transition of a layer between two contents: it takes its time, tells its delegate, and shows nothing here.
///
/// A layer has it under the key `transition`, whatever key it was added with. [VAL-68]
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The key under which a layer has it.
  static let key = "transition"

  /// How the new content comes. Default fade.
  open var type = CATransitionType.fade
  /// From where it comes. Default nil.
  open var subtype: CATransitionSubtype?
  /// How much of the transition is over at its beginning, from 0 to 1. Default 0. Kept and copied.
  open var startProgress: Float = 0
  /// How much of it is over at its end, from 0 to 1. Default 1. Kept and copied.
  open var endProgress: Float = 1

  /// Creates a transition.
  public override init() { super.init() }

  nonisolated deinit {}

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}
