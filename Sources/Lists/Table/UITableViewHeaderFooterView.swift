public import Fingerpost
public import Foundation

/// A view above or below the rows of a section that a table view uses again.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// What code adds its views to, as large as the view.
  /// A ``contentConfiguration`` puts a view of its own in its place.
  public internal(set) final var contentView = UIView(frame: .zero)

  /// The name under which the table keeps it to be used again.
  public final let reuseIdentifier: String?

  private final var label: UILabel?
  /// Whether the table shows it above rows.
  final var isHeader = true

  /// A text, which the table sets to the data source's title; made when it is first asked for.
  open var textLabel: UILabel? {
    if label == nil {
      let made = UILabel(frame: .zero)
      label = made
      contentView.addSubview(made)
      setNeedsLayout()
    }
    return label
  }

  /// A view behind the content that fills it. Default nil.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// Creates a view that a table gives its size.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view that is never used again, but for those that a table makes of a registered class.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: ReuseName.next)
    self.frame = frame
  }

  /// Makes a view of a class that is known only at run time, as ``UIResponder/make(_:)`` does. [VAL-110]
  public static func make<View: UITableViewHeaderFooterView>(
    _ type: View.Type, reuseIdentifier: String?
  ) -> View {
    let outer = ReuseName.next
    ReuseName.next = reuseIdentifier
    defer { ReuseName.next = outer }
    return make(type)
  }

  /// Creates a view that is never used again; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  // MARK: - Configuration

  /// What the content shows, with a view that it makes in place of ``contentView``. Default nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set {
      let view = configured.take(newValue, contentView) { UIView(frame: .zero) }
      guard view !== contentView else { return setNeedsLayout() }
      replaceContentView(contentView, by: view)
      contentView = view
      label = nil
    }
  }

  /// Kept and read back; nothing is drawn. Default nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configured.background = newValue }
  }

  /// Whether the configuration is updated when ``setNeedsUpdateConfiguration()`` was called. Default true.
  open var automaticallyUpdatesContentConfiguration = true

  /// Called with the view and its state before it is laid out, when ``setNeedsUpdateConfiguration()`` was called. Default nil.
  open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the view. Override it to add to it.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// A configuration with the look of a header of the table's style, and without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    (superview as? UITableView)?.style ?? .plain == .plain ? .plainHeader() : .groupedHeader()
  }

  /// Makes the view call ``updateConfiguration(using:)`` before it is laid out next.
  open func setNeedsUpdateConfiguration() {
    configured.isStale = true
    setNeedsLayout()
  }

  /// Called before the view is laid out. Override it to choose configurations for the state.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  private final var configured = ConfiguredContent()

  /// The size that the configured content needs at the given width; without one, none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configured.configuration == nil ? super.sizeThatFits(size) : contentView.sizeThatFits(size)
  }

  /// Called before the view is used for another section. The default does nothing.
  open func prepareForReuse() {}

  /// Places the content, and the text in it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if configured.takeStale() { updateConfiguration(using: configurationState) }
    backgroundView?.frame = bounds
    contentView.frame = bounds
    placeLabel()
  }

  /// Places the text as the table's style and system do. [LAY-13]
  private final func placeLabel() {
    guard let label else { return }
    guard let table = superview as? UITableView, table.look.isModern else {
      label.frame = contentView.bounds.insetBy(dx: CellPlaces.margin, dy: 0)
      return
    }
    let (look, size) = (table.look, contentView.bounds.size)
    let x = look.titleStart(size.width, table.style)
    let room = CGSize(width: max(0, size.width - 2 * x), height: .greatestFiniteMagnitude)
    let own = label.sizeThatFits(room)
    let width = min(room.width, own.width)
    if !look.isGrouped {
      // On whole points.
      label.frame = CGRect(
        x: x, y: isHeader ? 4 : (size.height - own.height) / 2, width: width.rounded(.up),
        height: own.height.rounded(.up))
    } else {
      let y = isHeader ? size.height - 5.5 - own.height : 7.5
      label.frame = CGRect(x: x, y: look.onPixels(y), width: width, height: own.height)
    }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      label.frame.origin.x = size.width - label.frame.maxX
    }
  }
}
