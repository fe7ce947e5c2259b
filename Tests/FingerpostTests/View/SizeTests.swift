import Expectations
import Foundation
import Testing
import UIKit

@Suite("Sizes that fit") struct SizeTests {
  @Test("LAY-5: a plain view wants the size that it has, and takes what an override answers") func plain() {
    final class Stack: UIView {
      var asked: [CGSize] = []
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        asked.append(size)
        return CGSize(width: 30, height: 200)
      }
    }
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    expect(view.sizeThatFits(.zero), is: CGSize(width: 100, height: 50))
    view.sizeToFit()
    expect(view.frame, is: CGRect(x: 10, y: 20, width: 100, height: 50))
    let stack = Stack(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    stack.sizeToFit()
    expect(stack.frame, is: CGRect(x: 10, y: 20, width: 30, height: 200))
    expect(stack.asked, is: [CGSize(width: 100, height: 50)])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let corner = stack.convert(CGPoint.zero, to: nil)
    stack.sizeToFit()
    let moved = stack.convert(CGPoint.zero, to: nil)
    #expect(abs(corner.x - moved.x) < 1e-9 && abs(corner.y - moved.y) < 1e-9)
  }

  @Test("LAY-6: sizes that do not depend on text are UIKit's") func controls() {
    let none = UIView.noIntrinsicMetric
    #expect(none == -1 && UIView().intrinsicContentSize == CGSize(width: none, height: none))
    expect(UISwitch().intrinsicContentSize, is: CGSize(width: 49, height: 31))
    expect(UISwitch().sizeThatFits(.zero), is: CGSize(width: 51, height: 31))
    expect(UIStepper().intrinsicContentSize, is: CGSize(width: 94, height: 32))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 70, height: 5))
    expect(slider.intrinsicContentSize, is: CGSize(width: none, height: 31))
    slider.sizeToFit()
    expect(slider.bounds.size, is: CGSize(width: 70, height: 31))
    let pages = UIPageControl()
    pages.numberOfPages = 3
    expect(pages.intrinsicContentSize, is: CGSize(width: 64, height: 26))
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.setWidth(80, forSegmentAt: 0)
    #expect(segments.intrinsicContentSize.height == 31 && segments.sizeThatFits(.zero).height == 32)
    #expect(segments.intrinsicContentSize.width > 80)
    let image = UIImageView(image: UIImage(systemName: "star"))
    expect(image.intrinsicContentSize, is: CGSize(width: 22, height: 22))
    image.image = nil
    expect(image.intrinsicContentSize, is: CGSize(width: none, height: none))
  }

  @Test("LAY-6: a label is as wide as its text, about, and wraps where it may") func label() {
    let label = UILabel()
    expect(label.intrinsicContentSize, is: .zero)
    label.text = "Some words that are on a line"
    let line = label.intrinsicContentSize
    #expect(line.height == 21 && (150...300).contains(line.width))
    expect(label.sizeThatFits(CGSize(width: 100, height: 1000)), is: line, "one line, however narrow")
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(wrapped.width <= 100 && wrapped.width > 50 && wrapped.height > 21)
    label.numberOfLines = 2
    // Two lines of 20.28 points, on whole points.
    expect(label.sizeThatFits(CGSize(width: 50, height: 1000)).height, is: 41)
    label.font = .systemFont(ofSize: 34)
    expect(label.intrinsicContentSize.height, is: 41)
  }

  @Test("LAY-6: a button is as large as title and image, a text field as its text") func others() {
    let button = UIButton()
    expect(button.intrinsicContentSize, is: CGSize(width: 0, height: 12))
    button.setTitle("Go", for: .normal)
    let title = button.intrinsicContentSize
    button.setImage(UIImage(systemName: "star"), for: .normal)
    expect(button.intrinsicContentSize, is: CGSize(width: title.width + 22, height: title.height))
    button.configuration = .filled()
    expect(button.intrinsicContentSize.width, is: title.width + 46)
    let field = UITextField()
    field.text = "Go"
    let bare = field.intrinsicContentSize
    field.borderStyle = .roundedRect
    expect(field.intrinsicContentSize, is: CGSize(width: bare.width + 14, height: 34))
    field.text = ""
    field.placeholder = "Goes"
    #expect(field.intrinsicContentSize.width > bare.width + 14)
    expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 50, height: 30)).minX, is: 7)
  }

  @Test("LAY-6: what changes the intrinsic size makes the layout of the superview due") func invalid() {
    final class Row: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let row = Row()
    let label = UILabel()
    row.addSubview(label)
    row.layoutIfNeeded()
    label.text = "a"
    label.text = "b"
    row.layoutIfNeeded()
    expect(row.count, is: 2)
    label.text = "b"
    row.layoutIfNeeded()
    expect(row.count, is: 2)
    label.invalidateIntrinsicContentSize()
    row.layoutIfNeeded()
    expect(row.count, is: 3)
  }

  @Test("A button's title stands where its content is to be") func alignment() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    button.setTitle("Go", for: .normal)
    #expect(button.contentVerticalAlignment == .center && button.contentHorizontalAlignment == .center)
    button.contentVerticalAlignment = .bottom
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()
    expect(button.titleLabel?.textAlignment, is: .left)
    expect(button.titleLabel?.frame, is: CGRect(x: 0, y: 38, width: 100, height: 22))
    button.contentVerticalAlignment = .fill
    button.contentHorizontalAlignment = .right
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == button.bounds && button.titleLabel?.textAlignment == .right)
  }

  @Test("A view says whether it is opaque, and an element for assistive techniques") func statements() {
    let view = UIView()
    #expect(view.isOpaque && !view.isAccessibilityElement)
    view.isOpaque = false
    view.isAccessibilityElement = true
    #expect(!view.isOpaque && view.isAccessibilityElement)
    #expect(UILabel().isAccessibilityElement && UIButton().isAccessibilityElement)
  }
}
