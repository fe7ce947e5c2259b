import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Where a text view lays its text out, and how code finds letters.
@Suite struct TextContainerTests {
  private let screen = TextScreen()

  private func textView(_ text: String, _ size: CGSize = CGSize(width: 100, height: 60)) -> UITextView {
    let textView = screen.textView()
    screen.run {
      textView.frame.size = size
      textView.text = text
      textView.layoutIfNeeded()
    }
    return textView
  }

  @Test("VAL-47: the padding and the number of lines of the container count for the size of the text")
  func container() {
    let textView = textView("one two three four five six")
    screen.run {
      let whole = textView.sizeThatFits(CGSize(width: 100, height: 1000))
      textView.textContainer.lineFragmentPadding = 0
      let wide = textView.sizeThatFits(CGSize(width: 1000, height: 1000))
      textView.textContainer.lineFragmentPadding = 20
      expect(textView.sizeThatFits(CGSize(width: 1000, height: 1000)).width, is: wide.width + 40)
      textView.textContainer.lineFragmentPadding = 5
      textView.textContainer.maximumNumberOfLines = 1
      let one = textView.sizeThatFits(CGSize(width: 100, height: 1000))
      #expect(one.height < whole.height)
      textView.layoutIfNeeded()
      expect(textView.contentSize.height, is: one.height)
      textView.textContainer.maximumNumberOfLines = 0
      expect(textView.sizeThatFits(CGSize(width: 100, height: 1000)), is: whole)
    }
  }

  @Test("VAL-47: a text view shows the storage of the container it is made with, and what code does to it")
  func storage() {
    screen.run {
      let storage = NSTextStorage(string: "made")
      let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 0)))
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50), textContainer: container)
      #expect(
        textView.text == "made" && textView.textStorage === storage && textView.layoutManager === manager)
      textView.layoutIfNeeded()
      let height = textView.contentSize.height
      storage.replaceCharacters(in: NSRange(location: 4, length: 0), with: "\nmore")
      textView.layoutIfNeeded()
      #expect(textView.text == "made\nmore" && textView.contentSize.height > height)
      textView.text = "x"
      #expect(storage.string == "x" && storage.layoutManagers.count == 1)
    }
  }

  @Test(
    "VAL-47: a layout manager finds the letter under a point, and the boxes of letters, without a text view")
  func letters() {
    screen.run {
      let text = NSTextStorage(string: "ab\ncd", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 100, height: 100)))
      container.lineFragmentPadding = 0
      text.addLayoutManager(manager)
      manager.addTextContainer(container)
      let line = manager.usedRect(for: container).height / 2
      let second = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 2), in: container)
      #expect(second.minX == 0 && second.minY == line && second.height == line && second.width > 10)
      @MainActor func letter(_ x: CGFloat, _ y: CGFloat) -> Int {
        manager.characterIndex(
          for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
      }
      #expect(letter(1, 1) == 0 && letter(1, line + 1) == 3 && letter(second.maxX - 1, line + 1) == 4)
      #expect(letter(99, 500) == 4 && manager.numberOfGlyphs == 5)
      var ranges: [NSRange] = []
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 5)) {
        box, used, own, range, _ in
        ranges.append(range)
        #expect(box.width == 100 && used.width < 50 && own === container)
      }
      expect(ranges, is: [NSRange(location: 0, length: 3), NSRange(location: 3, length: 2)])
      var found = NSRange()
      #expect(
        manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: &found).minY == line && found.location == 3)
      text.setAttributedString(NSAttributedString(string: ""))
      #expect(letter(1, 1) == 0 && manager.numberOfGlyphs == 0)
    }
  }

  @Test("VAL-48: a range is scrolled to just as far as it takes; one outside of the text stands for its end")
  func scrolling() {
    let textView = textView((1...20).map { "line \($0)" }.joined(separator: "\n"))
    screen.run {
      let end = textView.contentSize.height - 60
      textView.scrollRangeToVisible(NSRange(location: -1, length: 0))
      expect(textView.contentOffset.y, is: end)
      textView.scrollRangeToVisible(NSRange(location: (textView.text as NSString).length, length: 0))
      expect(textView.contentOffset.y, is: end)
      textView.scrollRangeToVisible(NSRange(location: 0, length: 0))
      expect(textView.contentOffset.y, is: 0)
      textView.scrollRangeToVisible(NSRange(location: 8, length: 3))
      expect(textView.contentOffset.y, is: 0)
      let place = (textView.text as NSString).range(of: "line 10")
      textView.scrollRangeToVisible(place)
      let box = textView.caretRect(for: UITextPosition(place.location))
      expect(textView.contentOffset.y + 60, near: box.maxY, within: 2)
      textView.scrollRangeToVisible(NSRange(location: 0, length: place.location))
      expect(textView.contentOffset.y, is: 0)
    }
  }
}
