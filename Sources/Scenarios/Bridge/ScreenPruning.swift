import FingerpostScreens

/// Which views of a screen make a difference to where touches go.
///
/// Left out are subtrees without anything of interest that are never hit, and, from the back on, subviews without anything of
/// interest in them: a touch that would hit one of those hits its superview, to which the same recognizers belong.
struct ScreenPruning {
  /// Whether a view is kept, by its index in the screen's views.
  private(set) var isKept: [Bool]

  /// - Parameters:
  ///   - actors: what of the screen matters.
  ///   - roots: the indices of the roots that are shown; nothing of other trees is kept.
  init(_ screen: Screen, actors: ScreenActors, roots: [Int]) {
    let views = screen.views
    isKept = Array(repeating: false, count: views.count)
    for index in views.indices {
      let parent = views[index].parent
      isKept[index] = roots.contains(index) || (parent.map { $0 < index && isKept[$0] } ?? false)
    }
    var matters = actors.matters
    for view in views {
      if let target = view.hitOverride?.target, views.indices.contains(target) { matters[target] = true }
    }
    var children: [[Int]] = Array(repeating: [], count: views.count)
    for index in views.indices.reversed() {
      guard let parent = views[index].parent, parent < index else { continue }
      children[parent].append(index)
      if matters[index] { matters[parent] = true }
    }
    // From the last view on, so that all below a view is settled before it.
    var isEmpty = [Bool](repeating: true, count: views.count)
    for index in views.indices.reversed() where isKept[index] {
      // `children` holds the front-most first.
      for child in children[index].reversed() {
        guard views[index].hitOverride == nil, !matters[child], isEmpty[child],
          views[child].hitOverride == nil
        else { break }
        isKept[child] = false
      }
      isEmpty[index] = !children[index].contains { isKept[$0] }
    }
    for index in views.indices where isKept[index] {
      let view = views[index]
      let isDeaf = view.isHidden || !view.isUserInteractionEnabled || !(Double(Float(view.alpha)) >= 0.01)
      let isReached = roots.contains(index) || (view.parent.map { isKept[$0] } ?? false)
      isKept[index] = isReached && (matters[index] || !isDeaf)
    }
  }
}
