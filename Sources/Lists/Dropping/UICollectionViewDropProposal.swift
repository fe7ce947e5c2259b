public import FingerpostInteractions
import Foundation

/// What a collection would do with what is above it. [LIST-46]
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Where in the list the drop would be; the raw values are UIKit's.
  public nonisolated enum Intent: Int, Sendable {
    /// It is not known yet.
    case unspecified = 0
    /// In items that come to be at the destination.
    case insertAtDestinationIndexPath = 1
    /// In the item at the destination, which looks as under a finger meanwhile.
    case insertIntoDestinationIndexPath = 2
  }

  /// Where in the list the drop would be. Default unspecified.
  public final let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without an intent.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  nonisolated deinit {}
}
