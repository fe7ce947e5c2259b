import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText

// What is assumed about controls and scroll views that are played as their standard class.
nonisolated extension Words {
  /// Sentences about the scroll views of an answer.
  func scrollViews(_ answer: GestureAnswer) -> [Sentence] {
    guard screen.kind != .scenario else { return [] }
    return answer.standard.filter { standards[$0] == .scrollView }.prefix(3).flatMap(scrollView)
  }

  private func scrollView(_ view: Int) -> [Sentence] {
    let name = full(view)
    let data = screen.views[view]
    if data.scrolling?.isScrollEnabled == false {
      return ["\(name) does not scroll: isScrollEnabled is false.\(rules: "SCR-22")"]
    }
    var sentences: [Sentence] = ["\(name) is played as a UIScrollView\(build(view))."]
    let own = recognizers.recognizers(of: view).filter { recognizers[$0].assumedPart != nil }
    if !own.isEmpty {
      sentences.append(
        "\(own.map(recognizers.short).listed()) are assumed, as every scroll view has them; the input does not list them.\(rules: "SCR-1")"
      )
    }
    if data.scrolling?.contentSize == nil {
      sentences.append(
        "Assumed: its content has room to scroll on all sides (the input does not give its size)."
      )
    }
    if data.scrolling?.canZoom == true {
      sentences.append(
        "Assumed: a pinch zooms its first subview (the input names no delegate).\(rules: "SCR-23")")
    }
    if data.scrolling?.contentSize != nil, !data.isTable,
      data.scrolling?.alwaysBounceVertical == nil
    {
      sentences.append(
        "Assumed: it does not bounce where all of its content fits (the input does not say).\(rules: "SCR-21")"
      )
    }
    return sentences
  }

  /// Sentences about a control.
  func assumptions(on view: Int) -> [Sentence] {
    guard screen.kind != .scenario, let standard = standards[view] else { return [] }
    let name = short(view)
    var sentences: [Sentence] = []
    if screen.hasElementTypes {
      sentences.append("The element \(name) is assumed to be a \(standard.rawValue).")
    } else if screen.isSubclassed(view) {
      sentences.append("\(name) is played as the \(standard.rawValue) that it builds on\(code).")
    } else if screen.views[view].className != standard.rawValue {
      sentences.append("\(name) is played as a \(standard.rawValue)\(code).")
    }
    if let state = Self.state(standard, screen.views[view]) {
      sentences.append("Assumed: \(state) (the input does not say).")
    }
    if standard == .textField {
      sentences.append(
        "The tap that begins editing is assumed, as every text field has it; the input does not list it.\(rules: "TXF-1")"
      )
    }
    return sentences
  }

  private func build(_ view: Int) -> String {
    if screen.hasElementTypes { return ", which such an element usually is" }
    return screen.isSubclassed(view) ? ", on which it builds\(code)" : ""
  }

  private var code: String { "; its own code may behave differently" }

  /// What the input leaves open about a control's state, and what is assumed.
  private static func state(_ standard: StandardClass, _ data: ScreenView) -> String? {
    func unless(_ name: String, _ words: String) -> String? { data.settings[name] == nil ? words : nil }
    return switch standard {
    case .switchControl: unless("isOn", "it is off")
    case .slider where data.value == nil: "its thumb is in the middle"
    case .slider: unless("maximumValue", "its range is 0 to 1")
    case .segmentedControl: unless("selectedSegmentIndex", "no segment is selected")
    case .stepper: unless("maximumValue", "its value can go up and down")
    case .pageControl: unless("currentPage", "there is a page on either side of the current one")
    case .control, .button, .textField, .scrollView: nil
    }
  }
}
