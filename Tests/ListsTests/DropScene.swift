import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation
import UIKit

/// A table or collection of five rows of 100 points on a pad, in the upper 600 points of a window, with a view at the bottom
/// from which something else can be dragged.
final class DropScene {
  let world: World
  let rows = DropRows()
  let list: UIScrollView
  private let window: UIWindow

  init(isTable: Bool, rules base: EventRules = .standard) {
    var rules = base
    rules.isPad = true
    let world = World(eventRules: rules, screenSize: CGSize(width: 400, height: 800))
    self.world = world
    let rows = rows
    (window, list) = world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let list = Self.makeList(isTable, rows)
      window.addSubview(list)
      let other = UIView(frame: CGRect(x: 0, y: 700, width: 400, height: 100))
      other.addInteraction(rows.otherDrag)
      window.addSubview(other)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return (window, list)
    }
  }

  nonisolated deinit {}

  private static func makeList(_ isTable: Bool, _ rows: DropRows) -> UIScrollView {
    let frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    if isTable {
      let table = UITableView(frame: frame)
      table.rowHeight = 100
      (table.dataSource, table.delegate) = (rows, rows)
      (table.dragDelegate, table.dropDelegate) = (rows, rows)
      return table
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 100)
    layout.minimumLineSpacing = 0
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    collection.dataSource = rows
    (collection.dragDelegate, collection.dropDelegate) = (rows, rows)
    return collection
  }

  func drain() -> [String] {
    defer { rows.lines = [] }
    return rows.lines
  }

  func setDropDelegate(_ delegate: DropRows?) {
    world.run {
      (list as? UITableView)?.dropDelegate = delegate
      (list as? UICollectionView)?.dropDelegate = delegate
    }
  }

  func reload() {
    (list as? UITableView)?.reloadData()
    (list as? UICollectionView)?.reloadData()
  }

  /// Whether a drag of the list's own is active, and whether one is over it.
  var activity: [Bool] {
    if let table = list as? UITableView { return [table.hasActiveDrag, table.hasActiveDrop] }
    let collection = list as? UICollectionView
    return [collection?.hasActiveDrag == true, collection?.hasActiveDrop == true]
  }

  var count: Int {
    world.run {
      (list as? UITableView)?.numberOfRows(inSection: 0) ?? (list as? UICollectionView)?
        .numberOfItems(inSection: 0) ?? 0
    }
  }

  func send(_ phase: Contact.Phase, _ y: Double) {
    let contact = Contact(id: 1, phase: phase, x: 200, y: y)
    world.application.handle(Frame(nanoseconds: world.timeline.now.nanoseconds, contacts: [contact]))
  }

  func wait(_ seconds: Double) {
    world.timeline.advance(to: world.timeline.now.advanced(bySeconds: seconds))
  }

  func down(row: Int) { send(.down, Double(row) * 100 + 50) }

  /// Drags a row and lets go of it.
  func drag(row: Int, to places: [Double]) { drag(from: Double(row) * 100 + 50, to: places) }

  /// Drags something from elsewhere, whose beginning the list does not see.
  func dragIn(to places: [Double]) { drag(from: 750, to: places) }

  private func drag(from start: Double, to places: [Double]) {
    send(.down, start)
    wait(0.4)
    // As far as the drag needs to begin.
    send(.move, start + 10)
    for place in places { send(.move, place) }
    send(.up, places.last ?? start)
    wait(0)
  }
}
