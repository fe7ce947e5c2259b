public import Fingerpost
public import Foundation

/// A view above or below the rows of a section that a table view uses again.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// What code adds its views to, as large as the view.
  public final let contentView = UIView(frame: .zero)

  /// The name under which the table keeps it to be used again.
  public final let reuseIdentifier: String?

  private final var label: UILabel?

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
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
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

  /// Creates a view that is never used again; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the view is used for another section. The default does nothing.
  open func prepareForReuse() {}

  /// Places the content, and the text in it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    label?.frame = contentView.bounds.insetBy(dx: CellPlaces.margin, dy: 0)
  }
}
