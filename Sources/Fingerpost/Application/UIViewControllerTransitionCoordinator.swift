public import Foundation

/// The two controllers of a transition.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public var rawValue: String
  /// Creates a key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is shown at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The two views of a transition.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public var rawValue: String
  /// Creates a key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is to leave the container.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is to come into the container.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What code that animates beside a transition is told about it. [PRES-8]
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// How the controller is presented; none where it is not a presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began under a finger.
  var initiallyInteractive: Bool { get }
  /// Whether it can be interrupted.
  var isInterruptible: Bool { get }
  /// Whether it is under a finger now.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far it is, from 0 to 1, as the finger last said.
  var percentComplete: CGFloat { get }
  /// By how much faster than planned it is completed once the finger has gone.
  var completionVelocity: CGFloat { get }
  /// By which curve it is completed.
  var completionCurve: UIView.AnimationCurve { get }
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which it happens.
  var containerView: UIView { get }
  /// By how much what is presented is turned; nothing turns here.
  var targetTransform: CGAffineTransform { get }
}

/// A transition, for code that wants to animate beside it. [PRES-8]
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates something with the transition.
  ///
  /// - Parameters:
  ///   - animation: called when the transition begins to animate, inside its animation; at once where it has begun.
  ///   - completion: called at its end, whether or not it was cancelled.
  /// - Returns: whether the transition is not over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for a view outside of the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Has a closure called whenever a finger takes or leaves the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Has a closure called whenever a finger leaves the transition, as iOS had it before there were fingers that come back.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
  }

  /// Animates something with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Animates something with the transition, for a view outside of the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
