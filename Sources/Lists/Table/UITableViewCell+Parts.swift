import Fingerpost
import Foundation

/// Where the parts of a cell are, in points.
package enum CellPlaces {
  /// The height of a row that nothing says anything else of.
  static let usualHeight: CGFloat = 44
  /// The room at each end.
  package static let margin: CGFloat = 16
  /// The room for an arrow or a check mark, and for a button.
  package static let mark = CGSize(width: 10.5, height: 14)
  package static let button = CGSize(width: 22, height: 22)
  /// The room that the control of a deletion or an insertion takes at the left. [LIST-14]
  static let editing: CGFloat = 40
  static let editControl = CGSize(width: 26, height: 26)
  static let reorderControl: CGFloat = 27
}

extension UITableViewCell {
  /// Takes over how the table's rows look.
  final func take(_ look: TableLook) {
    guard look != state.look else { return }
    state.look = look
    contentView.setNeedsLayout()
    setNeedsLayout()
  }

  /// The table that the cell is a row of, or nil.
  final var table: UITableView? { superview as? UITableView }

  final func label(_ part: WritableKeyPath<CellTexts, UILabel?>) -> UILabel {
    if let label = texts[keyPath: part] { return label }
    let label = UILabel(frame: .zero)
    texts[keyPath: part] = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  final func madeImageView() -> UIImageView {
    if let view = texts.image { return view }
    let view = UIImageView(frame: .zero)
    texts.image = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// Shows that the cell is highlighted or selected: its background, and the state of the views in its content. [LIST-10]
  final func showSelection() {
    let isShown = (state.isSelected || state.isHighlighted) && selectionStyle != .none
    if let selectedBackgroundView {
      show(selectedBackgroundView, isShown, at: backgroundView == nil ? 0 : 1)
    }
    if contentView.holdsSubviews { contentView.highlightParts(isShown) }
    showSeparators()
  }

  // MARK: - The right end

  /// Puts what is to be at the right end there.
  final func updateAccessory() {
    ownAccessory?.removeFromSuperview()
    ownAccessory = nil
    let (view, type) =
      isEditing ? (editingAccessoryView, editingAccessoryType) : (accessoryView, accessoryType)
    (isEditing ? accessoryView : editingAccessoryView)?.removeFromSuperview()
    if let view {
      addSubview(view)
    } else if let own = makeAccessory(type) {
      ownAccessory = own
      addSubview(own)
    }
    setNeedsLayout()
  }

  private func makeAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator, .checkmark:
      return UIImageView(frame: CGRect(origin: .zero, size: state.look.mark(type).size))
    case .detailButton, .detailDisclosureButton:
      let button = UIButton(frame: CGRect(origin: .zero, size: CellPlaces.button))
      button.addAction(
        UIAction { [unowned self] _ in table?.tellAccessoryTapped(in: self) }, for: .touchUpInside)
      return button
    }
  }

  /// The view at the right end.
  final var shownAccessory: UIView? {
    (isEditing ? editingAccessoryView : accessoryView) ?? ownAccessory
  }

  // MARK: - Layout

  /// Places everything: the content between what is at both ends. [LIST-14]
  final func placeParts() {
    let size = bounds.size
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    let controls = placeEditControls()
    var right = size.width - controls.right
    if let accessory = shownAccessory {
      let isOwn = accessory === ownAccessory
      if isOwn, accessory is UIImageView { accessory.bounds.size = state.look.mark(shownType).size }
      let own = accessory.bounds.size
      let room = accessoryRoom
      right -= room + cellMargin
      accessory.frame = CGRect(
        x: right + (room - own.width) / 2 + state.push,
        y: state.look.onPixels((size.height - own.height) / 2, isOwn ? .down : .up), width: own.width,
        height: own.height)
    }
    let left = shouldIndentWhileEditing ? controls.left : 0
    contentView.frame = CGRect(
      x: left + state.push, y: 0, width: max(0, right - left), height: size.height)
    placeTexts()
    placeSeparators()
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { turnAround() }
  }

  /// Has everything change sides where the content runs from the right. [AL-9]
  private func turnAround() {
    let parts = [shownAccessory, contentView, editControls.edit, editControls.reorder, separators.below]
    for case let part? in parts { part.frame.origin.x = bounds.width - part.frame.maxX }
  }

