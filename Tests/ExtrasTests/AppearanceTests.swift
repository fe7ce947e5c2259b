import Expectations
import Foundation
import Testing
import UIKit

@Suite struct AppearanceTests {
  private final class Own: UIView {
    static var made = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      Own.made += 1
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("a class of the application may be named as a container, and no object of it is made")
  func container() {
    Stage().run { _ in
      UILabel.appearance(whenContainedInInstancesOf: [Own.self]).textColor = .red
      expect(UILabel.appearance(whenContainedInInstancesOf: [Own.self]).textColor, is: .red)
      #expect(UILabel.appearance().textColor != .red && Own.made == 0)
      expect(UIRefreshControl.appearance(), isSame: UIRefreshControl.appearance())
    }
  }

  @Test("a class of the application has no appearance object, which ends the program with a sentence")
  func own() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { _ = Own.appearance() } }
  }
}
