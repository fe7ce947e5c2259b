public import Fingerpost
public import FingerpostLists

// swift-format-ignore
/// How a row looks: values that are kept and read back.
extension UITableViewCell {
  /// How the row would look with the focus. Default default.
  public final var focusStyle: FocusStyle { get { kept(.default) } set { keep(newValue) } }
  /// A view behind the content where several rows may be selected. Default nil.
  public final var multipleSelectionBackgroundView: UIView? { get { kept(nil) } set { keep(newValue) } }
  /// Whether the row could be used while a drag has lifted it. Default false.
  public final var userInteractionEnabledWhileDragging: Bool { get { kept(false) } set { keep(newValue) } }
}

extension UITableViewCell {
  /// How a row looks that has the focus.
  public nonisolated enum FocusStyle: Int, Sendable {
    /// As the system has it.
    case `default`
    /// As the cell draws it.
    case custom
  }
}

/// How a section scrolls across the layout: values that are kept and read back.
public struct UICollectionLayoutSectionOrthogonalScrollingProperties {
  /// How soon the content comes to rest.
  public nonisolated enum DecelerationRate: Int, Sendable {
    /// As the behavior has it.
    case automatic
    /// As scroll views usually do.
    case normal
    /// Soon.
    case fast
  }

  /// Whether the content bounces at its ends.
  public nonisolated enum Bounce: Int, Sendable {
    /// Where there is more than fits.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// How soon the content comes to rest. Default automatic.
  public var decelerationRate = DecelerationRate.automatic
  /// Whether the content bounces at its ends. Default automatic.
  public var bounce = Bounce.automatic
}

extension NSCollectionLayoutSection {
  /// How the section scrolls across the layout. It is kept and read back.
  public final var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    get { kept(UICollectionLayoutSectionOrthogonalScrollingProperties()) }
    set { keep(newValue) }
  }
}

// swift-format-ignore
extension UICollectionViewController {
  /// Whether a layout would change into another one when a controller with the same collection is pushed. Default false. It is kept
  /// and read back.
  public final var useLayoutToLayoutNavigationTransitions: Bool { get { kept(false) } set { keep(newValue) } }
}
