public import Fingerpost
public import Foundation

/// How far the hovering of a drag over a view has come; the raw values are UIKit's. [DRAG-20]
public nonisolated enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag hovers over the view.
  case inactive = 0
  /// A drag does, and may activate it.
  case possible = 1
  /// It is about to.
  case activating = 2
  /// It has.
  case activated = 3
}

/// What is known of a drag that hovers over a view. [DRAG-20]
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: AnyObject {
  /// How far it has come.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that is activated; the interaction's own unless a behavior says another.
  var targetView: UIView? { get set }
  /// What in the view is activated; kept and read back.
  var targetItem: Any? { get set }
  /// Where the drag is, in a view's coordinates.
  func location(in view: UIView?) -> CGPoint
}

/// An object that says where a drag may activate a view. [DRAG-21]
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: AnyObject {
  /// Whether the drag may activate what is under it. Asked at each move over the view.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Called when the drag has left the view or is over.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// An object that shows how far a drag has come. [DRAG-20]
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: AnyObject {
  /// Called for every new state.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Activates a view when a drag hovers over it for a while, so that what is behind it can be reached. [DRAG-20, DRAG-21]
///
/// Nothing is drawn; the effect is told of the states.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// What is called when the view is activated.
  public typealias Handler = (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// The view that has the interaction.
  public private(set) final weak var view: UIView?
  /// What says where a drag may activate; nil for everywhere in the view.
  public final let interactionBehavior: (any UISpringLoadedInteractionBehavior)?
  /// What shows how far it has come.
  public final let interactionEffect: (any UISpringLoadedInteractionEffect)?
  final let handler: Handler

  /// Creates an interaction, to be added to a view.
  ///
  /// - Parameters:
  ///   - interactionBehavior: what says where a drag may activate.
  ///   - interactionEffect: what shows how far it has come.
  ///   - activationHandler: called when the view is activated.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?, activationHandler: @escaping Handler
  ) {
    self.interactionBehavior = interactionBehavior
    self.interactionEffect = interactionEffect
    handler = activationHandler
    super.init()
  }

  /// Creates an interaction without a behavior and an effect of its own.
  public convenience init(activationHandler: @escaping Handler) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
  }

  nonisolated deinit {}

  /// Takes in which view has the interaction now.
  open func didMove(to view: UIView?) { self.view = view }

  /// Does nothing: the view has nothing of the interaction's to give back.
  open func willMove(to view: UIView?) {}
}
