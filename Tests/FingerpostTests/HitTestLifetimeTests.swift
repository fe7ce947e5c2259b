import Expectations
import Foundation
import Testing
import UIKit

/// The walk of a hit test holds no references, so these pin that nothing dies under its feet.
@Suite struct HitTestLifetimeTests {
  private let area = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("HIT-22: a plain view that an override removes lives until the walk has left it")
  func removedOnTheWay() {
    let root = UIView(frame: area)
    weak var middle: UIView?
    var livedOn = false
    do {
      let view = UIView(frame: area)
      middle = view
      view.addSubview(
        MeddlingView(frame: area) { _ in livedOn = middle != nil })
      view.addSubview(MeddlingView(frame: area) { _ in middle?.removeFromSuperview() })
      root.addSubview(view)
    }
    // Only the removed view has an answer, and it is handed out alive.
    var hit = root.hitTest(CGPoint(x: 50, y: 50), with: nil)
    #expect(livedOn)
    #expect(hit != nil && hit === middle)
    #expect(root.subviews.isEmpty)
    hit = nil
    expect(middle, is: nil)
  }

  @Test("HIT-22: a view that hit-tests and removes views when it dies can be removed during a hit test")
  func removesOthersWhenItDies() {
    let root = UIView(frame: area)
    let other = UIView(frame: area)
    other.addSubview(MeddlingView(frame: area) { $0.removeFromSuperview() })
    var died = 0
    root.addSubview(
      LastWordsView(frame: area) {
        died += 1
        _ = other.hitTest(CGPoint(x: 50, y: 50), with: nil)
      })
    root.addSubview(MeddlingView(frame: area) { $0.superview?.subviews[0].removeFromSuperview() })
    expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil), isSame: root)
    expect(died, is: 1)
    #expect(other.subviews.isEmpty)
  }
}

/// Answers nil to a hit test, after doing something.
private final class MeddlingView: UIView {
  private let act: (UIView) -> Void

  init(frame: CGRect, act: @escaping (UIView) -> Void) {
    self.act = act
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    act(self)
    return nil
  }
}

/// Does something when it dies.
private final class LastWordsView: UIView {
  private let act: () -> Void

  init(frame: CGRect, act: @escaping () -> Void) {
    self.act = act
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { act() }
}
