import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Random histories of first responders, input views and drags.
@Suite struct KeyboardSequenceTests {
  /// A random number from 0 up to a limit; the same for the same seed.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  @Test(
    "KBD-4, KBD-5: whatever happens, each change begins where the one before ended, and what is up is announced"
  )
  func histories() {
    for seed in 0..<300 {
      var dice = Dice(state: UInt64(seed) &* 7919 &+ 1)
      let screen = TextScreen()
      let scrollView = screen.run { UIScrollView(frame: screen.window.bounds) }
      scrollView.contentSize = CGSize(width: 375, height: 5000)
      screen.window.addSubview(scrollView)
      let fields = [screen.field(), screen.field(y: 60), screen.field(y: 100)]
      let textView = screen.textView(CGRect(x: 20, y: 140, width: 200, height: 60))
      let responders: [UIResponder] = fields + [textView]
      let bars = [30.0, 50].map { height in
        screen.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height)) }
      }
      var end: CGRect?
      for _ in 0..<12 {
        let pushes = dice.roll(8) == 0
        screen.run {
          switch dice.roll(6) {
          case 0, 1: responders[dice.roll(4)].becomeFirstResponder()
          case 2: responders[dice.roll(4)].resignFirstResponder()
          case 3:
            let field = fields[dice.roll(3)]
            field.inputAccessoryView = dice.roll(2) == 0 ? nil : bars[dice.roll(2)]
            field.reloadInputViews()
          case 4: screen.wait(Double(dice.roll(50)) / 100)
          default:
            textView.isEditable.toggle()
          }
        }
        if pushes {
          scrollView.keyboardDismissMode = [.onDrag, .interactive][dice.roll(2)]
          screen.drag(x: 300, from: 300, to: Double(350 + dice.roll(300)), in: 0.2)
        }
        let infos = screen.drainInfos()
        for (name, info) in infos where name == "will change" {
          let frames = TextScreen.frames(info)
          if let end, !pushes { #expect(frames[0].minY == end.minY || end.minY == 667, "seed \(seed)") }
          end = frames[1]
        }
      }
      screen.wait(1)
      let first = responders.first { $0.isFirstResponder }
      let wants = first.map { $0 !== textView || textView.isEditable || textView.inputAccessoryView != nil }
      let names = screen.drain()
      #expect(names.last == nil || names.last == (wants == true ? "did show" : "did hide"), "seed \(seed)")
      let covered = screen.window.keyboardLayoutGuide.layoutFrame
      #expect((covered.height > 0) == (wants == true) && covered.maxY == 667, "seed \(seed)")
      expect(
        names.count(where: { $0 == "will change" }), is: names.count(where: { $0.hasPrefix("will ") }) / 2)
    }
  }

  @Test("KBD-3: nothing of a world stays when its keyboard was up, nor a text view with a menu") func memory()
    throws
  {
    weak var world: World?
    weak var textView: UITextView?
    weak var accessory: UIView?
    try {
      let screen = TextScreen()
      let made = screen.textView()
      let bar = screen.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40)) }
      made.inputAccessoryView = bar
      let url = try #require(URL(string: "a:b"))
      made.attributedText = NSAttributedString(string: "link", attributes: [.link: url])
      screen.press(10, 15, for: 0.6)
      expect(made.visibleTextItemMenu, isNot: nil)
      made.becomeFirstResponder()
      (world, textView, accessory) = (screen.world, made, bar)
      expect(accessory?.window, isNot: nil)
    }()
    #expect(world == nil && textView == nil && accessory == nil)
  }
}
