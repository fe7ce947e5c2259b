import Expectations
import Fingerpost
import Foundation
import Testing

/// Further frames as UIKit gave them in iOS 26.1's simulator, on an iPhone SE with two pixels to a point.
@Suite("Frames by constraints, as measured on a small phone") struct MeasuredScenesTests {
  @Test("AL-8: a row of a form, where the label that hugs less takes the room") func formRow() {
    Scene.run {
      let root = Scene.root(320, 56)
      let (image, name, value) = Scene.formRow(in: root)
      let line = Scene.view(in: root)
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        line.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        line.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -0.5),
        line.heightAnchor.constraint(equalToConstant: 0.5),
      ])
      root.layoutIfNeeded()
      expect(image.box, is: [16, 16, 24, 24])
      expect(name.box, is: [52, 18, 160, 20.5])
      expect(value.box, is: [220, 18, 84, 20.5])
      expect(line.box, is: [16, 55, 304, 0.5])
    }
  }

  /// A view that a controller shows, with a safe area inside of it.
  private func rooted(_ width: CGFloat, _ height: CGFloat, _ insets: UIEdgeInsets) -> (
    UIView, UIViewController
  ) {
    let controller = UIViewController()
    let root = Scene.root(width, height)
    controller.view = root
    controller.additionalSafeAreaInsets = insets
    return (root, controller)
  }

  @Test("AL-10: what is pinned to the safe area, and to margins that lie in it") func safeArea() {
    Scene.run {
      let (root, controller) = rooted(320, 480, UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
      let card = UIView(frame: CGRect(x: 0, y: 140, width: 320, height: 160))
      root.addSubview(card)
      let (inner, top, bottom) = (Scene.view(in: card), Scene.view(in: root), Scene.view(in: root))
      let (margins, safe) = (card.layoutMarginsGuide, root.safeAreaLayoutGuide)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        inner.topAnchor.constraint(equalTo: margins.topAnchor),
        inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        top.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        top.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        top.topAnchor.constraint(equalTo: safe.topAnchor), top.heightAnchor.constraint(equalToConstant: 44),
        bottom.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 8),
        bottom.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -8),
        bottom.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        bottom.heightAnchor.constraint(equalToConstant: 30),
      ])
      root.layoutIfNeeded()
      expect(card.box, is: [0, 140, 320, 160])
      expect(inner.box, is: [24, 8, 272, 144])
      expect(top.box, is: [16, 59, 288, 44])
      expect(bottom.box, is: [24, 416, 272, 30])
      withExtendedLifetime(controller) {}
    }
  }

  @Test("AL-6: baselines of labels in different sizes of text") func baselines() {
    Scene.run {
      let root = Scene.root(320, 160)
      let labels = [(103.5, 33.5, 28), (49.5, 16, 13), (71, 26.5, 22), (33, 13.5, 11)].map {
        MeasuredLabel($0.0, $0.1, font: $0.2)
      }
      for label in labels { root.addSubview(label) }
      for (index, top) in [(0, CGFloat(24)), (2, 96)] {
        let (first, second) = (labels[index], labels[index + 1])
        NSLayoutConstraint.pin(first, .leading, root, nil, 1, 16)
        NSLayoutConstraint.pin(first, .top, root, nil, 1, top)
        NSLayoutConstraint.pin(second, .leading, first, .trailing, 1, 8)
        NSLayoutConstraint.pin(second, index == 0 ? .firstBaseline : .lastBaseline, first)
      }
      root.layoutIfNeeded()
      expect(
        labels.map(\.box),
        is: [
          [16, 24, 103.5, 33.5], [127.5, 38, 49.5, 16], [16, 96, 71, 26.5], [95, 106.5, 33, 13.5],
        ])
    }
  }

  @Test("AL-10: the margin attributes of a view that lies in the safe area") func margins() {
    Scene.run {
      let (root, controller) = rooted(320, 480, UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20))
      let card = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
      root.addSubview(card)
      let views = (0..<4).map { _ in Scene.view(in: card) }
      for (view, width, height) in [(views[0], 60, 40), (views[1], 60, 40), (views[2], 80, 30)] {
        view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
        view.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
      }
      NSLayoutConstraint.pin(views[0], .left, card, .leftMargin)
      NSLayoutConstraint.pin(views[0], .top, card, .topMargin)
      NSLayoutConstraint.pin(views[1], .right, card, .rightMargin)
      NSLayoutConstraint.pin(views[1], .bottom, card, .bottomMargin)
      NSLayoutConstraint.pin(views[2], .centerX, card, .centerXWithinMargins)
      NSLayoutConstraint.pin(views[2], .centerY, card, .centerYWithinMargins)
      NSLayoutConstraint.pin(views[3], .leading, card, .leadingMargin)
      NSLayoutConstraint.pin(views[3], .trailing, card, .trailingMargin)
      NSLayoutConstraint.pin(views[3], .top, card, .topMargin, 1, 100)
      views[3].heightAnchor.constraint(equalToConstant: 24).isActive = true
      root.layoutIfNeeded()
      expect(
        views.map(\.box),
        is: [
          [24, 37, 60, 40], [232, 252, 60, 40], [118, 149.5, 80, 30], [24, 137, 268, 24],
        ])
      withExtendedLifetime(controller) {}
    }
  }

  @Test("AL-15: a column with a view that has no size of content between two labels") func column() {
    Scene.run {
      let stack = UIStackView(frame: CGRect(x: 10, y: 50, width: 300, height: 180))
      stack.axis = .vertical
      stack.spacing = 10
      let views = [MeasuredLabel(105, 20.5), UIView(), MeasuredLabel(82, 14.5, font: 12)]
      for view in views { stack.addArrangedSubview(view) }
      stack.layoutIfNeeded()
      expect(views.map(\.box), is: [[0, 0, 300, 20.5], [0, 30.5, 300, 125], [0, 165.5, 300, 14.5]])
    }
  }

  @Test("AL-15: columns of labels in a row of equal shares") func nested() {
    Scene.run {
      let outer = UIStackView(frame: CGRect(x: 12, y: 12, width: 266, height: 111))
      outer.spacing = 10
      outer.distribution = .fillEqually
      outer.alignment = .top
      let sizes: [[(CGFloat, CGFloat)]] = [
        [(37.5, 18), (33, 16), (27.5, 16)], [(37, 18), (45, 16), (77.5, 16)],
      ]
      let columns = zip(sizes, [UIStackView.Alignment.leading, .trailing]).map { sizes, alignment in
        let column = UIStackView(arrangedSubviews: sizes.map { MeasuredLabel($0.0, $0.1) })
        column.axis = .vertical
        column.spacing = 3
        column.alignment = alignment
        outer.addArrangedSubview(column)
        return column
      }
      outer.layoutIfNeeded()
      expect(columns.map(\.box), is: [[0, 0, 128, 56], [138, 0, 128, 56]])
      expect(
        columns[0].arrangedSubviews.map(\.box), is: [[0, 0, 37.5, 18], [0, 21, 33, 16], [0, 40, 27.5, 16]])
      expect(
        columns[1].arrangedSubviews.map(\.box),
        is: [
          [91, 0, 37, 18], [83, 21, 45, 16], [50.5, 40, 77.5, 16],
        ])
    }
  }

  @Test(
    "AL-6, AL-61: controls in cells of a form keep to alignment rectangles, which may be smaller than frames")
  func controls() {
    Scene.run(system: 26) {
      // The margins of a cell's content.
      let (content, g) = (Scene.root(375, 44), UILayoutGuide())
      content.addLayoutGuide(g)
      let (label, control) = (MeasuredLabel(61.5, 20.5), UISwitch())
      let (level, slider) = (MeasuredLabel(40, 20.5), UISlider())
      let (segments, stepper) = (UISegmentedControl(items: ["Small", "Medium", "Large"]), UIStepper())
      for view in [label, control, level, slider, segments, stepper] as [UIView] {
        view.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(view)
        NSLayoutConstraint.pin(view, .centerY, content)
      }
      for axis in [NSLayoutConstraint.Axis.horizontal] {
        level.setContentHuggingPriority(.required, for: axis)
        level.setContentCompressionResistancePriority(.required, for: axis)
      }
      NSLayoutConstraint.activate([
        g.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        g.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
        g.topAnchor.constraint(equalTo: content.topAnchor, constant: 15),
        g.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -15),
        label.leadingAnchor.constraint(equalTo: g.leadingAnchor),
        control.trailingAnchor.constraint(equalTo: g.trailingAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: control.leadingAnchor, constant: -8),
        level.leadingAnchor.constraint(equalTo: g.leadingAnchor),
        slider.leadingAnchor.constraint(equalTo: level.trailingAnchor, constant: 12),
        slider.trailingAnchor.constraint(equalTo: g.trailingAnchor),
        segments.leadingAnchor.constraint(equalTo: g.leadingAnchor),
        segments.trailingAnchor.constraint(equalTo: g.trailingAnchor),
        segments.heightAnchor.constraint(equalToConstant: 33),
        stepper.trailingAnchor.constraint(equalTo: g.trailingAnchor),
      ])
      content.layoutIfNeeded()
      expect(label.box, is: [16, 12, 61.5, 20.5])
      expect(control.box, is: [298, 8, 63, 28])
      expect(level.box, is: [16, 12, 40, 20.5])
      expect(slider.box, is: [68, 5, 291, 34])
      expect(segments.box, is: [16, 5.5, 343, 34])
      expect(stepper.box, is: [265, 6, 94, 32])
    }
  }
}
