import Expectations
import Foundation
import Testing
import UIKit

/// What recognizers have to do with the responder chain, which is nothing, and what touches know of them.
@Suite("Recognizers, touches and the chain", .bothWays)
struct RecognizersAndTheChainTests {
  /// Calls `super` in all its touch methods and never makes up its mind.
  private final class Polite: UIGestureRecognizer {
    var heard: [String] = []
    var touch: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      heard.append("began")
      touch = touches.first
      super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      heard.append("moved")
      super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      heard.append("ended")
      super.touchesEnded(touches, with: event)
      state = .failed
    }
  }

  @Test("RESP-12: super in a recognizer's touch methods tells no responder anything")
  func superForwardsToNobody() {
    let stage = Stage()
    let parent = stage.add("P", 0, 0, 400, 800)
    let view = stage.add("V", 0, 0, 400, 800, to: parent)
    let polite = Polite()
    view.addGestureRecognizer(polite)
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, move(1, 60, 50))
    stage.play(0.2, up(1, 60, 50))
    expect(polite.heard, is: ["began", "moved", "ended"])
    expect(stage.drainLog(), is: ["V.began(1)", "V.moved(1)", "V.ended(1)"])
  }

  @Test("RESP-9: recognizers stand nowhere in the chain of their view")
  func notInTheChain() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 800)
    view.addGestureRecognizer(Polite())
    view.addGestureRecognizer(UITapGestureRecognizer())
    var chain: [UIResponder] = []
    var current: UIResponder? = view
    while let responder = current {
      chain.append(responder)
      current = responder.next
    }
    expect(chain.map { $0 === view || $0 is UIWindow || $0 is UIApplication }, is: [true, true, true])
    #expect(!(Polite() as AnyObject is UIResponder))
  }

  @Test(
    "EVT-3: an event picks the contacts that a recognizer is given, not those that it ignores or has failed with"
  )
  func touchesOfARecognizer() {
    let stage = Stage()
    let left = stage.add("L", 0, 0, 200, 800)
    stage.add("R", 200, 0, 200, 800)
    let (polite, deaf) = (Polite(), Polite())
    left.addGestureRecognizer(polite)
    deaf.isEnabled = false
    left.addGestureRecognizer(deaf)
    var seen: [Int?] = []
    left.onTouch = { _, _, event in
      seen += [polite, deaf].map { event?.touches(for: $0)?.count }
      if let touch = polite.touch, let event { polite.ignore(touch, for: event) }
    }
    stage.play(0, down(2, 300, 50))
    stage.play(0.1, down(1, 50, 50))
    expect(seen, is: [1, nil])
    seen = []
    stage.play(0.2, move(1, 60, 50))
    expect(seen, is: [nil, nil])
  }

  @Test(
    "TOUCH-11, EVT-3: a recognizer that has acted to its end is given nothing more of a finger that stays down"
  )
  func throughMidTouch() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 400, 800)
    let polite = Polite()
    polite.cancelsTouchesInView = false
    view.addGestureRecognizer(polite)
    stage.play(0, down(1, 50, 50))
    expect(polite.touch?.gestureRecognizers, is: [polite])
    polite.state = .recognized
    expect(polite.touch?.gestureRecognizers, is: [])
    var seen: [Int?] = []
    view.onTouch = { _, _, event in seen.append(event?.touches(for: polite)?.count) }
    stage.play(0.1, move(1, 60, 50))
    expect(seen, is: [nil])
  }

  @Test("TOUCH-11: a touch names its recognizers, nearest first, without those that are through")
  func recognizersOfATouch() throws {
    let stage = Stage()
    let parent = stage.add("P", 0, 0, 400, 800)
    let view = stage.add("V", 0, 0, 400, 800, to: parent)
    let (near, far, refusing) = (Polite(), UITapGestureRecognizer(), Polite())
    let delegate = Arbiter()
    delegate.receives = { _ in false }
    refusing.delegate = delegate
    view.addGestureRecognizer(near)
    view.addGestureRecognizer(refusing)
    parent.addGestureRecognizer(far)
    stage.play(0, down(1, 50, 50))
    let touch = try #require(near.touch)
    expect(touch.gestureRecognizers, is: [near, far])
    near.state = .failed
    expect(touch.gestureRecognizers, is: [far])
    stage.play(0.1, move(1, 150, 50))
    expect(touch.gestureRecognizers, is: [])
  }
}
