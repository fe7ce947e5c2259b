import FingerpostTesting
import FingerpostTrace
import Foundation
import UIKit

/// A collection's items, and everything that the delegate and the cells are told.
final class CollectionSample: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var log: [String] = []
  var mayHighlight = true
  var maySelect = true
  var mayDeselect = true
  var lays: (ItemCell, IndexPath) -> Void = { _, _ in }
  /// The cells that were made.
  var made: [ObjectIdentifier] = []

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    guard let cell = cell as? ItemCell else { return cell }
    if !made.contains(ObjectIdentifier(cell)) { made.append(ObjectIdentifier(cell)) }
    cell.name = "\(indexPath.section):\(indexPath.item)"
    cell.tell = { [unowned self] in log.append($0) }
    lays(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "end", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { log.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)") }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  {
    note("shouldHighlight", indexPath)
    return mayHighlight
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("shouldSelect", indexPath)
    return maySelect
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note("shouldDeselect", indexPath)
    return mayDeselect
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }

  private func note(_ call: String, _ path: IndexPath) { log.append("\(call) \(path.section):\(path.item)") }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A cell that tells what is set, as client code overrides it.
final class ItemCell: UICollectionViewCell {
  var name = ""
  var tell: (String) -> Void = { _ in }
  var reuses = 0

  override var isSelected: Bool {
    didSet { if oldValue != isSelected { tell("\(name) selected=\(isSelected)") } }
  }
  override var isHighlighted: Bool {
    didSet { if oldValue != isHighlighted { tell("\(name) highlighted=\(isHighlighted)") } }
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A collection of 400 by 800 pt that fills the screen, by default with items of 100 by 100 pt, four in a line, without room
/// between them, and fingers on it.
struct CollectionStage {
  let sample: CollectionSample
  let collection: UICollectionView
  let fingers: EventGenerator
  private let facts = TraceLog()

  init(
    _ counts: [Int] = [100], layout: UICollectionViewLayout? = nil, rules: EventRules = .standard,
    _ prepare: (UICollectionView, CollectionSample) -> Void = { _, _ in }
  ) throws {
    sample = CollectionSample(counts)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout ?? Self.grid())
    collection.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "end")
    }
    collection.dataSource = sample
    collection.delegate = sample
    prepare(collection, sample)
    fingers = try collection.fingersOnScreen(
      in: World(eventRules: rules, trace: Trace(facts), screenSize: collection.frame.size),
      ofController: true)
  }

  static func grid() -> UICollectionViewFlowLayout {
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 100, height: 100)
    grid.minimumLineSpacing = 0
    grid.minimumInteritemSpacing = 0
    return grid
  }

  /// Taps the middle of an item that can be seen and returns what was told.
  func tap(_ item: Int, for duration: Double = 0.05) throws -> [String] {
    sample.log = []
    try fingers.fingerDown(at: point(item))
    try fingers.wait(duration)
    try fingers.fingerUp()
    return sample.takeLog()
  }

  /// What was stated of items: the item and the step.
  var steps: [String] {
    facts.records.compactMap {
      guard case .row(_, _, _, let item, let step) = $0.fact else { return nil }
      return "\(item) \(step.rawValue)"
    }
  }

  /// The middle of an item, on the screen.
  func point(_ item: Int) -> CGPoint {
    let frame = collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
    return CGPoint(x: frame.midX - collection.contentOffset.x, y: frame.midY - collection.contentOffset.y)
  }
}
