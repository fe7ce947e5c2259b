import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation
import Workloads

/// The engine with a tree of ten nested views, recognizers and one finger.
final class Rig {
  /// What the leaf and the pan's action add up, so that the work can be compared.
  private(set) var sum = 0.0
  private let world: World
  private let leaf: Leaf
  private var views: [UIView] = []
  private var frame = Frame(nanoseconds: 0, contacts: [])

  /// The deepest view, which adds up where the finger is.
  private final class Leaf: UIView {
    var sum = 0.0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        let location = touch.location(in: self)
        sum += Double(location.x + location.y)
      }
    }
  }

  init(_ scene: Scene) {
    var rules = EventRules.standard
    // The reference's tap allows ten points.
    rules.tapAllowableMovement = 10
    let world = World(eventRules: rules, screenSize: CGSize(width: 1000, height: 1000))
    self.world = world
    leaf = world.run { Leaf() }
    world.run {
      for (index, node) in scene.nodes.enumerated() {
        let frame = CGRect(x: node.x, y: node.y, width: node.width, height: node.height)
        let isLast = index == scene.nodes.count - 1
        let view = index == 0 ? UIWindow(frame: frame) : isLast ? leaf : UIView()
        view.frame = frame
        if index > 0 { views[node.parent].addSubview(view) }
        views.append(view)
      }
      (views[0] as? UIWindow)?.makeKeyAndVisible()
    }
  }

  /// Creates a window with so many views in it, side by side, each with a recognizer.
  convenience init(views count: Int) {
    self.init(Scene.moves(panning: false))
    for number in 0..<count {
      let place = CGRect(x: number % 40 * 25, y: number / 40 * 25, width: 24, height: 24)
      let view = world.run { UIView(frame: place) }
      view.addGestureRecognizer(UITapGestureRecognizer())
      leaf.addSubview(view)
    }
  }

  /// Makes this the application of the process.
  func becomeTheApplication() { world.becomeProcessDefault() }

  /// Whether the window has a recognizer that watches.
  var isWatched: Bool { views[0].gestureRecognizers?.isEmpty == false }

  /// Adds the three recognizers of the workload.
  func addThree() {
    views[9].addGestureRecognizer(UITapGestureRecognizer())
    views[6].addGestureRecognizer(UILongPressGestureRecognizer())
    let pan = UIPanGestureRecognizer()
    let view = views[3]
    pan.addTarget(self, action: Rig.panned)
    view.addGestureRecognizer(pan)
  }

  /// Adds many recognizers, all on the chain of the leaf, and failure requirements among them.
  func addMany(_ count: Int, requirements: Int) {
    var recognizers: [UIGestureRecognizer] = []
    for index in 0..<count {
      let recognizer: UIGestureRecognizer
      switch index % 5 {
      case 0: recognizer = UITapGestureRecognizer()
      case 1: recognizer = UILongPressGestureRecognizer()
      case 2: recognizer = UISwipeGestureRecognizer()
      case 3: recognizer = UIPinchGestureRecognizer()
      default: recognizer = UIPanGestureRecognizer()
      }
      views[1 + index % 9].addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }
    // Each waits for those that come a little later, so there is no circle.
    var left = requirements
    for distance in 1..<max(count, 2) {
      for index in recognizers.indices where left > 0 && index + distance < count {
        recognizers[index].require(toFail: recognizers[index + distance])
        left -= 1
      }
    }
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard pan.state != .began else { return }
    let translation = pan.translation(in: views[3])
    sum += Double(translation.x + translation.y + pan.velocity(in: views[3]).x)
  }

  /// The sum over leaf and action.
  var total: Double { sum + leaf.sum }

  func down(at nanoseconds: Int64) {
    frame = Frame(nanoseconds: nanoseconds, contacts: [Contact(id: 1, phase: .down, x: 500, y: 500)])
    world.application.handle(frame)
    frame.contacts[0].phase = .move
  }

  func up(at nanoseconds: Int64) {
    frame.nanoseconds = nanoseconds
    frame.contacts[0].phase = .up
    world.application.handle(frame)
    world.timeline.runUntilIdle()
  }

  /// Moves the finger through the points, again and again, a tenth of a microsecond apart.
  func move(_ count: Int, _ points: [Scene.Point], from start: Int64 = 0) {
    // As a feeder of frames would hold it: of nothing else.
    var frame = self.frame
    points.withUnsafeBufferPointer { points in
      for index in 0..<count {
        let point = points[index & (points.count - 1)]
        frame.nanoseconds = start + Int64(index + 1) * 100
        frame.contacts[0].x = point.x
        frame.contacts[0].y = point.y
        world.application.handle(frame)
      }
    }
  }
}
