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
  final var push: CGFloat = 0

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
  final var collection: UICollectionView? {
    (superview as? UICollectionView) ?? superview?.superview as? UICollectionView
  }

  /// Places the content and what is behind it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if configured.takeStale() { updateConfiguration(using: configurationState) }
    placeParts()
    if let backgroundView { fill(backgroundView) }
    if let selectedBackgroundView { fill(selectedBackgroundView) }
  }

  /// Where the content is.
  var contentFrame: CGRect { bounds.offsetBy(dx: push, dy: 0) }

  final func placeParts() {
    let frame = contentFrame
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
  final func stateChanged() {
    if configured.isConfigured || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }
}

/// The view of a cell that code adds its own to.
final class UICollectionViewCellContentView: UIView {
  nonisolated deinit {}
}
