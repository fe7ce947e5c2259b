import Expectations
import Fingerpost
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation
import OwnProcess
import Testing

@testable import FingerpostAudit

/// A map against the engine, asked at each of its points; at each seventh, a finger comes down, too.
@Suite(.ownProcess) struct TouchMapTests {
  @Test(
    "HIT-1: a map says of each point what the engine says there",
    arguments: zip(
      UInt64(1)...12, [3, 12, 20, 12, 40, 12, 60, 12, 100, 12, 200, 300]))
  func randomScreens(seed: UInt64, views: Int) {
    var random = RandomScreen(seed: seed)
    compare(random.make(views: views), "seed \(seed), \(views) views")
  }

  @Test("HIT-7: a map is right where hundreds of views are siblings")
  func siblings() {
    var random = RandomScreen(seed: 5)
    compare(random.make(views: 400, isFlat: true), "400 siblings")
  }

  @Test("HIT-5: a map is right where edges lie on its points, and within a rounding error of them")
  func edgesOnPoints() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 60, 60)
    for place in 0..<5 {
      let at = 2.5 + 10 * Double(place)
      maker.add("Shop.A", at, at, 7, 7, in: window)
      maker.add("Shop.B", at + 0.1 + 0.2, at + 0.3, 7 - 0.3, 3, in: window)
    }
    compare(maker.screen, "edges on points")
  }

  @Test("HIT-14: a map is right for overrides of hit testing")
  func overrides() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 100, 100)
    let back = maker.add("Shop.Back", 10, 10, 50, 50, in: window)
    maker.add("Shop.Wide", 70, 70, 10, 10, in: window) {
      $0.hitOverride = .inset(UIEdgeInsets(top: -12.25, left: -9.5, bottom: -3, right: -11))
    }
    let glass = maker.add("Shop.Glass", 20, 0, 40, 90, in: window) { $0.hitOverride = .passThrough }
    maker.add("Shop.Pane", 5, 40, 20, 20, in: glass)
    let bar = maker.add("Shop.Bar", 0, 80, 30, 10, in: window)
    let badge = maker.add("Shop.Badge", 20, -20, 25, 25, in: bar)
    maker.edit {
      $0.views[bar].hitOverride = .reachesTo(badge)
      $0.views[back].hitOverride = .redirect(badge)
    }
    maker.add("Shop.Never", 0, 0, 100, 30, in: window) { $0.hitOverride = .never }
    compare(maker.screen, "overrides")
  }

  @Test("HIT-9: a map is right at the slanted edges of turned views, and of what is in them")
  func turned() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 120, 160)
    func turn(_ angle: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: Int)
      -> Int
    {
      maker.add("Shop.Card", x, y, width, height, in: parent) {
        $0.transform = CGAffineTransform(rotationAngle: angle)
      }
    }
    let card = turn(0.4, 20, 20, 70, 40, in: window)
    _ = turn(-1.1, 40, 5, 20, 20, in: card)
    maker.add("Shop.Label", 5, 5, 15, 30, in: card)
    _ = turn(0.785, 30, 90, 50, 50, in: window)
    compare(maker.screen, "turned")
  }

  @Test("HIT-5: a map is right for views whose edges are too far away to be computed")
  func faraway() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 120, 160)
    maker.add("Shop.Wide", 50.3, 20.7, 2e7, 30, in: window)
    maker.add("Shop.High", 20.2, 90.1, 30, 3e8, in: window)
    compare(maker.screen, "far away")
  }

  @Test("HIT-5: a map is right where sums of fractions end on its points")
  func fractions() {
    var random = SplitMix64(seed: 4)
    for screen in 0..<20 {
      var maker = ScreenMaker()
      let window = maker.add("UIWindow", 0, 0, 120, 160)
      for _ in 0..<6 {
        var (x, y, parent) = (0.0, 0.0, window)
        for depth in 0..<5 {
          let (left, top) = (Double(random.index(40)) / 10, Double(random.index(40)) / 10)
          (x, y) = (x + left, y + top)
          // The deepest has edges on half points, as far as tenths can tell.
          let right = depth == 4 ? (x.rounded() + 20.5) - x : 80
          parent = maker.add("Shop.Step", left, top, right, right, in: parent)
        }
      }
      compare(maker.screen, "fractions \(screen)")
    }
  }

  @Test("HIT-1: few questions tell a map of an ordinary screen")
  func questions() {
    let screen = Self.list(rows: 60, inEach: 10)
    let built = ScreenFactory(screen, tree: nil).views(Trace())
    var mapper = TouchMapper(built, area: CGRect(x: 0, y: 0, width: 393, height: 852))
    let map = mapper.make()
    expect(map.hits.count, is: 393 * 852)
    #expect(mapper.asked < map.hits.count / 10, "\(mapper.asked) questions")
  }

  @Test("A map has the points of its squares' centers, and larger squares on a very large screen")
  func squares() {
    let map = TouchMap(of: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(map.step == 1 && map.columns == 100 && map.rows == 50)
    #expect(map.columns(from: 10, to: 20) == 10..<20 && map.columns(from: 10.5, to: 20.5) == 10..<20)
    #expect(map.columns(from: 10.6, to: 20.6) == 11..<21 && map.rows(from: -5, to: 900) == 0..<50)
    let large = TouchMap(of: CGRect(x: 0, y: 0, width: 4000, height: 4000))
    #expect(large.step == 3 && large.hits.count <= 2_000_000)
  }

  @Test("HIT-1: edges of views are asked about beside these views only")
  func questionsBeside() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 393, 852)
    for place in 0..<190 { maker.add("Shop.Bar", 2 * Double(place), 0, 1, 20, in: window) }
    for row in 0..<100 { maker.add("Shop.Row", 0, 30 + 8 * Double(row), 393, 4, in: window) }
    var mapper = TouchMapper(
      ScreenFactory(maker.screen, tree: nil).views(Trace()), area: CGRect(x: 0, y: 0, width: 393, height: 852)
    )
    _ = mapper.make()
    #expect(mapper.asked < 5000, "\(mapper.asked) questions")
  }

  /// Rows of small views on a whole screen.
  static func list(rows: Int, inEach count: Int) -> Screen {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 393, 852)
    let height = 852 / Double(rows)
    for row in 0..<rows {
      let cell = maker.add("Shop.Row", 0, Double(row) * height, 393, height, in: window)
      for place in 0..<count {
        let width = 393 / Double(count)
        maker.add("Shop.Item", Double(place) * width + 1, 1, width - 2, height - 2, in: cell)
      }
    }
    return maker.screen
  }

  private func compare(_ screen: Screen, _ title: String) {
    let factory = ScreenFactory(screen, tree: nil)
    let built = factory.views(Trace())
    var mapper = TouchMapper(built, area: CGRect(x: -7.3, y: -2, width: 131, height: 173))
    let map = mapper.make()
    let probe = TouchProbe(factory)
    let finger = PlayedTouch(factory)
    var wrong = 0
    for row in 0..<map.rows {
      for column in 0..<map.columns {
        let point = map.point(column, row)
        var expected = probe.found(point)
        if (row * map.columns + column) % 7 == 0, expected == map[column, row] {
          expected = finger.hit(point)
        }
        guard map[column, row] != expected else { continue }
        wrong += 1
        if wrong == 1 {
          Issue.record("\(title): at \(point) \(map[column, row] ?? -1) instead of \(expected ?? -1)")
        }
      }
    }
  }
}
