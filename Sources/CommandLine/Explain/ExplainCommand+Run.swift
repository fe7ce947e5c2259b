import FingerpostConsole
import FingerpostExplain
import FingerpostGestures
import FingerpostReading
import FingerpostScreens
import Foundation

@MainActor extension ExplainCommand {
  /// Reads, explains and reports.
  ///
  /// - Returns: the exit status, 0, 1 or 3.
  /// - Throws: the reason for exit status 2, in one sentence.
  func run(on console: Console) throws(CommandFailure) -> Int32 {
    if watch || save != nil || idle != nil { return try watchTouches(on: console) }
    let input = try attaching.input(file)
    if diagnose {
      console.line(try diagnosis(of: input, on: console).joined(separator: "\n"))
      return 0
    }
    let points = try points(on: console)
    let isAsked = !tap.isEmpty || taps != nil || atAllCenters || expect != nil
    guard isAsked || file.map(InputFile.isFolder) == true else { throw CommandFailure(Self.nothingAsked) }
    let given = gesture.flatMap { RequestedGesture($0) }
    if let gesture, given == nil {
      throw CommandFailure("--gesture \(gesture): expected \(RequestedGesture.forms).")
    }
    guard !brief || json else {
      throw CommandFailure("--brief needs --json; the text is short unless you use --full.")
    }
    let bound = RunBound(console, seconds: try time.seconds(on: console))
    let screen = try ScreenFile.read(input, with: with, on: console).screen()
    let notes = try notes(on: screen) + (screen.repetition.map { [$0] } ?? [])
    let step = isAsked ? nil : try failedStep(of: screen)
    let explainer = Explainer(screen, tree: tree)
    let asked = try asked(given, at: points, step, of: explainer, notes)
    try addTrials(to: explainer, isSingle: asked.isSingle)
    if asked.isSingle, let spot = asked.spots.first {
      let report = explainer.report(
        of: asked.gesture, at: spot.point, expecting: asked.expected, isAimed: asked.isAimed,
        notes: asked.notes)
      try write(report, of: explainer, title: input.title, on: console)
      return report.outcome.exitStatus
    }
    return try explainAll(asked, explainer, bound, on: console)
  }

  /// What a run explains.
  private struct Asked {
    var gesture: RequestedGesture
    var expected: Expected
    var spots: [Explainer.Tap]
    var notes: [String]
    /// Whether one gesture is explained in full, and not several in a line each.
    var isSingle = true
    /// Whether the place was chosen for what is expected.
    var isAimed = false
  }

  /// The points that were named, in their order.
  private func points(on console: Console) throws(CommandFailure) -> [CGPoint] {
    var points: [CGPoint] = []
    for tap in tap { points.append(try PointList.point(tap)) }
    if let taps { points += try PointList.points(try console.data(of: taps), name: InputFile.title(taps)) }
    return points
  }

  /// Says what is explained: what was named, what the failed step of a test did, and otherwise what the expected view or
  /// recognizer is there for.
  private func asked(
    _ given: RequestedGesture?, at points: [CGPoint], _ step: TestStep?, of explainer: Explainer,
    _ notes: [String]
  ) throws(CommandFailure) -> Asked {
    let expected = try CommandFailure.wrapping(about: "--expect") {
      try (expect ?? step?.element).map(explainer.expected) ?? .nothing
    }
    var spots = points.map { Explainer.Tap($0) }
    if let step, let point = Self.point(of: step, explainer.aim(of: expected), explainer.screen) {
      spots = [Explainer.Tap(point)]
    }
    if atAllCenters { spots += explainer.middles() }
    var asked = Asked(
      gesture: step.flatMap { RequestedGesture($0.gesture) } ?? given ?? .tap, expected: expected,
      spots: spots,
      notes: notes)
    if let step {
      asked.notes.append("The log of the test ends with the step \(step.title), which is explained.")
    }
    asked.isSingle = taps == nil && !atAllCenters && spots.count < 2
    asked.isAimed = asked.isSingle && spots.isEmpty
    guard asked.isSingle else { return asked }
    let meant =
      given != nil || step != nil ? nil : explainer.meantGesture(for: expected, at: spots.first?.point)
    if asked.isAimed, let view = explainer.aim(of: expected) {
      asked.spots = [Explainer.Tap(meant?.point ?? explainer.middle(of: view))]
      asked.notes.append(meant?.note ?? Explainer.aimNote)
    } else if let meant {
      asked.notes.append(meant.note)
    }
    if let meant { asked.gesture = meant.gesture }
    return asked
  }

  /// Where a step of a test touched, if its log says so.
  private static func point(of step: TestStep, _ view: Int?, _ screen: Screen) -> CGPoint? {
    guard let offset = step.offset, let view else { return step.point }
    let frame = screen.views[view].printedFrame
    return CGPoint(
      x: frame.origin.x + offset.x * frame.size.width, y: frame.origin.y + offset.y * frame.size.height)
  }

