import FingerpostExplain
import FingerpostGestures
import FingerpostScreens
import Foundation

/// Finds out whether a view that takes touches in front of a target hides it.
final class CoverFinder {
  private let screen: Screen
  private let lineage: Lineage
  private let drawing: Drawing
  private let standards: [StandardClass?]
  private let isContent: [Bool]
  private let windows: [Int]
  /// How many views with something to show each subtree has; made when first needed.
  private(set) lazy var contents: [Int] = {
    var counts = isContent.map { $0 ? 1 : 0 }
    for view in screen.views.indices.reversed() {
      if let parent = lineage.parent(view) { counts[parent] += counts[view] }
    }
    return counts
  }()
  private let places: ViewPlaces
  /// Whether something that is meant to be in front of targets was met, such as a dimming view.
  private(set) var hidesTargets = false
  /// Looked up only, never walked.
  private var known: [Pair: ReachMeter.Fate] = [:]
  /// Looked up only, never walked.
  private var presentedBoxes: [Int: [CGRect]] = [:]
  /// The fronts that may or may not hide what is behind them, in the order in which they were met.
  private(set) var unclear: [Int] = []

  private struct Pair: Hashable {
    var target: Int
    var hit: Int
  }

  /// From so many views on that show something, a view in front is taken for a screen of its own.
  private static let contentOfScreen = 3

  /// - Parameter windows: the windows that are shown, back to front.
  init(_ explainer: Explainer, _ places: ViewPlaces, windows: [Int]) {
    self.windows = windows
    self.places = places
    screen = explainer.screen
    lineage = explainer.lineage
    standards = explainer.standards
    drawing = Drawing(explainer.screen, standards)
    isContent = explainer.screen.views.enumerated().map { [standards] index, view in
      places[index].isShown
        && (standards[index]?.isControl == true || view.label != nil || view.className == "UIImageView"
          || view.className == "UILabel" || view.textStyle != nil)
    }
  }

  nonisolated deinit {}

  /// Whether a view shows something by itself.
  func shows(_ view: Int) -> Bool { isContent[view] }

  /// What happens to a tap that hits a view which is not inside a target, at a point of the target.
  func fate(of target: Int, behind hit: Int) -> ReachMeter.Fate {
    let pair = Pair(target: target, hit: hit)
    if let fate = known[pair] { return fate }
    let fate = find(target, hit)
    known[pair] = fate
    return fate
  }

  private func find(_ target: Int, _ hit: Int) -> ReachMeter.Fate {
    // A view around the target does not lie in front of it.
    guard !lineage.isWithin(target, hit) else { return .lost }
    var branch = hit
    var isUnclear = false
    var isOpaque = false
    while true {
      switch isFrameOfWindow(branch) || isBare(branch, before: target) ? .clear : drawing.cover(branch) {
      case .opaque: isOpaque = true
      case .unknown: isUnclear = true
      case .clear: break
      }
      guard let parent = lineage.parent(branch), !lineage.isWithin(target, parent) else { break }
      branch = parent
    }
    guard isInFront(branch, of: target) else { return .lost }
    if isOpaque {
      hidesTargets = true
      return .covered
    }
    guard isUnclear else { return .lost }
    // Two controls in one place are one too many, whichever of them is in front.
    if screen.hasElementTypes, standards[hit]?.isControl == true { return .lost }
    if screen.hasElementTypes || contents[branch] >= Self.contentOfScreen {
      if !unclear.contains(branch) { unclear.append(branch) }
      return .unclear
    }
    return .lost
  }

  /// Whether a view is one of those that UIKit puts between a window and its root view, which only look like those of a
  /// presentation.
  private func isFrameOfWindow(_ view: Int) -> Bool {
    guard let parent = lineage.parent(view), lineage.places[view] == 0 else { return false }
    switch screen.views[view].className {
    case "UITransitionView": return screen.views[parent].isWindow
    case "UIDropShadowView": return isFrameOfWindow(parent)
    default: return false
    }
  }

  /// Whether a view is a container of UIKit's in which nothing is presented in front of a target: one that was left
  /// behind, or one that is larger than what it presents.
  private func isBare(_ view: Int, before target: Int) -> Bool {
    guard !screen.hasElementTypes, PublicClasses.isTransitionContainer(screen.views[view].className) else {
      return false
    }
    let box = places.visibleBox(target)
    return !presented(in: view).contains { $0.intersects(box) }
  }

  /// The boxes of what a container of UIKit's presents, without other such containers in it.
  private func presented(in container: Int) -> [CGRect] {
    if let boxes = presentedBoxes[container] { return boxes }
    var boxes: [CGRect] = []
    var holders: Set<Int> = [container]
    for view in screen.views.indices.dropFirst(container + 1) {
      guard let parent = lineage.parent(view), holders.contains(parent), places[view].isShown else {
        continue
      }
      if PublicClasses.isTransitionContainer(screen.views[view].className) {
        holders.insert(view)
      } else if !places.visibleBox(view).isNull {
        boxes.append(places.visibleBox(view))
      }
    }
    presentedBoxes[container] = boxes
    return boxes
  }

  /// Whether the outermost view that holds a hit view, and not a target, is drawn in front of the target.
  private func isInFront(_ branch: Int, of target: Int) -> Bool {
    if lineage.parent(branch) == nil {
      let order = [branch, lineage.root(target)].map { windows.firstIndex(of: $0) ?? -1 }
      return order[0] > order[1]
    }
    return lineage.places[branch] > lineage.places[lineage.ancestor(target, at: lineage.depths[branch])]
  }
}
