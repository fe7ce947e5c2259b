import UIKit

/// What one finger does at one instant.
public struct ProbeFinger: Sendable {
  /// The number that names the finger from its coming down to its lift.
  public var id: Int
  /// What the finger does: began, moved or ended.
  public var phase: UITouch.Phase
  /// Where it is, in points of the window.
  public var place: CGPoint

  /// Creates what one finger does.
  public init(id: Int, phase: UITouch.Phase, place: CGPoint) {
    self.id = id
    self.phase = phase
    self.place = place
  }
}

/// Plays touches and has time pass: synthetic touches on iOS, frames of the hardware on Fingerpost.
@MainActor public protocol TouchSource: AnyObject {
  /// The time, in seconds; during ``play(_:in:at:)`` it is the time that was asked for.
  var now: TimeInterval { get }
  /// Whether the system looks for the view under a touch, and not the source itself.
  var isHitTestedBySystem: Bool { get }
  /// Lets time pass up to an instant.
  func wait(until time: TimeInterval)
  /// Lets time pass up to an instant, and reports what fingers do then.
  func play(_ finger: ProbeFinger, in window: UIWindow, at time: TimeInterval)
}

/// One question of docs/unknown.md, with the touches that answer it.
@MainActor public struct ProbeQuestion {
  /// The name of the question in logs.
  public let id: String
  /// The rules that the answer decides about.
  public let rules: [String]
  /// The question.
  public let text: String
  /// The settings of Fingerpost's event rules that the answer sets, by their names in a scenario's `config`.
  public let settings: [String]
  let body: (ProbeRun) -> Void

  init(
    _ id: String, _ rules: [String], _ text: String, sets settings: [String] = [],
    _ body: @escaping (ProbeRun) -> Void
  ) {
    self.id = id
    self.rules = rules
    self.text = text
    self.settings = settings
    self.body = body
  }
}

/// The whole probe: plays every question and writes what happened as JSON Lines.
@MainActor public enum FingerpostProbe {
  /// The name of the format, which the first line states.
  public static let format = "fingerpost-probe/1"
  /// What a line says in place of an answer where the source cannot ask the question.
  public static let notPlayed = "not played"

  /// The questions, in the order in which they are played.
  public static var questions: [ProbeQuestion] {
    tapQuestions + gestureQuestions + fingerQuestions + viewQuestions
  }

  /// Plays every question.
  ///
  /// - Parameters:
  ///   - source: what plays the touches.
  ///   - system: the name and version of the system, such as “iOS 26.1”.
  ///   - device: the model, such as “iPhone”.
  ///   - write: takes the log, line by line.
  public static func run(
    with source: any TouchSource, system: String, device: String, write: @escaping (String) -> Void
  ) {
    write("{\"format\": \(quoted(format)), \"system\": \(quoted(system)), \"device\": \(quoted(device))}")
    for question in questions {
      question.body(ProbeRun(question: question, source: source, write: write))
    }
  }

  /// Text as a JSON string.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where character.value < 0x20: result += " "
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }
}

/// One run of one question: a number of attempts, each in a window of its own.
@MainActor final class ProbeRun {
  let question: ProbeQuestion
  let source: any TouchSource
  let write: (String) -> Void

  init(question: ProbeQuestion, source: any TouchSource, write: @escaping (String) -> Void) {
    self.question = question
    self.source = source
    self.write = write
  }

  /// Plays one attempt, waits until it has settled, and takes its window away.
  func attempt(_ name: String, _ rule: String, settle: Double = 1, _ body: (ProbeStage) -> Void) {
    let stage = ProbeStage(self, rule)
    stage.note(name, "attempt")
    body(stage)
    stage.wait(settle)
    stage.finish?()
    stage.window.isHidden = true
    source.wait(until: source.now + 0.5)
  }
}

/// The window of one attempt, what is in it, and the fingers on it.
@MainActor final class ProbeStage: NSObject {
  let run: ProbeRun
  let rule: String
  let window: UIWindow
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let start: TimeInterval
  /// Called when the attempt has settled.
  var finish: (() -> Void)?
  /// Which recognizers the delegate has been asked about.
  var asked: [String] = []
  /// The scroll view that is to tell of its movements.
  weak var scroll: UIScrollView?
  /// What it tells: what a question is not about would only be in the way of the comparison.
  var scrollLog = ScrollLog.nothing
  /// How far the content went beyond its beginning.
  var farthest = 0.0
  /// Where each finger is, by its number.
  private var places: [Int: CGPoint] = [:]
  private var isPlaying = false
  private var targets: [ProbeTarget] = []

  init(_ run: ProbeRun, _ rule: String) {
    self.run = run
    self.rule = rule
    start = run.source.now
    window = UIWindow(frame: root.frame)
    super.init()
    window.windowScene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    root.isMultipleTouchEnabled = true
    window.addSubview(root)
    window.makeKeyAndVisible()
  }

  /// Writes a line: what was called, with what, and where something was then.
  func note(_ who: String, _ what: String, at place: CGPoint? = nil) {
    let time = run.source.now - start
    var line =
      "{\"probe\": \(FingerpostProbe.quoted(run.question.id)), \"rule\": \(FingerpostProbe.quoted(rule))"
    line += ", \"t\": \(number(time)), \"who\": \(FingerpostProbe.quoted(who))"
    line += ", \"what\": \(FingerpostProbe.quoted(what))"
    if let place { line += ", \"at\": [\(number(Double(place.x))), \(number(Double(place.y)))]" }
    if what == "attempt", !run.question.settings.isEmpty {
      line += ", \"settings\": [\(run.question.settings.map(FingerpostProbe.quoted).joined(separator: ", "))]"
    }
    // What no touch brought about comes with a frame of the display, or when a timer had time.
    if !isPlaying, what != "attempt" { line += ", \"free\": true" }
    run.write(line + "}")
  }

