extension Scene {
  /// W5: ten nested views, and the places where one finger moves to, one after the other.
  ///
  /// - Parameter panning: whether the finger wanders about, so that a pan begins; else it trembles within two points.
  package static func moves(panning: Bool) -> Scene {
    var scene = Scene()
    var deepest = scene.add(to: -1, 0, 0, 1000, 1000)
    for level in 1...10 {
      let side = Double(1000 - 10 * level)
      deepest = scene.add(to: deepest, 5, 5, side, side)
    }
    var random = SplitMix64(seed: 0x5EED_0005)
    var (x, y) = (500.0, 500.0)
    scene.points.reserveCapacity(65_536)
    for _ in 0..<65_536 {
      if panning {
        x = reflected(x + Double(random.below(33) - 16) * 0.25)
        y = reflected(y + Double(random.below(33) - 16) * 0.25)
      } else {
        x = 500 + Double(random.below(17) - 8) * 0.25
        y = 500 + Double(random.below(17) - 8) * 0.25
      }
      scene.points.append(Point(x: x, y: y))
    }
    return scene
  }

  /// A coordinate thrown back from the walls at 100 and 900.
  private static func reflected(_ coordinate: Double) -> Double {
    coordinate < 100 ? 200 - coordinate : coordinate > 900 ? 1800 - coordinate : coordinate
  }
}
