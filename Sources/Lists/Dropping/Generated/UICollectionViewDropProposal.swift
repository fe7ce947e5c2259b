// Made by scripts/generate from scripts/templates/UIListViewDropProposal.swift; change that instead.
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

  /// Creates a proposal.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation, placeInList: intent.rawValue)
  }

  nonisolated deinit {}

  /// Where in the list the drop would be. Default unspecified.
  public final var intent: Intent { Intent(rawValue: placeInList) ?? .unspecified }
}
