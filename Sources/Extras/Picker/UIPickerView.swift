public import Fingerpost
public import Foundation

/// Columns of rows, of which a user brings one of each to the middle. [PICK-1, PICK-2, PICK-3]
///
/// Rows lie flat here; on a device they lie on a wheel, so that those away from the middle are lower there.
@preconcurrency @MainActor open class UIPickerView: UIView {
  static let rowHeight: CGFloat = 32
  /// What is between two columns, in points.
  private static let gap: CGFloat = 5

  private final var columns: [PickerColumn] = []
  private final var isLoaded = false

  /// What says how many columns and rows there are; not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { forget() }
  }

  /// What says what rows are, and hears what was chosen; not retained.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { forget() }
  }

  /// Whether the row in the middle would be marked. Default false. Kept and read back.
  open var showsSelectionIndicator = false

  /// Creates a picker. An empty frame becomes 320 × 216 points, as UIKit's does.
  public override init(frame: CGRect) {
    super.init(frame: WheelSize.filling(frame))
  }

  /// Creates a picker with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  /// 320 × 216 points. [LAY-6]
  open override var intrinsicContentSize: CGSize { WheelSize.usual }

  /// Returns the intrinsic size. [LAY-6]
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private final func forget() {
    isLoaded = false
    setNeedsLayout()
  }

  /// The columns, as the data source says that they are.
  private final var loaded: [PickerColumn] {
    if isLoaded { return columns }
    isLoaded = true
    let count = min(max(dataSource?.numberOfComponents(in: self) ?? 0, 0), 1_000)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(self, columns.count)
      columns.append(column)
      addSubview(column)
    }
    place()
    for column in columns { column.reload() }
    return columns
  }

  private final func column(_ component: Int) -> PickerColumn? {
    loaded.indices.contains(component) ? columns[component] : nil
  }

  // MARK: - What there is

  /// How many columns there are.
  open var numberOfComponents: Int { loaded.count }

  /// Returns how many rows a column has.
  open func numberOfRows(inComponent component: Int) -> Int { column(component)?.rowCount ?? 0 }

  /// Returns the size of the rows of a column.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let column = column(component) else { return .zero }
    return CGSize(width: column.bounds.width, height: column.rowHeight)
  }

  /// Returns the view of a row that is seen, or nil.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    column(component)?.view(of: row)
  }

  /// Asks for everything again. Chosen rows stay chosen as far as there are as many. [PICK-3]
  open func reloadAllComponents() {
    isLoaded = false
    _ = loaded
  }

  /// Asks for a column again.
  open func reloadComponent(_ component: Int) { column(component)?.reload() }

  // MARK: - Choosing

  /// Brings a row to the middle. The delegate does not hear of it. [PICK-3]
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component)?.select(row, animated: animated)
  }

  /// Returns the row that was chosen; -1 where there are none. [PICK-3]
  open func selectedRow(inComponent component: Int) -> Int { column(component)?.row ?? -1 }

  // MARK: - Layout

  /// Gives columns their widths, and their rows the middle. [PICK-1]
  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = loaded
    place()
    for column in columns { column.arrange() }
  }

  private final func place() {
    let asked = columns.indices.map {
      max(0, delegate?.pickerView(self, widthForComponent: $0) ?? 0)
    }
    let gaps = Self.gap * CGFloat(max(columns.count - 1, 0))
    let shares = CGFloat(max(asked.count { $0 == 0 }, 1))
    let share = max(0, (bounds.width - gaps - asked.reduce(0, +)) / shares)
    let widths = asked.map { $0 > 0 ? $0 : share }
    var x = (bounds.width - gaps - widths.reduce(0, +)) / 2
    for (column, width) in zip(columns, widths) {
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      if column.frame != frame { column.frame = frame }
      x += width + Self.gap
    }
  }

  final func makeView(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView {
    if let delegate {
      let given = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
      if !(given is NoPickerRow) { return given }
    }
    let label = view as? UILabel ?? UILabel()
    label.textAlignment = .center
    label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    let attributed = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
    if let attributed { label.attributedText = attributed }
    return label
  }
}
