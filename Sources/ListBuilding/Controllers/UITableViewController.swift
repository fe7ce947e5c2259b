import Fingerpost
public import FingerpostInteractions
public import FingerpostLists
public import Foundation

/// A controller whose view is a table, of which it is data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: TableDelegateController, UITableViewDataSource {
  private final let style: UITableView.Style

  /// Whether what is selected is deselected when the view is about to appear. Default true. [LIST-19]
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller whose table has a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table; both names must be nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table: the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// What refreshes the table when it is pulled down. Default nil. [LIST-24]
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Makes the table, with the controller as its data source and delegate. It is as large as the screen below the status
  /// bar. [VAL-72]
  open override func loadView() {
    let bar = UIApplication.shared.statusBarFrame.maxY
    let space = UIEdgeInsets(top: bar, left: 0, bottom: 0, right: 0)
    let table = UITableView(frame: UIScreen.main.bounds.inset(by: space), style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Deselects what is selected, unless that is switched off, after `viewWillAppear(_:)`. [LIST-19]
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
  }

  /// Edits the rows with the controller.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  /// How many rows a section has. Default 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// The cell of a row.
  ///
  /// - Precondition: it is overridden where there are rows.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    preconditionFailure("override tableView(_:cellForRowAt:) in \(type(of: self))")
  }
}
