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

/// What a view would do with what is above it. [DRAG-26]
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What would be done.
  public final let operation: UIDropOperation
  /// Whether the place matters within the view; kept and read back.
  open var isPrecise = false
  /// Whether what is dragged would be seen as large as it was; kept and read back.
  open var prefersFullSizePreview = false

  /// Where in a list it would be done, as the raw value of the list's intent.
  package final let placeInList: Int

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    (self.operation, placeInList) = (operation, 0)
    super.init()
  }

  /// Creates a proposal for a list.
  package init(operation: UIDropOperation, placeInList: Int) {
    (self.operation, self.placeInList) = (operation, placeInList)
    super.init()
  }

  nonisolated deinit {}
}

/// Lets things be dropped on a view. It brings no recognizer along: the system, which has the finger of a drag, finds the
/// view under it. [DRAG-8, DRAG-25]
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
