import Expectations
import Foundation
import Testing
import UIKit

@Suite("Layers") struct LayerTests {
  private func named(_ name: String) -> CATextLayer {
    let layer = CATextLayer()
    layer.string = name
    return layer
  }

  /// The names of a layer's sublayers: those of layers, and V with its tag for a view's.
  private func order(_ view: UIView) -> String {
    (view.layer.sublayers ?? []).map { layer in
      if let text = (layer as? CATextLayer)?.string as? String { return text }
      return view.subviews.first { $0.layer === layer }.map { "V\($0.tag)" } ?? "?"
    }.joined(separator: " ")
  }

  private func view(_ tag: Int) -> UIView {
    let view = UIView()
    view.tag = tag
    return view
  }

  @Test("a layer that outlives its view keeps what it was like, and can be changed") func outlives() {
    var view: UIView? = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view?.backgroundColor = .red
    view?.alpha = 0.5
    view?.clipsToBounds = true
    view?.addSubview(UIView())
    let layer = view?.layer
    let inside = named("inside")
    layer?.addSublayer(inside)
    view = nil
    expect(layer?.frame, is: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(layer?.backgroundColor == UIColor.red.cgColor && layer?.opacity == 0.5)
    #expect(layer?.masksToBounds == true && layer?.superlayer == nil)
    #expect(layer?.sublayers?.count == 1 && layer?.sublayers?.first === inside)
    layer?.position = CGPoint(x: 0, y: 0)
    layer?.transform = CATransform3DMakeScale(2, 2, 1)
    expect(layer?.frame, is: CGRect(x: -100, y: -50, width: 200, height: 100))
    layer?.removeFromSuperlayer()
    inside.removeFromSuperlayer()
    expect(layer?.sublayers, is: nil)
  }

  @Test("a layer of its own has geometry and looks of its own") func ownGeometry() {
    let layer = CALayer()
    #expect(layer.frame == .zero && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.opacity == 1)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(layer.position == CGPoint(x: 60, y: 40) && layer.bounds.size == CGSize(width: 100, height: 40))
    layer.anchorPoint = .zero
    expect(layer.frame.origin, is: CGPoint(x: 60, y: 40))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    expect(layer.frame.size, is: CGSize(width: 200, height: 40))
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
    expect(layer.bounds.width, is: 25)
    layer.backgroundColor = UIColor.blue.cgColor
    expect(CALayer(layer: layer).backgroundColor, is: UIColor.blue.cgColor)
    expect(CALayer(layer: layer).bounds.width, is: 25)
  }

  @Test("HIT-1, HIT-2: what a view's layer says is the view's, and decides touches") func decides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let point = CGPoint(x: 5, y: 5)
    expect(view.hitTest(point, with: nil), isSame: view)
    view.layer.opacity = 0
    #expect(view.alpha == 0 && view.hitTest(point, with: nil) == nil)
    view.layer.opacity = 1
    view.layer.isHidden = true
    #expect(view.isHidden && view.hitTest(point, with: nil) == nil)
    view.layer.isHidden = false
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.layer.backgroundColor = UIColor.green.cgColor
    expect(view.backgroundColor, is: .green)
    view.layer.cornerRadius = 50
    view.layer.addSublayer(CALayer())
    expect(
      view.hitTest(CGPoint(x: 1, y: 1), with: nil), isSame: view, "round corners and layers change no hit")
  }

  @Test("layers and the layers of subviews come in the order of adding, and keep their places") func order() {
    let root = UIView()
    let (one, two, three) = (view(1), view(2), view(3))
    root.addSubview(one)
    root.layer.addSublayer(named("a"))
    root.addSubview(two)
    root.layer.addSublayer(named("b"))
    root.layer.insertSublayer(named("z"), at: 0)
    expect(order(root), is: "z V1 a V2 b")
    root.insertSubview(three, aboveSubview: one)
    expect(order(root), is: "z V1 V3 a V2 b")
    root.bringSubviewToFront(one)
    expect(order(root), is: "z V3 a V2 b V1")
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    expect(order(root), is: "z V2 a V3 b V1")
    three.removeFromSuperview()
    expect(order(root), is: "z V2 a b V1")
    root.sendSubviewToBack(one)
    expect(order(root), is: "z V1 V2 a b")
    two.layer.removeFromSuperlayer()
    #expect(two.superview == nil && order(root) == "z V1 a b")
  }

  @Test("a layer is put above and below others, and leaves the one that it was in") func besides() throws {
    let root = UIView()
    root.addSubview(view(1))
    root.addSubview(view(2))
    let (a, b) = (named("a"), named("b"))
    root.layer.insertSublayer(a, below: root.subviews[1].layer)
    root.layer.insertSublayer(b, above: root.subviews[0].layer)
    expect(order(root), is: "V1 b a V2")
    root.layer.insertSublayer(b, above: a)
    expect(order(root), is: "V1 a b V2")
    root.layer.addSublayer(a)
    expect(order(root), is: "V1 b V2 a")
    let other = CALayer()
    other.addSublayer(b)
    #expect(b.superlayer === other && order(root) == "V1 V2 a")
    #expect(root.subviews[0].layer.superlayer === root.layer && a.superlayer === root.layer)
  }

  @Test("a view whose layer was added alone is not a subview; added itself, it has one place") func borrowed()
  {
    let (root, other, child) = (UIView(), UIView(), view(7))
    other.layer.addSublayer(child.layer)
    #expect(child.superview == nil && child.layer.superlayer === other.layer)
    root.addSubview(child)
    #expect(other.layer.sublayers == nil && child.layer.superlayer === root.layer)
  }

  @Test("layerClass decides the class of the layer, whose init is called once") func layerClass() {
    final class Drawn: CALayer {
      static var made = 0
      override init() {
        super.init()
        Drawn.made += 1
      }
      required init?(coder: NSCoder) { nil }
      nonisolated deinit {}
    }
    final class Own: UIView {
      override class var layerClass: AnyClass { Drawn.self }
    }
    let view = Own(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer is Drawn && view.layer === view.layer && Drawn.made == 1)
    expect(view.layer.bounds, is: view.bounds)
  }
}
