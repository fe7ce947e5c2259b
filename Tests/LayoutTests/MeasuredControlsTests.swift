import Expectations
import Fingerpost
import Foundation
import Testing

/// Sizes of controls as UIKit gave them in iOS 26.1's simulator, on an iPhone SE with two pixels to a point.
@Suite("Sizes of controls, as measured") struct MeasuredControlsTests {
  @Test("CTL-52, LAY-18: switches, sliders and steppers, whatever frame they get") func fixedSizes() {
    Scene.run(system: 26) {
      let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 90))
      expect(control.box, is: [5, 6, 63, 28])
      expect(control.intrinsicContentSize, is: CGSize(width: 61, height: 28))
      expect(UISlider().intrinsicContentSize, is: CGSize(width: -1, height: 34))
      expect(UIStepper().box, is: [0, 0, 94, 32])
    }
  }

  @Test("LAY-18, SEG-3: what sticks out of a switch and a segmented control, on iOS 26 and before")
  func beyond() {
    for (system, widths) in [(26, [63.0, 28, 34]), (18, [51, 31, 34])] {
      Scene.run(system: system) {
        let root = Scene.root(375, 44)
        let (control, segments) = (UISwitch(), UISegmentedControl(items: ["A", "B"]))
        for view in [control, segments] {
          view.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(view)
          NSLayoutConstraint.pin(view, .top, root)
        }
        NSLayoutConstraint.pin(control, .trailing, root, nil, 1, -16)
        NSLayoutConstraint.pin(segments, .leading, root)
        segments.heightAnchor.constraint(equalToConstant: 33).isActive = true
        root.layoutIfNeeded()
        expect(control.box, is: [361 - widths[0], 0, widths[0], widths[1]])
        expect(segments.box[3], is: widths[2])
      }
    }
  }

  @Test(
    "LAY-17: a text field is 34 points high with a round border and 22 without one; of 14 points 30 and 18")
  func textFields() {
    Scene.run(system: 26) {
      let (round, bare) = (UITextField(), UITextField())
      round.borderStyle = .roundedRect
      for field in [round, bare] { field.placeholder = "Search here" }
      let text = bare.intrinsicContentSize.width
      #expect(abs(text - 91.5) <= 0.08 * 91.5)
      expect(bare.intrinsicContentSize.height, is: 22)
      expect(round.intrinsicContentSize, is: CGSize(width: text + 28, height: 34))
      expect(
        round.textRect(forBounds: CGRect(x: 0, y: 0, width: 280, height: 34)),
        is: CGRect(x: 7, y: 2, width: 266, height: 30))
      for field in [round, bare] { field.font = .systemFont(ofSize: 14) }
      expect([round, bare].map(\.intrinsicContentSize.height), is: [30, 18])
    }
  }

  @Test("LAY-19: a system button is as large as its title on whole points, and 12 points higher")
  func buttons() {
    Scene.run(system: 26) {
      for (title, font, size) in [
        ("Plain Button", UIFont.systemFont(ofSize: 15), CGSize(width: 83, height: 30)),
        ("Bold Button", .systemFont(ofSize: 17, weight: .semibold), CGSize(width: 94, height: 33)),
      ] {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = font
        let own = button.intrinsicContentSize
        expect(own.height, is: size.height)
        #expect(abs(own.width - size.width) <= 0.08 * size.width)
        expect(own.width, is: own.width.rounded())
      }
    }
  }
}
