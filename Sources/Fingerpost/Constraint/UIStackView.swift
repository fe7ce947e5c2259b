public import Foundation

/// A view that places views in a row or a column, by constraints that it makes itself. [AL-15]
@preconcurrency @MainActor open class UIStackView: UIView {
  private final var arranged: [UIView] = []
  private final var spacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints and guides that the stack has made.
  private final var made: [NSLayoutConstraint] = []
  private final var madeGuides: [UILayoutGuide] = []

  /// Creates an empty stack with a frame in the coordinates of the superview it will get.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack of views, which become subviews in this order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack with UIKit's defaults; nothing is read from the coder.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  nonisolated deinit {}

  /// The views that the stack places, in their order. Hidden ones take no room.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end, and as a subview if it is none.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: .max) }

  /// Adds a view at a place, or moves it there; and as a subview if it is none.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: max(0, min(stackIndex, arranged.count)))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    rearrange()
  }

  /// Stops placing a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    spacings[ObjectIdentifier(view)] = nil
    rearrange()
  }

  /// Whether views stand in a row or in a column. Default horizontal.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { rearrange() } } }

  /// How views share the length of the stack. Default fill.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { rearrange() } } }

  /// Where views are across the stack. Default fill.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }

  /// The space between views, in points; where spaces are made equal, the smallest. Default 0.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }

  /// Whether views keep to the stack's layout margins and not to its edges. Default false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }

  /// Whether spaces in a column are measured between baselines. Default false.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
  }

  /// For ``setCustomSpacing(_:after:)``: the ``spacing`` of the stack.
  public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// For ``setCustomSpacing(_:after:)``: the system's 8 points.
  public nonisolated static let spacingUseSystem: CGFloat = .leastNonzeroMagnitude

  /// Sets the space after one of the views, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    spacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    rearrange()
  }

  /// Returns the space that was set after one of the views, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override func updateConstraints() {
    let arrangement = StackArrangement(self, arranged.filter { !$0.isHidden }) { self.space(after: $0) }
    NSLayoutConstraint.deactivate(made)
    for guide in madeGuides { removeLayoutGuide(guide) }
    madeGuides = arrangement.guides
    for guide in madeGuides { addLayoutGuide(guide) }
    made = arrangement.constraints
    for constraint in made { constraint.activate(in: self) }
    super.updateConstraints()
  }

  private final func space(after view: UIView) -> CGFloat {
    switch spacings[ObjectIdentifier(view)] {
    case nil: spacing
    case UIStackView.spacingUseSystem?: .systemSpacing
    case let said?: said
    }
  }

  /// Has the constraints made again before the next layout.
  final func rearrange() { setNeedsUpdateConstraints() }
}

extension UIStackView: StandardMargins {
  /// None. [AL-62]
  package final var standardMargins: UIEdgeInsets { .zero }
}

extension UIStackView {
  /// How the views of a stack share its length.
  public nonisolated enum Distribution: Int, Sendable {
    /// The view that hugs its content least takes the room that is left.
    case fill = 0
    /// All are of one length.
    case fillEqually = 1
    /// Their lengths are in proportion to their contents.
    case fillProportionally = 2
    /// The spaces between them are equal.
    case equalSpacing = 3
    /// The distances between their middles are equal, as far as the smallest space allows.
    case equalCentering = 4
  }

  /// Where the views of a stack are across it.
  public nonisolated enum Alignment: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// At the edge where text begins, of a column.
    case leading = 1
    /// By the baselines of their first lines, of a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where text ends, of a column.
    case trailing = 4
    /// By the baselines of their last lines, of a row.
    case lastBaseline = 5

    /// At the top edge, of a row.
    public static let top = Alignment.leading
    /// At the bottom edge, of a row.
    public static let bottom = Alignment.trailing
  }
}
