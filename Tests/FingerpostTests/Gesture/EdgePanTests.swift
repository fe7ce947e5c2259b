import Expectations
import Foundation
import Testing
import UIKit

@Suite("Pans from the edge of the screen", .bothWays)
struct EdgePanTests {
  private typealias EdgePan = ObservedScreenEdgePan

  private func rig(_ edges: UIRectEdge, rules: EventRules = .standard) -> Rig<EdgePan> {
    let pan = EdgePan()
    pan.edges = edges
    let rig = Rig(pan, rules: rules)
    rig.detail = { $0.translation(in: nil).text }
    return rig
  }

  /// What a finger leads to that comes down at one point and goes to another.
  private func outcome(
    _ edges: UIRectEdge, from start: (x: Double, y: Double), by way: (x: Double, y: Double)
  ) -> [String] {
    let rig = rig(edges)
    return rig.play(0, down(1, start.x, start.y)) + rig.play(0.1, move(1, start.x + way.x, start.y + way.y))
  }

  private let failed = ["reset failed"]

  @Test("EDGE-1: there are no edges by default, and then it never begins")
  func defaults() {
    expect(UIScreenEdgePanGestureRecognizer().edges, is: [])
    expect(outcome([], from: (0, 400), by: (50, 0)), is: failed)
    let edges: [UIRectEdge] = [.top, .left, .bottom, .right, .all]
    expect(edges.map(\.rawValue), is: [1, 2, 4, 8, 15])
  }

  @Test("EDGE-1: it begins inwards from each of its edges, and fails in every other direction")
  func inwards() {
    let cases: [(UIRectEdge, (x: Double, y: Double), (x: Double, y: Double))] = [
      (.left, (5, 400), (1, 0)), (.right, (395, 400), (-1, 0)),
      (.top, (200, 5), (0, 1)), (.bottom, (200, 795), (0, -1)),
    ]
    for (edge, start, inwards) in cases {
      let along = (x: inwards.y * 50, y: inwards.x * 50)
      expect(
        outcome(edge, from: start, by: (inwards.x * 20, inwards.y * 20)).first?.hasPrefix("began"), is: true)
      expect(outcome(edge, from: start, by: (inwards.x * 9, inwards.y * 9)), is: [], "too short")
      expect(outcome(edge, from: start, by: (-inwards.x * 20, -inwards.y * 20)), is: failed, "outwards")
      expect(outcome(edge, from: start, by: along), is: failed, "along the edge")
      let slanting = (x: along.x + inwards.x, y: along.y + inwards.y)
      expect(outcome(edge, from: start, by: slanting).first?.hasPrefix("began"), is: true)
      expect(outcome(UIRectEdge.all.subtracting(edge), from: start, by: along), is: failed, "another edge")
    }
  }

  @Test("EDGE-1: it is a pan from then on")
  func goesOn() {
    let rig = rig(.left)
    rig.play(0, down(1, 5, 400))
    expect(rig.play(0.1, move(1, 14, 400)), is: [], "9 pt")
    expect(rig.play(0.2, move(1, 15, 400)), is: ["began 0,0"])
    expect(rig.play(0.3, move(1, 2, 400)), is: ["changed -13,0"], "and may go back")
    expect(rig.play(0.4, up(1, 2, 400)), is: ["ended -13,0", "reset ended"])
    rig.play(1, down(1, 5, 400))
    expect(rig.play(1.1, move(1, 100, 400)), is: ["began 85,0"])
    expect(rig.play(1.2, cancel(1, 100, 400)), is: ["cancelled 85,0", "reset cancelled"])
  }

  @Test("EDGE-1: in a corner, inwards from either of its edges will do")
  func corner() {
    expect(outcome([.left, .top], from: (5, 5), by: (-5, 20)), is: ["began -2.575,10.299"])
    expect(outcome([.left, .top], from: (5, 5), by: (20, -5)), is: ["began 10.299,-2.575"])
    expect(outcome([.left, .top], from: (5, 5), by: (-4, -20)), is: failed)
    expect(outcome(.left, from: (5, 5), by: (-4, 20)), is: failed, "the other is not one of its edges")
  }

  @Test("EDGE-1: a finger that lifts before it went far enough fails it")
  func lift() {
    let rig = rig(.left)
    rig.play(0, down(1, 5, 400))
    expect(rig.play(0.1, up(1, 5, 400)), is: failed)
  }

  @Test("EDGE-2: only the first finger counts")
  func firstFinger() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 800)
    view.isMultipleTouchEnabled = true
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    stage.attach(pan, "pan", to: view)
    stage.play(0, down(1, 5, 400), down(2, 6, 500))
    stage.play(0.1, down(3, 7, 600))
    stage.play(0.2, move(2, 50, 500), move(3, 50, 600))
    expect(stage.drainLog(), is: ["V.began(1,2)", "V.began(3)", "V.moved(2,3)"])
    expect(pan.translation(in: nil), is: .zero)
    stage.play(0.3, move(1, 25, 400))
    expect(stage.drainLog(), is: ["pan.began", "V.cancelled(1)"])
    expect(pan.numberOfTouches, is: 1)
    stage.play(0.4, up(1, 25, 400))
    expect(stage.drainLog(), is: ["pan.ended"], "though other fingers are down")
    stage.play(0.5, up(2, 50, 500), up(3, 50, 600))
    expect(stage.drainLog(), is: ["V.ended(2,3)"])
  }

  @Test("EDGE-2: a second finger at the edge does not help a first one elsewhere")
  func firstFingerElsewhere() {
    let rig = rig(.left)
    expect(rig.play(0, down(1, 100, 400), down(2, 5, 400)), is: failed)
    expect(rig.play(0.1, move(2, 100, 400)), is: [])
  }

  @Test("EDGE-3: the finger must come down within 13 pt of an edge, or it fails at once")
  func region() {
    for start in [(13.0, 400.0), (0, 400), (387, 400), (200, 13), (200, 787)] {
      expect(rig(.all).play(0, down(1, start.0, start.1)), is: [])
    }
    for start in [(13.01, 400.0), (386.99, 400), (200, 13.01), (200, 786.99)] {
      expect(rig(.all).play(0, down(1, start.0, start.1)), is: failed)
    }
    expect(rig(.left).play(0, down(1, 395, 400)), is: failed, "an edge that is not one of its own")
  }

  @Test("EDGE-3: the edges are the window's, not the view's")
  func windowEdges() {
    let rig = rig(.left)
    rig.view.frame = CGRect(x: 100, y: 0, width: 300, height: 800)
    expect(rig.play(0, down(1, 102, 400)), is: failed)
    rig.play(0.1, up(1, 102, 400))
    rig.stage.window.frame = CGRect(x: 90, y: 0, width: 310, height: 800)
    rig.view.frame = CGRect(x: 0, y: 0, width: 310, height: 800)
    expect(rig.play(1, down(1, 102, 400)), is: [], "12 from the edge of a window that lies further in")
    expect(rig.play(1.1, move(1, 122, 400)), is: ["began 10,0"])
  }

  @Test("EDGE-1: the region is a field of EventRules")
  func threshold() {
    var rules = EventRules()
    expect(rules.set("edgePan.region", to: 30), is: nil)
    expect(rig(.left, rules: rules).play(0, down(1, 30, 400)), is: [])
    expect(rig(.left, rules: rules).play(0, down(1, 31, 400)), is: failed)
  }
}
