import FingerpostExplain
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import Foundation

/// Targets that act, but not everywhere, not easily or not at once.
extension Auditor {
  /// From this part of what is to be seen on, what is lost of a target is a fault.
  private static let partLost = 0.25
  /// From this part on, what lies beyond a view around it is one.
  private static let partBeyond = 0.1
  /// How many points more than half a pixel a size may fall short: edges are rounded to pixels.
  static let rounding = 0.34
  /// From this delay on, an action is late.
  private static let lateNanoseconds: Int64 = 100_000_000

  /// What is covered of a target, what sticks out, and whether the rest is large enough.
  func checkParts(_ target: AuditTarget, _ reach: TargetReach) {
    let covered = reach.lost - reach.beyond
    var isBeyond = false
    if Double(reach.beyond) > Self.partBeyond * Double(reach.visible), let spot = reach.beyondSpot {
      let report = report(on: target.view, at: spot, reach)
      isBeyond = true
      if let obstacle = report.expected?.course.obstacles.first, case .outside(_, let holder) = obstacle,
        !dependsOnOverride(obstacle)
      {
        let part = Words.percent(Double(reach.beyond) * 100 / Double(reach.visible))
        add(
          Cause(
            kind: .outsideParent, severity: .warning, view: holder, rules: ["HIT-6"],
            predicate: "sticks out of \(plain(holder)): \(part) of it is dead"),
          target, reach, why: report.sentence, at: spot, report)
      }
    }
    var isCovered = false
    if Double(covered) > Self.partLost * Double(reach.visible), let spot = reach.lostSpot {
      isCovered = checkCovered(target, reach, covered, spot)
    }
    let size = places[target.view].box.size
    let isSmall = Double(min(size.width, size.height)) < options.minSize
    guard !isCovered, !isBeyond || isSmall else { return }
    checkSmall(target, reach)
  }

  private func checkCovered(_ target: AuditTarget, _ reach: TargetReach, _ covered: Int, _ spot: CGPoint)
    -> Bool
  {
    let report = report(on: target.view, at: spot, reach)
    guard var cause = cause(of: report, target) else { return false }
    let part = Words.percent(Double(covered) * 100 / Double(reach.visible))
    if cause.severity < .warning { cause.severity = .warning }
    switch cause.kind {
    case .overlap:
      cause.predicate =
        "overlaps \(cause.view.map { name($0) } ?? "another target"), which takes \(part) of it"
    case .covered, .swallowed, .taken:
      let taker = cause.recognizer.map { explainer.recognizers.brief($0) } ?? cause.view.map { plain($0) }
      cause.predicate = "acts only in part: \(taker ?? "something else") takes \(part) of it"
      cause.kind = .partlyCovered
    default: return false
    }
    let rect = LargestRectangle(meter, probe).find(target, minSize: options.minSize)
    add(cause, target, reach, why: report.sentence, at: spot, report, largest: rect)
    return true
  }

  // MARK: - Size

  private func checkSmall(_ target: AuditTarget, _ reach: TargetReach) {
    let view = target.view
    let place = places[view]
    let data = explainer.screen.views[view]
    guard place.bar == nil, target.role != .dragged || data.className == "UISlider",
      !PublicClasses.isPrivate(data.className), isWhole(view),
      reach.hidden == 0 || scrollView(of: view) == nil, target.role != .known || isLaidOut(view)
    else { return }
    let minSize = options.minSize
    guard reach.square < minSize + 1 else { return }
    // What a row leaves to the views in it is theirs; the row itself is what is measured then.
    if target.role == .known, reach.inner > 0, Double(min(place.box.width, place.box.height)) >= minSize {
      return
    }
    guard let largest = LargestRectangle(meter, probe).find(target, minSize: minSize) else { return }
    let (width, height) = (Double(largest.width), Double(largest.height))
    guard width < minSize - Self.rounding || height < minSize - Self.rounding else { return }
    let cause = Cause(
      kind: .small, severity: hasFixedSize(view) ? .note : .warning, rules: ["HIT-5"],
      predicate: "is small for a finger: \(Words.size(largest)) pt")
    guard let spot = reach.spot else { return }
    let why: Sentence =
      hasFixedSize(view)
      ? "A \(ClassName(data.className).short) has this size unless it is given another." : ""
    add(cause, target, reach, why: why, at: spot, largest: largest)
  }

