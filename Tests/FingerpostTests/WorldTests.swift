import Expectations
import FingerpostTimeline
import FingerpostTrace
import Foundation
import Testing

@testable import Fingerpost

@Suite struct WorldTests {
  @Test("Two hundred worlds run side by side, and none touches another", arguments: 0..<200)
  func sideBySide(_ number: Int) async {
    let stage = Stage()
    await World.$bound.withValue(stage.world) {
      expect(UIApplication.shared, isSame: stage.world.application)
      let view = stage.add("V\(number)", Double(number), 0, 100, 100)
      await Task.yield()
      stage.play(Double(number), down(number, Double(number) + 1, 50))
      await Task.yield()
      expect(UIApplication.shared.windows, is: [stage.window])
      stage.play(Double(number) + 1, move(number, Double(number) + 2, 50))
      await Task.yield()
      let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      second.makeKeyAndVisible()
      await Task.yield()
      expect(UIApplication.shared.keyWindow, isSame: second)
      expect(stage.world.timeline.now.seconds, is: Double(number) + 1)
      stage.play(Double(number) + 2, up(number, Double(number) + 2, 50))
      let name = "V\(number)"
      expect(
        stage.drainLog(),
        is: [
          "\(name).began(\(number))", "\(name).moved(\(number))", "W.resignKey", "\(name).ended(\(number))",
        ])
      withExtendedLifetime(view) {}
    }
  }

  @Test("A world and its windows go when nothing holds them any more")
  func lifetime() {
    weak var world: World?
    weak var window: UIWindow?
    do {
      let stage = Stage()
      (world, window) = (stage.world, stage.window)
      stage.add("V", 0, 0, 10, 10)
      stage.play(0, down(1, 5, 5))
    }
    #expect(world == nil)
    expect(window, is: nil)
  }

  @Test("A window that outlives its world does no harm")
  func orphan() {
    var stage: Stage? = Stage()
    let window = stage?.window
    let event = stage?.world.application.touchEnvironment.event
    stage = nil
    window?.isHidden = true
    window?.windowLevel = .alert
    expect(window?.next, isSame: World.current.application)
    expect(event?.allTouches, is: nil)
  }

  @Test("The same script gives the same trace to the byte")
  func determinism() {
    func run() -> [String] {
      let stage = Stage()
      let view = stage.add("V", 0, 0, 200, 200)
      view.isMultipleTouchEnabled = true
      stage.add("C", 0, 0, 50, 50, to: view, forwards: true)
      for step in 0..<20 {
        stage.play(Double(step) * 0.1, down(step, Double(step) * 9, 10), move(step - 1, 33, Double(step)))
        if step % 3 == 0 { stage.play(Double(step) * 0.1 + 0.05, up(step, 5, 5)) }
      }
      let json = TraceJSONRenderer()
      return stage.sink.records.map(json.line)
    }
    let first = run()
    #expect(first.count > 200)
    expect(first, is: run())
  }
}
