public import Fingerpost
public import Foundation

// swift-format-ignore
/// How columns stand beside each other where there is room: values that are kept and read back, as one column is shown here.
/// [VAL-125]
extension UISplitViewController {
  /// Which columns code would like to see. Default automatic.
  public final var preferredDisplayMode: DisplayMode { get { kept(.automatic) } set { keep(newValue) } }
  /// How code would like columns to make room. Default automatic.
  public final var preferredSplitBehavior: SplitBehavior { get { kept(.automatic) } set { keep(newValue) } }
  /// Whether a swipe would bring the primary column. Default true.
  public final var presentsWithGesture: Bool { get { kept(true) } set { keep(newValue) } }
  /// Whether a button would show the last column alone. Default false.
  public final var showsSecondaryOnlyButton: Bool { get { kept(false) } set { keep(newValue) } }
  /// How much of the width the primary column would have, from 0 to 1. Default automatic.
  public final var preferredPrimaryColumnWidthFraction: CGFloat {
    get { kept(UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }
  /// How wide the primary column would be, in points. Default automatic.
  public final var preferredPrimaryColumnWidth: CGFloat {
    get { kept(UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }
  /// How wide it would be at least, in points. Default automatic.
  public final var minimumPrimaryColumnWidth: CGFloat {
    get { kept(UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }
  /// How wide it would be at most, in points. Default automatic.
  public final var maximumPrimaryColumnWidth: CGFloat {
    get { kept(UISplitViewController.automaticDimension) }
    set { keep(newValue) }
  }
  /// At which side the primary column is. Default leading.
  public final var primaryEdge: PrimaryEdge { get { kept(.leading) } set { keep(newValue) } }
}

extension UISplitViewController {
  /// Which columns are seen; the raw values are UIKit's.
  public nonisolated enum DisplayMode: Int, Sendable {
    /// As the controller has it.
    case automatic = 0
    /// The last column.
    case secondaryOnly = 1
    /// Two beside each other.
    case oneBesideSecondary = 2
    /// One over the last one.
    case oneOverSecondary = 3
    /// Three beside each other.
    case twoBesideSecondary = 4
    /// Two over the last one.
    case twoOverSecondary = 5
    /// Two that push the last one away.
    case twoDisplaceSecondary = 6
  }

  /// How columns make room; the raw values are UIKit's.
  public nonisolated enum SplitBehavior: Int, Sendable {
    /// As the controller has it.
    case automatic = 0
    /// Beside each other.
    case tile = 1
    /// Over each other.
    case overlay = 2
    /// One pushes the other.
    case displace = 3
  }

  /// At which side the primary column is; the raw values are UIKit's.
  public nonisolated enum PrimaryEdge: Int, Sendable {
    /// Where text begins.
    case leading = 0
    /// Where text ends.
    case trailing = 1
  }

  /// Leaves the width of a column to the controller.
  public nonisolated static var automaticDimension: CGFloat { -CGFloat.greatestFiniteMagnitude }
  /// Which columns are seen: the last one alone, as on a phone.
  public final var displayMode: DisplayMode { .secondaryOnly }
  /// How columns make room: as the controller has it.
  public final var splitBehavior: SplitBehavior { .automatic }
  /// How wide the primary column is: as wide as the view, which it fills.
  public final var primaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }
  /// A button that would change which columns are seen. A tap does nothing, as one column is.
  public final var displayModeButtonItem: UIBarButtonItem {
    let item: UIBarButtonItem? = kept(nil)
    let made = item ?? UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    keep(made)
    return made
  }
}
