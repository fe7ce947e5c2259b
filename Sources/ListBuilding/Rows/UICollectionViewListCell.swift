public import Fingerpost
public import FingerpostLists
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
    takesTaps = accessories.contains(where: \.takesRow)
    setNeedsLayout()
  }

  private final var visible: [(accessory: UICellAccessory, view: UIView)] {
    let isEditing = collection?.isEditing == true
    return shown.filter { $0.accessory.isShown(whileEditing: isEditing) }
  }

  /// Takes in how much room the indentation and what is at the ends take of the content's.
  private final func measureEnds() {
    var (left, right) = (CGFloat(indentationLevel) * indentationWidth, CGFloat.zero)
    for (accessory, view) in visible {
      let taken = view.bounds.width + CellPlaces.margin
      if accessory.isLeading { left += taken } else { right += taken }
    }
    ends = (left, right)
  }

  /// Places the content and what is at the ends.
  open override func layoutSubviews() {
    measureEnds()
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
    updateIfStale()
    measureEnds()
    let taken = min(bounds.width, ends.left + ends.right)
    guard taken > 0, let inner = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    inner.size.width -= taken
    let preferred = super.preferredLayoutAttributesFitting(inner)
    preferred.frame.size.width += taken
    return preferred
  }
}
