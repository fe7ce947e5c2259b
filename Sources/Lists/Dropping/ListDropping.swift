import Fingerpost
import FingerpostInteractions
import Foundation

/// A list on which things can be dropped.
protocol DroppingList: DraggingList {
  /// Whether anything says what can be dropped.
  var hasDropDelegate: Bool { get }
  /// Whether a drag of the list's own rows can be dropped on it without a drop delegate.
  var takesOwnRows: Bool { get }
  /// The drop interaction of the list.
  var dropping: ListDropping { get }
  /// How many rows a section has.
  func rowCount(in section: Int) -> Int
  /// Where a row is, in the list's own coordinates.
  func frame(of path: IndexPath) -> CGRect?
  /// Whether rows lie beside one another at a place, so that what comes next is at the right.
  func runsAcross(_ frame: CGRect) -> Bool
  /// Makes the cell of a row look as under a finger, or not.
  func light(_ path: IndexPath, _ isOn: Bool)

  /// What the delegate is asked and told.
  func mayHandle(_ session: any UIDropSession) -> Bool
  func dropEntered(_ session: any UIDropSession)
  func dropUpdated(_ session: any UIDropSession, at path: IndexPath?) -> (UIDropOperation, ListDropIntent)
  func dropExited(_ session: any UIDropSession)
  func dropEnded(_ session: any UIDropSession)
  func perform(_ drop: ListDrop)

  /// Whether a row of the list may be moved by a drag, without a drop.
  func mayMoveRow(_ path: IndexPath) -> Bool
  /// Where a row goes that is dropped at a place.
  func target(ofMoving source: IndexPath, to path: IndexPath) -> IndexPath
  /// Has the data source move a row; whether it can.
  func moveRow(_ source: IndexPath, byDataTo target: IndexPath) -> Bool
}

extension DroppingList {
  /// Forgets which row a drag came from: the rows are others now. [LIST-47]
  func forgetDrag(byLoad: Bool) {
    dragging.rowsChanged()
    dropping.rowsChanged(byLoad: byLoad)
  }
}

/// The drop interaction of a list, which is there as long as the list has a delegate for it. [LIST-45]
final class ListDropping: UIDropInteractionDelegate {
  private var interaction: UIDropInteraction?
  /// Whether a drag is over the list. [LIST-49]
  private(set) var isActive = false
  /// How often the list was loaded.
  private(set) var loads = 0
  private var destination: IndexPath?
  private var operation = UIDropOperation.cancel
  private var intent = ListDropIntent.unspecified
  private var lit: IndexPath?
  /// Where the row would go that is moved, and the place for which that was asked.
  private var retargeted: (from: IndexPath, to: IndexPath)?

  nonisolated deinit {}

  /// Adds the interaction to a list that can take drops, or takes it away.
  func update(_ list: any DroppingList) {
    if list.hasDropDelegate || list.takesOwnRows {
      let interaction = interaction ?? UIDropInteraction(delegate: self)
      self.interaction = interaction
      list.addInteraction(interaction)
    } else if let interaction {
      list.removeInteraction(interaction)
      self.interaction = nil
    }
  }

  /// Lets go of what refers to rows: they are others now.
  func rowsChanged(byLoad: Bool) {
    if byLoad { loads += 1 }
    lit = nil
    retargeted = nil
  }

