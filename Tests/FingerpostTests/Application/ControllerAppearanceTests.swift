import Expectations
import FingerpostHID
import FingerpostTimeline
import Foundation
import Testing
import UIKit

@testable import Fingerpost

/// When controllers are told that their views are to be seen.
@Suite struct ControllerAppearanceTests {
  private final class Log {
    var lines: [String] = []

    func drain() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Noting: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) {
      log.lines.append("\(name) \(call)\(viewIfLoaded?.window == nil ? "" : " in its window")")
    }

    override func viewDidLoad() { note("loaded") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    override func viewWillLayoutSubviews() { note("will lay out") }
    override func viewDidLayoutSubviews() { note("did lay out") }
  }

  private let world = World()
  private let log = Log()

  private func settle() { world.timeline.advance(to: world.timeline.now) }

  @Test(
    "LIFE-1: a root controller's view loads when its window is shown, appears, and has appeared after layout")
  func root() {
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = Noting("A", log)
      expect(log.drain(), is: [])
      window.makeKeyAndVisible()
      expect(log.drain(), is: ["A loaded", "A will appear", "A is appearing in its window"])
      settle()
      expect(
        log.drain(),
        is: [
          "A will lay out in its window", "A did lay out in its window", "A did appear in its window",
        ])
      settle()
      window.makeKeyAndVisible()
      settle()
      expect(log.drain(), is: [])
      window.rootViewController = Noting("B", log)
      expect(
        log.drain(),
        is: [
          "A will disappear in its window", "A did disappear", "B loaded", "B will appear",
          "B is appearing in its window",
        ])
    }
  }

  @Test("LIFE-1: an event is delivered only when what is on screen has appeared") func beforeAnEvent() {
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = Noting("A", log)
      window.makeKeyAndVisible()
      _ = log.drain()
      world.application.handle(Frame(nanoseconds: 1_000_000_000, contacts: [down(1, 5, 5)]))
      expect(log.drain().last, is: "A did appear in its window")
    }
  }

  @Test("LIFE-1: a controller whose view leaves before it has appeared disappears, and never appeared")
  func gone() {
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = Noting("A", log)
      window.makeKeyAndVisible()
      window.rootViewController = nil
      settle()
      expect(
        log.drain(),
        is: [
          "A loaded", "A will appear", "A is appearing in its window", "A will disappear in its window",
          "A did disappear",
        ])
    }
  }

  @Test("LIFE-1: what is presented has appeared when the completion is called, and the presenter stays")
  func presented() {
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let (a, b) = (Noting("A", log), Noting("B", log))
      window.rootViewController = a
      window.makeKeyAndVisible()
      settle()
      _ = log.drain()
      a.present(b, animated: false) { log.lines.append("presented") }
      expect(
        log.drain(),
        is: [
          "B loaded", "B will appear", "B is appearing in its window", "B will lay out in its window",
          "B did lay out in its window", "B did appear in its window", "presented",
        ])
      a.dismiss(animated: false) { log.lines.append("dismissed") }
      expect(log.drain(), is: ["B will disappear in its window", "B did disappear", "dismissed"])
    }
  }

  @Test("LIFE-1: pushing tells who is covered first, and popping the other way round") func pushed() {
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let stack = UINavigationController(rootViewController: Noting("A", log))
      window.rootViewController = stack
      window.makeKeyAndVisible()
      settle()
      _ = log.drain()
      stack.pushViewController(Noting("B", log), animated: false)
      settle()
      expect(
        log.drain().filter { !$0.contains("lay") },
        is: [
          "B loaded", "A will disappear in its window", "B will appear", "A did disappear",
          "B is appearing in its window", "B did appear in its window",
        ])
      stack.popViewController(animated: false)
      settle()
      expect(
        log.drain().filter { !$0.contains("lay") },
        is: [
          "B will disappear in its window", "A will appear", "B did disappear",
          "A is appearing in its window",
          "A did appear in its window",
        ])
    }
  }
}
