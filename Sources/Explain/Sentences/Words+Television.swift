import Fingerpost
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import Foundation

nonisolated extension Screen {
  /// Whether a screen is as large as a television's, in points.
  var isTelevision: Bool {
    guard !hasElementTypes, kind != .scenario, let window = roots.first(where: { views[$0].isWindow }) else {
      return false
    }
    return views[window].printedFrame.size == CGSize(width: 1920, height: 1080)
  }
}

/// What is different on a television, whose screens are dumped as any others are.
nonisolated extension Words {
  /// Whether a press gets to what is expected only if its class overrides `canBecomeFocused`, on a television. [FOC-2]
  func needsFocus(_ report: Report) -> Bool {
    guard screen.isTelevision, let view = report.question?.view else { return false }
    let focused: [StandardClass?] = [.button, .textField, .segmentedControl]
    return !focused.contains(standards[view])
      && ClassKnowledge.action(of: screen.views[view], isElement: false) != .selected
  }

  /// That a television has no touches, and whether what is expected can be focused, which decides there; nil elsewhere.
  /// [FOC-2, PRESS-2, PRESS-5]
  func television(_ report: Report) -> Sentence? {
    guard screen.isTelevision else { return nil }
    let lead: Sentence =
      "On a television nothing is touched; a press of select goes to the focused view\(rules: "PRESS-2")"
    guard let view = report.question?.view ?? report.hit else { return "\(lead)." }
    let name = short(view)
    if screen.views[view].isHidden || !screen.views[view].isUserInteractionEnabled {
      return "\(lead), and \(name) cannot be focused as it is\(rules: "FOC-2")."
    }
    if ClassKnowledge.action(of: screen.views[view], isElement: false) == .selected {
      return "\(lead), as \(name) can be unless the delegate of its list refuses."
    }
    switch standards[view] {
    case .button:
      return
        "\(lead), as \(name) can be\(rules: "FOC-2"); it then sends primaryActionTriggered, and not touchUpInside"
        + "\(rules: "PRESS-5")."
    case .textField, .segmentedControl: return "\(lead), as \(name) can be\(rules: "FOC-2")."
    default:
      return
        "\(lead), which \(name) cannot be unless its class overrides canBecomeFocused to be true\(rules: "FOC-2")."
    }
  }
}
