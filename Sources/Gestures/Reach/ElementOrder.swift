import FingerpostScreens
import Foundation

/// The elements that a touch at one point may belong to, since the order of siblings in a list of elements is not the order
/// in which they lie.
package nonisolated struct ElementOrder {
  private let screen: Screen
  private let lineage: Lineage
  /// Whether an element contains the point.
  private let contains: (Int) -> Bool
  private let inner: [[Int]]

  /// - Parameter contains: whether an element contains the point of the touch.
  package init(_ screen: Screen, _ lineage: Lineage, contains: @escaping (Int) -> Bool) {
    self.screen = screen
    self.contains = contains
    self.lineage = lineage
    var inner = [[Int]](repeating: [], count: screen.views.count)
    for index in screen.views.indices {
      if let parent = lineage.parent(index) { inner[parent].append(index) }
    }
    self.inner = inner
  }

  /// The elements that get a touch in some order of siblings, in the order of the input.
  ///
  /// An element takes a touch only where no element in it contains the point; any of those that do may be in front.
  package func takers(from root: Int) -> [Int] {
    var takers: [Int] = []
    var open = [root]
    while let element = open.popLast() {
      let holding = inner[element].filter { takesTouches($0) && contains($0) }
      open += holding
      if holding.isEmpty, screen.views[element].hitOverride == nil { takers.append(element) }
    }
    return takers.sorted()
  }

  /// The changes that put an element, and each that holds it, in front of its siblings.
  package func raising(_ element: Int) -> [Change] {
    lineage.line(element).dropFirst().map { .bringToFront($0) }
  }

  private func takesTouches(_ element: Int) -> Bool {
    let data = screen.views[element]
    return data.isUserInteractionEnabled && !data.isHidden && data.isSaidVisible != false
  }
}
