public import Fingerpost
import Foundation

/// The lines above and below a row of a list. It is kept and read back; nothing is drawn.
public nonisolated struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether there is a line.
  public enum Visibility: Int, Sendable {
    /// Where the list has one by itself.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// Insets that the list chooses.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above. Default automatic.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below. Default automatic.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The room around the line above, in points. Default automatic.
  public var topSeparatorInsets = Self.automaticInsets
  /// The room around the line below, in points. Default automatic.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The color. Default that of separators.
  public var color = UIColor.separator
  /// The color between two selected rows. Default that of separators.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the lines of a list of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
