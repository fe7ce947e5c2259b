#if !canImport(ObjectiveC)
  import Foundation
  import Testing
  import UIKit

  /// What sliders, drawers and toasts of public libraries use, beside what every view does.
  @Suite struct OldCodeTests {
    private let stage = Stage()

    /// Turns a number up and down, as an element for VoiceOver does.
    private final class Knob: UIAccessibilityElement {
      nonisolated deinit {}
      override func accessibilityIncrement() {
        accessibilityValue = "\((Int(accessibilityValue ?? "") ?? 0) + 1)"
      }
    }

    /// Answers for its place by itself.
    private final class Far: UIView {
      nonisolated deinit {}
      override var accessibilityFrame: CGRect {
        get { super.accessibilityFrame.offsetBy(dx: 100, dy: 0) }
        set { super.accessibilityFrame = newValue }
      }
    }

    @Test("VAL-75: a CGFloat is a number of Foundation's where code says so, and back")
    func numbers() {
      let value: CGFloat = 2.5
      #expect(
        (value as NSNumber).doubleValue == 2.5 && NumberFormatter().string(from: value as NSNumber) != nil)
      #expect((value as AnyObject) is NSNumber && NSNumber(value: 4) as? CGFloat == 4)
      let kept: Any = NSNumber(value: 1.25)
      #expect(kept as? CGFloat == 1.25 && (kept as? NSNumber) as? CGFloat == 1.25)
      #expect(("2.5" as Any) as? CGFloat == nil)
    }

    @Test("VAL-76: an element that is no view has its words, its container and its place")
    func elements() {
      stage.run { window in
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        window.addSubview(view)
        let knob = Knob(accessibilityContainer: view)
        #expect(knob.isAccessibilityElement && !view.isAccessibilityElement)
        #expect(knob.accessibilityContainer as? UIView === view && knob.accessibilityFrame == .zero)
        knob.accessibilityValue = "4"
        knob.accessibilityIncrement()
        #expect(knob.accessibilityValue == "5")
        knob.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(knob.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        knob.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
        #expect(knob.accessibilityFrame == CGRect(x: 15, y: 25, width: 10, height: 10))
        view.frame.origin.x = 50
        #expect(knob.accessibilityFrame.minX == 55)
        knob.accessibilityFrame = .zero
        #expect(knob.accessibilityFrameInContainerSpace == .zero && knob.accessibilityFrame == .zero)
        view.accessibilityElements = [knob]
        #expect(view.index(ofAccessibilityElement: knob) == 0)
        knob.isAccessibilityElement = false
        #expect(!knob.isAccessibilityElement)
        let far = Far(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
        window.addSubview(far)
        #expect(far.accessibilityFrame.minX == 101)
      }
    }

    @Test("VAL-76: an element does not keep its container")
    func container() {
      var view: UIView? = UIView()
      let knob = Knob(accessibilityContainer: view as Any)
      #expect(knob.accessibilityContainer != nil)
      view = nil
      #expect(knob.accessibilityContainer == nil)
      knob.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
      #expect(knob.accessibilityFrame == .zero)
    }

    @Test("VAL-77: the class of applications has the application by its name")
    func application() {
      stage.run { _ in
        #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
      }
    }

    @Test("VAL-78: the box of a path leaves out control points beside it")
    func box() {
      let path = CGMutablePath()
      #expect(path.boundingBoxOfPath.isNull)
      path.move(to: .zero)
      path.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
      #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 30))
      path.addCurve(to: CGPoint(x: 30, y: 9), control1: CGPoint(x: 30, y: 3), control2: CGPoint(x: 30, y: 6))
      #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 30))
      let circle = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 20, height: 10), transform: nil)
      let found = circle.boundingBoxOfPath
      #expect(abs(found.minX - 5) < 1e-9 && abs(found.maxX - 25) < 1e-9 && abs(found.maxY - 15) < 1e-9)
      let line = CGMutablePath()
      line.move(to: CGPoint(x: 0, y: 10))
      line.addLine(to: CGPoint(x: 20, y: 10))
      var moved = CGAffineTransform(translationX: 5, y: 0)
      let outline = CGPath(
        __byStroking: line, transform: &moved, lineWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 4
      )
      #expect(outline?.boundingBoxOfPath == CGRect(x: 3, y: 8, width: 24, height: 4))
    }

    /// Notes the timers that call it.
    private final class Listener: NSObject {
      var notes: [String] = []
      nonisolated deinit {}
      func rang(_ timer: Timer) { notes.append("\(timer.userInfo ?? "nothing") \(timer.isValid)") }
      func stopped(_ timer: Timer) {
        notes.append("\(timer.userInfo ?? "nothing")")
        timer.invalidate()
      }
    }
    private let rang = Selector("rang:", Listener.rang(_:))

    @Test("VAL-79: a timer carries what it was made with")
    func information() {
      let listener = Listener()
      let scheduled = stage.run { _ in
        Timer.scheduledTimer(timeInterval: 1, target: listener, selector: rang, userInfo: "a", repeats: true)
      }
      #expect(scheduled.userInfo as? String == "a")
      stage.wait(1.5)
      #expect(listener.notes == ["a true"])
      let made = Timer(timeInterval: 1, target: listener, selector: rang, userInfo: "b", repeats: true)
      made.fire()
      #expect(listener.notes == ["a true", "b true"])
      Timer(timeInterval: 1, target: listener, selector: rang, userInfo: nil, repeats: true).fire()
      #expect(listener.notes.last == "nothing true")
      let stop = Selector("stopped:", Listener.stopped(_:))
      let last = Timer(timeInterval: 1, target: listener, selector: stop, userInfo: 7, repeats: true)
      last.fire()
      #expect(listener.notes.last == "7" && !last.isValid)
      last.fire()
      #expect(listener.notes.count == 4)
      scheduled.invalidate()
    }

    @Test("VAL-79: a timer with a date for its first call waits until then, and then for its interval")
    func firstDate() {
      let listener = Listener()
      stage.run { _ in
        let timer = Timer(
          fireAt: Date(timeIntervalSinceNow: 30), interval: 1, target: listener, selector: rang,
          userInfo: "a", repeats: true)
        RunLoop.main.addTimer(timer, forMode: .common)
      }
      stage.wait(29)
      #expect(listener.notes == [])
      stage.wait(2.5)
      #expect(listener.notes == ["a true", "a true"])
    }

    @Test(
      "VAL-80: a timer with a target that a run loop gets is fired by the world's clock, once for each time")
    func runLoop() {
      let listener = Listener()
      let timer = Timer(timeInterval: 2, target: listener, selector: rang, userInfo: "x", repeats: false)
      stage.wait(3)
      #expect(listener.notes == [], "it is in no run loop")
      stage.run { _ in
        RunLoop.main.addTimer(timer, forMode: .common)
        RunLoop.main.addTimer(timer, forMode: .default)
      }
      stage.wait(1.9)
      #expect(listener.notes == [])
      stage.wait(9)
      #expect(listener.notes == ["x true"] && !timer.isValid)
      let other = Timer(timeInterval: 1, target: listener, selector: rang, userInfo: "y", repeats: true)
      stage.run { _ in RunLoop.current.addTimer(other, forMode: .default) }
      stage.wait(2.5)
      other.invalidate()
      stage.wait(5)
      #expect(listener.notes == ["x true", "y true", "y true"])
      let fired = Listener()
      let closure = Timer(timeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated { fired.notes.append("closure") }
      }
      stage.run { _ in RunLoop.main.addTimer(closure, forMode: .common) }
      stage.wait(5)
      #expect(fired.notes == [], "one with a closure has the real time")
      closure.invalidate()
    }

    @Test("VAL-81: an item of a bar with its own two initializers inherits the others")
    func items() {
      final class Own: UIBarButtonItem {
        var made = "nothing"
        override init() {
          super.init()
          made = "plain"
        }
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          made = "coder"
        }
        convenience init(width: CGFloat) {
          self.init(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10)))
        }
        nonisolated deinit {}
      }
      let item = Own(width: 26)
      #expect(item.customView?.frame.width == 26 && item.made == "plain")
      #expect(Own(coder: NSCoder())?.made == "coder")
      #expect(Own(title: "x", style: .plain, target: nil, action: nil).title == "x")
      #expect(UITabBarItem(coder: NSCoder())?.title == nil)
    }
  }
#endif
