import Expectations
import Foundation
import Testing
import UIKit

@Suite("Zooming a scroll view", .bothWays)
struct ZoomingTests {
  private func scene(_ scroll: @autoclosure () -> UIScrollView = UIScrollView()) -> ScrollStage {
    let scene = ScrollStage(scroll(), content: CGSize(width: 400, height: 800))
    scene.zoomed = scene.content
    scene.scroll.minimumZoomScale = 1
    scene.scroll.maximumZoomScale = 3
    return scene
  }

  @Test("SCR-1, SCR-23: there is a pinch while zooming is possible")
  func pinchRecognizer() {
    let scene = scene()
    expect(scene.scroll.pinchGestureRecognizer, isNot: nil)
    expect(scene.scroll.gestureRecognizers?.count, is: 3)
    scene.scroll.maximumZoomScale = 1
    expect(scene.scroll.pinchGestureRecognizer, is: nil)
    expect(scene.scroll.gestureRecognizers?.count, is: 2)
  }

  @Test("SCR-23: the point between the fingers stays there while they zoom")
  func pinch() {
    let scene = scene()
    scene.play(0, down(1, 150, 400), down(2, 250, 400))
    scene.play(0.05, move(1, 145, 400), move(2, 255, 400))
    #expect(scene.scroll.isZooming)
    let before = scene.content.convert(CGPoint(x: 200, y: 400), from: nil)
    scene.play(0.1, move(1, 92, 400), move(2, 308, 400))
    expect(scene.scroll.zoomScale.text, is: "2")
    expect(scene.scroll.contentSize.width.text, is: "800")
    let after = scene.content.convert(CGPoint(x: 200, y: 400), from: nil)
    expect(before.text, is: after.text)
    expect(scene.scroll.contentOffset.text, is: "200,400")
    scene.play(0.2, up(1, 92, 400), up(2, 308, 400))
    #expect(!scene.scroll.isZooming)
    let log = scene.log
    #expect(log.contains("willBeginZooming") && log.last == "didEndZooming 2")
    scene.wait(5)
    expect(scene.scroll.contentOffset.text, is: "200,400")
  }

  @Test("SCR-23: content hears nothing of fingers that zoom, or loses them")
  func contentTouches() {
    let scene = scene()
    scene.content.isMultipleTouchEnabled = true
    scene.play(0, down(1, 150, 400), down(2, 250, 400))
    scene.play(0.05, move(1, 100, 400), move(2, 300, 400))
    #expect(!scene.log.contains { $0.hasPrefix("V.") })
    scene.play(0.2, up(1, 100, 400), up(2, 300, 400))
    scene.wait(5)
    _ = scene.log
    scene.play(6, down(1, 150, 400), down(2, 250, 400))
    scene.wait(6.2)
    expect(scene.log, is: ["V.began(1)", "V.began(2)"])
    scene.play(6.3, move(1, 100, 400), move(2, 300, 400))
    #expect(scene.log.contains("V.cancelled(1,2)"))
  }

  @Test("SCR-23: it is over when one finger lifts, and the other one scrolls on without a jump")
  func oneFingerLeft() {
    let scene = scene()
    scene.play(0, down(1, 150, 400), down(2, 250, 400))
    scene.play(0.05, move(1, 140, 380), move(2, 260, 380))
    scene.play(0.1, move(1, 50, 380), move(2, 350, 380))
    #expect(scene.scroll.isZooming && scene.scroll.isDragging)
    scene.play(0.2, up(1, 50, 380))
    #expect(!scene.scroll.isZooming && scene.scroll.isDragging)
    let (offset, scale) = (scene.scroll.contentOffset, scene.scroll.zoomScale)
    scene.play(0.3, move(2, 345, 370))
    expect(scene.scroll.contentOffset.text, is: CGPoint(x: offset.x + 5, y: offset.y + 10).text)
    expect(scene.scroll.zoomScale, is: scale)
    scene.play(0.6, up(2, 345, 370))
    expect(scene.log.last?.hasPrefix("didEndZooming"), is: true)
  }

  @Test("SCR-21, SCR-23: beyond its limits the scale gives way, and springs back")
  func beyondLimits() {
    for bounces in [true, false] {
      let scene = scene()
      scene.scroll.bouncesZoom = bounces
      scene.play(0, down(1, 190, 400), down(2, 210, 400))
      scene.play(0.05, move(1, 180, 400), move(2, 220, 400))
      scene.play(0.1, move(1, 10, 400), move(2, 390, 400))
      #expect(bounces ? scene.scroll.zoomScale > 3 : scene.scroll.zoomScale == 3)
      scene.play(0.5, up(1, 10, 400), up(2, 390, 400))
      expect(scene.scroll.isZoomBouncing, is: bounces)
      scene.wait(5)
      #expect(scene.scroll.zoomScale == 3 && !scene.scroll.isZoomBouncing)
      expect(scene.log.last, is: "didEndZooming 3")
      expect(scene.scroll.contentSize.text, is: "1200,2400")
    }
  }

  @Test("SCR-23: without a view to zoom a pinch does nothing")
  func noView() {
    let scene = scene()
    scene.zoomed = nil
    scene.content.isMultipleTouchEnabled = true
    scene.play(0, down(1, 150, 400), down(2, 250, 400))
    scene.wait(0.2)
    scene.play(0.25, move(1, 100, 400), move(2, 300, 400))
    #expect(!scene.scroll.isZooming && scene.scroll.zoomScale == 1)
    expect(scene.log, is: ["V.began(1)", "V.began(2)", "V.moved(1,2)"])
  }

  @Test("SCR-23: content that may not lose its touches is not zoomed")
  func contentKeeps() {
    let scroll = ChoosyScrollView()
    scroll.cancels = { _ in false }
    let scene = scene(scroll)
    scene.content.isMultipleTouchEnabled = true
    scene.play(0, down(1, 150, 400), down(2, 250, 400))
    scene.wait(0.2)
    scene.play(0.25, move(1, 100, 400), move(2, 300, 400))
    #expect(!scene.scroll.isZooming && scene.scroll.zoomScale == 1)
    expect(scene.log, is: ["V.began(1)", "V.began(2)", "V.moved(1,2)"])
  }

  @Test("SCR-23: code zooms around the middle, within the limits")
  func byCode() {
    let scene = scene()
    scene.scroll.setZoomScale(2, animated: false)
    #expect(scene.scroll.zoomScale == 2 && scene.scroll.contentOffset.text == "200,400")
    expect(scene.content.frame.origin, is: .zero)
    scene.scroll.zoomScale = 9
    expect(scene.scroll.zoomScale, is: 3)
    scene.scroll.setZoomScale(1, animated: true)
    scene.wait(0.15)
    #expect(scene.scroll.zoomScale > 1.5 && scene.scroll.zoomScale < 2.5)
    scene.wait(1)
    #expect(scene.scroll.zoomScale == 1 && scene.scroll.contentOffset == .zero)
    expect(scene.log, is: ["willBeginZooming", "didEndZooming 1"])
    scene.scroll.zoom(to: CGRect(x: 0, y: 0, width: 200, height: 400), animated: false)
    #expect(scene.scroll.zoomScale == 2 && scene.scroll.contentOffset == .zero)
  }
}

extension CGSize {
  /// The size for logs, rounded to a thousandth.
  fileprivate var text: String { CGPoint(x: width, y: height).text }
}
