import Expectations
import Foundation
import Testing
import UIKit

@Suite struct VisualEffectTests {
  @Test("VFX-1: the content of an effect view fills it, and its subviews are tapped there")
  func content() {
    let stage = Stage()
    var taps = 0
    stage.run { window in
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      effect.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      window.addSubview(effect)
      let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      effect.contentView.addSubview(button)
      expect(effect.contentView.frame, is: effect.bounds)
      expect(window.hitTest(CGPoint(x: 150, y: 150), with: nil), isSame: effect.contentView)
    }
    stage.tap(30, 30)
    expect(taps, is: 1)
  }

  @Test("VFX-1: a view that is added to an effect view itself ends the program")
  func refusal() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
    }
  }
}
