import Expectations
import Foundation
import Testing
import UIKit

@Suite("Sizes of controls")
struct ControlSizeTests {
  /// A switch that is on and a slider at its begin, both laid out, on a system.
  private func controls(_ system: Int) -> (UISwitch, UISlider) {
    World(eventRules: EventRules(system: system)).run {
      let (toggle, slider) = (UISwitch(), UISlider(frame: CGRect(x: 0, y: 0, width: 291, height: 34)))
      toggle.isOn = true
      toggle.frame = CGRect(x: 5, y: 5, width: 500, height: 500)
      for control in [toggle, slider] { control.layoutIfNeeded() }
      return (toggle, slider)
    }
  }

  @Test("CTL-52: switches and sliders have the sizes that were measured on iOS 26.1, and others before")
  func sizes() {
    let new = World(eventRules: EventRules(system: 26))
    let (toggle, slider) = controls(26)
    new.run {
      expect(toggle.frame, is: CGRect(x: 5, y: 5, width: 63, height: 28))
      expect(toggle.intrinsicContentSize, is: CGSize(width: 61, height: 28))
      expect(toggle.alignmentRectInsets.right, is: 2)
      expect(toggle.subviews.first?.frame, is: CGRect(x: 24, y: 2, width: 37, height: 24))
      expect(slider.intrinsicContentSize.height, is: 34)
      expect(slider.trackRect(forBounds: slider.bounds), is: CGRect(x: 2, y: 14, width: 287, height: 6))
      expect(slider.subviews.first?.frame, is: CGRect(x: 2, y: 5, width: 37, height: 24))
    }
    let (oldToggle, oldSlider) = controls(17)
    expect(oldToggle.frame.size, is: CGSize(width: 51, height: 31))
    expect(oldToggle.intrinsicContentSize, is: CGSize(width: 49, height: 31))
    expect(oldToggle.subviews.first?.frame, is: CGRect(x: 22, y: 2, width: 27, height: 27))
    expect(oldSlider.intrinsicContentSize.height, is: 31)
  }
}
