import FingerpostHID
import Foundation
import UIKit

/// A list of twelve rows that can be seen, or a scroll view with twelve plain subviews, and a finger that taps them in turn.
final class TapRig {
  enum Kind: CaseIterable {
    case plain, table, collection
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    var selections = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selections += 1 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      1_000
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selections += 1
    }
  }

  private let world = World(screenSize: CGSize(width: 400, height: 600))
  private let rows = Rows()
  private var time: Int64 = 0

  /// How often a row was selected.
  var selections: Int { rows.selections }

  init(_ kind: Kind) {
    let area = CGRect(x: 0, y: 0, width: 400, height: 600)
    world.run {
      let window = UIWindow(frame: area)
      window.addSubview(makeList(kind, area))
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
  }

  private func makeList(_ kind: Kind, _ area: CGRect) -> UIScrollView {
    switch kind {
    case .plain:
      let list = UIScrollView(frame: area)
      list.contentSize = CGSize(width: 400, height: 50_000)
      for row in 0..<12 { list.addSubview(UIView(frame: CGRect(x: 0, y: row * 50, width: 400, height: 50))) }
      return list
    case .table:
      let list = UITableView(frame: area, style: .plain)
      list.rowHeight = 50
      list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      list.dataSource = rows
      list.delegate = rows
      return list
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 400, height: 50)
      layout.minimumLineSpacing = 0
      let list = UICollectionView(frame: area, collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      list.dataSource = rows
      list.delegate = rows
      return list
    }
  }

  /// Taps one row after the other, each for 50 ms, one tap a second.
  func tap(_ count: Int) {
    for index in 0..<count {
      var frame = Frame(
        nanoseconds: time, contacts: [Contact(id: 1, phase: .down, x: 200, y: Double(25 + index % 12 * 50))])
      world.application.handle(frame)
      frame.nanoseconds += 50_000_000
      frame.contacts[0].phase = .up
      world.application.handle(frame)
      time += 1_000_000_000
    }
  }
}
