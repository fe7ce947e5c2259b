import Expectations
import Fingerpost
import FingerpostComparing
import FingerpostHID
import FingerpostScenarios
import FingerpostTimeline
import FingerpostTrace
import Foundation
import GalleryScreens
import Testing

@testable import FingerpostAttach

/// What an application tells of its touches, against the engine's own trace of the same run.
@Suite struct WatchedTouchesTests {
  private static var scripts: [URL] {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    folder.append(path: "Examples/Gallery/Scripts")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
  }

  private func play(_ scenario: Scenario, telling tell: ((Data) -> Void)?) throws -> ScenarioRun {
    var watch: AttachWatch?
    let run = try ScenarioPlayer(scenario).play(tracing: true) { log in
      Gallery.open(scenario.appScreen == "menu" ? nil : scenario.appScreen, log: log)
      watch = tell.map { AttachWatch(texts: true, polls: false, tell: $0) }
    }
    withExtendedLifetime(watch) {}
    return run
  }

  private func lines(of run: ScenarioRun) -> [String] {
    var renderer = TraceTextRenderer()
    return run.records.compactMap { renderer.line(for: $0) }.filter {
      !$0.contains("FingerpostAttach")
    }
  }

  /// The gestures that lines tell of.
  private func gestures(_ lines: [WatchedLine]) -> [WatchedGesture] {
    var reader = WatchedReader()
    return lines.compactMap { reader.read($0) } + [reader.finish()].compactMap { $0 }
  }

  @Test(
    "watched and not watched, the Gallery's scripts give the same facts but for the recognizer that watches"
  )
  func facts() throws {
    #expect(Self.scripts.count > 50)
    for file in Self.scripts {
      let scenario = try Scenario.load(
        text: try String(contentsOf: file, encoding: .utf8), name: file.path)
      var unread = 0
      let (without, with) = (
        try play(scenario, telling: nil),
        try play(scenario) { if WatchedLine($0.dropLast()) == nil { unread += 1 } }
      )
      expect(lines(of: with), is: lines(of: without), "\(file.lastPathComponent)")
      expect("\(with.lines)", is: "\(without.lines)")
      expect(unread, is: 0)
    }
  }

  @Test("each recognition of the Gallery's scripts is told once, at its time, and no other")
  func recognitions() throws {
    var count = 0
    for file in Self.scripts {
      let scenario = try Scenario.load(
        text: try String(contentsOf: file, encoding: .utf8), name: file.path)
      var told: [WatchedLine] = []
      let run = try play(scenario) {
        if let line = WatchedLine($0.dropLast()) { told.append(line) }
      }
      var (known, begun): ([Int64], Set<SubjectID>) = ([], [])
      for record in run.records {
        guard case .acted(let recognizer, let state, _) = record.fact else { continue }
        if state == .began || state == .ended && !begun.contains(recognizer) {
          known.append(record.nanoseconds)
        }
        if state == .began { begun.insert(recognizer) }
        if state == .ended || state == .cancelled { begun.remove(recognizer) }
      }
      let said = gestures(told).flatMap { gesture in
        gesture.states.filter(\.recognizes).map {
          Int64((gesture.start * 1e9).rounded()) + $0.nanoseconds
        }
      }
      expect(said, is: known, "\(file.lastPathComponent)")
      count += known.count
    }
    #expect(count > 10)
  }

  @Test(
    "on the Gallery's scripts only the subclasses that leave out super differ from what the engine predicts"
  )
  func predictions() throws {
    var differing: Set<String> = []
    for file in Self.scripts {
      let scenario = try Scenario.load(
        text: try String(contentsOf: file, encoding: .utf8), name: file.path)
      var told: [WatchedLine] = []
      _ = try play(scenario) { if let line = WatchedLine($0.dropLast()) { told.append(line) } }
      for gesture in gestures(told) {
        let answers = WatchedComparison(gesture, try WatchedPlay(gesture)).answers
        if answers.contains(where: { !$0.differences.isEmpty }) {
          differing.insert(file.lastPathComponent)
        }
      }
    }
    expect(
      differing,
      is: [
        "000-a-subclass-without-super-at-the-beginning.yaml", "000-a-subclass-without-super.yaml",
      ])
  }

  // MARK: - An application with other rules

  private final class Target: NSObject {
    func act() {}
  }

  /// What is said of an application that follows some rules, and whose fingers do this from 1 s on.
  private func answers(_ rules: EventRules, _ fingers: Fingers) throws -> [WatchedAnswer] {
    try Self.told(rules, fingers).flatMap { WatchedComparison($0, try WatchedPlay($0)).answers }
  }

