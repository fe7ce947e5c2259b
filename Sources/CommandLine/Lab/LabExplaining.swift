import ArgumentParser
import FingerpostConsole
import FingerpostExplain
import FingerpostGestures
import FingerpostHID
import FingerpostLab
import FingerpostScreens
import FingerpostText
import Foundation

/// What `fingerpost explain` says of a gesture that was made on a page, for what somebody expected of it: the command
/// itself is run, so that both say the same.
struct LabExplaining {
  /// The file with the screen, and those with recognizers that it does not describe.
  let file: String
  let additions: [String]
  /// What names the screen on the command line, where that is not the path of the file.
  private let called: [String]?
  private let gesture: String
  private let point: (x: Double, y: Double)
  private let expect: String?

  /// Reads a question.
  ///
  /// - Throws: why it cannot be answered.
  @MainActor init(
    _ question: JSONValue, about file: String, called: [String]? = nil, with additions: [String]
  ) throws {
    (self.file, self.called, self.additions) = (file, called, additions)
    guard let gesture = question["gesture"]?.text, let at = question["at"]?.list, at.count == 2,
      let x = at[0].number, let y = at[1].number, x.isFinite, y.isFinite
    else {
      throw WhatIf.Problem(
        "“fingerpost explain” has no word for this gesture; it knows \(RequestedGesture.forms).")
    }
    self.gesture = gesture
    // A pointer is not as exact as what it reports.
    point = ((x * 10).rounded() / 10, (y * 10).rounded() / 10)
    let screen = try ScreenFile.read(file, with: additions).screen()
    if let name = question["expect"]?.text {
      let nth = question["nth"]?.number.flatMap { Int(exactly: $0) } ?? 0
      expect = try Self.name(of: name, nth, on: screen)
    } else {
      expect = nil
    }
  }

  /// What a view that a picture calls by a name is called on the command line.
  private static func name(of name: String, _ nth: Int, on screen: Screen) throws -> String {
    let matches = screen.views.indices.filter {
      let view = screen.views[$0]
      return view.className == name || view.address == name || ClassName(view.className).short == name
    }
    guard let view = matches.indices.contains(nth) ? matches[nth] : matches.last else {
      throw WhatIf.Problem(
        "“\(PlainText.excerpt(name))” is not in the file, so nothing can be said about it.")
    }
    return screen.views[view].address ?? screen.views[view].className
  }

  /// The arguments of the command.
  private var arguments: [String] {
    [file, "--tap", "\(Decimals.short(point.x)),\(Decimals.short(point.y))"]
      + (gesture == "tap" ? [] : ["--gesture", gesture]) + (expect.map { ["--expect", $0] } ?? [])
      + additions.flatMap { ["--with", $0] }
  }

  /// The members of a reply: the report of `explain --json`, and the command that prints the same.
  @MainActor func reply() throws -> String {
    var output: [UInt8] = []
    let console = Console(write: { output += $0 }, complain: { _ in })
    _ = try ExplainCommand.parse(arguments + ["--json"]).run(on: console)
    return JSONWriter.members { json in
      let words = (called ?? [file]) + arguments.dropFirst()
      json.field("command", "fingerpost explain " + words.map(Self.quoted).joined(separator: " "))
      json.field("expect", expect)
      json.key("report")
      // A reply is one line; what breaks a line in a text is escaped.
      json.raw(output.filter { $0 != UInt8(ascii: "\n") })
    }
  }

  /// Plays what was touched once more with one of the fixes of the report.
  ///
  /// - Parameters:
  ///   - number: which of the fixes, from 0.
  ///   - frames: what was touched, in the order of time.
  ///   - screen: the number of the screen in the messages.
  ///   - prepare: called with what was built, before the first finger.
  @MainActor func play(
    fix number: Int, _ frames: [Frame], screen: Int, prepare: (BuiltScreen) -> Void = { _ in }
  ) throws -> String {
    let explainer = Explainer(try ScreenFile.read(file, with: additions).screen())
    let report = try report(by: explainer)
    guard let show = GestureShow(report, of: explainer, fix: number) else {
      throw WhatIf.Problem("There is no such fix.")
    }
    let run = Self.play(frames, on: show, prepare)
    return JSONWriter.members { json in
      json.field("code", show.code)
      WhatIf.write(run, of: screen, to: json)
    }
  }

  /// Plays what was touched once more as it was.
  ///
  /// - Parameters:
  ///   - frames: what was touched, in the order of time.
  ///   - prepare: called with what was built, before the first finger.
  @MainActor func play(_ frames: [Frame], prepare: (BuiltScreen) -> Void) throws -> LabTake.Run {
    let explainer = Explainer(try ScreenFile.read(file, with: additions).screen())
    return Self.play(frames, on: GestureShow(try report(by: explainer), of: explainer), prepare)
  }

  @MainActor private static func play(
    _ frames: [Frame], on show: GestureShow, _ prepare: (BuiltScreen) -> Void
  ) -> LabTake.Run {
    prepare(show.built)
    let recorded = LabScreen(show.built) { $0.look }
    return LabTake.Run(recorded, show.play(frames, watching: recorded.watch), frames)
  }

  /// The members of ``reply()``, and the messages of the gesture as it is played on the screen, for a page to show.
  ///
  /// - Parameter screen: the number of the screen in the messages.
  @MainActor func replyWithRun(screen: Int) throws -> String {
    let explainer = Explainer(try ScreenFile.read(file, with: additions).screen())
    let show = GestureShow(try report(by: explainer), of: explainer)
    let recorded = LabScreen(show.built) { $0.look }
    let records = show.play(watching: recorded.watch)
    let run = JSONWriter.members { json in
      json.field("expected", show.expected)
      WhatIf.write(LabTake.Run(recorded, records, []), of: screen, to: json)
    }
    return try reply() + "," + run
  }

  @MainActor private func report(by explainer: Explainer) throws -> Report {
    guard let gesture = RequestedGesture(gesture) else { throw WhatIf.Problem("There is no such gesture.") }
    return explainer.report(
      of: gesture, at: CGPoint(x: point.x, y: point.y),
      expecting: try expect.map(explainer.expected) ?? .nothing)
  }

  private static func quoted(_ argument: String) -> String {
    let isPlain = argument.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-,:".contains($0))
    }
    return isPlain && !argument.isEmpty ? argument : "'\(argument.replacing("'", with: "'\\''"))'"
  }
}
