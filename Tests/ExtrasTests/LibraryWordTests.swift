import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// What public libraries write of UIKit beside views: names, letters, pixels, classes and lists.
@Suite struct LibraryWordTests {
  private protocol Marked: AnyObject {}
  private final class Button: UIButton, Marked {}

  private final class Target: NSObject {
    var calls: [String] = []

    func both(_ sender: any UIButton & Marked) { calls.append("both") }
    func style(_ sender: UIView.ContentMode) { calls.append("style \(sender.rawValue)") }
    func flag(_ sender: Bool) { calls.append("flag \(sender)") }
    func copies(_ sender: Any?) { calls.append("any") }
  }

  @Test("ACT-5: a method may take several protocols or a structure; what does not fit is not called")
  func selectors() {
    Stage().run { window in
      let (target, button) = (Target(), Button(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      window.addSubview(button)
      button.addTarget(target, action: Selector("both:", Target.both), for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      target.perform(Selector("flag:", Target.flag), with: true)
      target.perform(Selector("style:", Target.style), with: UIView.ContentMode.center)
      target.perform(Selector("copies:", Target.copies), with: 1)
      expect(target.calls, is: ["both", "flag true", "style 4", "any"])
    }
  }

  @Test("ACT-5: a control does not keep itself by an action that takes it as several protocols")
  func lifetime() {
    Stage().run { _ in
      let target = Target()
      weak var gone: Button?
      do {
        let button = Button()
        button.addTarget(target, action: Selector("both:", Target.both), for: .touchUpInside)
        gone = button
      }
      expect(gone, is: nil)
    }
  }

  @Test("VAL-120: a selector is equal to the one of its name, and only editing actions are known by a name")
  func names() {
    let named = NSSelectorFromString("both:")
    #expect(named == Selector("both:", Target.both) && NSStringFromSelector(named) == "both:")
    #expect(!Target().responds(to: named))
    #expect(UITextField().responds(to: NSSelectorFromString("paste:")))
    #expect(!UIView().responds(to: NSSelectorFromString("paste:")))
  }

  @Test("VAL-178: a class of UIKit's has a name without a module, one of an application's has its own")
  func classNames() {
    final class Watcher: UIView {}
    let views = [
      UITableViewCell(style: .default, reuseIdentifier: nil).contentView, UILabel(), UIRefreshControl(),
    ]
    expect(
      views.map { NSStringFromClass(type(of: $0)) },
      is: [
        "UITableViewCellContentView", "UILabel", "UIRefreshControl",
      ])
    expect(NSStringFromClass(UIPanGestureRecognizer.self), is: "UIPanGestureRecognizer")
    #expect(NSStringFromClass(Watcher.self).hasPrefix("ExtrasTests."))
  }

  @Test("KVO-10: any object can be observed in words; of a view its observer is told")
  func observers() {
    final class Watcher: UIView {
      var told: [String] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { told.append(keyPath ?? "") }
    }
    let (watcher, view) = (Watcher(), UIView())
    let (observer, object): (NSObject, NSObject) = (watcher, view)
    object.addObserver(observer, forKeyPath: "frame", options: .new, context: nil)
    view.frame.size.width = 5
    object.removeObserver(observer, forKeyPath: "frame")
    view.frame.size.width = 6
    NSObject().addObserver(observer, forKeyPath: "frame", options: .new, context: nil)
    expect(watcher.told, is: ["frame"])
  }

  @Test("VAL-121: carets stand between letters, the nearest place is found, and a range is replaced")
  func letters() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "one two"
    let places = try (0...7).map { try #require(field.position(from: field.beginningOfDocument, offset: $0)) }
    let carets = places.map(field.caretRect)
    #expect(zip(carets, carets.dropFirst()).allSatisfy { $0.minX < $1.minX })
    #expect(carets[0].midX == 0 && carets[0].midY == 15)
    for (place, caret) in zip(places, carets) {
      let point = CGPoint(x: caret.midX, y: 0)
      try expect(
        field.offset(from: places[0], to: #require(field.closestPosition(to: point))), is: place.offset)
    }
    let range = try #require(field.textRange(from: places[4], to: places[7]))
    expect(field.firstRect(for: range).minX, is: carets[4].midX)
    expect(field.firstRect(for: range).maxX, is: carets[7].midX)
    expect(field.selectionRects(for: range).map(\.rect), is: [field.firstRect(for: range)])
    field.textAlignment = .right
    expect(field.caretRect(for: places[7]).midX, is: 200)
    field.replace(range, withText: "2")
    #expect(field.text == "one 2" && field.selectedTextRange?.start.offset == 5)
  }

  @Test("VAL-121: the first rectangle of a range of a text view ends with its line")
  func lines() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "one\ntwo"
    let end = try #require(view.position(from: view.beginningOfDocument, offset: 6))
    let range = try #require(view.textRange(from: view.beginningOfDocument, to: end))
    let first = try #require(view.position(from: view.beginningOfDocument, offset: 3))
    expect(view.firstRect(for: range).maxX, is: view.caretRect(for: first).midX)
    #expect(view.firstRect(for: range).width > 0)
  }

  @Test("VAL-122: a context of pixels has its size and what was said, and no pixels")
  func pixels() throws {
    let info = CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info))
    let image = try #require(context.makeImage())
    #expect((image.width, image.height, image.bytesPerRow, image.bitsPerPixel) == (3, 2, 12, 32))
    #expect(image.alphaInfo == .premultipliedLast && image.bitmapInfo.rawValue == info)
    #expect(context.data == nil && image.dataProvider == nil)
    expect(image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))?.alphaInfo, is: .premultipliedLast)
    for (width, bits) in [(0, 8), (-1, 8), (1, 0), (Int.max, 8)] {
      #expect(
        CGContext(
          data: nil, width: width, height: 1, bitsPerComponent: bits, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0) == nil)
    }
    expect(CGColor.white.copy(alpha: 0.5)?.components, is: [1, 1, 1, 0.5])
    context.scaleBy(x: 2, y: 2)
    context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.pathContains(CGPoint(x: 0.5, y: 0.5), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 1.5, y: 0.5), mode: .fill))
    expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)), is: CGPoint(x: 2, y: 2))
  }

  @Test("VAL-126: a table forgets what has gone, and finds equal keys where it keeps them")
  func tables() {
    let (weak, strong) = (
      NSMapTable<NSObject, NSString>.weakToStrongObjects(), NSMapTable<NSString, UIView>()
    )
    do {
      let key = NSObject()
      weak.setObject("a", forKey: key)
      #expect(weak.object(forKey: key) == "a" && weak.count == 1)
    }
    expect(weak.count, is: 0)
    let view = UIView()
    strong.setObject(view, forKey: NSString(string: "k"))
    strong.setObject(nil, forKey: "k")
    expect(strong.object(forKey: NSString(string: "k")), isSame: view)
    #expect(strong.keyEnumerator().allObjects.count == 1 && strong.dictionaryRepresentation().count == 1)
    strong.removeObject(forKey: "k")
    expect(strong.count, is: 0)
    let half = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    half.setObject(NSObject(), forKey: "k")
    #expect(half.count == 0 && half.object(forKey: "k") == nil)
  }

  @Test(
    "VAL-110: views and controllers of a class that is known at run time alone are made by their own initializers"
  )
  func classes() {
    final class Made: UIView {
      var isOwn = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isOwn = true
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Grid: UICollectionView {}
    final class Screen: UIViewController {}
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let type: UIView.Type = Made.self
    let made = UIView.make(type, frame: frame)
    #expect((made as? Made)?.isOwn == true && made.frame == frame)
    let layout = UICollectionViewFlowLayout()
    let grid: UICollectionView = UICollectionView.make(Grid.self, frame: frame, collectionViewLayout: layout)
    #expect(grid is Grid && grid.collectionViewLayout === layout && grid.frame == frame)
    let controller: UIViewController.Type = Screen.self
    #expect(UIViewController.make(controller, nibName: nil, bundle: nil) is Screen)
  }
}
