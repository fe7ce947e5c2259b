public import Fingerpost
public import FingerpostLists

/// How rows get the focus of a keyboard or a remote control: values that are kept and read back.
extension UITableView {
  /// Whether rows can have the focus. Default as ``allowsSelection``.
  public final var allowsFocus: Bool {
    get { kept(allowsSelection) }
    set { keep(newValue) }
  }

  /// Whether rows can have the focus while they are edited. Default as ``allowsSelectionDuringEditing``.
  public final var allowsFocusDuringEditing: Bool {
    get { kept(allowsSelectionDuringEditing) }
    set { keep(newValue) }
  }

  /// Whether the focus would come back to the row that had it. Default false.
  public final var remembersLastFocusedIndexPath: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether a row that gets the focus would be selected. Default false.
  public final var selectionFollowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether content views would stay inside the safe area. Default true.
  public final var insetsContentViewsToSafeArea: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// When rows are measured again that have changed by themselves.
  public nonisolated enum SelfSizingInvalidation: Int, Sendable {
    /// When code says so.
    case disabled
    /// When the cell says that its size is no longer valid, or has another configuration.
    case enabled
    /// Also when constraints change.
    case enabledIncludingConstraints
  }

  /// When rows would be measured again. Default enabled. It is kept: rows are measured whenever they are laid out.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(.enabled) }
    set { keep(newValue) }
  }
}

/// How items get the focus: values that are kept and read back.
extension UICollectionView {
  /// Whether items can have the focus. Default as ``allowsSelection``.
  public final var allowsFocus: Bool {
    get { kept(allowsSelection) }
    set { keep(newValue) }
  }

  /// Whether items can have the focus while they are edited. Default as ``allowsSelectionDuringEditing``.
  public final var allowsFocusDuringEditing: Bool {
    get { kept(allowsSelectionDuringEditing) }
    set { keep(newValue) }
  }

  /// Whether the focus would come back to the item that had it. Default false.
  public final var remembersLastFocusedIndexPath: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether an item that gets the focus would be selected. Default false.
  public final var selectionFollowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// When items are measured again that have changed by themselves.
  public typealias SelfSizingInvalidation = UITableView.SelfSizingInvalidation

  /// When items would be measured again. Default enabled. It is kept: they are measured whenever they are laid out.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(.enabled) }
    set { keep(newValue) }
  }
}

/// How a row looks: values that are kept and read back.
extension UITableViewCell {
  /// How a row looks that has the focus.
  public nonisolated enum FocusStyle: Int, Sendable {
    /// As the system has it.
    case `default`
    /// As the cell draws it.
    case custom
  }

  /// How the row would look with the focus. Default default.
  public final var focusStyle: FocusStyle {
    get { kept(.default) }
    set { keep(newValue) }
  }

  /// A view behind the content where several rows may be selected. Default nil.
  public final var multipleSelectionBackgroundView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Whether the row could be used while a drag has lifted it. Default false.
  public final var userInteractionEnabledWhileDragging: Bool {
    get { kept(false) }
    set { keep(newValue) }
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

extension UICollectionViewController {
  /// Whether a layout would change into another one when a controller with the same collection is pushed. Default false. It is kept
  /// and read back.
  public final var useLayoutToLayoutNavigationTransitions: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

#if !canImport(ObjectiveC)
  extension UITableViewDataSource {
    /// Whether the data source has a method, by its type, or by the word of an object that overrides its own `responds(to:)`.
    /// [ACT-3]
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { hasMethod(self, aSelector) }
  }

  extension UICollectionViewDataSource {
    /// Whether the data source has a method, by its type, or by the word of an object that overrides its own `responds(to:)`.
    /// [ACT-3]
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { hasMethod(self, aSelector) }
  }
#endif
