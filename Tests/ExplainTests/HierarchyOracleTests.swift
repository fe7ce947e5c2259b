import Expectations
import Fingerpost
import FingerpostGestures
import FingerpostReading
import FingerpostScreens
import Foundation
import OwnProcess
import ScreenPrinting
import Testing

@testable import FingerpostExplain

/// Screens that are written as Xcode exports them and read back.
@Suite(.ownProcess) struct HierarchyOracleTests {
  private static let styles: [HierarchyWriter.Style] = [
    .init(),
    .init(version: 1, parts: 1),
    .init(isPacked: true, hasEarlierCapture: true, parts: 12),
    .init(version: 1, isPacked: true, hasWrappers: true, parts: 15),
    .init(hasEarlierCapture: true, hasWrappers: true, parts: 30),
    .init(isPacked: true, hasWrappers: true, parts: 2),
  ]

  /// Returns a screen and what is read of it after it was written.
  private func copy(
    seed: UInt64, views: Int, _ style: HierarchyWriter.Style, _ change: (inout ScreenView) -> Void = { _ in }
  ) throws -> (
    screen: Screen, copy: Screen, random: RandomScreen
  ) {
    var random = RandomScreen(seed: seed)
    var screen = random.make(views: views)
    // An export does not tell the level.
    for view in screen.views.indices {
      screen.views[view].windowLevel = 0
      change(&screen.views[view])
    }
    var writer = HierarchyWriter(screen, style, seed: seed)
    let path = try writer.write()
    defer { try? FileManager.default.removeItem(atPath: path) }
    return (screen, try ScreenReader.read(folder: path, name: "bundle"), random)
  }

  @Test(
    "HIT-1: a screen that is written as a bundle and read gives every touch to the view that a plain hit test names",
    arguments: 0..<6)
  func touches(number: Int) throws {
    let views = [20, 100, 300, 1000, 2000, 5000][number]
    var (screen, copy, random) = try copy(
      seed: UInt64(number + 101), views: views, Self.styles[number])
    #expect(copy.kind == .viewHierarchy && copy.views.count == views)
    #expect(copy.views.allSatisfy { $0.doubts.isEmpty })
    var plain = PlainHitTest(screen)
    let touched = Explainer(copy).touched
    var hits = 0
    for _ in 0..<1000 {
      let point = random.point()
      let (x, y) = (Double(point.x), Double(point.y))
      let expected = plain.hit(x, y).flatMap { screen.views[$0].address }
      let hit = touched.touch(x: x, y: y).flatMap { copy.views[$0].address }
      if hit != nil { hits += 1 }
      expect(hit, is: expected, "bundle \(number), point (\(x), \(y))")
    }
    #expect(hits > 100)
  }

  /// How many trees are compared; FINGERPOST_BUNDLES asks for more than CI has time for.
  private static let trees =
    ProcessInfo.processInfo.environment["FINGERPOST_BUNDLES"].flatMap { Int($0) } ?? 12

  @Test("The same screen as a dump and as a bundle gives the same answers, in every style", arguments: 0..<6)
  func answers(style: Int) throws {
    var compared = 0
    for seed in stride(from: style, to: Self.trees, by: Self.styles.count) {
      try compare(seed: UInt64(seed + 1), Self.styles[style], &compared)
    }
    #expect(compared >= Self.trees / Self.styles.count * 20)
  }

  private func compare(seed: UInt64, _ style: HierarchyWriter.Style, _ compared: inout Int) throws {
    let views = [5, 20, 60, 150][Int(seed / 6 % 4)]
    var (screen, copy, random) = try copy(seed: seed, views: views, style) { view in
      if view.className.contains(".") { view.baseClass = "UIView" }
      // A dump gives frames, which do not tell the size of what a transform has all but flattened.
      let t = view.transform
      if (t.a * t.d - t.b * t.c).magnitude < 0.01 { view.transform = .identity }
    }
    let dump = try ScreenReader.read(
      Data(screen.recursiveDescription(precision: .full).utf8), name: "dump")
    // A dump tells that there are no recognizers, which an export never does.
    for view in copy.views.indices { copy.views[view].recognizers = [] }
    let (one, other) = (Explainer(dump), Explainer(copy))
    // Hits are cheap, and a whole answer with its fixes is not.
    for _ in 0..<20 {
      let point = random.point()
      let hits = [(one, dump), (other, copy)].map { explainer, screen in
        explainer.touched.touch(x: Double(point.x), y: Double(point.y)).flatMap { screen.views[$0].address }
      }
      expect(hits[0], is: hits[1], "seed \(seed), point \(point)")
      compared += 1
    }
    let tap = try #require(RequestedGesture("tap"))
    let point = random.point()
    let expected = screen.views[random.view(of: screen)].address ?? ""
    let texts = try [one, other].map { explainer in
      let answer = explainer.report(of: tap, at: point, expecting: try explainer.expected(expected))
      return answer.text(Report.Options()).components(separatedBy: "\n\n")[0]
    }
    expect(texts[0], is: texts[1], "seed \(seed), point \(point), expecting \(expected)")
  }
}
