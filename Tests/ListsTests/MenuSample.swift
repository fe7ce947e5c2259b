import FingerpostTesting
import FingerpostTrace
import Foundation
import UIKit

/// A table and a collection of rows of 100 pt with context menus, and what their delegate is told.
final class MenuSample: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var log: [String] = []
  var showsContextMenus = true
  var hasMenu = true
  var actions = ["copy", "delete"]

  nonisolated deinit {}

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func menu(_ paths: [IndexPath], _ point: CGPoint) -> UIContextMenuConfiguration? {
    log.append("menu \(paths.map(\.item)) at \(Int(point.x)) \(Int(point.y))")
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(identifier: "a" as NSString, previewProvider: { UIViewController() }) {
      [unowned self] _ in
      UIMenu(
        children: actions.map { name in UIAction(title: name) { [unowned self] _ in log.append(name) } })
    }
  }

  private func watch(_ animator: (any UIContextMenuInteractionAnimating)?, _ step: String) {
    log.append(step + (animator?.previewViewController == nil ? "" : " with a preview"))
    animator?.addCompletion { [unowned self] in log.append("after \(step)") }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("highlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("unhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu([indexPath], point) }
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("preview")
    return nil
  }
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("back")
    return nil
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { watch(animator, "display") }
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { watch(animator, "end") }
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    watch(animator, "perform")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { menu(indexPaths, point) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { watch(animator, "display") }
}

/// A delegate that has menus of single items alone, as before iOS 16.
final class OldMenuSample: NSObject, UICollectionViewDelegate {
  var log: [String] = []
  var showsContextMenus: Bool { true }

  nonisolated deinit {}

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("menu \(indexPath.item)")
    return nil
  }
}

/// A list that fills a screen of 400 by 800 pt, and a finger on it.
struct MenuStage<List: UIScrollView> {
  let sample = MenuSample()
  let list: List
  let fingers: EventGenerator

  init(_ list: List, _ prepare: (List, MenuSample) -> Void) throws {
    self.list = list
    let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    list.frame = frame
    prepare(list, sample)
    fingers = try list.fingersOnScreen()
  }

  /// Presses the middle of a row, and returns what was told.
  func press(_ row: Int, for duration: Double) throws -> [String] {
    sample.log = []
    try fingers.fingerDown(at: CGPoint(x: 200, y: CGFloat(row) * 100 + 50))
    try fingers.wait(duration)
    try fingers.fingerUp()
    return sample.takeLog()
  }
}

extension MenuStage<UITableView> {
  static func table(_ prepare: (UITableView, MenuSample) -> Void = { _, _ in }) throws -> Self {
    try MenuStage(UITableView(frame: .zero)) { table, sample in
      prepare(table, sample)
      table.rowHeight = 100
      (table.dataSource, table.delegate) = (sample, sample)
    }
  }
}

extension MenuStage<UICollectionView> {
  static func collection(_ prepare: (UICollectionView, MenuSample) -> Void = { _, _ in }) throws -> Self {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 100)
    layout.minimumLineSpacing = 0
    return try MenuStage(UICollectionView(frame: .zero, collectionViewLayout: layout)) { collection, sample in
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      prepare(collection, sample)
      (collection.dataSource, collection.delegate) = (sample, sample)
    }
  }
}
