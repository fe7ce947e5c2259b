import Expectations
import Fingerpost
import FingerpostComparing
import FingerpostGestures
import FingerpostHID
import FingerpostProperties
import FingerpostReading
import FingerpostScreens
import FingerpostText
import FingerpostTimeline
import FingerpostTrace
import Foundation
import OwnProcess
import Testing

@testable import FingerpostAttach
@testable import FingerpostExplain

/// Taps on applications that run and are asked before: what explain says of a tap, and what the application then does.
@Suite(.ownProcess) struct LiveTapsTests {
  /// What acts: the addresses of recognizers and controls.
  private struct Acts: Equatable {
    var recognizers: Set<String> = []
    var controls: Set<String> = []
  }

  /// An application with a random screen, whose views have recognizers and are controls.
  private final class Application {
    let world: World
    let screen: Screen
    private let built: BuiltScreen
    private let log = TraceLog()
    private var told: [Data] = []
    private var watch: AttachWatch?
    private var now: Int64 = 1_000_000_000

    init(_ screen: Screen) {
      self.screen = screen
      var builder = ScreenBuilder(screen)
      builder.buildsBehavior = true
      built = builder.build(trace: Trace(log))
      world = built.world
      world.run {
        for window in world.application.windows { window.layoutIfNeeded() }
        // A control that is known to have no target does nothing, and is not said to act. [CTL-29]
        for case let control as UIControl in built.views {
          control.addAction(UIAction { _ in }, for: .touchUpInside)
        }
        watch = AttachWatch(texts: true, polls: false) { [unowned self] in told.append(Data($0.dropLast())) }
      }
    }

    nonisolated deinit {}

    /// Taps, and returns what the application did and what it told of it.
    func tap(_ point: CGPoint) -> (acts: Acts, gesture: WatchedGesture?) {
      log.removeAll()
      told.removeAll()
      world.run {
        for (phase, time) in [(Contact.Phase.down, now), (.up, now + 60_000_000)] {
          let contact = Contact(id: 1, phase: phase, x: Double(point.x), y: Double(point.y))
          world.application.handle(Frame(nanoseconds: time, contacts: [contact]))
        }
        now += 3_000_000_000
        while let next = world.timeline.nextDeadline, next.nanoseconds <= now {
          world.timeline.advance(to: next)
        }
      }
      var acts = Acts()
      for record in log.records {
        switch record.fact {
        case .acted(let subject, let state, _) where state == .began || state == .ended:
          guard let index = built.recognizerIndex(of: subject), let one = built.recognizer(index) else {
            break
          }
          acts.recognizers.insert(address(one))
        case .controlEvent(let subject, let kind, _, _) where kind == .touchUpInside || kind == .valueChanged:
          guard let view = built.index(of: subject) else { break }
          acts.controls.insert(address(built.views[view]))
        default: break
        }
      }
      var reader = WatchedReader()
      let gestures =
        told.compactMap { line in WatchedLine(line).flatMap { reader.read($0) } }
        + [reader.finish()].compactMap { $0 }
      return (acts, gestures.first)
    }

    /// The middle of a view, in points of the screen.
    func middle(of view: Int) -> CGPoint {
      let bounds = screen.views[view].bounds
      return world.run { built.onScreen(CGPoint(x: bounds.midX, y: bounds.midY), of: view) }
    }

    /// What FingerpostAttach calls an object.
    private func address(_ object: AnyObject) -> String {
      "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
  }

  /// A random screen with recognizers and controls here and there.
  private func screen(_ seed: UInt64) -> Screen? {
    var layout = RandomScreen(seed: seed)
    var screen = layout.make(views: 5 + Int(seed % 20))
    // A second window would take most touches, and nothing else is in it.
    guard screen.views.count(where: \.isWindow) == 1 else { return nil }
    var random = SplitMix64(seed: seed)
    for index in screen.views.indices where !screen.views[index].isWindow {
      switch random.index(6) {
      case 0: screen.views[index].className = "UIButton"
      case 1: screen.views[index].className = "UISwitch"
      default: break
      }
      guard random.chance(0.8) else { continue }
      let kinds = ["UITapGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer"]
      var recognizers: [ScreenRecognizer] = []
      for number in 0...random.index(2) {
        var one = ScreenRecognizer(
          className: kinds[random.index(4) % 3], address: "0x\(index)a\(number)")
        one.cancelsTouchesInView = random.chance(0.7)
        one.delaysTouchesBegan = random.chance(0.1)
        if one.className == kinds[0], random.chance(0.3) {
          one.settings["numberOfTapsRequired"] = .number(2)
        }
        // A tap that waits for the double tap before it.
        if let before = recognizers.last?.address, random.chance(0.5) { one.mustFail = [before] }
        recognizers.append(one)
      }
      screen.views[index].recognizers = recognizers
    }
    return screen
  }

  @Test("what explain says of a tap on an application's screen is what the application's own next tap does")
  func taps() throws {
    var (taps, seed, acting) = (0, UInt64(0), 0)
    let count = ProcessInfo.processInfo.environment["FINGERPOST_NIGHT"] == nil ? 400 : 5000
    while taps < count {
      seed += 1
      guard let screen = screen(seed) else { continue }
      let application = Application(screen)
      var points = RandomScreen(seed: seed &+ 7)
      var last: (asked: Data, explainer: Explainer)?
      for index in 0..<20 {
        let point = index % 2 == 0 ? points.point() : application.middle(of: points.view(of: screen))
        // What explain is told before the tap.
        let asked = application.world.run { FingerpostAttach.screen() }
        if asked != last?.asked {
          last = (asked, Explainer(try ScreenReader.read(asked, name: "asked")))
        }
        let explainer = try #require(last).explainer
        let run = explainer.run(RequestedGesture.tap.script(at: point))
        let predicted = run.map(explainer.words.reader.activities) ?? []
        var said = Acts()
        for activity in predicted {
          switch (activity.actor, activity.action) {
          case (.recognizer(let index), .recognizes):
            explainer.recognizers[index].address.map { _ = said.recognizers.insert($0) }
          case (.view(let view), .sends):
            explainer.screen.views[view].address.map { _ = said.controls.insert($0) }
          default: break
          }
        }
        let (acts, gesture) = application.tap(point)
        expect(said, is: acts, "seed \(seed), \(point)")
        if let gesture {
          let answers = WatchedComparison(gesture, try WatchedPlay(gesture)).answers
          #expect(answers.allSatisfy { $0.differences.isEmpty }, "seed \(seed), \(point): \(answers)")
        }
        taps += 1
        acting += acts == Acts() ? 0 : 1
      }
    }
    #expect(acting > taps / 8, "\(acting)")
  }
}
