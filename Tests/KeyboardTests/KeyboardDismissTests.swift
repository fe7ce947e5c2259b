import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// How a drag of a scroll view takes the keyboard away.
@Suite struct KeyboardDismissTests {
  private let screen = TextScreen()
  private let scrollView: UIScrollView
  private let field: UITextField

  init() {
    let screen = self.screen
    scrollView = screen.run { UIScrollView(frame: screen.window.bounds) }
    scrollView.contentSize = CGSize(width: 375, height: 3000)
    screen.window.addSubview(scrollView)
    field = screen.field()
    field.becomeFirstResponder()
    screen.wait(1)
    _ = screen.drain()
  }

  @Test("KBD-6: a drag alone dismisses nothing") func none() {
    screen.drag(x: 100, from: 300, to: 200, in: 0.2)
    #expect(field.isFirstResponder && screen.drain() == [])
  }

  @Test(
    "KBD-6: on drag it goes when the drag begins, and not at the touch-down",
    arguments: [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory])
  func onDrag(mode: UIScrollView.KeyboardDismissMode) {
    scrollView.keyboardDismissMode = mode
    screen.down(100, 300)
    screen.wait(0.02)
    screen.move(100, 295)
    #expect(field.isFirstResponder)
    screen.wait(0.02)
    screen.move(100, 289)
    #expect(!field.isFirstResponder && screen.drain() == ["will change", "will hide"])
    screen.up(100, 289)
  }

  @Test("KBD-7: interactively it follows the finger from its upper edge on, and nothing is posted meanwhile")
  func follows() {
    scrollView.keyboardDismissMode = .interactive
    screen.drag(x: 100, from: 300, to: 400, in: 0.5, lifting: false)
    expect(screen.window.keyboardLayoutGuide.layoutFrame.minY, is: 407)
    screen.wait(0.1)
    screen.move(100, 500)
    #expect(screen.window.keyboardLayoutGuide.layoutFrame.minY == 500 && screen.drain() == [])
    screen.wait(0.1)
    screen.move(100, 450)
    #expect(screen.window.keyboardLayoutGuide.layoutFrame.minY == 450 && field.isFirstResponder)
  }

  @Test("KBD-7: let go upward it comes back, downward it goes, at rest it depends on how low it is")
  func letGo() {
    scrollView.keyboardDismissMode = .interactive
    func play(_ places: [Double], rest: Double = 0) -> [String] {
      field.becomeFirstResponder()
      screen.wait(1)
      _ = screen.drain()
      screen.down(100, 300)
      for place in places {
        screen.wait(0.05)
        screen.move(100, place)
      }
      for _ in 0..<Int(rest * 20) {
        screen.wait(0.05)
        screen.move(100, places.last ?? 0)
      }
      screen.up(100, places.last ?? 0)
      screen.wait(1)
      defer { screen.wait(5) }
      return screen.drain()
    }
    let back = ["will change", "will show", "did change", "did show"]
    let gone = ["will change", "will hide", "did change", "did hide"]
    #expect(play([380, 600, 580]) == back && field.isFirstResponder)
    #expect(screen.lastFrames.map(\.minY) == [580, 407] && screen.lastFrames.map(\.height) == [87, 260])
    #expect(play([380, 410, 430]) == gone && !field.isFirstResponder)
    #expect(screen.lastFrames.map(\.minY) == [430, 667] && screen.lastFrames.map(\.height) == [260, 260])
    expect(play([380, 500], rest: 1), is: back)
    expect(play([380, 560], rest: 1), is: gone)
    #expect(play([380, 400]) == [] && field.isFirstResponder, "it did not reach the keyboard")
  }

  @Test("KBD-7: a first responder that stays has its keyboard back") func refused() {
    final class Stays: UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let stays = Stays()
    field.delegate = stays
    scrollView.keyboardDismissMode = .interactive
    screen.drag(x: 100, from: 300, to: 600, in: 0.3)
    #expect(field.isFirstResponder && screen.drain() == ["will change", "will show"])
    expect(screen.window.keyboardLayoutGuide.layoutFrame.minY, is: 407)
    withExtendedLifetime(stays) {}
  }
}
