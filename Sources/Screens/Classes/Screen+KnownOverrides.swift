nonisolated extension Screen {
  /// How many views that let touches through may lie inside one another.
  ///
  /// Each is asked through its methods and so takes its part of the stack.
  private static let deepestOverrides = 64

  /// Gives the views of UIKit's own classes the overrides that are public knowledge. [HIT-14]
  ///
  /// What the input states of a view itself comes first.
  package mutating func addKnownOverrides() {
    // The view that answers for what is private in a view: itself or one around it.
    var owners: [Int?] = []
    var depths: [Int] = []
    owners.reserveCapacity(views.count)
    depths.reserveCapacity(views.count)
    for index in views.indices {
      let parent = views[index].parent.flatMap { $0 >= 0 && $0 < index ? $0 : nil }
      let owner = parent.flatMap { owners[$0] }
      let isPart =
        owner != nil && KnownOverrides.isInsideOfText(views[index].className) && !isControl(index)
      let isOwner = views[index].classNames.contains(where: KnownOverrides.answersForItsInside)
      owners.append(isOwner ? index : isPart ? owner : nil)
      var depth = parent.map { depths[$0] } ?? 0
      if views[index].hitOverride == nil, depth < Self.deepestOverrides, isPart || passesThrough(index) {
        // An editor takes what is meant for its field, also in front of what an application put there.
        let editor = isPart && views[index].className == "UIFieldEditor" ? owner : nil
        views[index].hitOverride = editor.map { .redirect($0) } ?? .passThrough
        views[index].hitOverrideSource = .knownOfClass
      }
      if views[index].hitOverride == nil, depth < Self.deepestOverrides,
        views[index].classNames.contains(where: KnownOverrides.asksOutside)
      {
        let looksAtAlpha = !views[index].classNames.contains(where: KnownOverrides.takesUnseen)
        views[index].hitOverride = looksAtAlpha ? .asksOutside : .asksUnseen
        views[index].hitOverrideSource = .knownOfClass
      }
      if views[index].hitOverride != nil { depth += 1 }
      depths.append(depth)
    }
  }

  private func passesThrough(_ index: Int) -> Bool {
    let view = views[index]
    if KnownOverrides.passesThrough(view.className) { return true }
    return !view.overridesHitTest && view.classNames.contains(where: KnownOverrides.passesThrough)
  }

  private func isControl(_ index: Int) -> Bool {
    views[index].classNames.contains { StandardClass(uiKitName: $0)?.isControl ?? false }
  }
}
