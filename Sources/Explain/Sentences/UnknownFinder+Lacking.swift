import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText

nonisolated extension UnknownFinder {
  /// What a view hierarchy of Xcode's has no place for, and what to print instead: the last lines of its report.
  var lacking: [Unknown] {
    guard screen.kind == .viewHierarchy else { return [] }
    var parts: [String] = []
    let open = openViews
    if !open.isEmpty { parts.append("gesture recognizers") }
    let standards = words.standards
    let places = screen.views.indices
    if places.contains(where: { isControl(standards[$0]) && screen.views[$0].targets == nil }) {
      parts.append("targets of controls")
    }
    if places.contains(where: {
      standards[$0] == .scrollView && screen.views[$0].scrolling?.contentSize == nil
    }) {
      parts.append("content sizes")
    }
    if screen.views.count(where: { $0.isWindow && !$0.isWindowLevelKnown }) > 1 {
      parts.append("window levels")
    }
    guard !parts.isEmpty else { return [] }
    let sentence: Sentence = "Xcode's export has no \(parts.listed("or"))."
    guard let first = open.first else { return [Unknown(sentence: sentence)] }
    let names = open.prefix(4).map { words.short($0) }.listed()
    let each = open.count > 1 ? " for each" : ""
    return [
      Unknown(
        sentence: "\(sentence) \(names) may have recognizers: save what this prints\(each), "
          + "and add --with FILE.",
        command: recognizersCommand(first)
      )
    ]
  }

  /// The views from the hit or expected one up to its window on which an application may have put recognizers.
  private var openViews: [Int] {
    let line = (report.hit ?? report.expected?.view).map { words.lineage.line($0).reversed() } ?? []
    return line.filter { view in
      let data = screen.views[view]
      return !data.isWindow && data.address != nil && !PublicClasses.isPrivate(data.className)
        && set.knowledge(of: view) == .unasked
    }
  }

  private func isControl(_ standard: StandardClass?) -> Bool {
    switch standard {
    case .scrollView, nil: false
    default: true
    }
  }
}
