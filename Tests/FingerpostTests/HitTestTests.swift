import FingerpostHID
import Foundation
import Testing
import UIKit

@Suite struct HitTestTests {
  @Test("HIT-6: a child outside its parent is not hit, clipped or not")
  func childOutsideParent() {
    World().run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let parent = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      let child = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
      root.addSubview(parent)
      parent.addSubview(child)
      #expect(root.hitTest(CGPoint(x: 145, y: 145), with: nil) === child)
      #expect(root.hitTest(CGPoint(x: 170, y: 170), with: nil) === root)
      parent.clipsToBounds = true
      #expect(root.hitTest(CGPoint(x: 170, y: 170), with: nil) === root)
    }
  }

  @Test("TOUCH-9: a touch stays with its view")
  func stays() {
    final class Log: UIView {
      var lines: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
    }
    let world = World()
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let view = Log(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      window.makeKeyAndVisible()
      world.application.handle(Frame(nanoseconds: 0, contacts: [Contact(id: 1, phase: .down, x: 10, y: 10)]))
      world.application.handle(
        Frame(nanoseconds: 10, contacts: [Contact(id: 1, phase: .move, x: 300, y: 10)]))
      world.application.handle(Frame(nanoseconds: 20, contacts: [Contact(id: 1, phase: .up, x: 300, y: 10)]))
      #expect(view.lines == ["began", "moved", "ended"])
    }
  }
}
