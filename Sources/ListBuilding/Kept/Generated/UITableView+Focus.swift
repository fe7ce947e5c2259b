// Made by scripts/generate from scripts/templates/UIListViewFocus.swift; change that instead.
public import Fingerpost
public import FingerpostLists

/// How rows get the focus: values that are kept and read back.
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

  /// When rows would be measured again. Default enabled. It is kept: they are measured whenever they are laid out.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(.enabled) }
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
#endif
