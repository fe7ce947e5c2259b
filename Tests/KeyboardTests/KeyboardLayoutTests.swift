import Expectations
import Foundation
import Testing
import UIKit

/// What is laid out while a finger pushes the keyboard.
@Suite struct KeyboardLayoutTests {
  private final class Counting: UIView {
    private(set) var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test("KBD-8: a finger that pushes the keyboard has only those laid out that have its guide")
  func pushed() {
    let screen = TextScreen()
    let (scrollView, beside, above) = screen.run {
      let scrollView = UIScrollView(frame: screen.window.bounds)
      scrollView.contentSize = CGSize(width: 375, height: 3000)
      scrollView.keyboardDismissMode = .interactive
      return (scrollView, Counting(frame: screen.window.bounds), Counting(frame: screen.window.bounds))
    }
    let controller = screen.run { UIViewController() }
    screen.run {
      let view = Counting(frame: screen.window.bounds)
      controller.view = view
      screen.window.rootViewController = controller
      for added in [scrollView, beside, above] { view.addSubview(added) }
      beside.isUserInteractionEnabled = false
      above.isUserInteractionEnabled = false
    }
    let bar = screen.run { UIView() }
    above.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: above.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 100), bar.heightAnchor.constraint(equalToConstant: 40),
      bar.bottomAnchor.constraint(equalTo: above.keyboardLayoutGuide.topAnchor),
    ])
    screen.field().becomeFirstResponder()
    screen.wait(1)
    screen.drag(x: 100, from: 300, to: 450, in: 0.3, lifting: false)
    screen.window.layoutIfNeeded()
    let counted = [controller.view as? Counting, beside].compactMap { $0 }
    let (before, aboveBefore) = (counted.map(\.layouts), above.layouts)
    for y in [500.0, 520, 540] {
      screen.wait(0.02)
      screen.move(100, y)
      screen.window.layoutIfNeeded()
      expect(bar.frame.maxY, near: y, within: 1e-9)
    }
    #expect(counted.count == 2 && counted.map(\.layouts) == before)
    expect(above.layouts, is: aboveBefore + 3)
  }
}
