public import Fingerpost
public import Foundation

/// A row of a list of a collection: its content between what is at both ends. [LIST-31]
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What is at the ends of the cell. Default none.
  open var accessories: [UICellAccessory] = [] {
    didSet { showAccessories() }
  }

  /// One step of the indentation, in points. Default 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// How far the content is indented, in steps of ``indentationWidth``. Default 0.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// Kept and read back. Default true.
  open var indentsAccessories = true

  /// Where the line below the row would be. It is as wide as the content; nothing is drawn.
  public final let separatorLayoutGuide = UILayoutGuide()

  private final var shown: [(accessory: UICellAccessory, view: UIView)] = []

  /// Creates a cell. A collection calls it with an empty frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addLayoutGuide(separatorLayoutGuide)
  }

  /// Creates a cell; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLayoutGuide(separatorLayoutGuide)
  }

  /// A configuration with the look of a row of a list, and without content: 15 points above and below the text, as measured
  /// for a list that is apart from the sides. [LIST-31]
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    var made = UIListContentConfiguration.cell()
    made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)
    return made
  }

  private func showAccessories() {
    for (_, view) in shown { view.removeFromSuperview() }
    shown = accessories.map { ($0, $0.makeView(in: self)) }
    for (_, view) in shown { addSubview(view) }
    setNeedsLayout()
  }

  private final var visible: [(accessory: UICellAccessory, view: UIView)] {
    let isEditing = collection?.isEditing == true
    return shown.filter { $0.accessory.isShown(whileEditing: isEditing) }
  }

  override var contentFrame: CGRect {
    var frame = super.contentFrame
    let indent = CGFloat(indentationLevel) * indentationWidth
    frame.origin.x += indent
    frame.size.width -= indent
    for (accessory, view) in visible {
      let taken = view.bounds.width + CellPlaces.margin
      frame.size.width -= taken
      if accessory.isLeading { frame.origin.x += taken }
    }
    frame.size.width = max(0, frame.width)
    return frame
  }

  /// Places the content and what is at the ends.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (accessory, view) in shown {
      view.isHidden = !accessory.isShown(whileEditing: collection?.isEditing == true)
    }
    var (left, right) = (push + CellPlaces.margin, bounds.width + push)
    for (accessory, view) in visible {
      let size = view.bounds.size
      if !accessory.isLeading { right -= size.width + CellPlaces.margin }
      view.frame = CGRect(
        origin: CGPoint(x: accessory.isLeading ? left : right, y: (bounds.height - size.height) / 2),
        size: size)
      if accessory.isLeading { left += size.width + CellPlaces.margin }
    }
  }

  /// The height that the content needs beside what is at the ends.
  open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    if configured.takeStale() { updateConfiguration(using: configurationState) }
    let taken = bounds.width - contentFrame.width
    guard taken > 0, let inner = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    inner.size.width -= taken
    let preferred = super.preferredLayoutAttributesFitting(inner)
    preferred.frame.size.width += taken
    return preferred
  }
}

/// What is at an end of a row of a list. [LIST-31]
public struct UICellAccessory {
  /// When it is shown.
  public nonisolated enum DisplayedState: Sendable {
    /// At all times.
    case always
    /// While the collection is edited.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }

  /// At which end a view of one's own is.
  public nonisolated enum Placement: Sendable {
    /// At the beginning.
    case leading(displayed: DisplayedState = .always)
    /// At the end.
    case trailing(displayed: DisplayedState = .always)
  }

  fileprivate enum Part {
    case mark
    case button(() -> Void)
    case text(String)
    case view(UIView)
  }

  fileprivate let part: Part
  fileprivate let isLeading: Bool
  private let displayed: DisplayedState

  private init(_ part: Part, isLeading: Bool = false, _ displayed: DisplayedState) {
    (self.part, self.isLeading, self.displayed) = (part, isLeading, displayed)
  }

  /// An arrow, which is part of the row.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> Self {
    Self(.mark, displayed)
  }

  /// A check mark, which is part of the row.
  public static func checkmark(displayed: DisplayedState = .always) -> Self { Self(.mark, displayed) }

  /// A button with a handler.
  public static func detail(displayed: DisplayedState = .always, actionHandler: @escaping () -> Void = {})
    -> Self
  {
    Self(.button(actionHandler), displayed)
  }

  /// A text, which is part of the row.
  public static func label(text: String, displayed: DisplayedState = .always) -> Self {
    Self(.text(text), displayed)
  }

  /// A button before the content that deletes; what it does is up to the handler.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: @escaping () -> Void = {}
  ) -> Self {
    Self(.button(actionHandler), isLeading: true, displayed)
  }

  /// A button before the content that inserts; what it does is up to the handler.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: @escaping () -> Void = {}
  ) -> Self {
    Self(.button(actionHandler), isLeading: true, displayed)
  }

  /// A view of one's own, as large as it asks for, or as it is.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    switch configuration.placement {
    case .leading(let displayed): Self(.view(configuration.customView), isLeading: true, displayed)
    case .trailing(let displayed): Self(.view(configuration.customView), displayed)
    }
  }

  /// A view of one's own at an end.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// At which end it is, and when.
    public let placement: Placement

    /// Creates a configuration.
    public init(customView: UIView, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
    }
  }

  fileprivate func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  @MainActor fileprivate func makeView(in cell: UICollectionViewListCell) -> UIView {
    switch part {
    case .mark: return UIImageView(frame: CGRect(origin: .zero, size: CellPlaces.mark))
    case .button(let handler):
      let button = UIButton(frame: CGRect(origin: .zero, size: CellPlaces.button))
      button.addAction(UIAction { _ in handler() }, for: .touchUpInside)
      return button
    case .text(let text):
      let label = UILabel(frame: .zero)
      label.text = text
      label.bounds.size = label.intrinsicContentSize
      return label
    case .view(let view):
      let size = view.intrinsicContentSize
      if size.width > 0, size.height > 0 { view.bounds.size = size }
      return view
    }
  }
}
