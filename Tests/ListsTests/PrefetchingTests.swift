import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// What a prefetch data source is told while content moves.
@MainActor struct PrefetchingTests {
  private final class Announced: NSObject, UITableViewDataSourcePrefetching,
    UICollectionViewDataSourcePrefetching
  {
    var log: [String] = []

    private func note(_ call: String, _ paths: [IndexPath]) {
      log.append(call + " " + paths.map { String($0.item) }.joined(separator: ","))
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      note("fetch", indexPaths)
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      note("cancel", indexPaths)
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      note("fetch", indexPaths)
    }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { note("cancel", indexPaths) }
  }

  private func move(_ list: UIScrollView, to y: CGFloat) {
    list.contentOffset.y = y
    list.layoutIfNeeded()
  }

  @Test("LIST-74: rows ahead are announced once, the nearest first, and cancelled when content turns round")
  func table() throws {
    let announced = Announced()
    let stage = try TableStage { table, _ in
      table.prefetchDataSource = announced
      table.prefetchReach = 0.25
    }
    let table = stage.table
    expect(announced.log, is: [])
    // 800 points show 16 rows of 50, and 200 points ahead hold four.
    move(table, to: 50)
    expect(announced.log, is: ["fetch 17,18,19,20"])
    move(table, to: 50)
    move(table, to: 100)
    expect(announced.log, is: ["fetch 17,18,19,20", "fetch 21"])
    announced.log = []
    move(table, to: 80)
    expect(announced.log, is: ["cancel 18,19,20,21", "fetch 0"])
    announced.log = []
    move(table, to: 1000)
    expect(announced.log, is: ["cancel 0", "fetch 36,37,38,39"])
  }

  @Test("LIST-74: nothing is announced without a move, after a reload, or where it is switched off")
  func quiet() throws {
    let announced = Announced()
    let stage = try TableStage { table, _ in table.prefetchDataSource = announced }
    let table = stage.table
    move(table, to: 50)
    expect(announced.log.count, is: 1)
    table.reloadData()
    table.layoutIfNeeded()
    expect(announced.log.count, is: 1)
    table.isPrefetchingEnabled = false
    move(table, to: 200)
    expect(announced.log.count, is: 1)
  }

  @Test("LIST-74: a finger's drag announces the items of a collection line by line")
  func collection() throws {
    let (announced, sample) = (Announced(), CollectionSample([60]))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    collection.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = sample
    collection.prefetchDataSource = announced
    collection.prefetchReach = 0.125
    let fingers = try collection.fingersOnScreen()
    expect(announced.log, is: [])
    try fingers.fingerDown(at: CGPoint(x: 200, y: 600))
    try fingers.fingerMove(to: CGPoint(x: 200, y: 540))
    try fingers.fingerMove(to: CGPoint(x: 200, y: 420))
    collection.layoutIfNeeded()
    let offset = collection.contentOffset.y
    #expect(offset > 50 && offset < 200)
    expect(announced.log.first, is: "fetch 18,19")
    #expect(!announced.log.contains { $0.hasPrefix("cancel") })
  }
}
