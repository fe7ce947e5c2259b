import Fingerpost
import FingerpostTrace
public import Foundation

/// What a finger does to the items. [LIST-1, LIST-2, LIST-4 … LIST-8]
extension UICollectionView: RowSelecting {
  package final func row(of cell: UIView) -> IndexPath? {
    guard let cell = cell as? UICollectionViewCell else { return nil }
    return indexPath(for: cell)
  }

  package final func beginHighlighting(_ path: IndexPath) -> Bool {
    guard delegate(for: .shouldHighlight)?.collectionView(self, shouldHighlightItemAt: path) ?? true else {
      state(.notHighlighted, path)
      return false
    }
    // The delegate may have reloaded the collection.
    guard let cell = cellForItem(at: path) else { return false }
    if hidesOldSelection { showSelection(as: false) }
    cell.isHighlighted = true
    state(.highlighted, path, cell)
    delegate(for: .didHighlight)?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  package final func cancelHighlighting(_ path: IndexPath) {
    unhighlight(path)
    tellUnhighlighted(path)
    if hidesOldSelection { giveLookBack() }
  }

  package final func finishHighlighting(_ path: IndexPath) {
    if let row = cellForItem(at: path), row.takesTaps, (row as? any OutlineRow)?.toggleOutlineByRow() == true
    {
      unhighlight(path)
      return tellUnhighlighted(path)
    }
    let extends = takesSeveral && !selection.paths.isEmpty
    if takesSeveral, selection.contains(path) {
      deselectTapped(path)
    } else {
      selectTapped(path)
    }
    let asked = extends ? nil : delegate(for: .canPerformPrimaryAction)
    if !extends, asked?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? !isEditing {
      delegate(for: .performPrimaryAction)?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  private func unhighlight(_ path: IndexPath) {
    let cell = cellForItem(at: path)
    cell?.isHighlighted = false
    state(.unhighlighted, path, cell)
    // The cell may be out of view, and only have stayed because of the finger.
    if needsPlacing { setNeedsLayout() }
  }

  private func tellUnhighlighted(_ path: IndexPath) {
    delegate(for: .didUnhighlight)?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Selects an item that the delegate agrees to, in place of the one that is selected. [LIST-4]
  private func selectTapped(_ path: IndexPath) {
    guard delegate(for: .maySelect)?.collectionView(self, shouldSelectItemAt: path) ?? true else {
      state(.notSelected, path)
      unhighlight(path)
      tellUnhighlighted(path)
      return showSelection(as: true)
    }
    if !takesSeveral { deselectOthers(than: path) }
    // What was asked and told may have changed the items.
    guard contains(path) else { return }
    mark(path)
    unhighlight(path)
    let isLate = rowRules.collectionUnhighlightsLast
    if !isLate { tellUnhighlighted(path) }
    delegate(for: .didSelect)?.collectionView(self, didSelectItemAt: path)
    if isLate { tellUnhighlighted(path) }
  }

  /// Deselects an item that is tapped again. [LIST-7]
  private func deselectTapped(_ path: IndexPath) {
    let agrees = delegate(for: .mayDeselect)?.collectionView(self, shouldDeselectItemAt: path) ?? true
    let isLate = rowRules.collectionUnhighlightsLast
    unhighlight(path)
    if !isLate { tellUnhighlighted(path) }
    if agrees { deselect(path) }
    if isLate { tellUnhighlighted(path) }
  }

  final func deselect(_ path: IndexPath) {
    selection.remove(path)
    let cell = cellForItem(at: path)
    cell?.isSelected = false
    state(.deselected, path, cell)
    delegate(for: .didDeselect)?.collectionView(self, didDeselectItemAt: path)
  }

  // MARK: - A drag of two fingers

  final func row(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  final func rowCount(in section: Int) -> Int { numberOfItems(inSection: section) }

  final func select(_ path: IndexPath) {
    guard delegate(for: .maySelect)?.collectionView(self, shouldSelectItemAt: path) ?? true else {
      return state(.notSelected, path)
    }
    mark(path)
    delegate(for: .didSelect)?.collectionView(self, didSelectItemAt: path)
  }

  private func mark(_ path: IndexPath) {
    selection.insert(path)
    let cell = cellForItem(at: path)
    cell?.isSelected = true
    state(.selected, path, cell)
  }

  // MARK: - The look on a pad

  final func showSelection(as isSelected: Bool) {
    for path in selection.paths {
      guard let cell = cellForItem(at: path), cell.isSelected != isSelected else { continue }
      cell.isSelected = isSelected
    }
  }

  // MARK: - By code

  /// The selected items in the order in which they were selected; empty for none.
  public final var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  final func select(_ path: IndexPath?, _ position: ScrollPosition, _ isAnimated: Bool) {
    if path == nil || !takesSeveral {
      for old in selection.paths where old != path { deselectItem(at: old, animated: isAnimated) }
    }
    guard let path, contains(path) else { return }
    selection.insert(path)
    cellForItem(at: path)?.isSelected = true
    if position != [] { scrollToItem(at: path, at: position, animated: isAnimated) }
  }

  /// States what happened to an item.
  final func state(_ step: RowStep, _ path: IndexPath) { state(step, path, cellForItem(at: path)) }

  private func state(_ step: RowStep, _ path: IndexPath, _ cell: UICollectionViewCell?) {
    stateRow(step, cell: cell, at: path)
  }
}
