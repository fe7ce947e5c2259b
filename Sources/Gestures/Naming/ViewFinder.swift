import FingerpostScreens
import FingerpostText

/// Finds the views that a name on the command line means.
package nonisolated struct ViewFinder {
  private let views: [ScreenView]
  /// Whether they are elements, each of which says whether it is enabled.
  private let areElements: Bool

  package init(views: [ScreenView], areElements: Bool = false) {
    (self.views, self.areElements) = (views, areElements)
  }

  /// The views that a name means, by the first of these that any view fulfils: its address; its class, with or
  /// without module; its label; the end of its class's name; the same ignoring case; its tag. A text that
  /// takes no touches stands for the control that shows it.
  package func matches(_ name: String) -> [Int] {
    guard !name.isEmpty else { return [] }
    let lowered = name.lowercased()
    let classes = Dictionary(
      views.map { ($0.className, ClassName($0.className)) }, uniquingKeysWith: { first, _ in first })
    func short(_ view: ScreenView) -> String { classes[view.className]?.short ?? view.className }
    let tests: [(isText: Bool, test: (ScreenView) -> Bool)] = [
      (false, { $0.address?.lowercased() == lowered }),
      (false, { $0.className == name || short($0) == name }),
      (true, { $0.label == name }), (true, { $0.identifier == name }),
      (false, { $0.className.hasSuffix(name) || short($0).hasSuffix(name) }),
      (false, { $0.className.lowercased() == lowered || short($0).lowercased() == lowered }),
      (true, { $0.label?.lowercased() == lowered }),
      (false, { short($0).lowercased().hasSuffix(lowered) }),
      (false, { $0.tag != nil && $0.tag == Self.tag(lowered) }),
    ]
    for (isText, test) in tests {
      let found = views.indices.filter { test(views[$0]) }
      guard !found.isEmpty else { continue }
      var seen: Set<Int> = []
      return isText ? found.map(control(showing:)).filter { seen.insert($0).inserted } : found
    }
    return []
  }

  /// The number in `tag:41` or `reactTag: 41`, as React Native's views are told apart, or in a plain `41`.
  private static func tag(_ name: String) -> Int? {
    let parts = name.split(separator: ":", maxSplits: 1)
    guard let number = parts.last, parts.count == 1 || parts[0] == "tag" || parts[0] == "reacttag" else {
      return nil
    }
    return Int(number.drop { $0 == " " })
  }

  /// The control around a label that takes no touches, or else the view itself.
  private func control(showing view: Int) -> Int {
    guard !views[view].isUserInteractionEnabled else { return view }
    var holder = views[view].parent
    while let candidate = holder {
      if views[candidate].isForUse(isElement: areElements) { return candidate }
      holder = views[candidate].parent
    }
    return view
  }

  /// The names nearest to an unknown one, at most three.
  package func nearest(to name: String) -> [String] { NearestName.ranked(names, to: name) }

  /// Everything that a view may be called by, each once; an id of a scenario too, but no address of memory.
  package var names: [String] {
    var known: [String] = []
    var seen: Set<String> = []
    for view in views {
      let id = view.address.flatMap { $0.hasPrefix("0x") ? nil : $0 }
      for candidate in [ClassName(view.className).short, view.label, view.identifier, id].compactMap({
        $0
      })
      where !candidate.isEmpty && seen.insert(candidate).inserted {
        known.append(candidate)
      }
    }
    return known
  }
}

nonisolated extension ScreenView {
  /// Whether the view is meant to be touched, as far as its class tells.
  package var isForUse: Bool { isForUse(isElement: false) }

  /// Whether the view is meant to be touched; of an element, its being enabled says nothing.
  func isForUse(isElement: Bool) -> Bool {
    let names = [ClassName(className).short] + [baseClass].compactMap { $0 }
    let endings = [
      "Button", "Control", "Switch", "Slider", "TextField", "TextView", "Cell", "Stepper", "Link", "Key",
    ]
    return !isElement && isEnabled != nil
      || names.contains { name in endings.contains { name.hasSuffix($0) } }
  }
}
