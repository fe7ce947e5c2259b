import Expectations
import Foundation
import Testing
import UIKit

@Suite("Setting the room around content") struct RoomAroundContentTests {
  @Test(
    "SCR-35: setting contentInset leaves content where it can rest, and else brings it to the nearest offset",
    arguments: [(6.0, 0.0), (0, 6), (6, 6)])
  func setting(top: Double, bottom: Double) {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    for (before, after) in [(UIEdgeInsets.zero, insets), (insets, .zero)] {
      for height in 0...60 {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
        scroll.contentInset = before
        scroll.contentOffset = .zero
        scroll.contentSize = CGSize(width: 0, height: Double(height))
        scroll.contentInset = after
        let end = CGFloat(height) + after.bottom - 20
        expect(scroll.contentOffset, is: CGPoint(x: 0, y: max(-after.top, min(end, 0))), "\(height) pt")
      }
    }
  }

  @Test("SCR-35: content without a size yet begins below its room; larger content keeps its place at its top")
  func order() {
    let early = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    early.contentInset.top = 12
    early.contentSize = CGSize(width: 320, height: 2000)
    expect(early.contentOffset.y, is: -12)
    let late = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    late.contentSize = CGSize(width: 320, height: 2000)
    late.contentInset.top = 12
    expect(late.contentOffset.y, is: 0)
    late.contentOffset.y = -12
    late.contentInset.top = 0
    expect(late.contentOffset.y, is: 0)
  }

  @Test("SCR-35: content under a finger and content that moves by itself are left alone") func moving() {
    let scene = ScrollStage(content: CGSize(width: 400, height: 40000))
    scene.flick(from: 700, 680, 660)
    scene.wait(0.1)
    let before = scene.y
    scene.scroll.contentInset.top = -30000
    #expect(scene.scroll.isDecelerating && scene.y == before)
  }
}
