public import Fingerpost
public import Foundation

/// An item of a collection view: its content, and how it looks while a finger is on it and while it is selected.
///
/// It handles no touches. Those of its content climb the responder chain through it to the collection, which highlights and
/// selects it; a cell whose own touch methods do not call `super` is never selected. [LIST-1, LIST-8]
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// What code adds its views to, as large as the cell.
  public final let contentView: UIView = UICollectionViewCellContentView(frame: .zero)

  /// A view behind the content that fills the cell. Default nil.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// A view behind the content that is there while the cell is highlighted or selected. Default nil.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      showSelection()
    }
  }

  /// Whether the item is selected; the collection sets it. Override it to show that. Default false. [LIST-4]
  open var isSelected = false {
    didSet { showSelection() }
  }

  /// Whether a finger is on the item; the collection sets it. Override it to show that. Default false. [LIST-1]
  open var isHighlighted = false {
    didSet { showSelection() }
  }

  /// Creates a cell. A collection calls it with an empty frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Places the content and what is behind it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fill(contentView)
    if let backgroundView { fill(backgroundView) }
    if let selectedBackgroundView { fill(selectedBackgroundView) }
  }

  private func fill(_ part: UIView) {
    if part.frame != bounds { part.frame = bounds }
  }

  /// Shows whether the cell is highlighted or selected. [LIST-10]
  private func showSelection() {
    let isShown = isSelected || isHighlighted
    show(selectedBackgroundView, isShown, at: backgroundView == nil ? 0 : 1)
    contentView.highlightParts(isShown)
  }
}

/// The view of a cell that code adds its own to.
final class UICollectionViewCellContentView: UIView {
  nonisolated deinit {}
}
