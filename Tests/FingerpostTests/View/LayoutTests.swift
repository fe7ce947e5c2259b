import Expectations
import Foundation
import Testing
import UIKit

@Suite("Layout", .bothWays) struct LayoutTests {
  /// A log of the layouts of views and layers, by name.
  private final class Log {
    var lines: [String] = []
    func drain() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Witness: UIView {
    var name = ""
    var log = Log()
    var onLayout: (() -> Void)?
    convenience init(_ name: String, _ log: Log, in parent: UIView? = nil) {
      self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      (self.name, self.log) = (name, log)
      parent?.addSubview(self)
    }
    override func layoutSubviews() {
      log.lines.append(name)
      onLayout?()
    }
  }

  private let log = Log()

  /// A view A in a view B in a view C, laid out.
  private func nest() -> (a: Witness, b: Witness, c: Witness) {
    let c = Witness("C", log)
    let b = Witness("B", log, in: c)
    let a = Witness("A", log, in: b)
    c.layoutIfNeeded()
    expect(log.drain(), is: ["C", "B", "A"])
    return (a, b, c)
  }

  @Test("LAY-2: a new size lays out the superview and the view, in this order, and nothing further up")
  func size() {
    let (a, _, c) = nest()
    a.frame.size = CGSize(width: 50, height: 50)
    expect(log.drain(), is: [])
    c.layoutIfNeeded()
    expect(log.drain(), is: ["B", "A"])
    a.bounds.size.width = 20
    a.layer.bounds.size.height = 20
    c.layoutIfNeeded()
    expect(log.drain(), is: ["B", "A"])
    c.layoutIfNeeded()
    expect(log.drain(), is: [])
  }

  @Test("LAY-2: a new place, a scrolled origin or the size of before lay out nothing") func place() {
    let (a, _, c) = nest()
    a.frame.origin = CGPoint(x: 30, y: 30)
    a.center = CGPoint(x: 7, y: 7)
    a.bounds.origin = CGPoint(x: 3, y: 3)
    a.transform = CGAffineTransform(scaleX: 2, y: 2)
    a.bounds.size = CGSize(width: 100, height: 100)
    c.layoutIfNeeded()
    expect(log.drain(), is: [])
  }

  @Test("LAY-3: adding and removing lay out the view that holds; what is removed is not") func hierarchy() {
    let (a, b, c) = nest()
    a.removeFromSuperview()
    c.layoutIfNeeded()
    expect(log.drain(), is: ["B"])
    a.layoutIfNeeded()
    expect(log.drain(), is: [])
    c.addSubview(a)
    c.layoutIfNeeded()
    expect(log.drain(), is: ["C"])
    b.addSubview(a)
    c.layoutIfNeeded()
    expect(log.drain(), is: ["B"])
  }

  @Test("LAY-4: what a view does with its subviews in its own layout does not make it due again")
  func within() {
    let (a, b, c) = nest()
    var side: CGFloat = 10
    b.onLayout = {
      side += 1
      a.frame.size = CGSize(width: side, height: side)
      a.removeFromSuperview()
      b.addSubview(a)
    }
    b.setNeedsLayout()
    c.layoutIfNeeded()
    expect(log.drain(), is: ["B", "A"])
    c.layoutIfNeeded()
    expect(log.drain(), is: [])
    // But another view's layout does.
    b.onLayout = nil
    c.onLayout = { a.frame.size.width += 1 }
    c.setNeedsLayout()
    c.layoutIfNeeded()
    expect(log.drain(), is: ["C", "B", "A"])
  }

  @Test("LAY-4: within its own layout a view may ask for another one") func again() {
    let (_, b, c) = nest()
    var rounds = 0
    b.onLayout = {
      rounds += 1
      if rounds < 3 { b.setNeedsLayout() }
    }
    b.setNeedsLayout()
    for _ in 0..<3 { c.layoutIfNeeded() }
    expect(log.drain(), is: ["B", "B", "B"])
  }

  @Test("LAY-1: what is due right above is laid out first; what is due above a view that is not is left")
  func above() {
    let (a, b, c) = nest()
    c.setNeedsLayout()
    a.setNeedsLayout()
    a.layoutIfNeeded()
    expect(log.drain(), is: ["A"])
    b.setNeedsLayout()
    a.layoutIfNeeded()
    expect(log.drain(), is: ["C", "B"])
    b.layer.setNeedsLayout()
    a.layer.layoutIfNeeded()
    expect(log.drain(), is: ["B"])
    a.layoutIfNeeded()
    expect(log.drain(), is: [])
  }

  @Test("LAY-1: a constraint of the view's own has placed it when its layout is asked for")
  func ownConstraint() {
    let (a, b) = (UIView(), UIView())
    b.addSubview(a)
    a.translatesAutoresizingMaskIntoConstraints = false
    let width = a.widthAnchor.constraint(equalToConstant: 70)
    width.isActive = true
    a.layoutIfNeeded()
    expect(a.frame.width, is: 70)
    width.constant = 30
    a.layoutIfNeeded()
    expect(a.frame.width, is: 30)
  }

