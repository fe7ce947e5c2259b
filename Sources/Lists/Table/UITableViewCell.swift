public import Fingerpost
public import Foundation

/// A row of a table view: its content, and how it looks while a finger is on it, while it is selected, while it is edited.
///
/// It handles no touches. Those of its content climb the responder chain through it to the table, which highlights and
/// selects it; a cell whose own touch methods do not call `super` is never selected. [LIST-1, LIST-8]
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// What a cell has besides its content view.
  public nonisolated enum CellStyle: Int, Sendable {
    /// A text, and an image to its left.
    case `default`
    /// A text at the left and a further one at the right.
    case value1
    /// A text at the left and a further one next to it.
    case value2
    /// A text above a further one.
    case subtitle
  }

  /// How a selected cell looks; nothing is drawn here, but ``UITableViewCell/SelectionStyle/none`` keeps labels from being
  /// highlighted.
  public nonisolated enum SelectionStyle: Int, Sendable {
    /// A selected cell looks like any other.
    case none
    /// As ``default``.
    case blue
    /// As ``default``.
    case gray
    /// A selected cell looks selected.
    case `default`
  }

  /// What is at the right end of a cell.
  public nonisolated enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow, which is part of the row.
    case disclosureIndicator
    /// A button and an arrow.
    case detailDisclosureButton
    /// A check mark, which is part of the row.
    case checkmark
    /// A button.
    case detailButton
  }

  /// What editing does to a row.
  public nonisolated enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// It is deleted.
    case delete
    /// Another one is inserted.
    case insert
  }

  /// What a cell shows besides its content.
  public nonisolated struct StateMask: OptionSet, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt

    /// Creates a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control of a deletion or an insertion.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// Swipe actions.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  // MARK: - Parts

  /// What code adds its views to, as large as the cell but for an accessory and the controls of editing.
  /// A ``contentConfiguration`` puts a view of its own in its place.
  @exclusivity(unchecked) public internal(set) final var contentView: UIView = UITableViewCellContentView(
    frame: .zero)

  /// The style that it was made with.
  final let style: CellStyle
  final var texts = CellTexts()

  /// The main text; made when it is first asked for.
  open var textLabel: UILabel? { label(\.main) }

  /// The further text; nil in the default style, else made when it is first asked for.
  open var detailTextLabel: UILabel? { style == .default ? nil : label(\.detail) }

  /// The image at the left; made when it is first asked for.
  open var imageView: UIImageView? { madeImageView() }

  /// A view behind the content that fills the cell. Default nil.
  @exclusivity(unchecked) open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// A view behind the content that is there while the cell is highlighted or selected. Default nil.
  @exclusivity(unchecked) open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }

  /// The name under which the table keeps the cell to be used again; nil for one that is never used again.
  public final let reuseIdentifier: String?

  // MARK: - State

  /// How it looks when it is selected. Default default.
  @exclusivity(unchecked) open var selectionStyle = SelectionStyle.default

  /// Whether it is selected; the table sets it. Setting it calls ``setSelected(_:animated:)``. Default false.
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on it; the table sets it. Setting it calls ``setHighlighted(_:animated:)``. Default false.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether it shows the controls of editing; the table sets it. Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  @exclusivity(unchecked) final var state = CellState()
  final var editControls = CellEditControls()
  @exclusivity(unchecked) final var separators = CellSeparators()

  /// Called when the cell is selected or no longer; by a finger without animation. Override it to show that. [LIST-3]
  open func setSelected(_ selected: Bool, animated: Bool) {
    state.isSelected = selected
    showSelection()
    stateChanged()
  }

  /// Called when a finger highlights the cell or no longer, without animation. Override it to show that. [LIST-3]
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    state.isHighlighted = highlighted
    showSelection()
    stateChanged()
  }

  /// Called when the cell begins or ends to be edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    transition(toEditing: editing, opened: showingDeleteConfirmation) {
      state.isEditing = editing
      updateAccessory()
    }
    stateChanged()
  }

  /// Called before what the cell shows besides its content changes. The default does nothing.
  open func willTransition(to state: StateMask) {}

  /// Called when that has changed, at once because nothing is animated. The default does nothing.
  open func didTransition(to state: StateMask) {}

  /// What editing would do to the row, as the table's delegate said when the cell was last shown.
  open internal(set) var editingStyle = EditingStyle.delete

  /// Whether the control with which a row is moved is there while it is edited, if the data source allows that. Default false.
  open var showsReorderControl = false {
    didSet { setNeedsLayout() }
  }

  /// Whether the content gives way to the controls of editing. Default true.
  open var shouldIndentWhileEditing = true

  // MARK: - Configuration

  /// What the content shows, with a view that it makes in place of ``contentView``. Default nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { setContent(newValue) }
  }

  /// Kept and read back; nothing is drawn. Default nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configured.background = newValue }
  }

  /// Whether the configuration is updated for the state of the cell when that changes. Default true.
  open var automaticallyUpdatesContentConfiguration = true

  /// Kept and read back. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Called with the cell and its state before it is laid out, when that has changed or ``setNeedsUpdateConfiguration()`` was
  /// called. Default nil.
  @exclusivity(unchecked) open var configurationUpdateHandler:
    ((UITableViewCell, UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the cell: what a finger, the selection and editing have made of it. Override it to add to it.
  open var configurationState: UICellConfigurationState { makeConfigurationState() }

  /// A configuration with the look of the cell's style, and without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleContent }

  /// Makes the cell call ``updateConfiguration(using:)`` before it is laid out next.
  open func setNeedsUpdateConfiguration() {
    configured.isStale = true
    setNeedsLayout()
  }

  /// Called before the cell is laid out when its state has changed. Override it to choose configurations for the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  @exclusivity(unchecked) final var configured = ConfiguredContent()

  // MARK: - Accessories

  /// What is at the right end. Default none.
  open var accessoryType = AccessoryType.none {
    didSet { updateAccessory() }
  }

  /// A view at the right end in place of what ``accessoryType`` says; a control there sends nothing to the table's delegate.
  /// Default nil.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      updateAccessory()
    }
  }

  /// What is at the right end while the cell is edited. Default none.
  open var editingAccessoryType = AccessoryType.none {
    didSet { updateAccessory() }
  }

  /// A view at the right end while the cell is edited. Default nil.
  open var editingAccessoryView: UIView? {
    didSet {
      if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
      updateAccessory()
    }
  }

  /// The view that stands for ``accessoryType``, made by the cell.
  final var ownAccessory: UIView?

  // MARK: - Kept and read back

  /// Where the line below the cell would begin and end, in points. Nothing is drawn; it is kept and read back.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// How far the content is indented, in steps of ``indentationWidth``. Default 0.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// One step of the indentation, in points. Default 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  // MARK: - Life

  /// Creates a cell, 320 by 44 points large until a table gives it a size.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: CellPlaces.usualHeight))
    setUp()
  }

  /// Creates a cell of the default style that is never used again, but for those that a table makes of a registered class.
  public override convenience init(frame: CGRect) {
    self.init(style: ReuseName.style, reuseIdentifier: ReuseName.next)
    self.frame = frame
  }

  /// Makes a cell of a class that is known only at run time, as ``UIResponder/make(_:)`` does. [VAL-110]
  ///
  /// - Precondition: the class has `init(style:reuseIdentifier:)`, inherited or overridden.
  public static func make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: CellStyle, reuseIdentifier: String?
  ) -> Cell {
    let (outer, name) = (ReuseName.style, ReuseName.next)
    (ReuseName.style, ReuseName.next) = (style, reuseIdentifier)
    defer { (ReuseName.style, ReuseName.next) = (outer, name) }
    guard let cell = makeInstance(of: type) as? Cell else { preconditionFailure("no \(type) was made") }
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: CellPlaces.usualHeight)
    return cell
  }

  /// Creates a cell of the default style; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.treatAsPassingOn()
    if type(of: self) == UITableViewCell.self { treatAsPassingOn() }
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Called before the cell is used for another row. Override it to take back what the last row left, and call `super`.
  open func prepareForReuse() {}

  // MARK: - As the delegate of a recognizer, which a cell may be. [LIST-80]

  /// Whether a recognizer may act together with another one. Default false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether a recognizer needs another's failure. Default false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether another recognizer needs this one's failure. Default false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether a recognizer sees a new touch. Default true.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  {
    true
  }

  /// Places the content, the accessory and the controls of editing.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if configured.takeStale() { updateConfiguration(using: configurationState) }
    placeParts()
  }

  /// The size that the cell needs: that of its texts, or of what constraints in ``contentView`` ask for, at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  /// True on a television. [FOC-10]
  open override var canBecomeFocused: Bool { isOnTelevision }

  /// The row was lifted, is dragged, or lies in its table again; for subclasses, and the default does nothing. [LIST-106]
  open func dragStateDidChange(_ dragState: DragState) {}
}

/// How a cell is to look.
struct CellState {
  var look = TableLook()
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  /// Whether the table lets the row be moved.
  var canMove = false
  /// Whether the table lets the content give way to the controls of editing.
  var isIndented = true
  /// How far the content has been pushed aside by a finger, in points; negative to the left. [LIST-12]
  var push: CGFloat = 0
}

/// The views of a cell's style, as far as they were asked for.
struct CellTexts {
  var main: UILabel?
  var detail: UILabel?
  var image: UIImageView?
}
