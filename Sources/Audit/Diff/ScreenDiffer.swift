import FingerpostExplain
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import Foundation

/// Compares two captures of one screen: both are audited, each target of the old one that acts is found in the new one,
/// and what it is there is compared with what it was.
public final class ScreenDiffer {
  private let old: Auditor
  private let new: Auditor
  /// Asked before each target of either audit; false ends the comparison.
  public var goesOn: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
  /// Why ``goesOn`` ended the comparison, as the beginning of a sentence.
  public var ending: () -> String = { "Interrupted" }
  /// Looked up only, never walked: what the audits found of each view.
  private var before: [Int: Set<ScreenDiff.Change>] = [:]
  private var after: [Int: [AuditFinding]] = [:]
  private var entries: [ScreenDiff.Entry] = []
  private var (gone, scrolledOut) = (0, 0)

  /// Prepares the comparison of two screens.
  public init(_ old: Screen, _ new: Screen, minSize: Double, triesFixes: Bool) {
    var options = Auditor.Options()
    options.minSize = minSize
    options.triesFixes = false
    self.old = Auditor(old, options)
    options.triesFixes = triesFixes
    self.new = Auditor(new, options)
  }

  nonisolated deinit {}

  /// Compares.
  ///
  /// - Throws: a sentence if the captures cannot be compared.
  public func diff(old oldTitle: String, new newTitle: String) throws(ScreenDiff.Problem) -> ScreenDiff {
    for (auditor, title) in [(old, oldTitle), (new, newTitle)] where auditor.explainer.screen.isHalfRead {
      throw ScreenDiff.Problem(description: "\(title): only part of the screen could be read.")
    }
    let total = old.targets.count + new.targets.count
    old.goesOn = { [goesOn] done, _ in goesOn(done, total) }
    new.goesOn = { [goesOn, old] done, _ in goesOn(old.targets.count + done, total) }
    (old.ending, new.ending) = (ending, ending)
    let audits = (old.audit(title: oldTitle), new.audit(title: newTitle))
    for audit in [audits.0, audits.1] where audit.interruption != nil {
      throw ScreenDiff.Problem(
        description: "\(audit.title) was not audited to its end: \(audit.interruption ?? "")")
    }
    note(audits.0, audits.1)
    var (targets, idle): ([AuditTarget], [AuditTarget]) = ([], [])
    for target in old.targets {
      if acts(target, on: old) { targets.append(target) } else { idle.append(target) }
    }
    let matcher = TargetMatcher(targets.map(\.view), of: old, in: new)
    let found = TargetMatcher(idle.map(\.view), of: old, in: new).matches
    guard old.targets.isEmpty || !matcher.matches.isEmpty || !found.isEmpty else {
      throw ScreenDiff.Problem(
        description:
          "None of the \(PlainText.count(old.targets.count, "target")) of \(oldTitle) is in \(newTitle): these are no captures of one screen."
      )
    }
    for target in targets { compare(target, matcher.matches[target.view]) }
    entries.sort { one, other in
      let order = ScreenDiff.Change.allCases
      let (first, second) = (order.firstIndex(of: one.change) ?? 0, order.firstIndex(of: other.change) ?? 0)
      return first == second ? one.finding.isBefore(other.finding) : first < second
    }
    return ScreenDiff(
      old: ScreenDiff.Capture(audits.0, targets: targets.count),
      new: ScreenDiff.Capture(audits.1, targets: matcher.matches.count), entries: entries,
      better: better(idle, found),
      doubts: doubts(audits.1), audit: audits.1)
  }

  /// Notes what the audits found of each view.
  private func note(_ old: ScreenAudit, _ new: ScreenAudit) {
    for finding in old.findings {
      guard let change = ScreenDiff.Change(finding) else { continue }
      for place in finding.targets { before[place.view, default: []].insert(change) }
    }
    for finding in new.findings {
      for place in finding.targets { after[place.view, default: []].append(finding) }
    }
  }

