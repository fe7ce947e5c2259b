public import Fingerpost
public import FingerpostLists

/// How __row__s get the focus: values that are kept and read back.
extension UI__List__View {
  /// Whether __row__s can have the focus. Default as ``allowsSelection``.
  public final var allowsFocus: Bool {
    get { kept(allowsSelection) }
    set { keep(newValue) }
  }

  /// Whether __row__s can have the focus while they are edited. Default as ``allowsSelectionDuringEditing``.
  public final var allowsFocusDuringEditing: Bool {
    get { kept(allowsSelectionDuringEditing) }
    set { keep(newValue) }
  }

  /// Whether the focus would come back to the __row__ that had it. Default false.
  public final var remembersLastFocusedIndexPath: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether __a_row__ that gets the focus would be selected. Default false.
  public final var selectionFollowsFocus: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  // part: table
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
  // end
  // part: collection
  /// When items are measured again that have changed by themselves.
  public typealias SelfSizingInvalidation = UITableView.SelfSizingInvalidation
  // end

  /// When __row__s would be measured again. Default enabled. It is kept: they are measured whenever they are laid out.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(.enabled) }
    set { keep(newValue) }
  }
}

#if !canImport(ObjectiveC)
  extension UI__List__ViewDataSource {
    /// Whether the data source has a method, by its type, or by the word of an object that overrides its own `responds(to:)`.
    /// [ACT-3]
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { hasMethod(self, aSelector) }
  }
#endif
