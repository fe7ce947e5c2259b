import Expectations
import Foundation
import Testing
import UIKit

@Suite("Scroll views in scroll views", .bothWays)
struct NestedScrollTests {
  /// A scroll view inside another one, both 400 by 800, with content of their own sizes.
  private func nested(_ outer: CGSize, _ inner: CGSize) -> (ScrollStage, UIScrollView) {
    let scene = ScrollStage(content: outer)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroll.contentSize = inner
    scene.content.addSubview(scroll)
    return (scene, scroll)
  }

  @Test("SCR-15: of two that can scroll the same way the inner one does")
  func innerWins() {
    let (scene, inner) = nested(CGSize(width: 400, height: 2000), CGSize(width: 400, height: 2000))
    scene.play(0, down(1, 200, 700))
    scene.play(0.1, move(1, 200, 600))
    #expect(inner.contentOffset.y == 90 && scene.y == 0)
    #expect(inner.isDragging && !scene.scroll.isDragging)
  }

  @Test("SCR-15: the outer one scrolls along the axis that the inner one does not have")
  func otherAxis() {
    let (scene, inner) = nested(CGSize(width: 1200, height: 800), CGSize(width: 400, height: 2000))
    scene.play(0, down(1, 300, 700))
    scene.play(0.1, move(1, 200, 670))
    expect(inner.contentOffset, is: .zero)
    #expect(scene.scroll.isDragging && !inner.isDragging)
    scene.play(0.5, up(1, 200, 670))
    scene.wait(5)
    scene.play(6, down(1, 300, 700))
    scene.play(6.1, move(1, 290, 600))
    #expect(inner.isDragging && !scene.scroll.isDragging)
  }

  @Test("SCR-15: at its edge the inner one lets the outer one scroll")
  func atTheEdge() {
    let (scene, inner) = nested(CGSize(width: 400, height: 2000), CGSize(width: 400, height: 2000))
    inner.contentOffset.y = 1200
    scene.play(0, down(1, 200, 700))
    scene.play(0.1, move(1, 200, 600))
    #expect(inner.contentOffset.y == 1200 && scene.y == 90)
    scene.play(0.5, up(1, 200, 600))
    // Where the outer one has no room either, the inner one bounces.
    scene.scroll.contentOffset.y = 1200
    scene.content.frame.origin.y = 1200
    scene.play(6, down(1, 200, 700))
    scene.play(6.1, move(1, 200, 600))
    #expect(inner.contentOffset.y > 1200 && scene.y == 1200)
  }

  @Test("SCR-4, SCR-7: content of the inner one is kept by both and let go of by both")
  func contentOfBoth() {
    let outer = ChoosyScrollView()
    let scene = ScrollStage(outer)
    let inner = ChoosyScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    inner.contentSize = CGSize(width: 400, height: 2000)
    scene.content.addSubview(inner)
    let leaf = scene.stage.add("L", 0, 0, 400, 800, to: inner)
    scene.play(0, down(1, 200, 700))
    expect(scene.log, is: [])
    scene.wait(0.2)
    expect(scene.log, is: ["L.began(1)"])
    #expect(inner.asked == ["begin"] && outer.asked == ["begin"])
    scene.play(0.3, move(1, 200, 600))
    expect(scene.log, is: ["L.cancelled(1)"])
    expect(inner.asked, is: ["begin", "cancel"])
    #expect(leaf.window != nil && inner.isDragging)
  }
}
