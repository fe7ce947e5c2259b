public import Fingerpost
public import Foundation

/// An item of a collection view: its content, and how it looks while a finger is on it and while it is selected.
///
/// It handles no touches. Those of its content climb the responder chain through it to the collection, which highlights and
/// selects it; a cell whose own touch methods do not call `super` is never selected. [LIST-1, LIST-8]
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// What code adds its views to, as large as the cell.
  /// A ``contentConfiguration`` puts a view of its own in its place.
  @exclusivity(unchecked) public internal(set) final var contentView: UIView =
    UICollectionViewCellContentView(frame: .zero)

  /// A view behind the content that fills the cell. Default nil.
  @exclusivity(unchecked) open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// A view behind the content that is there while the cell is highlighted or selected. Default nil.
  @exclusivity(unchecked) open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      showSelection()
    }
  }

  /// Whether the item is selected; the collection sets it. Override it to show that. Default false. [LIST-4]
  @exclusivity(unchecked) open var isSelected = false {
    didSet { showSelection() }
  }

  /// Whether a finger is on the item; the collection sets it. Override it to show that. Default false. [LIST-1]
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { showSelection() }
  }

  /// True on a television. [FOC-10]
  open override var canBecomeFocused: Bool { isOnTelevision }

  /// The item was lifted, is dragged, or lies in its collection again; for subclasses, and the default does nothing. [LIST-106]
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: - Configuration

  /// What the content shows, with a view that it makes in place of ``contentView``. Default nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set {
      // Not changed in place, because the configuration is called meanwhile.
      var configured = configured
      let view = configured.take(newValue, contentView) { UICollectionViewCellContentView(frame: .zero) }
      self.configured = configured
      if view !== contentView {
        replaceContentView(contentView, by: view)
        contentView = view
      }
      setNeedsLayout()
    }
  }

  /// Kept and read back; nothing is drawn. Default nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configured.background = newValue }
  }

  /// Called with the cell and its state before it is laid out, when that has changed or ``setNeedsUpdateConfiguration()`` was
  /// called. Default nil.
  @exclusivity(unchecked) open var configurationUpdateHandler:
    ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  @exclusivity(unchecked) final var configured = ConfiguredContent()

  /// The state of the cell: what a finger and the selection have made of it. Override it to add to it.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = collection?.isEditing == true
    state.isSwiped = collection?.swiping.swiped?.cell === self
    if let path = collection?.indexPath(for: self) {
      state.isExpanded = (collection?.dataSource as? any OutlineSource)?.isExpanded(at: path) == true
    }
    return state
  }

  /// Makes the cell call ``updateConfiguration(using:)`` before it is laid out next.
  open func setNeedsUpdateConfiguration() {
    configured.isStale = true
    setNeedsLayout()
  }

  /// Whether the configuration is updated for the state of the cell when that changes. Default true.
  open var automaticallyUpdatesContentConfiguration = true

  /// Kept and read back. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Called before the cell is laid out when its state has changed. Override it to choose configurations for the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  /// How far the content has been pushed aside by a finger, in points; negative to the left. [LIST-12]
  package final var push: CGFloat = 0
  /// What a row of a list has at its ends takes of the content's room, in points.
  package final var ends = (left: CGFloat.zero, right: CGFloat.zero)
  /// Whether a tap may be for something at an end of the row. [LIST-54]
  package final var takesTaps = false

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
    contentView.treatAsPassingOn()
    if type(of: self) == UICollectionViewCell.self { treatAsPassingOn() }
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// The collection that the cell is in, or nil.
  package final var collection: UICollectionView? {
    (superview as? UICollectionView) ?? superview?.superview as? UICollectionView
  }

  /// Places the content and what is behind it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfStale()
    placeParts()
    if let backgroundView { fill(backgroundView) }
    if let selectedBackgroundView { fill(selectedBackgroundView) }
  }

  /// Updates the configuration if the state has changed since.
  package final func updateIfStale() {
    if configured.takeStale() { updateConfiguration(using: configurationState) }
  }

  final func placeParts() {
    var frame = bounds.offsetBy(dx: push + ends.left, dy: 0)
    frame.size.width = max(0, frame.width - ends.left - ends.right)
    if contentView.frame != frame { contentView.frame = frame }
  }

  private func fill(_ part: UIView) {
    if part.frame != bounds { part.frame = bounds }
  }

  /// Shows whether the cell is highlighted or selected. [LIST-10]
  private func showSelection() {
    let isShown = isSelected || isHighlighted
    if let selectedBackgroundView {
      show(selectedBackgroundView, isShown, at: backgroundView == nil ? 0 : 1)
    }
    if contentView.holdsSubviews { contentView.highlightParts(isShown) }
    stateChanged()
  }

  /// Takes in that the state has changed: the configuration is updated at the next layout.
  package final func stateChanged() {
    if configured.isConfigured || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }
}

/// The view of a cell that code adds its own to.
final class UICollectionViewCellContentView: UIView {
  nonisolated deinit {}
}

/// What shows the items of an outline, for the cells that open and close it.
package protocol OutlineSource {
  /// Shows or hides what is below the item at a place.
  func toggle(at path: IndexPath)
  /// Whether what is below the item at a place is shown.
  func isExpanded(at path: IndexPath) -> Bool
}

/// A cell that opens and closes a part of an outline. [LIST-54]
package protocol OutlineRow {
  /// Does what the row's accessory does, if that takes taps on the whole row; whether it does.
  @MainActor func toggleOutlineByRow() -> Bool
}
