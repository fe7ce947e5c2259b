import Fingerpost
import FingerpostHID

/// The words for buttons, which are the names of UIKit's press types.
nonisolated enum ScenarioPressType: String, CaseIterable {
  case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp, pageDown

  /// The kind that a hardware frame has. [PRESS-1]
  var kind: Press.Kind {
    switch self {
    case .upArrow: .upArrow
    case .downArrow: .downArrow
    case .leftArrow: .leftArrow
    case .rightArrow: .rightArrow
    case .select: .select
    case .menu: .menu
    case .playPause: .playPause
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    }
  }

  /// The place of a button among all, or -1 where a word is none.
  static func place(_ word: String) -> Int {
    allCases.firstIndex { $0.rawValue == word } ?? -1
  }

  /// The names of the buttons of presses, in the order of their numbers, as log lines have them.
  static func names(of presses: [UIPress.PressType]) -> String {
    let pressed = presses.map(\.rawValue).sorted()
    return pressed.compactMap { number in allCases.first { $0.kind.rawValue == number }?.rawValue }
      .joined(separator: ",")
  }
}

/// The words for what happens to a button.
nonisolated enum ScenarioPressPhase: String, CaseIterable {
  case began, changed, ended, cancelled

  /// The phase that a hardware frame has.
  var phase: Press.Phase {
    switch self {
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