  /// The targets that act now and did not before, as they are in the new capture.
  private func better(_ idle: [AuditTarget], _ found: [Int: Int]) -> [AuditFinding.Place] {
    idle.compactMap { target in
      guard let view = found[target.view], acts(AuditTarget(view: view, role: target.role), on: new) else {
        return nil
      }
      return new.place(view)
    }
  }

  // MARK: - One target

  private func compare(_ target: AuditTarget, _ view: Int?) {
    guard let view else {
      // Rows come and go as a list scrolls.
      if old.identity.isInRow(target.view) { gone += 1 } else { add(gone: target) }
      return
    }
    let now = AuditTarget(view: view, role: target.role)
    let known = before[target.view] ?? []
    if !acts(now, on: new) {
      if new.places.visibleBox(view).isNull, new.places[view].isShown, isInScrollView(view) {
        scrolledOut += 1
      } else {
        add(.unreachable, finding(of: view, .unreachable) ?? explained(view), target)
      }
      return
    }
    for change in ScreenDiff.Change.allCases where !known.contains(change) {
      guard let finding = finding(of: view, change) else { continue }
      return add(change, finding, target)
    }
    if known.contains(.small), let finding = finding(of: view, .small), hasShrunk(target.view, view) {
      return add(.small, finding, target)
    }
    guard target.actsOnTap, !known.contains(.small), isLarge(old.places[target.view].box),
      !isLarge(new.places[view].box)
    else { return }
    let size = new.places[view].box.size
    add(
      .small, made(view, .small, .warning, "is small for a finger: \(Words.size(size)) pt", ["HIT-5"]), target
    )
  }

  /// Whether a tap, or what else it is for, makes a target act somewhere, or may do so.
  private func acts(_ target: AuditTarget, on auditor: Auditor) -> Bool {
    let place = auditor.places[target.view]
    guard place.isShown, !place.box.isNull, !place.box.isEmpty else { return false }
    // Whether or not another element lies in front of it.
    if target.role == .control, auditor.explainer.screen.views[target.view].isEnabled == false {
      return false
    }
    let isLost =
      auditor === new
      ? finding(of: target.view, .unreachable) != nil : before[target.view]?.contains(.unreachable) == true
    if isLost { return false }
    if target.role == .scrolls, auditor.spots.reach(target.view) { return true }
    let reach = auditor.meter.measure(target)
    return reach.own + reach.inner + reach.unclear > 0
  }

  private func isInScrollView(_ view: Int) -> Bool {
    new.explainer.lineage.line(view).dropLast().contains { new.explainer.standards[$0] == .scrollView }
  }

  private func isLarge(_ box: CGRect) -> Bool {
    Double(min(box.width, box.height)) >= new.options.minSize - Auditor.rounding
  }

  private func hasShrunk(_ oldView: Int, _ newView: Int) -> Bool {
    let (was, now) = (old.places[oldView].box, new.places[newView].box)
    return now.width < was.width - 1 || now.height < was.height - 1
  }

  // MARK: - What became of it

  private func finding(of view: Int, _ change: ScreenDiff.Change) -> AuditFinding? {
    guard var finding = after[view]?.first(where: { ScreenDiff.Change($0) == change }) else { return nil }
    // One entry is about one target; its name comes first in what is said.
    if finding.targets.first?.view != view {
      let first = finding.targets.first?.name ?? ""
      let rest = finding.summary.plain
      (finding.why, finding.point) = ("", new.places[view].box.isNull ? nil : middle(of: view))
      finding.summary =
        "\(new.name(view))\(rest.hasPrefix(first) ? String(rest.dropFirst(first.count)) : ": \(rest)")"
    }
    finding.targets = [new.place(view)]
    return finding
  }