  /// The gestures that an application tells that follows some rules, and whose fingers do this.
  static func told(_ rules: EventRules, _ fingers: Fingers) throws -> [WatchedGesture] {
    let world = World(eventRules: rules)
    var told: [Data] = []
    let (target, act) = (Target(), Selector("act", Target.act))
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      @MainActor func area(_ x: CGFloat, _ y: CGFloat, _ recognizers: UIGestureRecognizer...)
        -> UIView
      {
        let view = UIView(frame: CGRect(x: x, y: y, width: 200, height: 100))
        window.addSubview(view)
        for recognizer in recognizers {
          recognizer.addTarget(target, action: act)
          view.addGestureRecognizer(recognizer)
        }
        return view
      }
      let (tap, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      tap.require(toFail: double)
      _ = area(0, 0, UITapGestureRecognizer())
      _ = area(0, 100, double, tap)
      _ = area(0, 200, UIPanGestureRecognizer())
      _ = area(0, 300, UISwipeGestureRecognizer())
      area(200, 0, UITapGestureRecognizer()).alpha = 0.1
      area(0, 400, UIPinchGestureRecognizer()).isMultipleTouchEnabled = true
      let button = UIButton(frame: CGRect(x: 0, y: 600, width: 100, height: 100))
      button.addTarget(target, action: act, for: .touchUpInside)
      window.addSubview(button)
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      window.addGestureRecognizer(edge)
      window.isHidden = false
      let watch = AttachWatch(texts: true, polls: false) { told.append(Data($0.dropLast())) }
      for frame in fingers.frames { world.application.handle(frame) }
      _ = world.timeline.runUntilIdle(limit: 10_000)
      watch.end()
      expect(window.gestureRecognizers?.count, is: 1)
    }
    var reader = WatchedReader()
    return told.compactMap { line in WatchedLine(line).flatMap { reader.read($0, as: line) } }
      + [reader.finish()].compactMap { $0 }
  }

  /// Fingers that tap and drag, in frames.
  nonisolated struct Fingers: Sendable {
    private(set) var frames: [Frame] = []

    /// A finger that comes down at a time, in seconds, and lifts somewhere.
    func with(
      _ id: Int = 1, from: (Double, Double), to: (Double, Double)? = nil, at start: Double = 1,
      for time: Double
    ) -> Fingers {
      let end = to ?? from
      var all = self
      all.add(start, Contact(id: id, phase: .down, x: from.0, y: from.1))
      for step in 1...8 where to != nil {
        let part = Double(step) / 8
        let (x, y) = (from.0 + (end.0 - from.0) * part, from.1 + (end.1 - from.1) * part)
        all.add(start + time * part, Contact(id: id, phase: .move, x: x, y: y))
      }
      all.add(start + time + 0.01, Contact(id: id, phase: .up, x: end.0, y: end.1))
      return all
    }

    private mutating func add(_ seconds: Double, _ contact: Contact) {
      let time = Int64((seconds * 1e9).rounded())
      if let place = frames.firstIndex(where: { $0.nanoseconds == time }) {
        frames[place].contacts.append(contact)
      } else {
        let place = frames.firstIndex { $0.nanoseconds > time } ?? frames.count
        frames.insert(Frame(nanoseconds: time, contacts: [contact]), at: place)
      }
    }
  }

  /// A rule that the application follows otherwise, fingers that show it, and the rules that are to be named.
  nonisolated struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rules: [String]
    var fingers: Fingers
    var make: @Sendable (inout EventRules) -> Void

