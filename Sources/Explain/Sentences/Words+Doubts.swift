import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace

/// What the input leaves open and would change the answer, in words.
nonisolated extension Words {
  /// What would change the answer, as a sentence that follows it; nothing where it is not in doubt.
  func unless(_ report: Report) -> Sentence {
    guard let doubt = report.answer.doubt, let view = report.question?.view else { return "" }
    let name = report.question?.recognizer.map(recognizers.short) ?? short(view)
    let turn: Sentence = report.answer.happens ? "\(name) does not act" : "\(name) acts"
    switch doubt {
    case .cover(let other): return " \(turn) if \(full(other)), which covers this point too, lies in front."
    // The reason says that.
    case .behind, .letsThrough: return ""
    case .swiped: return " \(turn) if the tap only hides the buttons that it shows."
    case .unknownKind(let index):
      return
        " \(turn) if \(recognizers.short(index)), on \(short(recognizers.placed[index].view)), acts first: "
        + "what its kind does is not known."
    case .untold(let holder, let guise):
      let deed: Sentence =
        guise.deed.map { "\($0.will) instead: which recognizers it has" }
        ?? "has a \(guise.words) recognizer: which ones it has"
      return " \(turn) if \(full(holder)) \(deed) the input does not say."
    case .obscured(let front):
      return
        " \(turn) if \(short(front)) keeps the focus from it: that lies in front and covers all of \(short(report.hit ?? view)), "
        + "and UIKit passes over what another view obscures. Hide it, or lay it out beside."
    case .systemGesture(let isTop):
      return
        " \(turn) if the system takes the movement as its own, since it begins at the \(isTop ? "top" : "bottom") edge: "
        + "preferredScreenEdgesDeferringSystemGestures leaves the first one to the application\(rules: "PIPE-14", "EDGE-4")."
    case .untoldWait(let waiting, let other):
      let change = report.answer.happens ? "acts at another time" : "does not"
      return " \(turn) if \(recognizers.short(waiting)) \(change): \(wait(waiting, other))."
    case .yieldingSlider(let slider, let index):
      let loses: Sentence = "It loses the touch if it lets \(recognizers.short(index)) begin"
      let clause: Sentence =
        report.answer.happens && view == slider
        ? loses : "\(turn) if \(short(slider)) lets \(recognizers.short(index)) begin"
      return
        " \(clause): whether sliders do is not documented, and people have seen both\(rules: "CTL-44")."
    }
  }

  /// What would change an answer to a question that expects nothing, as the end of its sentence.
  func unlessUnasked(_ answer: Answer) -> Sentence {
    switch answer.doubt {
    case .cover(let other), .behind(let other):
      return "; if \(full(other)), which covers this point too, lies in front, it lands there."
    case .unknownKind(let index):
      return "; \(recognizers.short(index)), on \(short(recognizers.placed[index].view)), may take it first: "
        + "what its kind does is not known."
    case .letsThrough(let front, let other):
      let goal: Sentence = other.map { full($0) } ?? "what lies behind it"
      return "; if \(full(front)) takes no touches, it lands on \(goal)."
    case .untold(let holder, let guise):
      if let deed = guise.deed {
        return "; \(full(holder)) may \(deed.may): which recognizers it has the input does not say."
      }
      return
        "; a \(guise.words) recognizer on \(full(holder)) may take it first: which ones it has the input does not say."
    case .untoldWait(let waiting, let other):
      return "; or \(recognizers.short(waiting)) may act late or never: \(wait(waiting, other))."
    case .systemGesture(let isTop):
      return
        "; the system may take the movement as its own, since it begins at the \(isTop ? "top" : "bottom") edge."
    // What acts says the others.
    case .swiped, .yieldingSlider, .obscured, nil: return "."
    }
  }

  /// What a recognizer waits for that is not played, as a clause.
  private func wait(_ waiting: Int, _ other: Int) -> Sentence {
    "it waits for \(recognizers.short(other)), on \(short(recognizers.placed[other].view)), to fail, and what the kind "
      + "of that one does is not known"
  }

  /// Whether what is selected may only hide its buttons.
  func isHidingButtons(_ actor: Activity.Actor) -> Bool {
    if case .view(let cell) = actor { showsButtons(cell) } else { false }
  }

  /// Whether a cell shows its buttons beside it, as after a swipe.
  func showsButtons(_ cell: Int) -> Bool {
    screen.views.indices.contains { view in
      ["UITableViewCellDeleteConfirmationView", "UISwipeActionPullView"].contains(
        screen.views[view].className)
        && lineage.isWithin(view, cell)
    }
  }

  /// What to do about an element that may lie in front.
  func cover(_ report: Report) -> Sentence? {
    guard case .cover(let other) = report.answer.doubt, let view = report.question?.view else { return nil }
    let place = other > view ? "later" : "earlier"
    return
      "\(full(other)) is listed \(place), which does not say what is in front. It must not take touches there: "
      + "isUserInteractionEnabled = false, or in SwiftUI allowsHitTesting(false), or contentShape(Rectangle()) if it "
      + "is clipped, which makes it no smaller for touches."
  }

  /// What lets touches through a view in front that SwiftUI has made, which no code of UIKit's changes.
  func coverOfSwiftUI(_ report: Report) -> Sentence? {
    guard !screen.hasElementTypes, case .covered(let front, _, _)? = report.expected?.course.obstacles.first,
      ClassKnowledge.isInsideSwiftUI(screen.views[front].className)
    else { return nil }
    return
      "SwiftUI has made \(full(front)): allowsHitTesting(false) in its code lets touches through, "
      + "but what is in that view gets none either."
  }

  /// That a hosting view decides by itself.
  func inside(_ answer: Answer, _ view: Int, _ head: Sentence) -> Sentence {
    let hosts = answer.own.map(\.actor).filter { $0 != .view(view) }.map { name($0) }
    let holder: Sentence = hosts.isEmpty ? "" : " in \(hosts.listed())"
    let host = answer.own.lazy.compactMap(\.host).first ?? "SwiftUI"
    return "\(head): \(host) decides\(holder) what the touch does, which this input does not show."
  }

  /// What to print where SwiftUI decides.
  func insideOf(_ report: Report) -> Sentence? {
    guard report.answer.kind == .handledInside else { return nil }
    let host = report.answer.own.lazy.compactMap(\.host).first ?? "SwiftUI"
    return
      "Explain what print(XCUIApplication().debugDescription) prints in a UI test, which lists \(host)'s elements, "
      + "or expect a UIView that is shown inside."
  }

  /// Why the input leaves open whether a scroll view zooms, as a clause; nil where that is not the question.
  func openZoom(_ view: Int, _ script: GestureScript) -> Sentence? {
    guard finder.mayZoom(view, script) else { return nil }
    let scales = screen.views[view].recognizers == nil ? "its zoom scales differ and " : ""
    return "it zooms if \(scales)its delegate's viewForZooming(in:) returns a view\(rules: "SCR-23")"
  }

  /// Why the input leaves open what a view does with a touch, as a clause.
  func openEnd(_ view: Int) -> Sentence {
    if let index = finder.unknownKind(on: view) {
      return "what its recognizer \(recognizers.short(index)) does is not known"
    }
    if recognizers.isTextView(view), screen.views[view].isEditable == false {
      return
        "a link under the finger opens, other text that cannot be edited only becomes first responder\(rules: "TXV-2")"
    }
    if let control = control(at: view), finder.reader.isTargetless(control) {
      return
        "it sends \((standards[control] ?? .control).purpose.rawValue), for which it has no target; its class may have code of its own\(rules: "CTL-29")"
    }
    let open = finder.openEnd(view) ?? view
    let name: Sentence = open == view ? "it" : "\(full(open)), around it,"
    return switch recognizers.knowledge(of: open) {
    case .untold: "\(name) has gesture recognizers, and the input does not say which"
    case .unasked: "this kind of input does not list gesture recognizers"
    case .told: "its class may have \(contact) methods of its own"
    }
  }
}

nonisolated extension Answer.Guise {
  /// The kind in words, such as `tap`.
  var words: String {
    switch self {
    case .tap: "tap"
    case .longPress: "long press"
    case .pan: "pan"
    case .pinch: "pinch"
    case .pop: "screen edge pan"
    case .sheet: "pan"
    }
  }

  /// What the recognizer of a container of UIKit's does; nil for others.
  fileprivate var deed: (may: Sentence, will: Sentence)? {
    switch self {
    case .pop: ("go back", "goes back")
    case .sheet: ("move as a sheet", "moves as a sheet")
    case .tap, .longPress, .pan, .pinch: nil
    }
  }
}
