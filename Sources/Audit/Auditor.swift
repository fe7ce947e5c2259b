import Fingerpost
import FingerpostExplain
import FingerpostGestures
public import FingerpostScreens
import FingerpostText
import Foundation

/// Audits a screen: asks which of its targets a tap reaches, how much of each, and what happens there.
///
/// All that it says comes from the engine: a map of who gets a touch, a tap played for each view that is hit, and the
/// explainer's answers for what does not act. It knows no rules.
public final class Auditor {
  /// What is asked of targets.
  public struct Options: Sendable {
    /// The least width and height of a target, in points: 44 in Apple's Human Interface Guidelines.
    public var minSize = 44.0
    /// Whether fixes are looked for and tried.
    public var triesFixes = true

    /// Creates the usual options.
    public init() {}
  }

  let explainer: Explainer
  let options: Options
  let probe: TouchProbe
  let places: ViewPlaces
  let map: TouchMap
  let situations: TapSituations
  let covers: CoverFinder
  let meter: ReachMeter
  let identity: ViewIdentity
  let titles: ViewTitles
  let spots: GestureSpots
  /// The targets that are to be seen or could be.
  let targets: [AuditTarget]
  /// Looked up only, never walked: the target that each view is.
  let targetOfView: [Int: AuditTarget]
  var findings: [AuditFinding] = []
  /// Looked up only, never walked: the finding with each id.
  var known: [String: Int] = [:]
  /// Looked up only, never walked: what is tried against the findings, by their places.
  var tried: [Int: TriedFixes] = [:]
  var doubts = AuditDoubts()
  var audited = 0
  /// What was not done because the audit was to end, as clauses.
  private var lacks: [String] = []
  /// Asked before each target with how many are done and how many there are; false ends the audit with what was found.
  public var goesOn: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
  /// Why ``goesOn`` ended the audit, as the beginning of a sentence.
  public var ending: () -> String = { "Interrupted" }

  /// Prepares the audit of a screen, and makes its map.
  ///
  /// - Parameter tree: the number of the tree to audit, from 1; with nil all windows, or else the first tree.
  public init(_ screen: Screen, tree: Int? = nil, _ options: Options = Options()) {
    // What a control is set to now says nothing about whether it can be used.
    explainer = Explainer(screen.withControlsInTheMiddle, tree: tree)
    self.options = options
    probe = TouchProbe(explainer.factory)
    let limit = explainer.touched.built.world.eventRules.hitAlphaMin
    places = ViewPlaces(probe.built, explainer.standards, alphaLimit: limit)
    var mapper = TouchMapper(probe.built, area: places.area)
    map = mapper.make()
    situations = TapSituations(explainer, map)
    let windows = probe.built.world.application.windows.compactMap { [probe] in probe.built.index(of: $0) }
    covers = CoverFinder(explainer, places, windows: windows)
    meter = ReachMeter(
      explainer: explainer, map: map, places: places, situations: situations, covers: covers)
    identity = ViewIdentity(explainer.screen, explainer.lineage)
    titles = ViewTitles(explainer.screen, explainer.lineage)
    spots = GestureSpots(map, situations, explainer.lineage, views: explainer.screen.views.count)
    targets = explainer.targets().filter { [places, explainer, covers] target in
      // Elements around one that is visible may be said not to be.
      places[target.view].isShown && !places[target.view].isOfSystem
        && explainer.screen.views[target.view].isSaidVisible != false
        && (target.role != .scrolls || covers.contents[target.view] > 0)
    }
    targetOfView = Dictionary(targets.map { ($0.view, $0) }) { first, _ in first }
  }

  nonisolated deinit {}

  /// Makes the audit.
  ///
  /// - Parameter title: what the report calls the screen, such as the name of its file.
  public func audit(title: String) -> ScreenAudit {
    if checkTargets() {
      findTwins()
      if !checkGestures() { lacks.append("not all gestures were played") }
      checkScreen()
    }
    if options.triesFixes { tryFixes() }
    noteDoubts()
    findings.sort { $0.isBefore($1) }
    var doubts = [interruption].compactMap(\.self) + doubts.sentences
    if explainer.screen.isHalfRead {
      // What follows from half a screen is not a fact.
      doubts =
        ["Only part of the input could be read, so nothing of it is reported as a fault."]
        + findings.filter { $0.severity < .note }.prefix(5).map { "Perhaps: \($0.summary.plain)." } + doubts
      findings = []
    }
    return ScreenAudit(title: title, auditor: self, doubts: doubts)
  }