    init(
      _ name: String, _ rules: [String], _ fingers: Fingers,
      _ make: @escaping @Sendable (inout EventRules) -> Void
    ) {
      (testDescription, self.rules, self.fingers, self.make) = (name, rules, fingers, make)
    }
  }

  nonisolated static let changes: [Change] = {
    let none = Fingers()
    let taps = none.with(from: (50, 150), for: 0.05).with(from: (50, 150), at: 1.25, for: 0.05)
    let apart = none.with(from: (50, 150), for: 0.05).with(from: (70, 150), at: 1.25, for: 0.05)
    let swipe = none.with(from: (20, 350), to: (150, 350), for: 0.2)
    let pinch = none.with(from: (80, 450), to: (40, 450), for: 0.3)
      .with(2, from: (120, 450), to: (160, 450), for: 0.3)
    return [
      Change("tapAllowableMovement", ["TAP-4"], none.with(from: (50, 50), to: (70, 50), for: 0.1)) {
        $0.tapAllowableMovement = 5
      },
      Change("tapMaxDuration", ["TAP-5"], none.with(from: (50, 50), for: 0.5)) {
        $0.tapMaxDuration = 0.2
      },
      Change("tapMaxInterval", ["ARB-20", "TAP-6"], taps) { $0.tapMaxInterval = 0.1 },
      Change("a longer tapMaxInterval", ["ARB-18"], none.with(from: (50, 150), for: 0.05)) {
        $0.tapMaxInterval = 0.55
      },
      Change("tapSeparation", ["ARB-20", "TAP-7"], apart) { $0.tapSeparation = 5 },
      Change("panHysteresis", ["PAN-2"], none.with(from: (50, 250), to: (90, 250), for: 0.2)) {
        $0.panHysteresis = 60
      },
      Change("swipeMaxDuration", ["SWIPE-5"], swipe) { $0.swipeMaxDuration = 0.02 },
      Change("swipeMinPrimary", ["SWIPE-5"], swipe) {
        ($0.swipeMinPrimary, $0.swipeMinPrimaryAtEnd) = (300, 300)
      },
      Change("edgePanRegion", ["EDGE-3"], none.with(from: (30, 550), to: (150, 550), for: 0.2)) {
        $0.edgePanRegion = 40
      },
      Change("hitAlphaMin", ["HIT-2"], none.with(from: (250, 50), for: 0.05)) {
        $0.hitAlphaMin = 0.3
      },
      Change("controlSlop", ["CTL-16"], none.with(from: (50, 650), to: (140, 650), for: 0.2)) {
        $0.controlSlop = 10
      },
      Change("pinchHysteresis", ["PINCH-1"], pinch) { $0.pinchHysteresis = 200 },
    ]
  }()

  @Test(
    "an application that follows one rule otherwise differs at that rule, and one that does not, nowhere",
    arguments: changes)
  func rules(change: Change) throws {
    let same = try answers(.standard, change.fingers)
    #expect(!same.isEmpty)
    #expect(same.allSatisfy { $0.differences.isEmpty && $0.unknown.isEmpty }, "\(same)")
    var rules = EventRules.standard
    change.make(&rules)
    let named = try answers(rules, change.fingers).flatMap(\.differences).map(\.rule)
    expect(Set(named), is: Set(change.rules))
  }

  @Test("what an application tells late of a control, but before the lift, counts")
  func late() throws {
    let change = Change("late", [], Fingers().with(from: (50, 650), for: 0.04)) { _ in }
    let gesture = try #require(try Self.told(.standard, change.fingers).first)
    var reader = WatchedReader()
    var lines = try #require(gesture.told)
    // The state comes before the lift, and says a time after it.
    let place = try #require(lines.firstIndex { $0.range(of: Data("\"tracking\"".utf8)) != nil })
    let lift = try #require(lines.firstIndex { $0.range(of: Data("\"ended\"".utf8)) != nil })
    var state = String(decoding: lines[place], as: UTF8.self)
    state = "{\"t\":1.06" + state.drop { $0 != "," }
    lines.remove(at: place)
    lines.insert(Data(state.utf8), at: min(lift, place))
    let read = lines.compactMap { line in WatchedLine(line).flatMap { reader.read($0) } }
    let again = try #require(read.first)
    let answers = WatchedComparison(again, try WatchedPlay(again)).answers
    #expect(answers.count == 1 && answers.allSatisfy { $0.differences.isEmpty }, "\(answers)")
  }

  @Test("a gesture of which lines were lost is not compared")
  func lost() throws {
    var reader = WatchedReader()
    let screen = Data(#"{"format":"fingerpost-export/1","views":[]}"#.utf8)
    let touch = #"{"t":1,"phase":"began","touches":[{"touch":"0x1","at":[1,2],"recognizers":[]}]}"#
    for line in [
      #"{"t":1,"screen":"# + String(decoding: screen, as: UTF8.self) + "}", touch, #"{"lost":3}"#,
    ] {
      let read = reader.read(try #require(WatchedLine(Data(line.utf8))))
      #expect(read == nil)
    }
    let last = reader.finish()
    let gesture = try #require(last)
    #expect(!gesture.isWhole && reader.lost == 3 && gesture.screen == screen)
    // What is still down is cancelled, so that it can be replayed.
    expect(gesture.frames.map { $0.contacts.map(\.phase) }, is: [[.down], [.cancel]])
  }

  @Test(
    "what is no line is not read",
    arguments: ["", "{}", "[1]", "{\"t\":\"x\",\"over\":true}", "{\"t\":1,\"screen\":"])
  func lines(line: String) { #expect(WatchedLine(Data(line.utf8)) == nil) }
}
