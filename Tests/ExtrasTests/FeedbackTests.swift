import Expectations
import Foundation
import Testing
import UIKit

@Suite struct FeedbackTests {
  @Test("what is asked to be felt is kept in order, with the time of the world")
  func log() {
    let stage = Stage()
    stage.run { _ in UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5) }
    stage.wait(2)
    stage.run { _ in
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.error)
      let entries = FeedbackLog.current.entries
      expect(entries.map(\.kind), is: [.impact(.heavy, intensity: 0.5), .selection, .notification(.error)])
      expect(entries.map(\.time), is: [0, 2, 2])
    }
    Stage().run { _ in #expect(FeedbackLog.current.entries.isEmpty) }
  }
}
