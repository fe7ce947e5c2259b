import Expectations
import Foundation
import Testing
import UIKit

/// A label with room around its text.
private final class PaddedLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: lines)
      .insetBy(dx: -10, dy: -5)
  }
}

@Suite struct TextTests {
  @Test("LAY-6: a label is as large as an override of textRect says")
  func padding() {
    let (plain, padded) = (UILabel(), PaddedLabel())
    (plain.text, padded.text) = ("Hello", "Hello")
    let size = plain.intrinsicContentSize
    expect(padded.intrinsicContentSize, is: CGSize(width: size.width + 20, height: size.height + 10))
  }

  @Test("LAY-6: text with attributes is measured by its own fonts, and plain text drops them")
  func attributes() {
    let (label, large) = (UILabel(), UILabel())
    large.font = .systemFont(ofSize: 34)
    large.text = "Hello"
    label.attributedText = NSAttributedString(string: "Hello", attributes: [.font: large.font!])
    expect(label.text, is: "Hello")
    expect(label.intrinsicContentSize, is: large.intrinsicContentSize)
    label.text = "Hello"
    #expect(label.intrinsicContentSize.height < 25)
  }

  @Test("LAY-6: a text wraps at the preferred width, and as a bounding rectangle says")
  func wrapping() {
    let label = UILabel()
    (label.text, label.numberOfLines, label.preferredMaxLayoutWidth) = ("one two three four five", 0, 60)
    #expect(label.intrinsicContentSize.width <= 60)
    #expect(label.intrinsicContentSize.height > 40)
    let rect = ("one two three four five" as NSString).boundingRect(
      with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
    expect(rect.size, is: label.intrinsicContentSize)
  }

  @Test("LAY-6: line spacing lies between lines alone, and an attachment takes its room")
  func paragraphs() {
    let font = UIFont.systemFont(ofSize: 17)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let close = NSAttributedString(string: "a\nb\nc", attributes: [.font: font]).size()
    let spaced = NSAttributedString(string: "a\nb\nc", attributes: [.font: font, .paragraphStyle: style])
      .size()
    expect(spaced.height - close.height, near: 20, within: 0.01)
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 70, height: 90)
    expect(NSAttributedString(attachment: attachment).size(), is: CGSize(width: 70, height: 90))
  }

  @Test("LAY-6: insets of a button take the place of the usual room")
  func insets() {
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    let usual = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    expect(button.intrinsicContentSize, is: CGSize(width: usual.width + 40, height: usual.height + 8))
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.sizeToFit()
    expect(button.imageView?.frame.minX, is: 20)
    expect(button.imageView?.frame.size, is: CGSize(width: 22, height: 22))
  }
}
