import Fingerpost
import Foundation

/// The configured content of a cell.
extension UITableViewCell {
  final func setContent(_ new: (any UIContentConfiguration)?) {
    // Not changed in place, because the configuration is called meanwhile.
    var configured = configured
    let view = configured.take(new, contentView) { UITableViewCellContentView(frame: .zero) }
    self.configured = configured
    if view !== contentView {
      replaceContentView(contentView, by: view)
      contentView = view
      texts = CellTexts()
    }
    setNeedsLayout()
  }

  final func makeConfigurationState() -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    state.isReordering = table?.editing.moved?.cell === self
    return state
  }

  /// The content that the style of the cell stands for.
  final var styleContent: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Takes in that the state has changed: the configuration is updated at the next layout.
  final func stateChanged() {
    guard configured.isConfigured || configurationUpdateHandler != nil else { return }
    setNeedsUpdateConfiguration()
  }
}
