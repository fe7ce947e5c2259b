import Expectations
import Foundation
import Testing
import UIKit

@Suite(.bothWays) struct ViewTests {
  // MARK: - Geometry

  @Test("Frame, bounds and center are one geometry")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    expect(view.bounds, is: CGRect(x: 0, y: 0, width: 100, height: 50))
    expect(view.center, is: CGPoint(x: 60, y: 45))
    view.bounds = CGRect(x: 5, y: 6, width: 200, height: 100)
    expect(view.frame, is: CGRect(x: -40, y: -5, width: 200, height: 100))
    view.center = CGPoint(x: 100, y: 50)
    expect(view.frame.origin, is: .zero)
    view.frame = CGRect(x: 10, y: 10, width: -10, height: 20)
    expect(view.frame, is: CGRect(x: 0, y: 10, width: 10, height: 20))
  }

  @Test("Under a transform the frame is the bounding box, and setting it fits scalings and quarter turns")
  func transformedFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 8)
    expect(view.frame.origin.x, near: -15.3281, within: 1e-4)
    expect(view.frame.size.width, near: 130.656, within: 1e-3)
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    expect(view.bounds.size, is: CGSize(width: 50, height: 25))
    expect(view.frame, is: CGRect(x: 10, y: 20, width: 100, height: 100))
  }

  @Test("HIT-9, HIT-10: points and rectangles convert through transforms and scrolled bounds, both ways")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let scroll = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    let card = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let other = UIView(frame: CGRect(x: 300, y: 300, width: 50, height: 50))
    root.addSubview(scroll)
    root.addSubview(other)
    scroll.addSubview(card)
    scroll.bounds.origin = CGPoint(x: 0, y: 80)
    card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    expect(card.convert(CGPoint.zero, to: root), is: CGPoint(x: 75, y: 95))
    expect(root.convert(CGPoint(x: 75, y: 95), to: card), is: .zero)
    expect(card.convert(CGPoint(x: 75, y: 95), from: root), is: .zero)
    expect(card.convert(CGPoint.zero, to: other), is: CGPoint(x: -225, y: -205))
    expect(other.convert(CGPoint(x: -225, y: -205), to: card), is: .zero)
    expect(card.convert(card.bounds, to: root), is: CGRect(x: 75, y: 95, width: 50, height: 50))
    expect(card.convert(CGRect(x: 75, y: 95, width: 50, height: 50), from: root), is: card.bounds)
    expect(
      card.convert(CGPoint.zero, to: nil), is: CGPoint(x: 75, y: 95), "without a window the topmost view's")
    expect(card.convert(CGPoint(x: 75, y: 95), from: nil), is: .zero)
    expect(card.convert(CGPoint(x: 7, y: 8), to: card), is: CGPoint(x: 7, y: 8))
  }

  // MARK: - Hierarchy

  private final class Witness: UIView {
    static var log: [String] = []
    var name = ""
    convenience init(_ name: String) {
      self.init(frame: .zero)
      self.name = name
    }
    private func text(_ view: UIView?) -> String { (view as? Witness)?.name ?? (view == nil ? "nil" : "W") }
    override func didAddSubview(_ subview: UIView) { Self.log.append("\(name).didAdd \(text(subview))") }
    override func willRemoveSubview(_ subview: UIView) {
      Self.log.append("\(name).willRemove \(text(subview))")
    }
    override func willMove(toSuperview new: UIView?) {
      Self.log.append("\(name).willMoveToSuper \(text(new))")
    }
    override func didMoveToSuperview() { Self.log.append("\(name).didMoveToSuper \(text(superview))") }
    override func willMove(toWindow new: UIWindow?) {
      Self.log.append("\(name).willMoveToWindow \(text(new))")
    }
    override func didMoveToWindow() { Self.log.append("\(name).didMoveToWindow \(text(window))") }
  }

  @Test("The hierarchy's callbacks come around the change, the window's for the whole subtree")
  func callbacks() {
    Witness.log = []
    func drain() -> [String] {
      defer { Witness.log = [] }
      return Witness.log
    }
    let window = World().run { UIWindow(frame: .zero) }
    let (parent, child, leaf) = (Witness("P"), Witness("C"), Witness("L"))
    window.addSubview(parent)
    expect(
      drain(),
      is: [
        "P.willMoveToWindow W", "P.willMoveToSuper W", "P.didMoveToWindow W", "P.didMoveToSuper W",
      ])
    child.addSubview(leaf)
    expect(drain(), is: ["L.willMoveToSuper C", "L.didMoveToSuper C", "C.didAdd L"])
    parent.addSubview(child)
    expect(
      drain(),
      is: [
        "C.willMoveToWindow W", "L.willMoveToWindow W", "C.willMoveToSuper P", "C.didMoveToWindow W",
        "L.didMoveToWindow W", "C.didMoveToSuper P", "P.didAdd C",
      ])
    parent.addSubview(leaf)
    expect(
      drain(), is: ["C.willRemove L", "L.willMoveToSuper P", "L.didMoveToSuper P", "P.didAdd L"],
      "the window stays the same")
    child.removeFromSuperview()
    expect(
      drain(),
      is: [
        "P.willRemove C", "C.willMoveToWindow nil", "C.willMoveToSuper nil", "C.didMoveToWindow nil",
        "C.didMoveToSuper nil",
      ])
    child.removeFromSuperview()
    expect(drain(), is: [])
  }

  @Test("Every way of adding puts the view where it says")
  func order() {
    let parent = UIView()
    let views = (0..<5).map { index in
      let view = UIView()
      view.tag = index
      return view
    }
    func tags() -> [Int] { parent.subviews.map(\.tag) }
    for view in views.prefix(3) { parent.addSubview(view) }
    parent.insertSubview(views[3], at: 1)
    expect(tags(), is: [0, 3, 1, 2])
    parent.insertSubview(views[4], aboveSubview: views[1])
    expect(tags(), is: [0, 3, 1, 4, 2])
    parent.insertSubview(views[2], belowSubview: views[0])
    expect(tags(), is: [2, 0, 3, 1, 4])
    parent.addSubview(views[0])
    expect(tags(), is: [2, 3, 1, 4, 0])
    parent.insertSubview(views[0], at: 99)
    parent.insertSubview(views[4], at: -1)
    expect(tags(), is: [4, 2, 3, 1, 0])
    parent.bringSubviewToFront(views[2])
    parent.sendSubviewToBack(views[1])
    expect(tags(), is: [1, 4, 3, 0, 2])
    parent.exchangeSubview(at: 0, withSubviewAt: 4)
    parent.exchangeSubview(at: 0, withSubviewAt: 5)
    expect(tags(), is: [2, 4, 3, 0, 1])
    parent.bringSubviewToFront(UIView())
    expect(parent.viewWithTag(3), isSame: views[3])
    #expect(views[3].isDescendant(of: parent) && parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: views[3]))
    expect(parent.viewWithTag(77), is: nil)
  }

  @Test("A superview keeps its subviews, and lets them go")
  func ownership() {
    weak var weakChild: UIView?
    var child: UIView?
    do {
      let parent = UIView()
      do {
        let view = UIView()
        parent.addSubview(view)
        weakChild = view
      }
      child = weakChild
      expect(child?.superview, isSame: parent)
    }
    expect(child?.superview, is: nil, "a superview that dies takes leave of its subviews")
    child = nil
    expect(weakChild, is: nil)
  }

  @Test("A view added to itself or to a view below it is a mistake that is stopped with a sentence")
  func cycles() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }

  @Test("A callback that takes the view away again wins")
  func removedWhileLeaving() {
    final class Stubborn: UIView {
      var hasMoved = false
      override func willRemoveSubview(_ subview: UIView) {
        guard !hasMoved else { return }
        hasMoved = true
        window?.addSubview(subview)
      }
    }
    let window = World().run { UIWindow(frame: .zero) }
    let parent = Stubborn()
    let child = UIView()
    window.addSubview(parent)
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(child.superview === window && child.window === window)
    #expect(parent.subviews.isEmpty && window.subviews == [parent, child])
  }

  // MARK: - Layout

  private final class Layout: UIView {
    var count = 0
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
      count += 1
      onLayout?()
    }
  }

  @Test("Layout that is due happens once, from the top down, and only where it is due")
  func layout() {
    let parent = Layout()
    let child = Layout()
    parent.addSubview(child)
    parent.layoutIfNeeded()
    #expect((parent.count, child.count) == (1, 1))
    parent.layoutIfNeeded()
    #expect((parent.count, child.count) == (1, 1))
    child.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect((parent.count, child.count) == (1, 2))
    parent.frame.size = CGSize(width: 10, height: 10)
    parent.frame.origin = CGPoint(x: 5, y: 5)
    parent.onLayout = { child.frame.size = CGSize(width: 20, height: 20) }
    parent.layoutIfNeeded()
    #expect((parent.count, child.count) == (2, 3))
  }

  @Test("Layout that is due happens before an event's hit test")
  func layoutBeforeEvent() {
    let stage = Stage()
    let container = stage.world.run { Layout(frame: CGRect(x: 0, y: 0, width: 400, height: 400)) }
    stage.window.addSubview(container)
    let probe = stage.add("V", 0, 0, 0, 0, to: container)
    container.onLayout = { probe.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
    stage.play(0, down(1, 50, 50))
    expect(stage.drainLog(), is: ["V.began(1)"])
  }

  @Test("A controller hears of its view's layout before and after")
  func controllerLayout() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func loadView() {
        let layout = Layout()
        layout.onLayout = { self.log.append("layout") }
        view = layout
      }
      override func viewDidLoad() { log.append("loaded") }
      override func viewWillLayoutSubviews() { log.append("will") }
      override func viewDidLayoutSubviews() { log.append("did") }
    }
    let controller = Controller()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    controller.view.layoutIfNeeded()
    expect(controller.log, is: ["loaded", "will", "layout", "did"])
  }

  @Test("Code written for UIKit overrides geometry and is called")
  func overrides() {
    final class Observing: UIView {
      var changes: [String] = []
      override var frame: CGRect { didSet { changes.append("frame") } }
      override var bounds: CGRect { didSet { changes.append("bounds") } }
      override var center: CGPoint { didSet { changes.append("center") } }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      override init(frame: CGRect) { super.init(frame: frame) }
    }
    let view = Observing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.frame = .zero
    view.bounds = .zero
    view.center = .zero
    expect(view.changes, is: ["frame", "bounds", "center"])
    expect(UIView(coder: NSCoder())?.frame, is: .zero)
    expect(UIWindow(coder: NSCoder())?.isHidden, is: true)
    expect(UILabel(coder: NSCoder())?.isUserInteractionEnabled, is: false)
  }
}
