import FingerpostExplain
import FingerpostScreens
import Foundation

/// One run of `fingerpost explain`, from its arguments to its exit status.
struct ExplainSession {
  var file: String
  var taps: [String] = []
  var gesture = "tap"
  var expect: String?
  var isJSON = false
  var isBrief = false
  var isFull = false
  /// Where the picture goes: the name of a file, or - for the terminal.
  var picture: String?
  /// The file to write a page of the lab to, or nil.
  var page: String?
  var tapFile: String?
  var isAtAllCenters = false
  var tree: Int?
  var without: [String] = []
  var require: [String] = []
  var isColored = false
  /// Files with recognizers that the input does not describe.
  var additions: [String] = []
  /// Whether only what was and was not understood is printed.
  var isDiagnosis = false

  /// Reads a file's bytes; the name `-` stands for standard input.
  var read: (String) throws(CommandFailure) -> Data = InputFile.read

  /// Called before each of many touches, with how many are done and how many there are; the report ends early if it
  /// returns false.
  var goesOn: (Int, Int) -> Bool = { _, _ in true }

  /// Writes a whole file.
  var write: (Data, String) throws(CommandFailure) -> Void = OutputFile.write

  /// Takes the next bytes of the report, which are not valid after it returns.
  typealias Output = (UnsafeRawBufferPointer) -> Void

  /// Reads, explains and reports.
  ///
  /// - Returns: the exit status, 0 or 1.
  /// - Throws: the reason for exit status 2, in one sentence.
  func run(to output: @escaping Output) throws(CommandFailure) -> Int32 {
    if isDiagnosis {
      let lines =
        ScreenFile.isFolder(file)
        ? ScreenReader.diagnosis(folder: file) : ScreenReader.diagnosis(try read(file))
      Self.write(lines.joined(separator: "\n") + "\n", to: output)
      return 0
    }
    var points: [CGPoint] = []
    for tap in taps { points.append(try PointList.point(tap)) }
    if let tapFile { points += try PointList.points(try read(tapFile), name: InputFile.title(tapFile)) }
    guard !taps.isEmpty || tapFile != nil || isAtAllCenters || expect != nil else {
      throw CommandFailure(
        "say where to tap: --tap X,Y, --taps FILE or --at-all-centers; or name a view with --expect to tap its center."
      )
    }
    guard let asked = RequestedGesture(gesture) else {
      throw CommandFailure("--gesture \(gesture): expected \(RequestedGesture.forms).")
    }
    guard !isBrief || isJSON else {
      throw CommandFailure("--brief needs --json; the text is short unless you use --full.")
    }
    let screen = try ScreenFile.screen(file, with: additions, data: read)
    var notes = try notes(on: screen)
    let explainer = Explainer(screen, tree: tree)
    let expected = try expected(explainer)
    var taps = points.map { Explainer.Tap($0) }
    if isAtAllCenters { taps += explainer.middles() }
    let isSingle = tapFile == nil && !isAtAllCenters && taps.count < 2
    if isSingle, taps.isEmpty, let view = explainer.aim(of: expected) {
      taps = [Explainer.Tap(explainer.middle(of: view))]
      notes.append("No point was given, so this is about the center of the expected view.")
    }
    try addTrials(to: explainer, isSingle: isSingle)
    var options = Report.Options()
    options.isFull = isFull || !without.isEmpty || !require.isEmpty
    options.isBrief = isBrief
    options.isColored = isColored
    if isSingle, let tap = taps.first {
      let report = explainer.report(of: asked, at: tap.point, expecting: expected, notes: notes)
      try write(report, of: explainer, options, to: output)
      return report.isAsExpected ? 0 : 1
    }
    guard picture == nil else {
      throw CommandFailure("--picture shows one gesture; give its point with --tap X,Y.")
    }
    guard page == nil else {
      throw CommandFailure("--html shows one gesture; give its point with --tap X,Y.")
    }
    guard !explainer.isTooMuch(taps) else {
      throw CommandFailure(
        "\(taps.count) touches on \(screen.views.count) views are too many: points times views may be \(Explainer.mostSteps / 1_000_000) million at most. Name fewer points with --taps, or one tree with --tree."
      )
    }
    let total = taps.count
    if isJSON {
      return explainer.writeJSON(
        on: taps, asked, expecting: expected, notes: notes, isBrief: isBrief, { goesOn($0, total) },
        to: output)
        ? 0 : 1
    }
    let report = explainer.report(on: taps, asked, expecting: expected, notes: notes) { goesOn($0, total) }
    Self.write(report.text, to: output)
    return report.isAsExpected ? 0 : 1
  }

  /// Writes the report on one gesture, after its picture where one was asked for.
  private func write(
    _ report: Report, of explainer: Explainer, _ options: Report.Options, to output: @escaping Output
  ) throws(CommandFailure) {
    if let picture { try draw(report, of: explainer, to: picture, output) }
    if let page {
      let document = LabExplanation.page(report, of: explainer, file: InputFile.title(file))
      try write(Data(document.utf8), page)
    }
    if isJSON {
      report.writeJSON(options, to: output)
    } else {
      Self.write(report.text(options), to: output)
    }
  }

  /// Writes the picture to its file, or to the output where it is for a terminal.
  private func draw(
    _ report: Report, of explainer: Explainer, to name: String, _ output: Output
  ) throws(CommandFailure) {
    guard name == "-" else { return try write(Data(explainer.picture(of: report, as: .svg).utf8), name) }
    guard !isJSON else { throw CommandFailure("--picture - needs text output; with --json, name a file.") }
    Self.write(explainer.picture(of: report, as: .terminal) + "\n", to: output)
  }

  private static func write(_ text: String, to output: Output) {
    var text = text
    text.withUTF8 { output(UnsafeRawBufferPointer($0)) }
  }

  private func expected(_ explainer: Explainer) throws(CommandFailure) -> Expected {
    guard let expect else { return .nothing }
    do {
      return try explainer.expected(expect)
    } catch {
      throw CommandFailure("--expect: \(error)")
    }
  }

  /// Adds the changes to recognizers that are tried out.
  private func addTrials(to explainer: Explainer, isSingle: Bool) throws(CommandFailure) {
    guard !without.isEmpty || !require.isEmpty else { return }
    guard isSingle else {
      throw CommandFailure("--without and --require compare gestures at one point; give it with --tap X,Y.")
    }
    for name in without {
      do {
        try explainer.leaveOut(name)
      } catch {
        throw CommandFailure("--without: \(error)")
      }
    }
    for edge in require {
      guard edge.contains(":") else {
        throw CommandFailure("--require \(edge): expected A:B, where A is to wait for B to fail.")
      }
      do {
        try explainer.require(edge)
      } catch {
        throw CommandFailure("--require: \(error)")
      }
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
    let others = roots.count - windows
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