  /// Whether a row shows something and has room for it: rows without content are gaps, and those whose content sticks
  /// out are being laid out.
  private func isLaidOut(_ view: Int) -> Bool {
    let data = explainer.screen.views[view]
    guard !explainer.screen.hasElementTypes, ClassKnowledge.action(of: data, isElement: false) == .selected
    else {
      return true
    }
    if data.label == nil, covers.contents[view] == 0 { return false }
    let box = places[view].box.insetBy(dx: -1, dy: -1)
    return !explainer.screen.views.indices.dropFirst(view + 1).prefix { explainer.lineage.isWithin($0, view) }
      .contains { inner in
        places[inner].isShown && places[inner].box.height > box.height && !places[inner].box.isNull
      }
  }

  /// Whether nothing but other views keeps a part of a view from being seen.
  private func isWhole(_ view: Int) -> Bool {
    let (box, seen) = (places[view].box, places.visibleBox(view))
    return !seen.isNull && abs(box.width - seen.width) < 0.5 && abs(box.height - seen.height) < 0.5
  }

  /// The innermost scroll view around a view, or nil.
  private func scrollView(of view: Int) -> Int? {
    explainer.lineage.line(view).dropLast().last { explainer.standards[$0] == .scrollView }
  }

  /// Whether a view can be scrolled away from under another one, which stays where it is.
  func scrolls(_ view: Int, under other: Int) -> Bool {
    scrollView(of: view).map { !explainer.lineage.isWithin(other, $0) } ?? false
  }

  /// Whether the class of a view brings its size.
  private func hasFixedSize(_ view: Int) -> Bool {
    switch explainer.standards[view] {
    case .switchControl, .slider, .segmentedControl, .stepper, .pageControl: true
    default: false
    }
  }

  // MARK: - Time

  /// Whether a target acts, or shows that it is pressed, later than it could.
  func checkLateness(_ target: AuditTarget, _ reach: TargetReach) {
    guard target.actsOnTap, let spot = reach.spot, !explainer.screen.hasElementTypes,
      let hit = probe.found(spot)
    else { return }
    let answer = situations.answer(target.view, hit: hit, at: spot)
    guard answer.kind == .actsLate, let delay = answer.delay else { return }
    let time = Words.milliseconds(delay.nanoseconds)
    switch (delay.subject, delay.cause) {
    case (.action, .recognizer(let other)) where delay.nanoseconds >= Self.lateNanoseconds:
      let report = report(on: target.view, at: spot, reach)
      add(
        Cause(
          kind: .late, severity: .warning, view: explainer.recognizers.placed[other].view, recognizer: other,
          rules: ["ARB-18"],
          predicate: "acts \(time) late, after \(explainer.recognizers.brief(other)) has failed"),
        target, reach, why: report.sentence, at: spot, report)
    case (.began, .scrollView(let scrollView))
    where target.role == .control && !PublicClasses.isPrivate(explainer.screen.views[scrollView].className):
      let report = report(on: target.view, at: spot, reach)
      add(
        Cause(
          kind: .lateHighlight, severity: .note, view: scrollView, rules: ["SCR-2"],
          predicate: "highlights late: \(plain(scrollView)) delays touches"),
        target, reach, why: report.sentence, at: spot, report)
    default: break
    }
  }

  // MARK: - What a similar view has

  /// Views that were switched on to be touched and have no recognizer, while a twin beside them has one.
  func findTwins() {
    guard explainer.screen.kind == .recursiveDescription || explainer.screen.kind == .export else { return }
    let finder = explainer.finder
    for (view, data) in explainer.screen.views.enumerated() {
      guard
        data.className == "UIImageView" || data.className == "UILabel"
          || !ClassName(data.className).isOfSystem,
        data.isUserInteractionEnabled, !data.hasRecognizers, explainer.standards[view] == nil,
        explainer.recognizers.recognizers(of: view).isEmpty, places[view].isShown, !places[view].isOfSystem,
        !places.visibleBox(view).isNull, let twin = finder.twin(of: view)
      else { continue }
      let other = explainer.recognizers.placed[twin].view
      let sizes = (places[view].box.size, places[other].box.size)
      guard explainer.recognizers[twin].playedKind == .tap, !explainer.recognizers[twin].isInstalledByUIKit,
        abs(sizes.0.width - sizes.1.width) < 1, abs(sizes.0.height - sizes.1.height) < 1
      else { continue }
      let target = AuditTarget(view: view, role: .tapped)
      let reach = meter.measure(target)
      guard reach.own == 0, reach.inner == 0, let spot = reach.lostSpot, let hit = probe.found(spot),
        situations.answer(view, hit: hit, at: spot).hindrance == .nothingThere
      else { continue }
      let report = report(on: view, at: spot, reach)
      add(
        Cause(
          kind: .noRecognizer, severity: .warning, rules: ["GR-5"],
          predicate: "never acts: \(explainer.recognizers.brief(twin)) is on \(plain(other)) beside it"),
        target, reach, why: report.sentence, at: spot, report)
    }
  }
}
