import FingerpostScreens

/// What has to be said of controls and scroll views that are played as what they are: what is taken for granted.
struct StandardViewWords {
  let screen: Screen
  let words: Words
  let recognizers: RecognizerSet
  let standards: [StandardClass?]

  /// Sentences about the scroll views of an answer.
  func scrollViews(_ answer: GestureAnswer) -> [String] {
    guard screen.kind != .scenario else { return [] }
    return answer.standard.filter { standards[$0] == .scrollView }.prefix(3).flatMap(scrollView)
  }

  private func scrollView(_ view: Int) -> [String] {
    let name = words.full(view)
    let data = screen.views[view]
    if data.scrolling?.isScrollEnabled == false {
      return ["\(name) does not scroll: isScrollEnabled is false. [SCR-22]"]
    }
    var sentences = ["\(name) is played as a UIScrollView\(build(view))."]
    let own = recognizers.recognizers(of: view).filter { recognizers[$0].assumedPart != nil }
    if !own.isEmpty {
      sentences.append(
        "\(Words.list(own.map(recognizers.short))) are known of scroll views, and not read from the input. [SCR-1]"
      )
    }
    if data.scrolling?.contentSize == nil {
      sentences.append(
        "How large its content is the input does not say: it is taken to have room on all sides."
      )
    }
    if data.scrolling?.contentSize != nil, bouncesByDefault(view) == nil {
      sentences.append(
        "Whether it bounces where all of its content fits the input does not say: it is taken not to. [SCR-21]"
      )
    }
    return sentences
  }

  /// Whether it is a class that bounces unless it is told not to, or nil where the class says nothing.
  private func bouncesByDefault(_ view: Int) -> Bool? {
    let data = screen.views[view]
    let names = [data.className, data.baseClass ?? ""] + (data.superclasses ?? [])
    return names.contains("UITableView") ? true : nil
  }

  /// Sentences about a control.
  func control(_ view: Int) -> [String] {
    guard screen.kind != .scenario, let standard = standards[view] else { return [] }
    let name = words.short(view)
    var sentences: [String] = []
    if screen.hasElementTypes {
      sentences.append("The element \(name) is taken for a \(standard.rawValue).")
    } else if screen.isSubclassed(view) {
      sentences.append("\(name) is played as the \(standard.rawValue) that it builds on\(code).")
    } else if screen.views[view].className != standard.rawValue {
      sentences.append("\(name) is played as a \(standard.rawValue)\(code).")
    }
    if let state = Self.state(standard, screen.views[view]) {
      sentences.append("The input does not say \(state).")
    }
    if standard == .textField {
      sentences.append(
        "The tap that begins editing is known of text fields, and not read from the input. [TXF-1]")
    }
    return sentences
  }

  private func build(_ view: Int) -> String {
    if screen.hasElementTypes { return ", for which such an element mostly stands" }
    return screen.isSubclassed(view) ? ", on which it builds\(code)" : ""
  }

  private var code: String { "; its own code may do otherwise" }

  /// What the input leaves open of a control's state, and what is taken for it.
  private static func state(_ standard: StandardClass, _ data: ScreenView) -> String? {
    switch standard {
    case .switchControl: "whether it is on: it is taken to be off"
    case .slider:
      data.value == nil
        ? "where its thumb is: it is taken to be in the middle" : "its range: it is taken for 0 to 1"
    case .segmentedControl: "which segment is selected: none is taken to be"
    case .stepper: "what its value is: there is taken to be room both ways"
    case .pageControl: "how many pages it has: there is taken to be one on either side of the current page"
    case .control, .button, .textField, .scrollView: nil
    }
  }
}
