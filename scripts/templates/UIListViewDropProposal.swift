public import FingerpostInteractions
import Foundation

/// What a __list__ would do with what is above it. [LIST-46]
@preconcurrency @MainActor open class UI__List__ViewDropProposal: UIDropProposal {
  /// Where in the list the drop would be; the raw values are UIKit's.
  public nonisolated enum Intent: Int, Sendable {
    /// It is not known yet.
    case unspecified = 0
    /// In __row__s that come to be at the destination.
    case insertAtDestinationIndexPath = 1
    /// In the __row__ at the destination, which looks as under a finger meanwhile.
    case insertIntoDestinationIndexPath = 2
    // part: table
    /// In the row if the finger is on its middle half, else between rows.
    case automatic = 3
    // end
  }

  /// Creates a proposal.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation, placeInList: intent.rawValue)
  }

  nonisolated deinit {}

  /// Where in the list the drop would be. Default unspecified.
  public final var intent: Intent { Intent(rawValue: placeInList) ?? .unspecified }
}
