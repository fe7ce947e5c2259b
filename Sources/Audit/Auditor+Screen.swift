import FingerpostExplain
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import Foundation

/// Faults of the screen as a whole.
extension Auditor {
  /// From this part of a screen on, in percent, a tap that does nothing is a fault of the screen.
  private static let deadPart = 90.0

  /// Reports a screen on which a tap does nothing nearly everywhere.
  ///
  /// It is a fault if nothing acts on it at all, or if one view in front takes the taps, and a note on a plain screen with
  /// a button or two.
  func checkScreen() {
    let screen = explainer.screen
    let roots = probe.built.shownRoots
    guard !screen.hasElementTypes, let window = roots.first, roots.allSatisfy({ screen.views[$0].isWindow }),
      screen.views.count > roots.count
    else { return }
    let shares = shares()
    guard shares.nothing > Self.deadPart else { return }
    let acting = spots.hits.filter { situations.outcome($0) != .nothing || actsOnOtherGestures(around: $0) }
    var counts = spots.counts
    for hit in acting { counts[hit] = 0 }
    let part = { (count: Int) in Double(count) * 100 / Double(self.map.hits.count) }
    guard part(counts.reduce(spots.nowhere, +)) > Self.deadPart else { return }
    let most = counts.indices.max { counts[$0] < counts[$1] } ?? window
    let takesNearlyAll = part(counts[most]) > Self.deadPart
    let isInFront = takesNearlyAll && !acting.contains { explainer.lineage.isWithin($0, most) }
    let taker = takesNearlyAll ? most : window
    // Another finding may say why, and UIKit switches its containers off for a moment.
    let isExplained =
      !acting.isEmpty && !isInFront || covers.hidesTargets || !doubts.unclearTargets.isEmpty
      || findings.contains { $0.severity == .error || $0.kind == .moving }
      || screen.views.contains {
        !$0.isUserInteractionEnabled && PublicClasses.isTransitionContainer($0.className)
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
}
