public import Foundation

/// A relation between an edge, middle or size of one view or layout guide and one of another, or a number:
/// `first.attribute = multiplier × second.attribute + constant`. [AL-1]
///
/// It takes effect while ``isActive`` is true, which it is not at first. Distances are in points; both items are seen in the
/// coordinates of the nearest view that holds both.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The view or ``UILayoutGuide`` on the left of the relation.
  open private(set) weak var firstItem: AnyObject?
  /// What of ``firstItem``.
  public private(set) final var firstAttribute = Attribute.notAnAttribute
  /// How the two sides compare.
  public private(set) final var relation = Relation.equal
  /// The view or ``UILayoutGuide`` on the right of the relation, or nil for a number alone.
  open private(set) weak var secondItem: AnyObject?
  /// What of ``secondItem``; `notAnAttribute` without one.
  public private(set) final var secondAttribute = Attribute.notAnAttribute
  /// What ``secondAttribute`` is multiplied by.
  public private(set) final var multiplier: CGFloat = 1

  /// What is added on the right, in points. Changing it is cheap, and layout is due then.
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { constantChanged() } }
  }

  /// How strong the constraint is. Default required.
  ///
  /// - Precondition: while the constraint is active it is not changed from or to required.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { priorityChanged(from: oldValue) } }
  }

  /// A name for people who read about the constraint.
  open var identifier: String?

  /// Kept, and not used: nothing is archived here.
  open var shouldBeArchived = false

  /// Where a dimension is the distance between two anchors, the other one of each side, which is taken from it.
  private(set) final var spans: (first: LayoutEdge?, second: LayoutEdge?) = (nil, nil)

  /// The view that holds the active constraint.
  final weak var host: UIView?
  /// How many constraints were activated before this one was. [AL-5]
  final var sequence = 0
  /// What the engine keeps of the constraint while it is active.
  final var installed: InstalledConstraint?

  /// Creates a constraint without items, which holds the place of one that is made later: activating it is an error.
  ///
  /// Subclasses that declare no initializer inherit the ones with items, too.
  public override init() { super.init() }

  /// Creates a constraint, which is not active yet.
  ///
  /// - Parameters:
  ///   - view1: a view or layout guide.
  ///   - attr1: what of it.
  ///   - relation: how the two sides compare.
  ///   - view2: a view or layout guide, or nil.
  ///   - attr2: what of it; `notAnAttribute` where that is nil.
  ///   - multiplier: what the right attribute is multiplied by.
  ///   - c: what is added on the right, in points.
  /// - Precondition: `view1` is a view or layout guide, and so is `view2` unless it is nil; and the two attributes can be
  ///   compared: a width or height with a width or height, left and right among each other, leading and trailing among each
  ///   other, top and bottom among each other.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      LayoutEdge(view1 as AnyObject, attr1), relation, view2.map { LayoutEdge($0 as AnyObject, attr2) },
      multiplier: multiplier, constant: c)
  }

  convenience init(
    _ first: LayoutEdge, _ relation: Relation, _ second: LayoutEdge?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, spans: (first: LayoutEdge?, second: LayoutEdge?) = (nil, nil)
  ) {
    precondition(
      first.item is UIView || first.item is UILayoutGuide,
      "NSLayoutConstraint relates views and layout guides, not \(type(of: first.item))")
    precondition(
      second.map { $0.item is UIView || $0.item is UILayoutGuide } ?? true,
      "NSLayoutConstraint relates views and layout guides, not \(second.map { "\(type(of: $0.item))" } ?? "")"
    )
    if spans.first == nil, spans.second == nil {
      precondition(
        Attribute.canCompare(first.attribute, second?.attribute ?? .notAnAttribute),
        "NSLayoutConstraint: Invalid pairing of layout attributes: \(first.attribute) and \(second?.attribute ?? .notAnAttribute)"
      )
    }
    self.init()
    firstItem = first.item
    firstAttribute = first.attribute
    self.relation = relation
    secondItem = second?.item
    secondAttribute = second?.attribute ?? .notAnAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.spans = spans
  }

  nonisolated deinit {}

  /// Whether the constraint takes effect. Setting it adds it to the nearest view that holds both items, or takes it away.
  ///
  /// - Precondition: one view holds both items when it is set to true.
  open var isActive: Bool {
    get { host != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates several constraints, in their order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The relation as UIKit prints it, such as `<NSLayoutConstraint UIView.width == 100>`.
  open nonisolated override var description: String {
    "<NSLayoutConstraint \(MainActor.assumeIsolated { equation })>"
  }
}

extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  public nonisolated enum Relation: Int, Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right one.
    case greaterThanOrEqual = 1
  }

  /// An axis of a view.
  public nonisolated enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// An edge, middle or size of a view or layout guide. Numbers are UIKit's.
  public nonisolated enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where text begins: left, or right in languages that are written from there.
    case leading = 5
    /// The edge where text ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text; without text the bottom edge.
    case lastBaseline = 11
    /// The baseline of the first line of text; without text the top edge.
    case firstBaseline = 12
    /// The left margin of a view.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where text begins.
    case leadingMargin = 17
    /// The margin where text ends.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins = 20
    /// Nothing: there is a number alone.
    case notAnAttribute = 0

    /// The same as ``lastBaseline``.
    public static let baseline = Attribute.lastBaseline
  }
}
