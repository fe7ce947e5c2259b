import Expectations
import Foundation
import Testing
import UIKit

/// What is kept for tests alone stays small, also where no test reads it.
@Suite struct BoundedLogTests {
  @Test("TXV-2: of the URLs that were asked for, the last are kept, never more than 1,000")
  func urls() {
    Stage().run { _ in
      for index in 0..<2_600 {
        if let url = URL(string: "https://example.com/\(index)") { UIApplication.shared.open(url) }
        #expect(UIApplication.shared.openedURLs.count <= 1_000)
      }
      let kept = UIApplication.shared.openedURLs
      #expect(kept.count >= 500 && kept.last?.lastPathComponent == "2599")
    }
  }

  @Test("what is asked to be felt is kept as far as it is recent")
  func feedback() {
    Stage().run { _ in
      for index in 0..<2_600 {
        UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: CGFloat(index))
      }
      let entries = FeedbackLog.current.entries
      #expect((500...1_000).contains(entries.count))
      expect(entries.last?.kind, is: .impact(.light, intensity: 2599))
    }
  }
}
