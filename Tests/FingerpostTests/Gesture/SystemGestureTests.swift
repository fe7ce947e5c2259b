import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Who gets the first swipe from an edge of the screen.
@Suite struct SystemGestureTests {
  private final class Controller: UIViewController {
    var edges: UIRectEdge = []
    var speaker: UIViewController?

    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { speaker }
  }

  private func controller(_ edges: UIRectEdge, in stage: Stage) -> Controller {
    stage.world.run {
      let controller = Controller()
      controller.edges = edges
      return controller
    }
  }

  @Test("EDGE-4: by default the system may have every swipe from an edge, and no child is asked")
  func defaults() {
    let stage = Stage()
    expect(stage.window.screenEdgesDeferringSystemGestures, is: [])
    let controller = stage.world.run { UIViewController() }
    expect(controller.preferredScreenEdgesDeferringSystemGestures, is: [])
    expect(controller.childForScreenEdgesDeferringSystemGestures, is: nil)
    stage.window.rootViewController = controller
    expect(stage.window.screenEdgesDeferringSystemGestures, is: [])
  }

  @Test("EDGE-4: the root controller says which edges are the application's, asked again each time")
  func root() {
    let stage = Stage()
    let root = controller(.bottom, in: stage)
    stage.window.rootViewController = root
    expect(stage.window.screenEdgesDeferringSystemGestures, is: .bottom)
    root.edges = [.left, .top]
    expect(stage.window.screenEdgesDeferringSystemGestures, is: [.left, .top])
  }

  @Test("EDGE-4: a child that the controller names says it, and one that is presented over both")
  func others() {
    let stage = Stage()
    let root = controller(.bottom, in: stage)
    let child = controller(.top, in: stage)
    let grandchild = controller(.left, in: stage)
    stage.window.rootViewController = root
    root.speaker = child
    expect(stage.window.screenEdgesDeferringSystemGestures, is: .top)
    child.speaker = grandchild
    expect(stage.window.screenEdgesDeferringSystemGestures, is: .left)
    let presented = controller(.right, in: stage)
    stage.world.run { root.present(presented, animated: false) }
    expect(stage.window.screenEdgesDeferringSystemGestures, is: .right)
    root.dismiss(animated: false)
    expect(stage.window.screenEdgesDeferringSystemGestures, is: .left)
  }

  @Test("EDGE-4: controllers that name each other come to an end")
  func circle() {
    let stage = Stage()
    let root = controller(.bottom, in: stage)
    let child = controller(.top, in: stage)
    stage.window.rootViewController = root
    root.speaker = child
    child.speaker = root
    expect(stage.window.screenEdgesDeferringSystemGestures, is: .top)
    root.speaker = root
    expect(stage.window.screenEdgesDeferringSystemGestures, is: .bottom)
    (root.speaker, child.speaker) = (nil, nil)
  }

  @Test("EDGE-4: the engine takes no swipe for the system, whatever the edges: that is for a shell to do")
  func noShell() {
    for edges in [[], UIRectEdge.all] {
      let stage = Stage()
      stage.window.rootViewController = controller(edges, in: stage)
      let view = stage.add("V", 0, 0, 400, 800)
      let pan = stage.world.run { UIScreenEdgePanGestureRecognizer() }
      pan.edges = .left
      var began = 0
      pan.addTarget { if $0.state == .began { began += 1 } }
      view.addGestureRecognizer(pan)
      stage.play(0, down(1, 3, 400))
      stage.play(0.1, move(1, 40, 400))
      expect(began, is: 1)
      expect(stage.drainLog(), is: ["V.began(1)", "V.cancelled(1)"])
    }
  }
}
