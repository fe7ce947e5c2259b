import FingerpostScreens
import FingerpostText

/// What the input leaves open and would change the answer, in words.
nonisolated extension Words {
  /// What would change the answer, as a sentence that follows it; nothing where it is not in doubt.
  func unless(_ report: Report) -> Sentence {
    guard let doubt = report.answer.doubt else { return "" }
    let turn: Sentence
    if let view = report.question?.view {
      let name = report.question?.recognizer.map(recognizers.short) ?? short(view)
      turn = report.answer.happens ? "\(name) does not act" : "\(name) acts"
    } else {
      turn = "Something else happens"
    }
    switch doubt {
    case .cover(let other): return " \(turn) if \(full(other)), which covers this point too, lies in front."
    case .unknownKind(let index):
      return
        " \(turn) if \(recognizers.short(index)), on \(short(recognizers.placed[index].view)), acts first: "
        + "what its kind does is not known."
    case .yieldingSlider(let slider, let index):
      let loser: Sentence? =
        report.answer.happens && report.question?.view == slider ? "It loses the touch if it" : nil
      return
        " \(loser ?? "\(turn) if \(short(slider))") lets \(recognizers.short(index)) begin: that a slider refuses is "
        + "inferred, and some have seen otherwise\(rules: "CTL-44")."
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

  /// That a hosting view decides by itself.
  func inside(_ answer: Answer, _ view: Int, _ head: Sentence) -> Sentence {
    let hosts = answer.own.map(\.actor).filter { $0 != .view(view) }.map { name($0) }
    let holder: Sentence = hosts.isEmpty ? "" : " in \(hosts.listed())"
    let host = answer.own.lazy.compactMap(\.host).first ?? "SwiftUI"
    return "\(head): \(host) decides\(holder) what the touch does, and this input does not show its views."
  }

  /// What to print where SwiftUI decides.
  func insideOf(_ report: Report) -> Sentence? {
    guard report.answer.kind == .handledInside else { return nil }
    let host = report.answer.own.lazy.compactMap(\.host).first ?? "SwiftUI"
    return
      "Explain what print(XCUIApplication().debugDescription) prints in a UI test, which lists \(host)'s elements, "
      + "or expect a UIView that is shown inside."
  }
}
