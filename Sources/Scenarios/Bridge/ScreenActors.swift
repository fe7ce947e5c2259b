import FingerpostScreens

/// Which views of a screen can act, and have company that may act in their place.
///
/// A recognizer above a control or a cell competes with it, and one above or inside a scroll view with its drag; two
/// scroll views compete if one lies in the other.
struct ScreenActors {
  /// What a view is played as, by its index; nil for one that acts by recognizers alone, or has no company.
  private(set) var classes: [StandardClass?]
  /// Whether it matters that a view gets its touches.
  private(set) var matters: [Bool]

  /// Takes all views for ones that matter.
  init(keepingAllOf screen: Screen) {
    classes = screen.standardClasses()
    matters = classes.map { _ in true }
  }

  init(_ screen: Screen) {
    let views = screen.views
    let standards = screen.standardClasses()
    matters = views.map { $0.recognizers?.contains { $0.part == nil && $0.playedKind != nil } ?? false }
    let scrolls = standards.map { $0 == .scrollView }
    let (above, below) = (Self.above(views, matters), Self.below(views, matters))
    let (outer, inner) = (Self.above(views, scrolls), Self.below(views, scrolls))
    classes = standards
    for (index, view) in views.enumerated() {
      let isListed = matters[index]
      switch standards[index] {
      case .scrollView where isListed || above[index] || below[index] || outer[index] || inner[index]: break
      case .some(let standard) where standard.isControl && (isListed || above[index]): break
      case nil where above[index] && view.mayListen: break
      default:
        classes[index] = nil
        continue
      }
      matters[index] = true
    }
  }

  /// Whether any view around each has a mark.
  private static func above(_ views: [ScreenView], _ marks: [Bool]) -> [Bool] {
    var above = [Bool](repeating: false, count: views.count)
    for (index, view) in views.enumerated() {
      if let parent = view.parent, parent < index { above[index] = above[parent] || marks[parent] }
    }
    return above
  }

  /// Whether any view inside each has a mark.
  private static func below(_ views: [ScreenView], _ marks: [Bool]) -> [Bool] {
    var below = [Bool](repeating: false, count: views.count)
    for index in views.indices.reversed() where marks[index] || below[index] {
      if let parent = views[index].parent, parent < index { below[parent] = true }
    }
    return below
  }
}

nonisolated extension ScreenView {
  /// Whether the view does something with touches that no control and no recognizer does.
  fileprivate var mayListen: Bool {
    hasTouchMethods == true
      || classNames.contains {
        ["UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell"].contains($0)
      }
  }
}
