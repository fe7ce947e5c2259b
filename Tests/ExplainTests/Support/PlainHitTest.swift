import Fingerpost
import FingerpostScreens
import Foundation

/// UIKit's hit test once more, as plainly as possible and from the data of a screen alone.
///
/// It shares nothing with the engine: its own matrices, its own order of windows, its own reading of the rules.
nonisolated struct PlainHitTest {
  /// A map of the plane as three rows of a matrix, of which the last is always 0 0 1.
  struct Map {
    var rows: (SIMD3<Double>, SIMD3<Double>)

    static func move(_ x: Double, _ y: Double) -> Map { Map(rows: (SIMD3(1, 0, x), SIMD3(0, 1, y))) }

    /// This map after another.
    func after(_ other: Map) -> Map {
      func row(_ row: SIMD3<Double>) -> SIMD3<Double> {
        row.x * other.rows.0 + row.y * other.rows.1 + SIMD3(0, 0, row.z)
      }
      return Map(rows: (row(rows.0), row(rows.1)))
    }

    func callAsFunction(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      (rows.0.x * x + rows.0.y * y + rows.0.z, rows.1.x * x + rows.1.y * y + rows.1.z)
    }
  }

  /// A view that was looked at, with the word that the report has for it.
  struct Visit: Equatable {
    var view: Int
    var verdict: String
  }

  let views: [ScreenView]
  private let children: [[Int]]
  private let roots: [Int]
  private(set) var visits: [Visit] = []

  init(_ screen: Screen) {
    let views = screen.views
    self.views = views
    var children = [[Int]](repeating: [], count: views.count)
    for (index, view) in views.enumerated() {
      if let parent = view.parent { children[parent].append(index) }
    }
    self.children = children
    let windows = screen.roots.filter { views[$0].isWindow }
    if windows.isEmpty {
      roots = Array(screen.roots.prefix(1))
    } else {
      // Front to back: by level, and on one level the last first.
      var ordered: [Int] = []
      for level in Set(windows.map { views[$0].windowLevel }).sorted(by: >) {
        ordered += windows.filter { views[$0].windowLevel == level }.reversed()
      }
      roots = ordered.filter { !views[$0].isHidden }
    }
  }

  /// The view that gets a touch.
  mutating func hit(_ x: Double, _ y: Double) -> Int? {
    visits = []
    for root in roots {
      if let hit = hit(root, x, y) { return hit }
    }
    return nil
  }

  private mutating func hit(_ view: Int, _ parentX: Double, _ parentY: Double) -> Int? {
    let data = views[view]
    if data.isHidden { return note(view, "hidden") }
    if !data.isUserInteractionEnabled { return note(view, "notInteractive") }
    if Double(Float(data.alpha)) < 0.01 { return note(view, "transparent") }
    guard let (x, y) = local(data, parentX, parentY) else { return note(view, "outside") }
    let (left, top) = (Double(data.bounds.minX), Double(data.bounds.minY))
    let (width, height) = (Double(data.bounds.width), Double(data.bounds.height))
    guard x >= left, y >= top, x < left + width, y < top + height else { return note(view, "outside") }
    _ = note(view, "inside")
    for child in children[view].reversed() {
      if let hit = hit(child, x, y) { return hit }
    }
    return view
  }

  private mutating func note(_ view: Int, _ verdict: String) -> Int? {
    visits.append(Visit(view: view, verdict: verdict))
    return nil
  }

  /// The point in a view's own coordinates, or nil where there is no way back.
  private func local(_ data: ScreenView, _ x: Double, _ y: Double) -> (x: Double, y: Double)? {
    let t = data.transform
    let (a, b, c, d) = (Double(t.a), Double(t.b), Double(t.c), Double(t.d))
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let anchorX = Double(data.bounds.minX) + Double(data.anchorPoint.x) * Double(data.bounds.width)
    let anchorY = Double(data.bounds.minY) + Double(data.anchorPoint.y) * Double(data.bounds.height)
    let back = Map(
      rows: (
        SIMD3(d / determinant, -c / determinant, 0), SIMD3(-b / determinant, a / determinant, 0)
      ))
    let toOwn = Map.move(anchorX, anchorY)
      .after(back)
      .after(.move(-Double(t.tx), -Double(t.ty)))
      .after(.move(-Double(data.center.x), -Double(data.center.y)))
    return toOwn(x, y)
  }
}
