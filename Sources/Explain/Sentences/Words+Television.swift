import FingerpostGestures
import FingerpostScreens
import FingerpostText
import Foundation

/// What is different on a television, whose screens are dumped as any others are.
nonisolated extension Words {
  /// That fingers touch no screen there, before an answer about any other gesture than a press; nil elsewhere. [PRESS-2]
  func television(_ answer: Answer) -> Sentence? {
    guard screen.isTelevision, !answer.script.isPress else { return nil }
    return
      "On a television fingers move on the remote, and the focused view gets their touches, wherever it is"
      + "\(rules: "PRESS-2"). As if on its screen: "
  }

  /// Several of what is spoken of.
  var contacts: String { contact == "touch" ? "touches" : "presses" }

  /// A press of select, with what has the focus.
  func press(_ report: Report) -> Sentence {
    let name = report.answer.script.name
    let lead = "On a television \(name)"
    let view = report.question?.view
    guard let hit = report.hit, view.map({ lineage.isWithin(hit, $0) }) ?? true else { return "\(lead)" }
    return view == hit && report.question?.recognizer == nil
      ? "\(lead), with the focus on it," : "\(lead), with the focus on \(short(hit)),"
  }

  /// Why a press does not get to a view, which cannot be focused, as a clause. [FOC-2]
  func unfocused(_ view: Int, _ bar: Unfocusable, _ question: Question) -> Sentence {
    let who: Sentence = question.recognizer == nil ? "it" : "\(short(view)), which it is on,"
    let lead: Sentence = "select goes to the focused view\(rules: "PRESS-2"), and \(who)"
    switch bar {
    case .itself where screen.views[view].isEnabled == false:
      return "\(lead) is disabled, so that it cannot be focused\(rules: "FOC-2")"
    case .itself:
      return
        "\(lead) cannot be focused: canBecomeFocused is false unless its class overrides it\(rules: "FOC-2")"
    case .off(let holder):
      let owner: Sentence = holder == view ? "it" : short(holder)
      let data = screen.views[holder]
      let why =
        data.isHidden
        ? "is hidden"
        : data.isUserInteractionEnabled ? "is too transparent" : "has isUserInteractionEnabled = false"
      return "\(lead) cannot be focused: \(owner) \(why)\(rules: "FOC-2")"
    case .elsewhere: return "\(lead) is not where the focus can go now\(rules: "FOC-2", "FOC-7")"
    }
  }
}