  @Test("LAY-1: a layer lays out what is in it, by its view where it has one") func layers() {
    final class Row: CALayer {
      var log = Log()
      var title = ""
      override func layoutSublayers() {
        log.lines.append(title)
        super.layoutSublayers()
      }
    }
    final class Card: UIView {
      override class var layerClass: AnyClass { Row.self }
      var log = Log()
      override func layoutSubviews() { log.lines.append("card") }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (outer, inner) = (Row(), Row())
    let layer = card.layer as? Row
    card.log = log
    for (row, name) in [(layer, "layer"), (outer, "outer"), (inner, "inner")] {
      row?.title = name
      row?.log = log
    }
    card.layer.addSublayer(outer)
    outer.addSublayer(inner)
    card.layoutIfNeeded()
    expect(log.drain(), is: ["layer", "card"])
    inner.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
    card.layoutIfNeeded()
    expect(log.drain(), is: ["inner"])
    inner.position = .zero
    outer.setNeedsLayout()
    card.layer.setNeedsLayout()
    card.layer.layoutIfNeeded()
    expect(log.drain(), is: ["layer", "card", "outer"])
    inner.bounds.size = CGSize(width: 9, height: 9)
    inner.layoutIfNeeded()
    card.layoutIfNeeded()
    expect(log.drain(), is: ["inner"])
  }

  // MARK: - Drawing

  private final class Drawn: UIView {
    var rects: [CGRect] = []
    override func draw(_ rect: CGRect) { rects.append(rect) }
  }

  @Test("LAY-7: a view draws at first and when it was marked: once, after layout, before the next event")
  func draws() {
    let stage = Stage()
    let view = stage.world.run { Drawn(frame: CGRect(x: 10, y: 10, width: 100, height: 50)) }
    view.setNeedsDisplay()
    view.layoutIfNeeded()
    stage.play(0, down(1, 300, 300))
    #expect(view.rects == [] && view.layer.needsDisplay(), "not without a window")
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    expect(view.rects, is: [], "layout alone draws nothing")
    stage.play(0.1, move(1, 301, 300))
    stage.play(0.2, move(1, 302, 300))
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 100, height: 50)] && !view.layer.needsDisplay())
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 5, height: 5))
    view.setNeedsDisplay(CGRect(x: 20, y: 10, width: 5, height: 500))
    stage.play(0.3, move(1, 303, 300))
    expect(view.rects.dropFirst(), is: [CGRect(x: 10, y: 10, width: 15, height: 40)])
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 5, height: 5))
    view.layer.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    stage.play(0.4, move(1, 304, 300))
    expect(view.rects.dropFirst(2), is: [CGRect(x: 0, y: 0, width: 100, height: 50)])
    view.frame.size.width = 40
    view.setNeedsDisplay(CGRect(x: 60, y: 0, width: 10, height: 10))
    stage.play(0.5, move(1, 305, 300))
    expect(view.rects.count, is: 3, "a new size alone draws nothing, nor does what is outside of the bounds")
    view.contentMode = .redraw
    view.frame.size.width = 60
    stage.play(0.6, move(1, 306, 300))
    #expect(view.rects.last == CGRect(x: 0, y: 0, width: 60, height: 50) && view.rects.count == 4)
  }

  // MARK: - Safe areas, margins, traits

  @Test("LAY-8: a view's safe area is what controllers add, less what does not lie over it") func safeArea() {
    final class Controller: UIViewController {
      var log = Log()
      override func loadView() { view = Witness("root", log) }
      override func viewSafeAreaInsetsDidChange() { log.lines.append("controller") }
    }
    final class Part: UIView {
      var log = Log()
      override func safeAreaInsetsDidChange() { log.lines.append("part") }
    }
    let controller = Controller()
    controller.log = log
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    let part = Part(frame: CGRect(x: 10, y: 10, width: 180, height: 385))
    part.log = log
    let middle = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    controller.view.addSubview(part)
    part.addSubview(middle)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 5)
    expect(log.drain(), is: ["controller", "part"])
    controller.additionalSafeAreaInsets = controller.additionalSafeAreaInsets
    expect(log.drain(), is: [])
    expect(controller.view.safeAreaInsets, is: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 5))
    expect(part.safeAreaInsets, is: UIEdgeInsets(top: 30, left: 0, bottom: 15, right: 0))
    #expect(middle.safeAreaInsets == .zero && UIView().safeAreaInsets == .zero)
  }

  @Test("Margins are 8 points until they are set, which makes layout due") func margins() {
    let (a, _, c) = nest()
    expect(a.layoutMargins, is: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    a.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    c.layoutIfNeeded()
    expect(log.drain(), is: [])
    a.layoutMargins.top = 0
    c.layoutIfNeeded()
    #expect(log.drain() == ["A"] && a.layoutMargins.top == 0)
  }

  @Test("A style that is set is told to all that inherit it, with the traits of before") func traits() {
    final class Themed: UIView {
      var log = Log()
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        let (old, new) = (
          previous?.userInterfaceStyle.rawValue ?? -1, traitCollection.userInterfaceStyle.rawValue
        )
        log.lines.append("\(tag): \(old) to \(new)")
      }
    }
    final class Controller: UIViewController {
      var log = Log()
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log.lines.append("controller")
      }
    }
    let views = (0..<3).map { _ in Themed() }
    for (tag, view) in views.enumerated() { (view.tag, view.log) = (tag, log) }
    let controller = Controller()
    (controller.view, controller.log) = (views[0], log)
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[2].overrideUserInterfaceStyle = .light
    expect(log.drain(), is: [], "light is what it was")
    views[0].overrideUserInterfaceStyle = .dark
    expect(log.drain(), is: ["controller", "0: 1 to 2", "1: 1 to 2"])
    expect(controller.traitCollection.userInterfaceStyle, is: .dark)
    views[2].overrideUserInterfaceStyle = .unspecified
    expect(log.drain(), is: ["2: 1 to 2"])
  }
}
