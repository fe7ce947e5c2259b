import Fingerpost
import FingerpostExplain
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

/// How causes become findings, each once.
extension Auditor {
  /// Reports a target that a tap never makes act.
  func add(_ cause: Cause, _ target: AuditTarget, _ reach: TargetReach, _ report: Report) {
    add(
      cause, target, reach, why: report.sentence,
      at: CGPoint(x: report.x, y: report.y), report)
  }

  /// Adds a finding, or a target to one that has the same cause.
  ///
  /// - Parameter question: what was asked of the target, where that is not a tap.
  func add(
    _ cause: Cause, _ target: AuditTarget, _ reach: TargetReach, why: @autoclosure () -> Sentence,
    at point: CGPoint?,
    _ report: Report? = nil, largest: CGSize? = nil, question: Question? = nil
  ) {
    let id = id(cause, target)
    if let index = known[id] {
      guard !findings[index].targets.contains(where: { $0.view == target.view }) else { return }
      findings[index].targets.append(place(target.view))
      tried[index]?.others.append(TriedFixes.Other(target: target, spot: point, question: question))
      findings[index].severity = min(findings[index].severity, cause.severity)
      return
    }
    var finding = AuditFinding(
      id: id, kind: cause.kind, severity: cause.severity,
      summary: "\(name(target.view)) \(cause.predicate)", why: why(), targets: [place(target.view)],
      cause: cause.view.flatMap { $0 == target.view ? nil : place($0) }, point: point,
      percent: reach.visible > 0 ? reach.percent : nil, largest: largest, rules: cause.rules)
    finding.isDisputed = report?.answer.isDisputed ?? false
    wantFixes(cause, report)
    known[id] = findings.count
    findings.append(finding)
  }

  /// One id for all targets that one view or recognizer keeps from acting; for other faults, the target's own.
  private func id(_ cause: Cause, _ target: AuditTarget) -> String {
    let own = identity.name(target.view)
    var name = own
    switch cause.kind {
    case .covered, .taken, .lateHighlight, .late:
      if let view = cause.view { name = identity.name(view) }
    case .switchedOff, .tooTransparent, .moving, .declined, .notInvertible:
      if let view = cause.view { name = identity.name(view) }
    case .overlap: name = own + "|" + (cause.view.map { identity.name($0) } ?? "")
    case .outsideParent, .partlyCovered, .swallowed, .neverActs, .noSize, .noRecognizer, .small,
      .cannotScroll,
      .deadScreen:
      break
    }
    if let recognizer = cause.recognizer {
      let data = explainer.recognizers[recognizer]
      name +=
        "|"
        + (data.name ?? data.targets?.first?.action
          ?? (explainer.screen.kind == .scenario ? data.address : nil)
            ?? data.className)
    }
    return ViewIdentity.id(cause.kind, name)
  }

  // MARK: - Names

  var words: Words { explainer.words }

  /// A view's class alone.
  func plain(_ view: Int) -> String {
    if explainer.screen.kind == .scenario { return words.short(view).plain }
    return Words.oneLine(VariableNames.typeName(explainer.screen.views[view].className), limit: 40)
  }

  /// A view's class with what it says, or what tells it from others of its class.
  func name(_ view: Int) -> String {
    let data = explainer.screen.views[view]
    let short = VariableNames.typeName(data.className)
    if explainer.screen.kind == .scenario { return words.short(view).plain }
    guard let title = titles[view] else { return short }
    return "\(Words.oneLine(short, limit: 40)) “\(Words.oneLine(title, limit: 20))”"
  }
}

nonisolated extension Words {
  /// A size, such as `36 × 44`.
  static func size(_ size: CGSize) -> String {
    func number(_ value: CGFloat) -> String { plain((Double(value) * 100).rounded() / 100) }
    return "\(number(size.width)) × \(number(size.height))"
  }
}

nonisolated extension VariableNames {
  /// The name of a class without its module, and that of an element's type without what all types begin with.
  static func typeName(_ className: String) -> String {
    let name = ClassName(className).short
    let prefix = "XCUIElementType"
    return name.hasPrefix(prefix) && name.count > prefix.count ? String(name.dropFirst(prefix.count)) : name
  }
}
