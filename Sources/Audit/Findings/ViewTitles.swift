import FingerpostGestures
import FingerpostScreens

/// What views say: their own texts, or of controls those of the labels inside them.
nonisolated struct ViewTitles {
  private let titles: [String?]

  init(_ screen: Screen, _ lineage: Lineage) {
    var titles = screen.views.map { view in view.label.flatMap { $0.isEmpty ? nil : $0 } }
    let standards = screen.standardClasses()
    for (index, view) in screen.views.enumerated() {
      guard let parent = lineage.parent(index), titles[parent] == nil, standards[parent]?.isControl == true,
        let label = view.label, !label.isEmpty
      else { continue }
      titles[parent] = label
    }
    self.titles = titles
  }

  subscript(view: Int) -> String? { titles[view] }
}
