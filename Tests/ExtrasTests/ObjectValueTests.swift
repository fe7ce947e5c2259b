import Expectations
import Foundation
import Testing
import UIKit

@Suite("Objects of structures, and what NSObject has on Apple's systems")
@MainActor struct ObjectValueTests {
  @Test("VAL-170: a structure becomes the object that code asks for, and nothing else does")
  func boxing() {
    expect(NSValue.boxing(CGPoint(x: 1, y: 2))?.cgPointValue, is: CGPoint(x: 1, y: 2))
    expect(NSValue.boxing(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))?.uiEdgeInsetsValue.right, is: 4)
    let value = NSValue(cgSize: CGSize(width: 1, height: 2))
    expect(NSValue.boxing(value), isSame: value)
    #expect(NSValue.boxing("a") == nil && NSValue.boxing(nil) == nil)
  }

  @Test("VAL-170, KVO-1: what is observed of a scroll view can be asked for as an object")
  func change() {
    final class Watcher: UIView {
      var insets: UIEdgeInsets?
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { insets = NSValue.boxing(change?[.newKey])?.uiEdgeInsetsValue }
    }
    let (scroll, watcher) = (UIScrollView(), Watcher())
    scroll.addObserver(watcher, forKeyPath: "contentInset", options: .new, context: nil)
    scroll.contentInset.top = 7
    expect(watcher.insets?.top, is: 7)
  }

  @Test("VAL-172: values by name are what the class stores, then what was set, then the class's own answer")
  func keys() {
    final class Model: ForwardingObject {
      let title = "a"
      override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
    }
    let model = Model()
    expect(model.value(forKey: "title") as? String, is: "a")
    expect(model.value(forKey: "b") as? String, is: "no b")
    model.setValue(3, forKey: "b")
    expect(model.value(forKey: "b") as? Int, is: 3)
    model.accessibilityLabel = "c"
    #expect(model.accessibilityLabel == "c" && !model.isAccessibilityElement)
  }

  @Test("VAL-174, VAL-173: conversions and names of Core Foundation")
  func conversions() {
    #expect(CGFloat(truncating: 1.5) == 1.5 && CGFloat(exactly: NSNumber(value: 2)) == 2)
    expect(kCFBundleNameKey as String, is: "CFBundleName")
    let text = NSAttributedString(string: "ab", attributes: [.kern: 1])
    expect(text.attributes(at: 0, effectiveRange: nil)[.kern] as? Int, is: 1)
    expect(text.attribute(.kern, at: 1, effectiveRange: nil) as? Int, is: 1)
  }

  @Test("VAL-176: a scanner gives what it finds, and leaves the text where it finds nothing")
  func scanners() {
    let scanner = Scanner(string: "ab12")
    var found: NSString? = "old"
    #expect(!scanner.scanString("x", into: &found) && found == "old")
    #expect(scanner.scanUpToCharacters(from: .decimalDigits, into: &found) && found == "ab")
    #expect(scanner.scanCharacters(from: .decimalDigits, into: &found) && found == "12")
  }

  @Test("VAL-171: a controller for more tabs exists once, and is shown nowhere")
  func more() {
    let tabs = UITabBarController()
    expect(tabs.moreNavigationController, isSame: tabs.moreNavigationController)
    expect(tabs.moreNavigationController.parent, is: nil)
  }

  @Test("VAL-175: changes of a list are made before performBatchUpdates returns")
  func batch() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var count = 0
    func change(_ body: () -> Void) { table.performBatchUpdates { body() } }
    change { count += 1 }
    expect(count, is: 1)
  }

  @Test("VAL-177: an attachment shows its image")
  func attachment() {
    let attachment = NSTextAttachment(data: nil, ofType: nil)
    attachment.image = UIImage()
    let image = attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0)
    expect(image, isSame: attachment.image)
  }
}
