import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Calls that change the tree while it is being changed.
@Suite struct ViewCircleTests {
  /// The callbacks of a view that comes to another one.
  enum Callback: CaseIterable {
    case willMoveToWindow, willMoveToSuperview, willRemoveSubview, didMoveToWindow, didMoveToSuperview
  }

  @Test("CANCEL-2: two views that are put into each other make no circle", arguments: Callback.allCases)
  func circle(_ callback: Callback) {
    let stage = Stage()
    let old = stage.world.run { Busy() }
    let view = stage.world.run { Busy() }
    let outer = stage.world.run { Busy() }
    old.addSubview(view)
    stage.window.addSubview(outer)
    let busy = callback == .willRemoveSubview ? old : view
    busy.act = { [unowned busy] called in
      guard called == callback else { return }
      busy.act = { _ in }
      if !view.isDescendant(of: outer), outer !== view { view.addSubview(outer) }
    }
    outer.addSubview(view)
    // Whatever came of it, each walk ends, and each view is below one that holds it.
    for view in [old, view, outer] {
      expect(view.viewWithTag(77), is: nil)
      #expect(view.superview == nil || view.superview?.subviews.contains { $0 === view } == true)
      expect(view.window, isSame: view.superview?.window)
    }
    expect(stage.window.viewWithTag(77), is: nil)
    let happensBefore = [.willMoveToWindow, .willMoveToSuperview, .willRemoveSubview].contains(callback)
    expect(view.isDescendant(of: outer), is: !happensBefore)
    expect(outer.isDescendant(of: view), is: happensBefore)
  }

  @Test(
    "CANCEL-1: a superview that leaves the window while a view comes to it takes that view's contact along")
  func superviewLeaves() {
    let stage = Stage()
    let view = stage.add("V", 0, 0, 100, 100)
    let other = stage.world.run { UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }
    let busy = stage.world.run { Busy(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    stage.window.addSubview(other)
    stage.window.addSubview(busy)
    busy.addSubview(view)
    busy.act = { called in if called == .willRemoveSubview { other.removeFromSuperview() } }
    stage.play(0, down(1, 50, 50))
    other.addSubview(view)
    expect(stage.drainLog(), is: ["V.began(1)", "V.cancelled(1)"])
    #expect(view.window == nil && view.superview === other)
    stage.play(0.1, up(1, 50, 50))
    expect(stage.drainLog(), is: [])
  }

  @Test("CANCEL-1: a superview that enters the window while a view leaves it leaves nothing behind")
  func superviewEnters() {
    let stage = Stage()
    let superview = stage.world.run { Busy() }
    let view = stage.world.run { UIView() }
    superview.addSubview(view)
    superview.act = { called in if called == .willRemoveSubview { stage.window.addSubview(superview) } }
    view.removeFromSuperview()
    #expect(view.window == nil && view.superview == nil)
    expect(superview.window, isSame: stage.window)
  }

  @Test("CANCEL-2: views that push each other about while they are told of a window are told once each")
  func pushing() {
    let stage = Stage()
    let root = stage.world.run { UIView() }
    let first = stage.world.run { Busy() }
    let second = stage.world.run { Busy() }
    root.addSubview(first)
    root.addSubview(second)
    var told: [String] = []
    let push = { (name: String, view: UIView, into: UIView) in
      { (called: Callback) in
        guard called == .willMoveToWindow else { return }
        told.append(name)
        root.addSubview(into)
        into.addSubview(view)
      }
    }
    first.act = push("first", second, first)
    second.act = push("second", first, second)
    stage.window.addSubview(root)
    expect(told, is: ["first", "second"])
    #expect(first.window === stage.window && second.window === stage.window)
  }

  @Test("CANCEL-2: views that come into a subtree while it is told of a window are told, too")
  func joining() {
    let stage = Stage()
    let root = stage.world.run { Busy() }
    let leaf = stage.world.run { UIView() }
    let late = stage.world.run { Busy() }
    root.addSubview(leaf)
    var told = 0
    late.act = { called in if called == .willMoveToWindow { told += 1 } }
    root.act = { called in
      if called == .willMoveToWindow, late.superview == nil { root.insertSubview(late, at: 0) }
    }
    stage.window.addSubview(root)
    expect(told, is: 1)
    expect(late.window, isSame: stage.window)
  }
}

/// A view that does something in its callbacks.
private final class Busy: UIView {
  var act: (ViewCircleTests.Callback) -> Void = { _ in }

  override func willMove(toWindow newWindow: UIWindow?) { act(.willMoveToWindow) }
  override func willMove(toSuperview newSuperview: UIView?) { act(.willMoveToSuperview) }
  override func willRemoveSubview(_ subview: UIView) { act(.willRemoveSubview) }
  override func didMoveToWindow() { act(.didMoveToWindow) }
  override func didMoveToSuperview() { act(.didMoveToSuperview) }
}
