import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostTrace
import Foundation

@testable import FingerpostExplain

/// What has to be said of a question, worked out from what plain runs of the engine log.
struct PlainAnswer {
  let kind: Answer.Kind
  let own: [PlainRun.Act]
  let others: [PlainRun.Act]
  private let run: PlainRun
  private let baseline: PlainRun
  private let screen: Screen

  /// - Parameters:
  ///   - run: the gesture as it is.
  ///   - baseline: the same gesture with nothing that holds anything back.
  init(_ question: RandomQuestion, _ run: PlainRun, baseline: PlainRun) {
    let screen = question.screen
    self.run = run
    self.baseline = baseline
    self.screen = screen
    own = run.acts.filter { Self.isOwn($0.actor, question) }
    others = question.isOpen ? [] : run.acts.filter { !Self.isOwn($0.actor, question) }
    let acting: Answer.Kind = others.isEmpty || question.isOpen ? .acts : .actsToo
    let late = own.contains { Self.lateness($0, run, baseline, screen)?.isLate == true }
    if !own.isEmpty {
      kind = late && !question.isOpen ? .actsLate : acting
    } else if !Self.isReached(question, run) {
      kind = .notReached
    } else if !others.isEmpty {
      kind = .actsInstead
    } else {
      kind = Self.mayAct(question, run) ? .reached : .nothingActs
    }
  }

  /// How late something was done against the run in which nothing is held back; nil where that run does not say.
  func lateness(_ act: PlainRun.Act) -> Lateness? { Self.lateness(act, run, baseline, screen) }

  /// How late something came, in nanoseconds.
  struct Lateness {
    /// The deed itself.
    var deed: Int64
    /// The beginning of the touch, of which a view heard late.
    var began: Int64

    var isLate: Bool { deed > 0 || began > 0 }
  }

  /// Whether it is expected to act.
  static func isOwn(_ actor: PlainRun.Actor, _ question: RandomQuestion) -> Bool {
    if question.isOpen { return true }
    if let recognizer = question.recognizer { return actor == .recognizer(recognizer) }
    switch actor {
    case .view(let view): return view == question.view
    case .recognizer(let address):
      // A control of UIKit's is there for its event, and a text view of UIKit's for its text.
      let data = question.screen.views[question.view]
      if Self.isUIKitControl(data) || data.className == "UITextView" { return false }
      // A finger that moves is meant to scroll a scroll view of UIKit's, if there is something to scroll that way.
      if question.gesture.isMove, !data.className.hasPrefix("Shop."), canScroll(data, question) {
        return false
      }
      return question.screen.views[question.view].recognizers?.contains { $0.address == address } == true
    }
  }

  private static func canScroll(_ view: ScreenView, _ question: RandomQuestion) -> Bool {
    guard let content = view.scrolling?.contentSize, let way = question.script.way else { return false }
    return abs(way.y) >= abs(way.x)
      ? content.height > view.bounds.height || view.isTable : content.width > view.bounds.width
  }

  /// Whether a view that may have touch methods of its own gets the touch to its end and to itself.
  static func mayAct(_ question: RandomQuestion, _ run: PlainRun) -> Bool {
    guard question.isOpen || question.recognizer == nil, let hit = run.hit else { return false }
    let screen = question.screen
    let view = question.isOpen ? hit : question.view
    let data = screen.views[view]
    // A finger that moves is meant to scroll a scroll view.
    if !question.isOpen, data.scrolling != nil, question.gesture.isMove { return false }
    // What two fingers zoom its delegate says, unless its recognizers are listed and none is for pinches.
    if !question.isOpen, data.scrolling != nil, case .pinch = question.gesture,
      !["UITableView", "UITextView"].contains(data.className)
    {
      return data.recognizers.map { $0.contains { $0.part == .scrollPinch } } ?? true
    }
    guard data.className.hasPrefix("Shop."), data.baseClass != "UIControl", data.statedTouchMethods == nil
    else {
      return false
    }
    let phases = run.calls.filter { $0.view == hit }.map(\.phase)
    guard phases.contains(.ended), !phases.contains(.cancelled) else { return false }
    return line(hit, screen).prefix { $0 != view }.allSatisfy { between in
      let data = screen.views[between]
      return !isStandard(data) && data.statedTouchMethods != true
    }
  }

  private static func isStandard(_ view: ScreenView) -> Bool {
    view.scrolling != nil || view.baseClass == "UIControl" || isUIKitControl(view)
  }

  private static func isUIKitControl(_ view: ScreenView) -> Bool {
    [
      "UIButton", "UISwitch", "UISegmentedControl", "UIPageControl", "UISlider", "UIStepper", "UITextField",
    ].contains(view.className)
  }

  private static func isReached(_ question: RandomQuestion, _ run: PlainRun) -> Bool {
    guard !question.isOpen else { return run.hit != nil }
    guard let address = question.recognizer else {
      return run.hit.map { line($0, question.screen).contains(question.view) } ?? false
    }
    let recognizer = question.screen.views[question.view].recognizers?.first { $0.address == address }
    return recognizer?.isEnabled == true
      && run.hits.contains { line($0, question.screen).contains(question.view) }
  }

  /// A view and those above it.
  static func line(_ view: Int, _ screen: Screen) -> [Int] {
    var line = [view]
    while let parent = screen.views[line[line.count - 1]].parent { line.append(parent) }
    return line
  }

  private static func lateness(
    _ act: PlainRun.Act, _ run: PlainRun, _ baseline: PlainRun, _ screen: Screen
  ) -> Lateness? {
    if act.deed == "scrolls" { return Lateness(deed: 0, began: 0) }
    guard let usual = baseline.acts.first(where: { $0.actor == act.actor && $0.deed == act.deed }) else {
      return nil
    }
    let deed = act.nanoseconds - usual.nanoseconds
    guard case .view(let view) = act.actor else { return Lateness(deed: deed, began: 0) }
    func began(_ run: PlainRun) -> Int64? {
      run.calls.first { $0.phase == .began && line($0.view, screen).contains(view) }?.nanoseconds
    }
    // Where a touch was taken from it, the deeds of the two runs may be those of two taps.
    let isDisturbed = [run, baseline].contains { run in
      run.calls.contains { $0.phase == .cancelled && line($0.view, screen).contains(view) }
    }
    guard !isDisturbed, let here = began(run), let there = began(baseline) else { return nil }
    return Lateness(deed: deed, began: here - there)
  }
}

nonisolated extension Screen {
  /// The screen with nothing that holds touches back and nothing that waits for others.
  var atOnce: Screen {
    var screen = self
    for index in screen.views.indices {
      if screen.views[index].scrolling != nil { screen.views[index].scrolling?.delaysContentTouches = false }
      for place in (screen.views[index].recognizers ?? []).indices {
        screen.views[index].recognizers?[place].delaysTouchesBegan = false
        screen.views[index].recognizers?[place].delaysTouchesEnded = false
        screen.views[index].recognizers?[place].mustFail = nil
      }
      screen.views[index].recognizers?.removeAll { $0.part == .scrollDelay }
    }
    return screen
  }
}

extension RequestedGesture {
  /// Whether one finger moves.
  fileprivate var isMove: Bool {
    switch self {
    case .drag, .holdAndDrag, .swipe: true
    case .several(_, let gesture): gesture.isMove
    case .tap, .doubleTap, .tapWith, .hold, .pinch, .scroll, .wheel: false
    }
  }
}
