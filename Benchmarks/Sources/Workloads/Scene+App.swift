extension Scene {
  /// W3: the screen of an app: bars, a list of 150 cells scrolled to the middle, overlays; 2 003 views.
  ///
  /// - Parameter overriding: W3o: buttons accept touches beside them, and the containers of the cells' contents and of
  ///   the bar's let touches pass that hit none of their subviews.
  static func app(overriding: Bool) -> Scene {
    var scene = Scene()
    var overrides: [(Int, Node.Override)] = []
    let window = scene.add(to: -1, 0, 0, 390, 844)
    // Transition and controller views, the way UIKit stacks them up.
    var containers = [window]
    for _ in 0..<6 { containers.append(scene.add(to: containers[containers.count - 1], 0, 0, 390, 844)) }
    let (tabController, navigationController, controllerView) = (containers[2], containers[4], containers[6])

    scene.addList(to: controllerView, &overrides)

    let floating = scene.add(to: controllerView, 320, 680, 56, 56)
    overrides.append((floating, .slop))
    scene.nodes[floating].map = Node.Map(a: 0.6, b: 0.8, c: -0.8, d: 0.6)
    _ = scene.add(to: floating, 16, 16, 24, 24, .notInteractive)

    scene.addBars(navigation: navigationController, tabs: tabController, &overrides)
    scene.addOverlays(to: window)

    if overriding {
      for (view, override) in overrides { scene.nodes[view].override = override }
    }
    scene.drawPoints(seed: 0x5EED_1003, width: 1560, height: 3376)
    return scene
  }

  private mutating func addList(to parent: Int, _ overrides: inout [(Int, Node.Override)]) {
    let list = add(to: parent, 0, 0, 390, 844, .clips)
    nodes[list].boundsY = 4500
    var random = SplitMix64(seed: 0x5EED_0003)
    for row in 0..<150 { addCell(to: list, row: row, &random, &overrides) }
    let refresh = add(to: list, 0, -60, 390, 60, .hidden)
    _ = add(to: refresh, 185, 10, 20, 20, .notInteractive)
    _ = add(to: refresh, 95, 34, 200, 20, .notInteractive)
    _ = add(to: list, 384, 4750, 3, 60, .notInteractive)
    _ = add(to: list, 10, 5338, 100, 3, .notInteractive)
  }

  private mutating func addCell(
    to list: Int, row: Int, _ random: inout SplitMix64, _ overrides: inout [(Int, Node.Override)]
  ) {
    let state = random.below(16)
    let swipe = random.below(10)
    let picture = random.below(4)
    let buttonScale = random.below(6)
    let buttonState = random.below(8)
    let accessory = random.below(2)

    let cell = add(
      to: list, 0, Double(96 * row), 390, 96, state == 0 ? .hidden : state == 1 ? .notInteractive : [])
    if swipe == 0 { nodes[cell].map = Node.Map(tx: -80) }
    if swipe == 1 { nodes[cell].map = Node.Map(a: 0.9375, d: 0.9375) }
    _ = add(to: cell, 0, 0, 390, 96, .notInteractive)
    let content = add(to: cell, 0, 0, 390, 95)
    let image = add(to: content, 16, 12, 72, 72, .notInteractive)
    if picture == 0 { nodes[image].map = Node.Map(a: 0.8, b: 0.6, c: -0.6, d: 0.8) }
    let row = add(to: content, 100, 8, 274, 80)
    overrides.append((row, .pass))
    let column = add(to: row, 0, 0, 180, 80)
    _ = add(to: column, 0, 0, 180, 30, .notInteractive)
    _ = add(to: column, 0, 34, 180, 46, .notInteractive)
    let button = add(to: row, 190, 20, 80, 40, buttonState == 0 ? .notInteractive : [])
    overrides.append((button, .slop))
    if buttonScale == 0 { nodes[button].map = Node.Map(a: 1.25, d: 1.25) }
    _ = add(to: button, 8, 8, 24, 24, .notInteractive)
    _ = add(to: button, 36, 8, 40, 24, .notInteractive)
    _ = add(to: cell, 366, 36, 16, 24, accessory == 0 ? .hidden : [])
    _ = add(to: cell, 16, 95, 374, 1, .notInteractive)
  }

  private mutating func addBars(
    navigation: Int, tabs: Int, _ overrides: inout [(Int, Node.Override)]
  ) {
    let bar = add(to: navigation, 0, 44, 390, 52)
    _ = add(to: bar, 0, -44, 390, 96, .notInteractive)
    let content = add(to: bar, 0, 0, 390, 52)
    overrides.append((content, .pass))
    let back = add(to: content, 8, 4, 90, 44)
    overrides.append((back, .slop))
    _ = add(to: back, 0, 10, 14, 24, .notInteractive)
    _ = add(to: back, 18, 10, 70, 24, .notInteractive)
    _ = add(to: content, 120, 10, 150, 32, .notInteractive)
    for x in [286.0, 334.0] {
      let button = add(to: content, x, 4, 44, 44)
      overrides.append((button, .slop))
      _ = add(to: button, 10, 10, 24, 24, .notInteractive)
      let badge = add(to: button, 28, 2, 16, 16)
      nodes[badge].map = Node.Map(a: 0.8, b: -0.6, c: 0.6, d: 0.8)
    }

    let tabBar = add(to: tabs, 0, 761, 390, 83)
    _ = add(to: tabBar, 0, 0, 390, 83, .notInteractive)
    for index in 0..<5 {
      let item = add(to: tabBar, Double(78 * index), 0, 78, 49)
      _ = add(to: item, 27, 6, 24, 24, .notInteractive)
      _ = add(to: item, 4, 32, 70, 14, .notInteractive)
    }
  }

  private mutating func addOverlays(to window: Int) {
    let toast = add(to: window, 0, 0, 390, 844, .notInteractive)
    let box = add(to: toast, 40, 600, 310, 60)
    _ = add(to: box, 10, 10, 290, 40)
    let progress = add(to: window, 0, 0, 390, 844, .hidden)
    let panel = add(to: progress, 135, 362, 120, 120)
    _ = add(to: panel, 40, 20, 40, 40)
    _ = add(to: panel, 10, 80, 100, 30)
    _ = add(to: window, 0, 0, 390, 844, .alphaZero)
  }
}
