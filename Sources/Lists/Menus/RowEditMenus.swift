import Fingerpost
import Foundation

/// The edit menus of a list's rows as before iOS 13: a long press on each cell brings one up. [LIST-109]
///
/// ```
///   0.5 s on a cell ─► shouldShowMenu (a table: before the press begins) ─► canPerformAction of each ─► the menu
///   an element of it is chosen ─► performAction
/// ```
final class RowEditMenus: UIGestureRecognizerDelegate, UIEditMenuInteractionDelegate {
  private weak var list: (any MenuList)?

  nonisolated deinit {}

  init(_ list: some MenuList) { self.list = list }

  /// Gives a cell the press, once.
  func watch(_ cell: UIView) {
    guard Self.press(of: cell) == nil else { return }
    let press = RowEditPress(target: self, action: RowEditMenus.presses)
    press.delegate = self
    cell.addGestureRecognizer(press)
  }

  /// Takes the press from a cell.
  static func forget(_ cell: UIView) { press(of: cell).map(cell.removeGestureRecognizer) }

  private static func press(of cell: UIView) -> UIGestureRecognizer? {
    cell.gestureRecognizers?.first { $0 is RowEditPress }
  }

  // MARK: - The press

  /// Asks the cell, which is the delegate of the press in UIKit.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    let cell = gestureRecognizer.view as? any UIGestureRecognizerDelegate
    return cell?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, let path = gestureRecognizer.view.flatMap(list.row(of:)) else { return false }
    return !list.asksBeforeEditPress || list.mayShowEditMenu(path)
  }

  private func presses(_ press: RowEditPress) {
    guard press.state == .began, let list, let cell = press.view, let path = list.row(of: cell),
      list.asksBeforeEditPress || list.mayShowEditMenu(path)
    else { return }
    let interaction = UIEditMenuInteraction(delegate: self)
    cell.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: path, sourcePoint: press.location(in: cell)))
    if interaction.visibleMenu == nil { cell.removeInteraction(interaction) }
  }

  // MARK: - The menu

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let list, let path = configuration.identifier as? IndexPath else { return nil }
    let actions = list.editActions.filter { list.mayPerform($0.action, at: path) }
    return UIMenu(
      children: actions.map { title, action in
        UIAction(title: title) { [weak list] _ in list?.perform(action, at: path) }
      })
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { interaction.view?.removeInteraction(interaction) }
}

/// The press of ``RowEditMenus``, which is told by its class from a cell's others.
private final class RowEditPress: UILongPressGestureRecognizer {}