  /// Explains several gestures, in a line each.
  private func explainAll(
    _ asked: Asked, _ explainer: Explainer, _ bound: RunBound, on console: Console
  ) throws(CommandFailure) -> Int32 {
    for (option, file) in [("--picture", picture), ("--html", html)] where file != nil {
      throw CommandFailure("\(option) shows one gesture; give its point with --tap X,Y.")
    }
    let total = asked.spots.count
    guard !explainer.isTooMuch(asked.spots) else {
      throw CommandFailure(
        "\(total) touches on \(explainer.screen.views.count) views are too many: points times views may be \(Explainer.maxSteps / 1_000_000) million at most. Name fewer points with --taps, or one tree with --tree."
      )
    }
    if json {
      return explainer.writeJSON(
        on: asked.spots, asked.gesture, expecting: asked.expected, notes: asked.notes, isBrief: brief,
        { bound.goesOn($0, total) }, ending: { bound.ending }, to: console.write
      ).exitStatus
    }
    let report = explainer.report(
      on: asked.spots, asked.gesture, expecting: asked.expected, notes: asked.notes
    ) {
      bound.goesOn($0, total)
    } ending: {
      bound.ending
    }
    console.print(report.text)
    return report.outcome.exitStatus
  }

  /// What was and was not understood of an input, in numbers.
  private func diagnosis(of input: ScreenFile.Input, on console: Console) throws(CommandFailure) -> [String] {
    switch input {
    case .file(let file) where InputFile.isFolder(file): ScreenReader.diagnosis(folder: file)
    case .file(let file): ScreenReader.diagnosis(try console.data(of: file))
    case .application(let application): ScreenReader.diagnosis(try application.screen())
    }
  }

  private static let nothingAsked =
    "say where to tap: --tap X,Y, --taps FILE or --at-all-centers; or name a view with --expect to tap its center."

  /// The step at which a test failed, if its log names what was touched.
  private func failedStep(of screen: Screen) throws(CommandFailure) -> TestStep {
    guard let step = screen.failedStep, step.element != nil || step.point != nil else {
      throw CommandFailure(Self.nothingAsked)
    }
    return step
  }

  /// Writes the report on one gesture, after its picture where one was asked for.
  private func write(
    _ report: Report, of explainer: Explainer, title: String, on console: Console
  ) throws(CommandFailure) {
    var options = Report.Options()
    options.isFull = full || !without.isEmpty || !require.isEmpty
    options.isBrief = brief
    options.isColored = console.allowsColors
    if picture == "-" {
      guard !json else { throw CommandFailure("--picture - needs text output; with --json, name a file.") }
      console.line(explainer.picture(of: report, as: .terminal))
    } else if let picture, picture.lowercased().hasSuffix(".png") {
      try console.save(Data(explainer.pixels(of: report)), picture)
    } else if let picture {
      try console.save(explainer.picture(of: report, as: .svg), to: picture)
    }
    if let html {
      try console.save(LabExplanation.page(report, of: explainer, file: title), to: html)
    }
    if let taker = console.report {
      var options = options
      options.isBrief = !full
      report.writeJSON(options, to: taker)
    }
    if json {
      report.writeJSON(options, to: console.write)
    } else {
      console.print(report.text(options))
    }
  }

  /// Adds the changes to recognizers that are tried out.
  private func addTrials(to explainer: Explainer, isSingle: Bool) throws(CommandFailure) {
    guard !without.isEmpty || !require.isEmpty else { return }
    guard isSingle else {
      throw CommandFailure("--without and --require compare gestures at one point; give it with --tap X,Y.")
    }
    for name in without { try CommandFailure.wrapping(about: "--without") { try explainer.leaveOut(name) } }
    for edge in require {
      guard edge.contains(":") else {
        throw CommandFailure("--require \(edge): expected A:B, where A is to wait for B to fail.")
      }
      try CommandFailure.wrapping(about: "--require") { try explainer.require(edge) }
    }
  }

  /// Notes about which tree is explained.
  private func notes(on screen: Screen) throws(CommandFailure) -> [String] {
    let roots = screen.roots
    let windows = roots.count { screen.views[$0].isWindow }
    if let tree {
      guard tree >= 1, tree <= roots.count else {
        throw CommandFailure(
          "--tree \(tree): the input has \(roots.count == 1 ? "1 tree" : "\(roots.count) trees").")
      }
      return (roots.count == 1 ? [] : ["Tree \(tree) of \(roots.count) is explained."])
        + windowless(screen, roots[tree - 1])
    }
    if windows == 0, roots.count > 1 {
      return [
        "The input has \(roots.count) trees and no window; the first is explained. --tree N explains another."
      ] + windowless(screen, roots[0])
    }
    let others = roots.count { !screen.views[$0].isWindow && !screen.isPrintedObject($0) }
    if windows > 0, others > 0 {
      return [
        "\(others == 1 ? "1 tree of the input is" : "\(others) trees of the input are") not in a window and left out; --tree N explains one."
      ]
    }
    return windows == 0 ? roots.flatMap { windowless(screen, $0) } : []
  }

  /// What a point means in a tree that has no window.
  private func windowless(_ screen: Screen, _ root: Int) -> [String] {
    let kinds: [Screen.Kind] = [.recursiveDescription, .export, .viewHierarchy]
    guard !screen.views[root].isWindow, kinds.contains(screen.kind) else {
      return []
    }
    return [
      "The tree has no window, so points are in the coordinates of the superview of \(screen.views[root].className)."
    ]
  }
}

nonisolated extension Outcome {
  /// The exit status that says so; 2 is for what cannot be read.
  fileprivate var exitStatus: Int32 {
    switch self {
    case .happens: 0
    case .fails: 1
    case .isInside: 3
    }
  }
}
