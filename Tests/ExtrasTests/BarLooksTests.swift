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
      #expect(other.backgroundImage(for: .default) == nil)
      #expect(one.standardAppearance.backgroundColor == .systemBackground)
      #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
      #expect(
        UINavigationBar.appearance() !== UINavigationBar.appearance(whenContainedInInstancesOf: [UIView.self])
      )
      UINavigationBar.appearance().barTintColor = .blue
      #expect(UINavigationBar.appearance().barTintColor == .blue)
      let item = UIBarButtonItem()
      item.tintColor = .green
      #expect(item.tintColor == .green)
    }
    Stage().run { _ in #expect(UINavigationBar.appearance().barTintColor == nil) }
  }
}
