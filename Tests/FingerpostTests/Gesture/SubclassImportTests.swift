import Expectations
import Testing
import UIKit

@Suite("Recognizer subclasses", .bothWays)
struct SubclassImportTests {
  @Test("GR-10: a subclass written for UIKit acts at touch-down")
  func touchDown() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    let recognizer = TouchDownRecognizer { [unowned stage] in stage.note("action \($0.state.rawValue)") }
    view.addGestureRecognizer(recognizer)
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, up(1, 50, 50))
    expect(stage.drainLog(), is: ["action 3", "V.began(1)", "V.ended(1)"])
  }
}