  /// What the explainer says of a target that no audit calls a fault, such as one that was hidden or disabled.
  private func explained(_ view: Int) -> AuditFinding {
    var finding = made(view, .neverActs, .error, predicate(of: view), [])
    let report = new.explainer.report(
      of: .tap, at: new.explainer.middle(of: view), expecting: .views([view]), isAimed: true)
    finding.why = report.sentence
    finding.fixes = new.explainer.remedies(report).map {
      AuditFinding.Remedy(code: $0.code, then: $0.outcome)
    }
    if !new.places[view].box.isNull { finding.point = middle(of: view) }
    return finding
  }

  private func middle(of view: Int) -> CGPoint {
    let box = new.places[view].box
    return CGPoint(x: box.midX, y: box.midY)
  }

  /// What has become of a target that does not act any more, as what is said after its name.
  private func predicate(of view: Int) -> String {
    let views = new.explainer.screen.views
    if let hidden = new.explainer.lineage.line(view).last(where: {
      views[$0].isHidden || views[$0].alpha <= 0
    }) {
      return hidden == view
        ? "is hidden" : "is not to be seen, because \(new.plain(hidden)) around it is hidden"
    }
    if views[view].isEnabled == false { return "is disabled" }
    if new.places.visibleBox(view).isNull { return "lies beyond what is to be seen" }
    let reach = new.meter.measure(AuditTarget(view: view, role: .control))
    guard reach.visible == 0, let hit = new.probe.found(middle(of: view)),
      !new.explainer.lineage.isWithin(hit, view)
    else { return "does not act any more" }
    return "lies behind \(new.plain(hit))"
  }

  private func made(
    _ view: Int, _ kind: AuditKind, _ severity: AuditSeverity, _ predicate: String, _ rules: [String]
  ) -> AuditFinding {
    AuditFinding(
      id: ViewIdentity.id(kind, new.identity.name(view)), kind: kind, severity: severity,
      summary: "\(new.name(view)) \(predicate)", why: "", targets: [new.place(view)], rules: rules)
  }

  private func add(_ change: ScreenDiff.Change, _ finding: AuditFinding, _ target: AuditTarget) {
    entries.append(ScreenDiff.Entry(change: change, finding: finding, old: old.place(target.view)))
  }

  private func add(gone target: AuditTarget) {
    let place = old.place(target.view)
    var finding = AuditFinding(
      id: ViewIdentity.id(.neverActs, old.identity.name(target.view)), kind: .neverActs, severity: .error,
      summary: "\(old.name(target.view)) is gone", why: "", targets: [place], rules: [])
    finding.point = CGPoint(x: place.box.midX, y: place.box.midY)
    entries.append(ScreenDiff.Entry(change: .unreachable, finding: finding, old: place))
  }

  private func doubts(_ audit: ScreenAudit) -> [String] {
    var doubts: [String] = []
    if gone > 0 { doubts.append("\(PlainText.count(gone, "target")) in rows of lists were not found again.") }
    if scrolledOut > 0 {
      doubts.append("\(PlainText.count(scrolledOut, "target")) were scrolled out of sight and not compared.")
    }
    return doubts + audit.doubts
  }
}

extension ScreenDiff.Capture {
  fileprivate nonisolated init(_ audit: ScreenAudit, targets: Int) {
    self.init(title: audit.title, kind: audit.kind, views: audit.views, targets: targets)
  }
}

nonisolated extension ScreenDiff.Change {
  /// What a finding means for its targets; nil for what is about the whole screen.
  init?(_ finding: AuditFinding) {
    switch finding.kind {
    case .covered, .switchedOff, .tooTransparent, .swallowed, .neverActs, .notInvertible, .declined, .noSize,
      .noRecognizer, .moving:
      self = .unreachable
    case .overlap, .outsideParent, .taken, .cannotScroll:
      self = finding.severity == .error ? .unreachable : .partly
    case .partlyCovered: self = .partly
    case .late, .lateHighlight: self = .late
    case .small: self = .small
    case .deadScreen: return nil
    }
  }
}