  // MARK: - What the interaction asks and tells

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let list = list(interaction) else { return false }
    return list.hasDropDelegate ? list.mayHandle(session) : ownRow(of: session, list) != nil
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isActive = true
    list(interaction)?.dropEntered(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    guard let list = list(interaction) else { return UIDropProposal(operation: .cancel) }
    let place = session.location(in: list)
    let row = list.rowToDrag(at: place)
    destination = row.map { self.place(at: place, in: $0, of: session, list) }
    if list.hasDropDelegate {
      (operation, intent) = list.dropUpdated(session, at: destination)
    } else {
      (operation, intent) = destination == nil ? (.cancel, .unspecified) : (.move, .insertAt)
    }
    if intent == .automatic { intent = automaticIntent(at: place, row, list) }
    light(intent == .insertInto ? row : nil, list)
    retarget(session, list)
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave(interaction)
    list(interaction)?.dropExited(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let list = list(interaction) else { return }
    light(nil, list)
    let drop = ListDrop(session, on: self, from: list.dragging, to: destination, operation, intent)
    if let source = drop.movedRow, let destination, list.listRule({ $0.dropMovesRows }),
      list.mayMoveRow(source)
    {
      let target = retargeted?.to ?? destination
      if target == source || list.moveRow(source, byDataTo: target) { return }
    }
    guard list.hasDropDelegate else { return }
    list.perform(drop)
    drop.animate(in: list.window?.world)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave(interaction)
    list(interaction)?.dropEnded(session)
  }

  private func list(_ interaction: UIDropInteraction) -> (any DroppingList)? {
    interaction.view as? any DroppingList
  }

  // MARK: - Where

  /// The one row of the list itself that is dragged.
  private func ownRow(of session: any UIDropSession, _ list: any DroppingList) -> IndexPath? {
    guard session.items.count == 1, let row = list.dragging.source(of: session.items[0]) else { return nil }
    return list.mayMoveRow(row) ? row : nil
  }

  /// Where something would be that is dropped on a row. [LIST-46]
  ///
  /// At the row; in the far half of a section's last one behind it, where the only row that is dragged does not count if it
  /// is one of the section.
  private func place(
    at point: CGPoint, in row: IndexPath, of session: any UIDropSession, _ list: any DroppingList
  ) -> IndexPath {
    guard let frame = list.frame(of: row) else { return row }
    let own = session.items.count == 1 ? list.dragging.source(of: session.items[0]) : nil
    let isOfSection = own?.section == row.section
    let isLast = row.item == list.rowCount(in: row.section) - 1
    let isFar = list.runsAcross(frame) ? point.x >= frame.midX : point.y >= frame.midY
    let splits = list.listRule { $0.dropSplitsRows }
    guard isFar, splits || isLast else {
      // A row that comes from above leaves its place, so what is before this row is one less.
      let before = splits && isOfSection && own.map { $0.item < row.item } == true
      return IndexPath(item: row.item - (before ? 1 : 0), section: row.section)
    }
    let leaves = isOfSection && own.map { $0.item <= row.item } == true
    return IndexPath(item: row.item + (leaves ? 0 : 1), section: row.section)
  }

  /// Into a row in its middle half, and beside it at its ends.
  private func automaticIntent(at point: CGPoint, _ row: IndexPath?, _ list: any DroppingList)
    -> ListDropIntent
  {
    guard let row, let frame = list.frame(of: row) else { return .unspecified }
    let middle = frame.insetBy(dx: 0, dy: frame.height / 4)
    return (middle.minY..<middle.maxY).contains(point.y) ? .insertInto : .insertAt
  }

  /// Asks, whenever a row that is moved is over another place, where it would go. [LIST-48]
  private func retarget(_ session: any UIDropSession, _ list: any DroppingList) {
    guard operation == .move, intent == .insertAt, let destination, list.listRule({ $0.dropMovesRows }),
      let source = ownRow(of: session, list)
    else {
      retargeted = nil
      return
    }
    guard retargeted?.from != destination else { return }
    retargeted = (destination, list.target(ofMoving: source, to: destination))
  }

  private func light(_ path: IndexPath?, _ list: any DroppingList) {
    guard path != lit else { return }
    if let lit { list.light(lit, false) }
    lit = path
    if let path { list.light(path, true) }
  }

  private func leave(_ interaction: UIDropInteraction) {
    isActive = false
    retargeted = nil
    if let list = list(interaction) { light(nil, list) }
  }
}
