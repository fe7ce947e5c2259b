import AttachInDebug
import Fingerpost
import Foundation
import Measuring
import Workloads

/// What it costs an application to have `tools/attach/FingerpostAttach.swift` in it.
extension Moves {
  /// Measures W5a without the file's code having begun, then listening without a client, then with one that watches;
  /// and what a frame of the display costs while one watches a screen of 500 views.
  static func reportAttach(_ rounds: Int) {
    let scene = Scene.moves(panning: false)
    let without = (0..<rounds).map { _ in nanosecondsOfAMove(Rig(scene), scene, 1_000_000) }
    setenv("HOME", AttachedClient.home, 1)
    FingerpostAttach.start()
    let listening = (0..<rounds).map { _ in nanosecondsOfAMove(Rig(scene), scene, 1_000_000) }
    print("- a move of W5a without FingerpostAttach: \(Spread(without)) ns")
    print("- the same while it listens and no client is connected: \(Spread(listening)) ns")
    var (watched, frames, screens): ([Double], [Double], [Double]) = ([], [], [])
    var bytes = 0
    for _ in 0..<rounds {
      let rig = Rig(scene)
      rig.becomeTheApplication()
      guard let client = AttachedClient() else { return print("- no client could connect") }
      waitUntil { rig.isWatched }
      watched.append(nanosecondsOfAMove(rig, scene, 20_000))
      rig.up(at: 10_000_000_000)
      bytes = client.bytes
      client.end()
      waitUntil { !rig.isWatched }
    }
    for _ in 0..<rounds {
      let rig = Rig(views: 500)
      rig.becomeTheApplication()
      let clock = ContinuousClock()
      let start = clock.now
      _ = FingerpostAttach.screen()
      screens.append((clock.now - start) / .nanoseconds(1) / 1e6)
      guard let client = AttachedClient() else { return }
      waitUntil { rig.isWatched }
      rig.down(at: 0)
      frames.append(millisecondsOfAFrame())
      rig.up(at: 10_000_000_000)
      client.end()
      waitUntil { !rig.isWatched }
    }
    print("- the same while a client watches, 20 000 moves, \(bytes) bytes told: \(Spread(watched)) ns")
    print("- a frame of the display while a client watches a finger on 500 views: \(Spread(frames)) ms")
    print("- the screen of 500 views, once when a finger comes down: \(Spread(screens)) ms")
    try? FileManager.default.removeItem(atPath: AttachedClient.home)
  }

  private static func nanosecondsOfAMove(_ rig: Rig, _ scene: Scene, _ count: Int) -> Double {
    rig.addThree()
    rig.down(at: 0)
    let clock = ContinuousClock()
    let start = clock.now
    rig.move(count, scene.points)
    return (clock.now - start) / .nanoseconds(1) / Double(count)
  }

  /// Lets the main thread do what it is asked to until something is so.
  private static func waitUntil(_ isSo: () -> Bool) {
    while !isSo() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
  }

  /// How long the main thread works in a sixtieth of a second in which nothing moves.
  private static func millisecondsOfAFrame() -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
    let (start, end) = (now(), Date(timeIntervalSinceNow: 1))
    while end.timeIntervalSinceNow > 0 { _ = RunLoop.main.run(mode: .default, before: end) }
    return (now() - start) / 60
  }
}
