import ArgumentParser
import Fingerpost
import FingerpostLab
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
  /// The file for a page that shows the runs, if one is wanted.
  let page: String?
  let write: (String) -> Void
  let complain: (String) -> Void

  /// The exit status: 2 if something could not be played, else 1 if a check failed, else 0.
  private(set) var status: Int32 = 0
  private var shown: [LabRun] = []

  init(
    trace: Bool = false, check: Bool = false, passes: Int? = nil, log: GalleryLog? = nil,
    page: String? = nil, write: @escaping (String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.trace = trace
    self.check = check
    self.passes = passes
    self.log = log
    self.page = page
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
      guard page != nil else { return report(try Gallery.play(scenario, tracing: trace)) }
      let run = try Gallery.show(scenario, source: text)
      shown.append(run)
      report(run.run)
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

  /// Writes the page, if one is wanted, with a screen for each script.
  mutating func writePage() {
    guard let page, !shown.isEmpty else { return }
    let document = LabRun.page(
      shown, title: shown.count == 1 ? nil : "\(shown.count) scripts of the Gallery", command: "gallery")
    do {
      try Data(document.utf8).write(to: URL(fileURLWithPath: page), options: .atomic)
    } catch {
      refuse("\(page) could not be written: \(error.localizedDescription).")
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
    let screen = try screen(of: scenario)
    return try ScenarioPlayer(scenario).play(tracing: tracing) { log in open(screen, log: log) }
  }

  /// Plays a script on the screen that it names, with pictures of it.
  ///
  /// - Throws: an error if there is no such screen.
  static func show(_ scenario: Scenario, source: String) throws(ScenarioError) -> LabRun {
    let screen = try screen(of: scenario)
    return try LabRun(scenario, source: source) { log in open(screen, log: log) }
  }

  /// Returns the name of a script's screen, or nil for the list of screens.
  private static func screen(of scenario: Scenario) throws(ScenarioError) -> String? {
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
    return screen == menu ? nil : screen
  }

  /// The name of the list of screens.
  static let menu = "menu"
}