  private func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded.isFinite ? "\(rounded == 0 ? 0 : rounded)" : "0.0"
  }

  // MARK: - Fingers

  private func play(_ phase: UITouch.Phase, _ x: Double, _ y: Double, _ time: Double, _ finger: Int) {
    let place = CGPoint(x: x, y: y)
    places[finger] = place
    run.source.wait(until: start + time)
    isPlaying = true
    run.source.play(ProbeFinger(id: finger, phase: phase, place: place), in: window, at: start + time)
    isPlaying = false
  }

  private func place(of finger: Int) -> CGPoint { places[finger] ?? .zero }

  /// A finger comes down, at seconds since the attempt began.
  func down(_ x: Double, _ y: Double, at time: Double, finger: Int = 1) { play(.began, x, y, time, finger) }

  /// A finger moves.
  func move(_ x: Double, _ y: Double, at time: Double, finger: Int = 1) { play(.moved, x, y, time, finger) }

  /// A finger lifts where it is.
  func up(at time: Double, finger: Int = 1) {
    let place = place(of: finger)
    play(.ended, Double(place.x), Double(place.y), time, finger)
  }

  /// The finger taps.
  func tap(_ x: Double, _ y: Double, at time: Double, for duration: Double = 0.05) {
    down(x, y, at: time)
    up(at: time + duration)
  }

  /// A finger, which is down, moves evenly, a step every 10 ms, and the time at which it arrives is returned.
  func drag(byX x: Double, y: Double, at time: Double, for duration: Double, finger: Int = 1) -> Double {
    let from = place(of: finger)
    let count = max(1, Int((duration * 100).rounded()))
    for step in 1...count {
      let part = Double(step) / Double(count)
      let place = CGPoint(x: Double(from.x) + x * part, y: Double(from.y) + y * part)
      move(Double(place.x), Double(place.y), at: time + 0.01 * Double(step), finger: finger)
    }
    return time + 0.01 * Double(count)
  }

  /// Lets time pass.
  func wait(_ seconds: Double) { run.source.wait(until: run.source.now + seconds) }

  // MARK: - What is on the stage

  /// Adds a view that tells of its touches.
  func view(_ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 480)) -> ProbeView {
    let view = ProbeView(frame: frame)
    view.name = name
    view.stage = self
    root.addSubview(view)
    return view
  }

  /// Adds a recognizer whose actions are logged, with what a closure says beside the state; those of which it says
  /// nil are not.
  func recognize(
    _ recognizer: UIGestureRecognizer, _ name: String, on view: UIView,
    detail: @escaping (ProbeStage) -> (String, CGPoint?)? = { _ in ("", nil) }
  ) {
    let target = ProbeTarget { [weak self] sender in
      guard let self, let (more, place) = detail(self) else { return }
      note(name, Self.word(sender.state) + more, at: place)
    }
    targets.append(target)
    target.attach(to: recognizer)
    view.addGestureRecognizer(recognizer)
  }

  private static func word(_ state: UIGestureRecognizer.State) -> String {
    switch state {
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    default: "possible"
    }
  }

  /// Adds a control, some of whose events are logged.
  func add(_ control: UIControl, _ name: String, events: [(String, UIControl.Event)]) {
    for (event, mask) in events {
      control.addAction(UIAction { [weak self] _ in self?.note(name, event) }, for: mask)
    }
    root.addSubview(control)
  }

  /// Adds a scroll view that fills the window and tells of its movements.
  func addScroll(content: CGSize, _ log: ScrollLog = .nothing) -> UIScrollView {
    scrollLog = log
    let scroll = UIScrollView(frame: root.bounds)
    #if os(iOS)
      scroll.contentInsetAdjustmentBehavior = .never
    #endif
    scroll.contentSize = content
    scroll.delegate = self
    self.scroll = scroll
    root.addSubview(scroll)
    return scroll
  }
}

/// What a recognizer's actions are sent to.
@MainActor final class ProbeTarget: NSObject {
  private let act: (UIGestureRecognizer) -> Void

  init(_ act: @escaping (UIGestureRecognizer) -> Void) {
    self.act = act
    super.init()
  }

  #if canImport(ObjectiveC)
    @objc func fire(_ sender: UIGestureRecognizer) { act(sender) }

    func attach(to recognizer: UIGestureRecognizer) {
      recognizer.addTarget(self, action: #selector(fire(_:)))
    }
  #else
    func fire(_ sender: UIGestureRecognizer) { act(sender) }

    func attach(to recognizer: UIGestureRecognizer) {
      recognizer.addTarget(self, action: ProbeTarget.fire)
    }
  #endif
}

#if canImport(XCTest) && os(iOS)
  import XCTest

  /// Runs the probe in an iOS test target that has a host application, and attaches the log to the result.
  final class FingerpostProbeTests: XCTestCase {
    @MainActor func testProbe() {
      var log = ""
      let device = UIDevice.current
      FingerpostProbe.run(
        with: SyntheticTouches(), system: "\(device.systemName) \(device.systemVersion)", device: device.model
      ) { line in
        print(line)
        log += line + "\n"
      }
      let attachment = XCTAttachment(data: Data(log.utf8), uniformTypeIdentifier: "public.plain-text")
      attachment.name = "probe.jsonl"
      attachment.lifetime = .keepAlways
      add(attachment)
    }
  }
#endif
