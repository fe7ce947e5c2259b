public import Fingerpost
public import Foundation

/// What is done with what is dropped; the raw values are UIKit's.
public nonisolated enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel = 0
  /// Nothing, although it might be something elsewhere in the view.
  case forbidden = 1
  /// It is copied.
  case copy = 2
  /// It is moved.
  case move = 3
}

/// What a view would do with what is above it. [DRAG-8]
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What would be done.
  public final let operation: UIDropOperation
  /// Whether the place matters within the view; kept and read back.
  open var isPrecise = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  nonisolated deinit {}
}

/// A drag that is above a view. No session is ever made, because drags are not built. [DRAG-8]
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it comes from this application.
  var localDragSession: (any UIDragSession)? { get }
}

/// An object that says what may be dropped on a view. Nothing is ever dropped, so it is asked nothing. [DRAG-8]
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether the view takes a drag.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// What would be done with the drag where it is.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  /// Takes what was dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns true.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  {
    true
  }
  /// Returns a proposal to do nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}

/// Lets things be dropped on a view. It is added and removed as in UIKit and brings no recognizer along; as the sessions of
/// drags are not built, its delegate is never asked. [DRAG-8]
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  public private(set) final weak var view: UIView?
  /// What says what may be dropped; not retained.
  public private(set) final weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several drags may be dropped at once; kept and read back.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction, to be added to a view.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  nonisolated deinit {}

  /// Nothing is to be taken from the view that had the interaction.
  open func willMove(to view: UIView?) {}

  /// Notes the view.
  open func didMove(to view: UIView?) { self.view = view }
}