  /// How wide the room is that the accessory takes, without the margin.
  private var accessoryRoom: CGFloat {
    guard let accessory = shownAccessory else { return 0 }
    let isMark = accessory === ownAccessory && accessory is UIImageView
    return isMark ? state.look.mark(shownType).room : accessory.bounds.width
  }

  /// How much of the row's width the content does not have.
  private var takenWidth: CGFloat {
    let end = shownAccessory == nil ? 0 : accessoryRoom + cellMargin
    let controls = isEditing && state.isIndented && shouldIndentWhileEditing ? CellPlaces.editing : 0
    return end + controls + (state.canMove ? CellPlaces.reorderControl + CellPlaces.margin : 0)
  }

  /// The room at both ends of the row, and of its content. [LAY-12]
  final var cellMargin: CGFloat {
    state.look.margin(state.look.width > 0 ? state.look.width : bounds.width)
  }

  private var shownType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  /// Whether something at the right end takes the room of the content's margin there.
  final var hasEndTaken: Bool { shownAccessory != nil || state.canMove }

  /// How far the content keeps from its right end. [LAY-12]
  final var endMargin: CGFloat { state.look.isModern && hasEndTaken ? 8 : cellMargin }

  private func placeTexts() {
    let room = contentView.bounds
    let margin = cellMargin
    var left = margin + CGFloat(indentationLevel) * indentationWidth
    if let image = texts.image, image.image != nil {
      let own = image.sizeThatFits(room.size)
      image.frame = CGRect(
        x: left, y: (room.height - own.height) / 2, width: own.width, height: own.height)
      left = image.frame.maxX + margin
    }
    let width = max(0, room.width - left - endMargin)
    guard let main = texts.main else { return }
    let own = main.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    guard let detail = texts.detail, detail.text?.isEmpty == false else {
      main.frame = CGRect(x: left, y: 0, width: width, height: room.height)
      return
    }
    let other = detail.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    if style == .subtitle {
      let top = (room.height - own.height - other.height) / 2
      main.frame = CGRect(x: left, y: top, width: min(width, own.width), height: own.height)
      detail.frame = CGRect(
        x: left, y: main.frame.maxY, width: min(width, other.width), height: other.height)
    } else {
      main.frame = CGRect(x: left, y: 0, width: min(width, own.width), height: room.height)
      let start = style == .value1 ? left + max(own.width, width - other.width) : main.frame.maxX + 6
      detail.frame = CGRect(
        x: start, y: 0, width: max(0, min(other.width, left + width - start)), height: room.height)
    }
  }

  /// The size that the content asks for.
  final func fittingSize(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    let inner = max(0, width - takenWidth)
    if contentView is UIListContentView {
      let height = contentView.sizeThatFits(CGSize(width: inner, height: 0)).height
      return CGSize(width: width, height: height)
    }
    if contentView.isSizedByConstraints {
      // The content view is as wide as it will be; its constraints say how high.
      let size = contentView.systemLayoutSizeFitting(
        CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if size.height > 0 { return CGSize(width: width, height: size.height) }
    }
    let room = CGSize(width: inner - cellMargin - endMargin, height: .greatestFiniteMagnitude)
    let texts = [texts.main, style == .subtitle ? texts.detail : nil].compactMap {
      $0?.sizeThatFits(room).height
    }
    let height = texts.isEmpty ? 0 : texts.reduce(0, +) + 2 * 11
    return CGSize(width: width, height: max(CellPlaces.usualHeight, height))
  }
}

/// The view of a cell that code adds its own to.
final class UITableViewCellContentView: UIView, StandardMargins {
  nonisolated deinit {}

  /// Those of the row; less at an end that an accessory takes. [AL-62]
  package var standardMargins: UIEdgeInsets {
    guard let cell = superview as? UITableViewCell else {
      return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    var margins = cell.standardMargins
    if cell.hasEndTaken { margins.right = 8 }
    return margins
  }
}

extension UITableViewCell: StandardMargins {
  /// As wide as the table's margins, and 15 points above and below; 11 before iOS 26. [AL-62]
  package final var standardMargins: UIEdgeInsets {
    UIEdgeInsets(top: state.look.rowMargin, left: cellMargin, bottom: state.look.rowMargin, right: cellMargin)
  }
}
