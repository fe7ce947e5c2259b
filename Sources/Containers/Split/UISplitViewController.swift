public import Fingerpost
public import Foundation

/// Two columns, of which a phone shows one: what is built is the collapsed interface. [SPLIT-1 … SPLIT-4]
///
/// The primary column fills the view. What would be in the other column is pushed onto it, where it is a navigation
/// controller, and presented otherwise. On a pad it is collapsed as well, which is not what UIKit shows there.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// A column; the raw values are UIKit's.
  public nonisolated enum Column: Int, Sendable {
    /// The first one.
    case primary = 0
    /// That between the others; there is none without a third.
    case supplementary = 1
    /// The last one, with the details.
    case secondary = 2
    /// What is shown in place of all while they are collapsed.
    case compact = 3
  }

  /// How many columns there are; the raw values are UIKit's.
  public nonisolated enum Style: Int, Sendable {
    /// As of old: two controllers in ``UISplitViewController/viewControllers``.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// How many columns there are.
  public final let style: Style
  /// What is asked about collapsing, and may show details itself.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  private final var columns: [Column: UIViewController] = [:]
  /// What was given before anything was shown.
  private final var given: [UIViewController] = []
  /// The controller that fills the view, once it is known.
  private final var shown: UIViewController?

  /// Creates a controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without columns of its own; both names must be nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// Whether one column is shown in place of all: always, as on a phone. [SPLIT-1]
  open var isCollapsed: Bool { true }

  /// The controllers: those that were given, and once collapsed the one that is shown. [SPLIT-1]
  open var viewControllers: [UIViewController] {
    get { shown.map { [$0] } ?? given }
    set {
      given = newValue.filter { !isInside($0) }
      if isViewLoaded { collapse() }
    }
  }

  /// Gives a column its controller; nil takes it away. Collapsed, it is seen only in the column that is shown. [SPLIT-4]
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let vc, isInside(vc) { return }
    columns[column] = vc
    guard isViewLoaded else { return }
    if column == .secondary, let vc, primary is UINavigationController { return showDetail(vc, nil) }
    collapse()
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column: the secondary one on top of the primary one, which is shown by going back to it. [SPLIT-4]
  open func show(_ column: Column) {
    guard isViewLoaded, let vc = columns[column] else { return }
    if column == .secondary, vc !== shown { return showDetail(vc, nil) }
    (shown as? UINavigationController)?.popToRootViewController(animated: true)
  }

  /// Shows a controller in the primary column, unless the delegate does. [SPLIT-3]
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
    showOnTop(vc, sender)
  }

  /// Shows a controller with details, unless the delegate does: on top of the primary column. [SPLIT-3]
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else { return }
    showDetail(vc, sender)
  }

  /// Collapses what it has into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    collapse()
  }

  // MARK: - Collapsing

  private final var primary: UIViewController? {
    columns[.compact] ?? (style == .unspecified ? given.first : columns[.primary])
  }

  private final var secondary: UIViewController? {
    columns[.compact] == nil ? (style == .unspecified ? given.dropFirst().first : columns[.secondary]) : nil
  }

  /// Decides what is shown in place of all, and shows it. [SPLIT-2]
  private final func collapse() {
    guard let primary else { return replace(with: nil) }
    let main = delegate?.primaryViewController(forCollapsing: self) ?? primary
    replace(with: main)
    guard let secondary, secondary !== main, wantsSecondaryOnTop(secondary, main) else { return }
    (main as? UINavigationController)?.pushViewController(secondary, animated: false)
  }

  /// Whether the details are on top at first. [SPLIT-2]
  private final func wantsSecondaryOnTop(_ secondary: UIViewController, _ main: UIViewController) -> Bool {
    guard style == .unspecified else {
      let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
      return (top ?? .secondary) == .secondary
    }
    return delegate?.splitViewController(self, collapseSecondary: secondary, onto: main) != true
  }

  private final func replace(with controller: UIViewController?) {
    guard controller !== shown else { return }
    if let old = shown {
      old.willMove(toParent: nil)
      old.leaveContainer()
      old.removeFromParent()
    }
    shown = controller
    guard let controller, !isInside(controller) else { return }
    addChild(controller)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
    controller.view.frame = view.bounds
    controller.didMove(toParent: self)
  }

  private final func showDetail(_ vc: UIViewController, _ sender: Any?) {
    if columns[.secondary] != nil || style != .unspecified { columns[.secondary] = vc }
    showOnTop(vc, sender)
  }

  /// Pushes where there is a stack, and presents where there is none. [SPLIT-3]
  private final func showOnTop(_ vc: UIViewController, _ sender: Any?) {
    guard !isInside(vc) else { return }
    guard let stack = shown as? UINavigationController else { return present(vc, animated: true) }
    if stack.viewControllers.contains(where: { $0 === vc }) {
      stack.popToViewController(vc, animated: true)
    } else {
      stack.pushViewController(vc, animated: true)
    }
  }
}

extension UIViewController {
  /// The split view controller that the controller is in, however deep.
  public final var splitViewController: UISplitViewController? { enclosing() }
}
