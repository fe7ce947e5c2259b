#if !canImport(ObjectiveC)
  import Expectations
  import FingerpostHID
  import FingerpostTimeline
  import Foundation
  import Testing
  import UIKit

  @Suite struct KeyValueTests {
    private let stage = Stage()

    private func scroller() -> UIScrollView {
      stage.run { window in
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        view.contentSize = CGSize(width: 400, height: 2000)
        window.addSubview(view)
        return view
      }
    }

    @Test("A class is described by its name with that of its module, as identifiers of cells are")
    func description() {
      final class Cell: UITableViewCell {}
      expect(UITableViewCell.description(), is: "FingerpostLists.UITableViewCell")
      #expect(Cell.description().hasSuffix("Cell"))
      let count: NSInteger = 3
      expect([1, 2, 3, 4][count], is: 4)
    }

    @Test(
      "KVO-1: a closure is told of every offset that a finger or code gives, with old and new, until it is let go"
    )
    func offsets() {
      let view = scroller()
      var told: [(CGFloat?, CGFloat?)] = []
      var token: NSKeyValueObservation? = view.observe(\.contentOffset, options: [.old, .new]) {
        told.append(($1.oldValue?.y, $1.newValue?.y))
      }
      stage.run { _ in view.contentOffset.y = 30 }
      #expect(told.map { $0.0 } == [0] && told.map { $0.1 } == [30])
      stage.run { _ in view.contentOffset.y = 30 }
      expect(told.count, is: 1)
      for step in 0...10 {
        let phase: Contact.Phase = step == 0 ? .down : step == 10 ? .up : .move
        let time = stage.world.timeline.now.nanoseconds + 30_000_000
        let contact = Contact(id: 1, phase: phase, x: 200, y: 300 - Double(step) * 10)
        stage.world.application.handle(Frame(nanoseconds: time, contacts: [contact]))
      }
      stage.wait(3)
      #expect(told.count > 5 && told.last?.1 == view.contentOffset.y)
      let count = told.count
      expect(token, isNot: nil)
      token = nil
      stage.run { _ in view.contentOffset.y = 0 }
      expect(told.count, is: count)
    }

    @Test("KVO-1: what follows from frame, center and bounds is observed, and a content size")
    func values() {
      let view = scroller()
      var told: [String] = []
      let tokens = [
        view.observe(\.frame, options: .new) { told.append("frame \($1.newValue?.minX ?? -1)") },
        view.observe(\.center) { told.append("center \($1.newValue as Any? == nil) \($0.center.x)") },
        view.observe(\.contentSize, options: [.initial, .new]) {
          told.append("size \($1.newValue?.height ?? -1)")
        },
      ]
      expect(told, is: ["size 2000.0"])
      stage.run { _ in view.center.x = 210 }
      expect(told.dropFirst(), is: ["frame 10.0", "center true 210.0"])
      stage.run { _ in view.contentSize.height = 10 }
      #expect(told.last == "size 10.0" && told.count == 4)
      for token in tokens { token.invalidate() }
      stage.run { _ in view.frame.origin.x = 0 }
      expect(told.count, is: 4)
    }

    @Test(
      "KVO-2: an observer is told by name and context, at once if it asks, and no more after it was removed")
    func names() {
      let view = scroller()
      let observer = Observer()
      let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
      defer { context.deallocate() }
      view.addObserver(observer, forKeyPath: "contentOffset", options: [.initial, .new], context: context)
      stage.run { _ in view.contentOffset.y = 12 }
      #expect(observer.told == ["contentOffset 0.0", "contentOffset 12.0"] && observer.context == context)
      view.removeObserver(observer, forKeyPath: "contentOffset", context: nil)
      stage.run { _ in view.contentOffset.y = 13 }
      expect(observer.told.count, is: 3)
      view.removeObserver(observer, forKeyPath: "contentOffset", context: context)
      stage.run { _ in view.contentOffset.y = 14 }
      expect(observer.told.count, is: 3)
    }

    @Test("KVO-6: a label's text and font are observed, by name and by closures")
    func labels() {
      let label = UILabel()
      let observer = Observer()
      var texts: [String?] = []
      let token = label.observe(\.text, options: [.initial, .new]) { label, _ in texts.append(label.text) }
      label.addObserver(observer, forKeyPath: "font", options: [], context: nil)
      stage.run { window in
        window.addSubview(label)
        label.text = "a"
        label.text = "a"
        label.font = .systemFont(ofSize: 30)
        label.attributedText = NSAttributedString(string: "b")
      }
      #expect(texts == [nil, "a", "b"] && observer.told == ["font -1.0"])
      label.removeObserver(observer, forKeyPath: "font")
      token.invalidate()
      stage.run { _ in (label.font, label.text) = (.systemFont(ofSize: 31), "c") }
      #expect(texts.count == 3 && observer.told.count == 1)
    }

    @Test("KVO-2: an object that is no responder observes where it says that it can, and is not retained")
    func others() {
      let view = scroller()
      var observer: PlainObserver? = PlainObserver()
      weak let gone = observer
      if let observer { view.addObserver(observer, forKeyPath: "bounds", options: [], context: nil) }
      stage.run { _ in view.contentOffset.y = 5 }
      expect(observer?.told, is: ["bounds true"])
      if let observer { view.removeObserver(observer, forKeyPath: "bounds") }
      stage.run { _ in view.contentOffset.y = 6 }
      expect(observer?.told.count, is: 1)
      if let observer { view.addObserver(observer, forKeyPath: "bounds", context: nil) }
      observer = nil
      expect(gone, is: nil)
      stage.run { _ in view.contentOffset.y = 7 }
    }
  }

  private final class PlainObserver: NSObject, KeyValueObserver {
    var told: [String] = []
    nonisolated deinit {}
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { told.append("\(keyPath ?? "") \(object is UIScrollView)") }
  }

  private final class Observer: UIView {
    var told: [String] = []
    var context: UnsafeMutableRawPointer?
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      told.append("\(keyPath ?? "") \((change?[.newKey] as? CGPoint)?.y ?? -1)")
      self.context = context
    }
  }
#endif
