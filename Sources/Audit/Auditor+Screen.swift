import FingerpostExplain
import FingerpostScreens
import FingerpostText
import Foundation

/// Faults of the screen as a whole.
extension Auditor {
  /// From this part of a screen on, in percent, a tap that does nothing is a fault of the screen.
  private static let deadPart = 90.0

  /// Reports a screen on which a tap does nothing nearly everywhere: because nothing acts on it at all, or because one
  /// view in front takes the taps. A plain screen with a button or two is none.
  func checkScreen() {
    let screen = explainer.screen
    let roots = probe.built.shownRoots
    guard !screen.hasElementTypes, let window = roots.first, roots.allSatisfy({ screen.views[$0].isWindow }),
      screen.views.count > roots.count
    else { return }
    let shares = shares()
    guard shares.nothing > Self.deadPart, !covers.hidesTargets, doubts.unclearTargets.isEmpty else { return }
    var counts = [Int](repeating: 0, count: screen.views.count)
    for hit in map.hits where hit >= 0 { counts[Int(hit)] += 1 }
    for view in counts.indices where counts[view] > 0 {
      if situations.outcome(view) != .nothing || actsOnOtherGestures(around: view) { counts[view] = 0 }
    }
    let part = { (count: Int) in Double(count) * 100 / Double(self.map.hits.count) }
    let nowhere = map.hits.count { $0 < 0 }
    guard part(counts.reduce(nowhere, +)) > Self.deadPart else { return }
    let most = counts.indices.max { counts[$0] < counts[$1] } ?? window
    let takesNearlyAll = part(counts[most]) > Self.deadPart
    let acting = acting
    let isInFront = takesNearlyAll && !acting.contains { explainer.lineage.isWithin($0, most) }
    guard acting.isEmpty || isInFront else { return }
    let taker = takesNearlyAll ? most : window
    // Another finding may say why, and UIKit switches its containers off for a moment.
    let isExplained =
      findings.contains { $0.severity == .error || $0.kind == .moving }
      || screen.views.contains {
        !$0.isUserInteractionEnabled && SystemParts.isTransitionContainer($0.className)
      }
    var finding = AuditFinding(
      id: ViewIdentity.id(.deadScreen, identity.name(taker)), kind: .deadScreen,
      severity: isExplained ? .note : .warning,
      summary: "A tap does nothing on \(Words.percent(shares.nothing)) of the screen",
      why: takesNearlyAll
        ? "\(name(taker)) takes the touch on nearly all of it, and nothing acts there." : "",
      targets: [place(taker)], rules: ["HIT-7"])
    finding.point = situations.point(of: taker)
    findings.append(finding)
  }

  /// Whether a finger that does more than tap makes something act on a view or around it, or may do so.
  private func actsOnOtherGestures(around view: Int) -> Bool {
    explainer.lineage.line(view).contains { holder in
      let set = explainer.recognizers
      return ScrollRoom(holder, explainer) != nil && !findings.contains { $0.targets.first?.view == holder }
        || set.recognizers(of: holder).contains { set.part($0) == nil && !set[$0].isInstalledByUIKit }
    }
  }

  /// The views that are hit somewhere and where something acts or may act, on a tap or another gesture.
  private var acting: [Int] {
    Set(map.hits).map(Int.init).sorted().filter { hit in
      hit >= 0 && (situations.outcome(hit) != .nothing || actsOnOtherGestures(around: hit))
    }
  }
}
