import Expectations
import Foundation
import Testing
import UIKit

@Suite struct BarLooksTests {
  @Test("what is said of a bar is its own, and what is said to a class is one object of the world")
  func looks() {
    Stage().run { _ in
      let (one, other) = (UINavigationBar(), UINavigationBar())
      one.barTintColor = .red
      one.setBackgroundImage(UIImage(), for: .default)
      one.standardAppearance.configureWithOpaqueBackground()
      #expect(one.barTintColor == .red && other.barTintColor == nil)
      expect(other.backgroundImage(for: .default), is: nil)
      expect(one.standardAppearance.backgroundColor, is: .systemBackground)
      expect(UINavigationBar.appearance(), isSame: UINavigationBar.appearance())
      expect(
        UINavigationBar.appearance(),
        isNotSame: UINavigationBar.appearance(whenContainedInInstancesOf: [UIView.self])
      )
      UINavigationBar.appearance().barTintColor = .blue
      expect(UINavigationBar.appearance().barTintColor, is: .blue)
      let item = UIBarButtonItem()
      item.tintColor = .green
      expect(item.tintColor, is: .green)
    }
    Stage().run { _ in expect(UINavigationBar.appearance().barTintColor, is: nil) }
  }
}
