#if !canImport(ObjectiveC)
  import Expectations
  import Foundation
  import Testing
  import UIKit

  private final class Ring: CALayer {
    private(set) var notes: [String] = []
    var callsSuper = true

    var level: CGFloat {
      get { managedValue(forKey: "level") }
      set { setManagedValue(newValue, forKey: "level") }
    }
    var owner: UIView? {
      get { managedValue(forKey: "owner") }
      set { setManagedValue(newValue, forKey: "owner", isWeak: true) }
    }
    var count: Int {
      get { managedValue(forKey: "count") }
      set { setManagedValue(newValue, forKey: "count") }
    }
    var isOn: Bool {
      get { managedValue(forKey: "isOn") }
      set { setManagedValue(newValue, forKey: "isOn") }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "level" || super.needsDisplay(forKey: key)
    }

    override class func defaultValue(forKey key: String) -> Any? {
      key == "count" ? 7 : super.defaultValue(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "level" else { return super.action(forKey: event) }
      notes.append("action at \(level)")
      let animation = CABasicAnimation(keyPath: event)
      animation.duration = 2
      return animation
    }

    override func draw(in ctx: CGContext) {
      notes.append("draw \(level)")
      ctx.fill(bounds)
      if callsSuper { super.draw(in: ctx) }
    }
  }

  private final class Dial: UIView {
    private(set) var drawn: [CGRect] = []
    override class var layerClass: AnyClass { Ring.self }
    override func draw(_ rect: CGRect) { drawn.append(rect) }
  }

  private final class Painter: CALayerDelegate {
    private(set) var notes: [String] = []
    func draw(_ layer: CALayer, in ctx: CGContext) {
      notes.append("draw \(UIGraphicsGetCurrentContext() === ctx)")
    }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      event == "off" ? NSNull() : nil
    }
  }

  @Suite struct LayerDrawingTests {
    private let stage = Stage()

    @Test(
      "VAL-41: the layer of a view draws if it is of a class of its own, and has the view draw what was marked"
    )
    func viewLayer() throws {
      let dial = stage.run { window in
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        window.addSubview(dial)
        return dial
      }
      let ring = try #require(dial.layer as? Ring)
      stage.tap(300, 300)
      #expect(ring.notes == ["draw 0.0"] && dial.drawn == [dial.bounds])
      ring.callsSuper = false
      stage.run { _ in dial.setNeedsDisplay(CGRect(x: 1, y: 2, width: 3, height: 4)) }
      stage.tap(300, 300)
      #expect(ring.notes == ["draw 0.0", "draw 0.0"] && dial.drawn.count == 1)
      ring.callsSuper = true
      stage.run { _ in ring.setNeedsDisplay() }
      #expect(ring.needsDisplay())
      stage.run { _ in ring.displayIfNeeded() }
      #expect(!ring.needsDisplay() && dial.drawn.count == 2 && ring.notes.count == 3)
      stage.tap(300, 300)
      expect(ring.notes.count, is: 3)
    }

    @Test(
      "VAL-41: a layer without a view draws once after layout when it was marked, and asks its delegate to")
    func ownLayer() {
      let (ring, painter) = (Ring(), Painter())
      stage.run { window in
        window.layer.addSublayer(ring)
        ring.delegate = painter
        ring.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      }
      stage.tap(300, 300)
      #expect(ring.notes.isEmpty)
      stage.run { _ in ring.setNeedsDisplay() }
      stage.tap(300, 300)
      stage.tap(300, 300)
      #expect(ring.notes == ["draw 0.0"] && painter.notes == ["draw true"])
      stage.run { _ in
        ring.needsDisplayOnBoundsChange = true
        ring.bounds.size.width = 30
      }
      stage.tap(300, 300)
      expect(ring.notes.count, is: 2)
    }

    @Test(
      "VAL-42: a property without storage has a value to begin with, is kept by its name, and not kept alive if weak"
    )
    func managed() {
      let ring = Ring()
      #expect(ring.level == 0 && ring.owner == nil && ring.count == 7 && !ring.isOn)
      ring.count = 3
      ring.setValue(NSNumber(value: 0.5), forKey: "level")
      ring.setValue(true, forKey: "isOn")
      #expect(ring.count == 3 && ring.value(forKey: "count") as? Int == 3 && ring.level == 0.5 && ring.isOn)
      do {
        let view = stage.run { _ in UIView() }
        ring.owner = view
        expect(ring.owner, isSame: view)
        ring.owner = nil
        expect(ring.owner, is: nil)
        ring.owner = view
      }
      expect(ring.owner, is: nil)
      let copy = Ring(layer: ring)
      #expect(copy.count == 3 && copy.level == 0.5)
    }

    @Test(
      "VAL-42: setting such a property asks for its action before the value changes, and marks the layer for drawing"
    )
    func actions() {
      let ring = Ring()
      stage.run { window in
        window.layer.addSublayer(ring)
        ring.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        ring.level = 4
      }
      #expect(ring.notes == ["action at 0.0"] && ring.needsDisplay())
      expect(ring.animation(forKey: "level")?.duration, is: 2)
      stage.run { _ in ring.count = 2 }
      expect(ring.animation(forKey: "count"), is: nil)
      stage.tap(300, 300)
      #expect(ring.notes == ["action at 0.0", "draw 4.0"] && !ring.needsDisplay())
    }

    @Test("VAL-42: the delegate's action counts before the layer's own, and NSNull is none")
    func order() {
      let (layer, painter) = (CALayer(), Painter())
      layer.actions = ["off": CABasicAnimation(keyPath: "off"), "on": CABasicAnimation(keyPath: "on")]
      #expect(layer.action(forKey: "off") is CABasicAnimation)
      layer.delegate = painter
      #expect(layer.action(forKey: "off") == nil && layer.action(forKey: "on") is CABasicAnimation)
      #expect(layer.action(forKey: "other") == nil)
      layer.actions = ["on": NSNull()]
      #expect(layer.action(forKey: "on") == nil)
    }

    @Test("VAL-43: times are those of the superlayer, less a beginning, times a speed, plus an offset")
    func times() {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      #expect(outer.speed == 1 && outer.timeOffset == 0 && outer.duration == .infinity)
      expect(inner.convertTime(5, from: nil), is: 5)
      outer.speed = 2
      inner.beginTime = 4
      inner.timeOffset = 1
      #expect(inner.convertTime(5, from: nil) == 7 && inner.convertTime(7, to: nil) == 5)
      #expect(inner.convertTime(10, from: outer) == 7 && inner.convertTime(7, to: outer) == 10)
      inner.speed = 0
      #expect(inner.convertTime(100, from: nil) == 1 && inner.convertTime(1, to: outer) == 4)
    }
  }
#endif
