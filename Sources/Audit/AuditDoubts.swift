import FingerpostExplain
import FingerpostGestures
import FingerpostScreens
import FingerpostText

/// What an audit came across and does not call a fault, because the input leaves it open.
struct AuditDoubts {
  /// Targets that something covers which may or may not hide them.
  var unclearTargets: [Int] = []
  /// UIKit's own containers that are off, as during transitions.
  var switchedOffByUIKit: [Int] = []
  /// Views that animate while they may take touches.
  var moving: [Int] = []
  /// Views on which a fault would depend, of classes that are known to override hit testing in a way that is not.
  var overriding: [Int] = []
  var sentences: [String] = []
}

extension Auditor {
  /// Puts what was left open into sentences.
  func noteDoubts() {
    doubts.sentences += [
      covered, leftOutTrees, untoldRecognizers, overriding, assumedOwn, excluding, switchedOff, animated,
      elements,
      hosting,
    ].compactMap(\.self)
  }

  private var covered: String? {
    guard !doubts.unclearTargets.isEmpty else { return nil }
    let fronts = covers.unclear.prefix(3).map { name($0) }
    let more = covers.unclear.count > 3 ? " and \(covers.unclear.count - 3) more" : ""
    let count = PlainText.count(doubts.unclearTargets.count, "target")
    let lie = covers.unclear.count == 1 ? "lies" : "lie"
    return explainer.screen.knowledge.depth == .none
      ? "\(count) cannot be tapped if \(fronts.listed())\(more) \(lie) in front, which such an input does not say."
      : "\(count) cannot be tapped where \(fronts.listed())\(more) \(lie) in front; "
        + "the input does not say whether one can see through."
  }

  private var leftOutTrees: String? {
    let screen = explainer.screen
    let trees = screen.roots.count
    guard trees > 1, screen.views.allSatisfy({ !$0.isWindow }) else { return nil }
    return "The input has \(trees) trees and no window; only one of them is audited."
  }

  private var untoldRecognizers: String? {
    let untold = targets.filter { $0.role == .untold }.map(\.view)
    guard let first = untold.first else { return nil }
    let command = explainer.screen.views[first].address.map { ": po [\($0) gestureRecognizers]" } ?? ""
    return
      "\(PlainText.count(untold.count, "view")) \(untold.count == 1 ? "has" : "have") gesture recognizers of unknown "
      + "kinds, such as \(name(first))\(command)."
  }

  private var overriding: String? {
    doubts.overriding.first.map {
      "\(plain($0)) overrides hit testing; what it takes and lets through is not known."
    }
  }

  private var assumedOwn: String? {
    let screen = explainer.screen
    var names: [String] = []
    for finding in findings where finding.severity < .note && finding.kind.dependsOnHitTesting {
      guard let view = finding.cause?.view, screen.views[view].overrides == nil,
        !ClassName(screen.views[view].className).isOfSystem, screen.kind != .scenario
      else { continue }
      if !names.contains(plain(view)) { names.append(plain(view)) }
    }
    guard !names.isEmpty else { return nil }
    return "Whether \(Array(names.prefix(3)).listed("or")) overrides hit testing; UIKit's own is assumed."
  }

  private var excluding: String? {
    guard let pair = excludingPair() else { return nil }
    let names = [pair.0, pair.1].map {
      "\(explainer.recognizers.brief($0)) on \(name(explainer.recognizers.placed[$0].view))"
    }
    return
      "\(names[0]) and \(names[1]) may exclude each other; “fingerpost conflicts” plays more of what a finger can do."
  }

  private var switchedOff: String? {
    doubts.switchedOffByUIKit.first.map {
      "Targets in \(name($0)) take no touches: UIKit has switched it off, as it does during a transition."
    }
  }

  private var animated: String? {
    doubts.moving.first.map { "\(name($0)) animates; what is in it may take no touches until that ends." }
  }

  private var elements: String? {
    explainer.screen.hasElementTypes
      ? "Accessibility elements show no views that only take touches, no hidden settings and no gesture recognizers."
      : nil
  }

  private var hosting: String? {
    explainer.screen.views.contains { $0.className.contains("_UIHostingView") }
      ? "SwiftUI decides about touches in its hosting views by itself; no target in them is audited." : nil
  }
}

extension Auditor {
  /// Two recognizers of the application's for other gestures than taps that get the same touches, or nil.
  private func excludingPair() -> (Int, Int)? {
    let set = explainer.recognizers
    var own = [[Int]](repeating: [], count: explainer.screen.views.count)
    for index in set.placed.indices where isOwnGesture(index) { own[set.placed[index].view].append(index) }
    // Of each view, the first at it or above it; superviews come first.
    var firsts: [Int?] = []
    for view in own.indices {
      var first = explainer.lineage.parent(view).flatMap { firsts[$0] }
      for index in own[view] {
        if let first { return (first, index) }
        first = index
      }
      firsts.append(first)
    }
    return nil
  }

  /// Whether a recognizer is the application's, for another gesture than taps, and on a target.
  private func isOwnGesture(_ index: Int) -> Bool {
    let set = explainer.recognizers
    let recognizer = set[index]
    return ![.tap, .hover, nil].contains(recognizer.playedKind) && recognizer.isEnabled
      && !recognizer.isInstalledByUIKit && set.part(index) == nil && recognizer.assumedPart == nil
      && targetOfView[set.placed[index].view] != nil
  }
}
