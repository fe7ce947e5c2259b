import FingerpostText

/// Why another view is focused, or none. [FOC-3, FOC-5, FOC-7]
public enum FocusCause: String, Hashable, Sendable, CaseIterable, TraceWord {
  /// There was no focused view, and now there is a key window with one that can be.
  case began
  /// An arrow was pressed.
  case arrow
  /// The application asked for it.
  case requested
  /// The view that was focused cannot be any more.
  case lost

  /// The rule that decides so, and the reason in words.
  public var meaning: (rule: RuleID, text: String) {
    switch self {
    case .began: (.foc3, "nothing was focused")
    case .arrow: (.foc5, "an arrow was pressed")
    case .requested: (.foc3, "the application asked for it")
    case .lost: (.foc7, "what was focused cannot be any more")
    }
  }
}

/// Why the focus stays where it is. [FOC-4, FOC-5]
public enum FocusObstacle: String, Hashable, Sendable, CaseIterable {
  /// There is no view to focus in the direction of the arrow.
  case nothingThere
  /// An environment does not allow it.
  case refused

  /// The rule that decides so.
  public var rule: RuleID {
    switch self {
    case .nothingThere: .foc5
    case .refused: .foc4
    }
  }
}

/// What happens to an edit menu. [MENU-1]
public enum EditMenuStep: String, Hashable, Sendable, CaseIterable {
  /// It is shown.
  case presented
  /// It is not shown, because there is nothing in it.
  case empty
  /// It is not shown, because its view is in no window.
  case notInWindow
  /// It is no longer shown.
  case dismissed

  /// What happens, behind the words "the edit menu of" and the name of a view.
  public var text: String {
    switch self {
    case .presented: "is shown"
    case .empty: "is not shown: there is nothing in it"
    case .notInWindow: "is not shown: the view is in no window"
    case .dismissed: "is dismissed"
    }
  }
}

extension TraceTextRenderer {
  /// The facts about focus and edit menus.
  func focusText(of fact: Fact) -> String {
    switch fact {
    case .focused(let view, let before, let cause):
      let from = before.map { ", no longer \(names[$0])" } ?? ""
      return "\(view.map { names[$0] } ?? "nothing") is focused\(from): \(cause.text)"
    case .focusStays(let view, .refused, let environment):
      return "\(names[view]) stays focused: \(environment.map { names[$0] } ?? "one of its environments") "
        + "does not allow it to change"
    case .focusStays(let view, .nothingThere, _):
      return "\(names[view]) stays focused: nothing can be focused in that direction"
    case .editMenu(let view, let step, let elements):
      let count = step == .presented ? ", \(elements) element\(elements == 1 ? "" : "s")" : ""
      return "the edit menu of \(names[view]) \(step.text)\(count)"
    default: return ""
    }
  }
}

extension TraceJSONRenderer {
  func addFocus(_ fact: Fact, to json: JSONWriter) {
    switch fact {
    case .focused(let view, let before, let cause):
      json.fact("focused", ("view", view), ("before", before), ("cause", cause.rawValue))
    case .focusStays(let view, let obstacle, let environment):
      json.fact("focusStays", ("view", view), ("reason", obstacle.rawValue))
      if let environment { json.field("by", environment) }
    case .editMenu(let view, let step, let elements):
      json.fact("editMenu", ("view", view), ("step", step.rawValue), ("elements", elements))
    default: break
    }
  }
}
