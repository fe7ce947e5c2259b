import ArgumentParser
import Fingerpost
import FingerpostScenarios
import FingerpostTrace
import Foundation
import GalleryScreens

/// What is printed beside the application's notes.
enum GalleryLog: String, ExpressibleByArgument {
  /// What hit tests ask and find.
  case hitTest = "hit-test"
}

/// What one call of `gallery` does.
struct GallerySession {
  /// Whether facts are printed instead of notes.
  let trace: Bool
  /// Whether scripts are checked instead of printed.
  let check: Bool
  /// How often a touch-down runs the hit test, if not as the script says.
  let passes: Int?
  /// What is printed beside the notes, if anything.
  let log: GalleryLog?
  let write: (String) -> Void
  let complain: (String) -> Void

  /// The exit status: 2 if something could not be played, else 1 if a check failed, else 0.
  private(set) var status: Int32 = 0

  init(
    trace: Bool = false, check: Bool = false, passes: Int? = nil, log: GalleryLog? = nil,
    write: @escaping (String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.trace = trace
    self.check = check
    self.passes = passes
    self.log = log
    self.write = write
    self.complain = complain
  }

  /// Prints the screens.
  func list() {
    let width = Gallery.screens.map(\.name.count).max() ?? 0
    for (name, summary) in Gallery.screens {
      write(name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + summary)
    }
  }

  /// Shows a screen and taps it, one second between one tap and the next.
  mutating func play(screen: String, taps: [String], hold: Double) {
    var script = ""
    for (index, tap) in taps.enumerated() {
      script += "  - { at: \(Double(index) * (1 + hold)), down: { 1: [\(tap)] } }\n"
      script += "  - { at: \(Double(index) * (1 + hold) + hold), up: [1] }\n"
    }
    play("appScreen: \(screen)\nscript:\(taps.isEmpty ? " []" : "\n\(script)")", name: "gallery")
  }

  /// Plays a script from a file.
  mutating func play(script path: String) {
    do {
      play(try String(contentsOfFile: path, encoding: .utf8), name: path)
    } catch {
      refuse("\(path): the file cannot be read")
    }
  }

  private mutating func play(_ text: String, name: String) {
    do {
      var scenario = try Scenario.load(text: text, name: name)
      if let passes { scenario.eventRules.hitTestPasses = passes }
      if log == .hitTest { scenario.observed.insert(.hitTest) }
      report(try Gallery.play(scenario, tracing: trace))
    } catch {
      refuse("\(error)")
    }
  }

  private mutating func report(_ run: ScenarioRun) {
    if check {
      let expected = run.scenario.expect ?? []
      guard let difference = ScenarioCheck.compare(expected, run.lines) else {
        return write("passed \(run.scenario.name)")
      }
      status = max(status, 1)
      return write("failed \(run.scenario.name): \(run.scenario.title)\n\(difference.text())")
    }
    if trace {
      var renderer = TraceTextRenderer()
      for record in run.records {
        if let line = renderer.line(for: record) { write(line) }
      }
    } else {
      for line in run.lines { write("\(line)") }
    }
  }

  private mutating func refuse(_ message: String) {
    complain(message)
    status = 2
  }
}

/// Plays scripts on the screens of the example application.
extension Gallery {
  /// Plays a script on the screen that it names.
  ///
  /// - Throws: an error if there is no such screen.
  static func play(_ scenario: Scenario, tracing: Bool = false) throws(ScenarioError) -> ScenarioRun {
    guard let screen = scenario.appScreen else {
      throw ScenarioError(
        file: scenario.name,
        message: "it has a tree of its own and no “appScreen”: play it with fingerpost run")
    }
    guard screen == menu || screens.contains(where: { $0.name == screen }) else {
      let names = ([menu] + screens.map(\.name)).joined(separator: ", ")
      throw ScenarioError(
        file: scenario.name, message: "the gallery has no screen “\(screen)”; it has \(names)")
    }
    return try ScenarioPlayer(scenario).play(tracing: tracing) { log in
      open(screen == menu ? nil : screen, log: log)
    }
  }

  /// The name of the list of screens.
  static let menu = "menu"
}