  /// Looks for fixes when all targets were judged, so that an audit without time for more has all of its findings.
  private func tryFixes() {
    guard lacks.isEmpty else {
      if !tried.isEmpty { lacks.append("no fixes were looked for") }
      return
    }
    widenSmallTargets()
    let left = findFixes()
    if left > 0 {
      lacks.append("\(left) of \(PlainText.count(tried.count, "finding")) were not searched for fixes")
    } else if !tryFixesOnOthers() {
      lacks.append("not all fixes were tried on all targets")
    }
  }

  // MARK: - One target

  /// Checks one target after the other; false if it was to end before the last.
  private func checkTargets() -> Bool {
    for (done, target) in targets.enumerated() {
      guard goesOn(done, targets.count) else {
        lacks.append(
          "\(targets.count - done) of \(PlainText.count(targets.count, "target")) were not audited")
        return false
      }
      check(target)
    }
    return true
  }

  /// What was not audited, in a sentence; nil where all was.
  var interruption: String? {
    lacks.isEmpty ? nil : "\(ending()): \(lacks.joined(separator: ", and "))."
  }

  /// Asked between two steps after the targets.
  var hasTime: Bool { goesOn(targets.count, targets.count) }

  private func check(_ target: AuditTarget) {
    let place = places[target.view]
    if let moving = place.moving {
      checkMoving(target, moving)
      return
    }
    guard !place.box.isNull else { return }
    if place.box.isEmpty {
      checkSize(target)
      return
    }
    // What only has to be reached is not measured where it is.
    if target.role == .scrolls, spots.reach(target.view) {
      audited += 1
      return
    }
    let reach = meter.measure(target)
    guard reach.visible > 0 else { return }
    audited += 1
    if reach.unclear > 0, reach.own == 0 { doubts.unclearTargets.append(target.view) }
    if reach.own == 0, reach.inner == 0 {
      // What is covered by something that may be opaque is a doubt, even if a strip of it is not.
      guard reach.lost * 4 > reach.visible else { return }
      checkUnreached(target, reach)
      return
    }
    guard reach.own > 0 else { return }
    if target.isSolid, place.bar == nil || target.view == place.bar { checkParts(target, reach) }
    checkLateness(target, reach)
  }

  /// The answer of the explainer for a target at a point, with what is in the way.
  func report(on target: Int, at point: CGPoint, _ reach: TargetReach?) -> Report {
    let measured = reach.map {
      Reach(samples: $0.visible, reached: $0.own, takers: $0.losses.map { ($0.hit, $0.count) })
    }
    return explainer.report(on: target, tappedAt: point, measured) { [situations] hit in
      situations.answer(target, hit: hit, at: point)
    }
  }

  func place(_ view: Int) -> AuditFinding.Place {
    let data = explainer.screen.views[view]
    let label = titles[view].map { Words.oneLine($0, limit: 80) }
    return AuditFinding.Place(
      view: view, className: data.className, address: data.address, label: label, name: name(view),
      line: data.line > 0 ? data.line : nil, box: places[view].box, corners: corners(of: view))
  }

  /// The corners of a view on the screen, where it is turned; none where the rectangle around it is the view.
  private func corners(of view: Int) -> [CGPoint] {
    guard !places[view].isUpright else { return [] }
    let bounds = probe.built.views[view].bounds
    return [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { probe.built.onScreen($0, of: view) }
  }

  /// The edges of all targets that are to be seen.
  var outlines: [ScreenAudit.Outline] {
    targets.filter { $0.role != .scrolls }.compactMap { target in
      let box = places.visibleBox(target.view)
      return box.isNull
        ? nil
        : ScreenAudit.Outline(
          box: box, corners: corners(of: target.view), title: title(of: target.view))
    }
  }

  /// What a view shows, or else what it is.
  private func title(of view: Int) -> String {
    PlainText.excerpt(titles[view] ?? ClassName(explainer.screen.views[view].className).short)
  }

  /// What views that act on a tap are called, with what they show.
  func names(of taps: [ScreenAudit.Tapped]) -> [Int: String] {
    var names: [Int: String] = [:]
    for case .view(let view) in taps where names[view] == nil {
      let name = ClassName(explainer.screen.views[view].className).short
      names[view] = name + (titles[view].map { " “\(PlainText.excerpt($0))”" } ?? "")
    }
    return names
  }
}
