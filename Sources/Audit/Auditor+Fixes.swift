import Fingerpost
import FingerpostExplain
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import Foundation

/// What is to be tried against a fault, or was.
struct TriedFixes {
  /// A target that the fixes were not found for.
  struct Other {
    var target: AuditTarget
    var spot: CGPoint?
    /// What was asked of it, where that is not a tap.
    var question: Question?
  }

  /// The answer about the first target that has the fault, in which the fixes are looked for.
  var report: Report
  /// Whether the engine's own answer says that something acts, and a touch would not.
  var isMoving: Bool
  /// The changes of each fix.
  var changes: [[Change]] = []
  var others: [Other] = []
}

/// How faults are fixed: by changes that the engine tried on every target that has the fault.
extension Auditor {
  /// The most targets that a fix is tried on.
  private static let maxTried = 20

  /// Remembers that fixes are to be looked for against the next finding: targets come before fixes.
  func wantFixes(_ cause: Cause, _ report: Report?) {
    guard options.triesFixes, cause.kind != .small, let report, report.question != nil else { return }
    tried[findings.count] = TriedFixes(report: report, isMoving: cause.kind == .moving)
  }

  /// Looks for fixes of all findings, those of the worst first.
  ///
  /// - Returns: how many findings it did not come to, because it was to end before the last.
  func findFixes() -> Int {
    let wanted = findings.indices.filter { tried[$0] != nil }
      .sorted { (findings[$0].severity, $0) < (findings[$1].severity, $1) }
    for (done, index) in wanted.enumerated() {
      guard let fault = tried[index] else { continue }
      guard hasTime else { return wanted.count - done }
      var report = fault.report
      guard let question = report.question else { continue }
      if fault.isMoving { report.answer.kind = .notReached }
      report.fixes = Solver(question, explainer).solve(report.answer).fixes
      tried[index]?.changes = report.fixes.map(\.changes)
      findings[index].fixes = explainer.remedies(report).map {
        AuditFinding.Remedy(code: $0.code, then: $0.outcome)
      }
    }
    return 0
  }

  /// Tries the fixes of faults that several targets have on all of these, and keeps those that help all, if one does.
  ///
  /// - Returns: false if it was to end before the last.
  func tryFixesOnOthers() -> Bool {
    for (index, finding) in findings.enumerated() where !finding.fixes.isEmpty {
      guard let tried = tried[index], !tried.others.isEmpty else { continue }
      guard hasTime else { return false }
      let others = tried.others.prefix(Self.maxTried).filter { $0.spot != nil }
      let helped = tried.changes.map { changes in
        others.count { helps(changes, $0, finding.kind) }
      }
      var kept: [AuditFinding.Remedy] = []
      for (fix, count) in zip(finding.fixes, helped) {
        guard count == others.count || !helped.contains(others.count) else { continue }
        var fix = fix
        switch (count, others.count) {
        case (_, 0): break
        case (1, 1): fix.then += "; it helps the other target, too"
        case (let count, count): fix.then += "; it helps the \(count) other targets, too"
        default: fix.then += "; it helps \(count) of the \(others.count) other targets"
        }
        kept.append(fix)
      }
      findings[index].fixes = kept
    }
    return true
  }

  /// Whether changes make a gesture do what was wanted, or a tap reach a target and, if it acts on taps, make it act, in time where that is the fault.
  private func helps(_ changes: [Change], _ other: TriedFixes.Other, _ kind: AuditKind) -> Bool {
    let target = other.target
    if let question = other.question { return explainer.answer(question, with: changes).happens }
    let question = Question(
      script: RequestedGesture.tap.script(at: other.spot ?? .zero), view: target.view)
    let answer = explainer.answer(question, with: changes)
    guard target.actsOnTap else {
      return answer.hit.map { explainer.lineage.isWithin($0, target.view) } ?? false
    }
    return answer.happens && (answer.delay == nil || kind != .late && kind != .lateHighlight)
  }

  // MARK: - Size

  /// Tries larger areas of touches around all small targets at once, and measures them on a second screen.
  func widenSmallTargets() {
    var changes: [(finding: Int, change: Change)] = []
    for (place, finding) in findings.enumerated() where finding.kind == .small {
      guard let view = finding.targets.first?.view, let change = widening(of: view) else { continue }
      changes.append((place, change))
    }
    guard !changes.isEmpty else { return }
    let probe = TouchProbe(explainer.factory, ScreenEdits(changes.map(\.change)))
    let finder = LargestRectangle(meter, probe)
    let minSize = options.minSize
    for (place, change) in changes {
      guard let view = findings[place].targets.first?.view, let target = targetOfView[view],
        let largest = finder.find(target, minSize: minSize, isEnlarged: true),
        Double(largest.width) >= minSize - Self.rounding, Double(largest.height) >= minSize - Self.rounding,
        isNoNarrower(largest, than: findings[place].largest)
      else { continue }
      var code = FixCode(explainer.screen, explainer.lineage, explainer.recognizers)
      findings[place].fixes = [
        AuditFinding.Remedy(
          code: code.lines([change]), then: "\(Words.size(largest)) pt of \(name(view)) can be reached")
      ]
    }
  }

  /// Whether a larger area loses nothing in one direction of what it gains in the other.
  private func isNoNarrower(_ size: CGSize, than before: CGSize?) -> Bool {
    guard let before else { return true }
    return Double(size.width) >= Double(before.width) - Self.rounding
      && Double(size.height) >= Double(before.height) - Self.rounding
  }

  private func widening(of view: Int) -> Change? {
    let data = explainer.screen.views[view]
    let size = explainer.touched.built.views[view].bounds.size
    let minSize = options.minSize
    guard data.hitOverride == nil, !explainer.screen.hasElementTypes, size.width > 0, size.height > 0 else {
      return nil
    }
    func margin(_ length: CGFloat) -> CGFloat { max(0, ((minSize - Double(length)) / 2).rounded(.up)) }
    return .widen(view, CGSize(width: margin(size.width), height: margin(size.height)))
  }
}
