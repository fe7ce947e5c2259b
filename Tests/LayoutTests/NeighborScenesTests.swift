import Expectations
import Fingerpost
import Foundation
import Testing

/// Scenes beside the measured ones, whose frames follow from what is documented or from those.
@Suite("Frames by constraints, beside the measured ones") struct NeighborScenesTests {
  @Test("AL-9: a form's row where text runs from the right is the measured one, mirrored") func mirroredRow()
  {
    Scene.run {
      let root = Scene.root(320, 56)
      let (image, name, value) = Scene.formRow(in: root)
      for view in [root, image, name, value] { view.semanticContentAttribute = .forceRightToLeft }
      root.layoutIfNeeded()
      expect(image.box, is: [280, 16, 24, 24])
      expect(name.box, is: [108, 18, 160, 20.5])
      expect(value.box, is: [16, 18, 84, 20.5])
    }
  }

  @Test("AL-9: the view that holds both items decides the direction, not the items and not what is above it")
  func holdersDirection() {
    Scene.run {
      for (turned, x) in [("window", 16.0), ("container", 244), ("view", 16), ("outer", 16)] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let outer = Scene.root(300, 100, below: window)
        let container = Scene.root(300, 100, below: outer)
        let (view, next) = (Scene.view(in: container), Scene.view(in: container))
        let views = ["window": window, "container": container, "view": view, "outer": outer]
        views[turned]?.semanticContentAttribute = .forceRightToLeft
        let wish = next.widthAnchor.constraint(greaterThanOrEqualToConstant: 500)
        wish.priority = .defaultLow
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: container.layoutMarginsGuide.leadingAnchor, constant: 8),
          view.widthAnchor.constraint(equalToConstant: 40),
          next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
          next.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor, constant: -100),
          wish,
        ])
        container.layoutIfNeeded()
        expect([view.box[0], view.box[2]], is: [x, 40], "\(turned)")
        expect([next.box[0], next.box[2]], is: (x == 16 ? [66, 134] : [100, 134]), "\(turned)")
      }
    }
  }

  @Test("AL-9, AL-15: a stack that is forced alone places its views from the right") func stackAlone() {
    Scene.run {
      let row = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      let views: [UIView] = [Sized(30, 20), UIView(), Sized(50, 20)]
      for view in views { row.addArrangedSubview(view) }
      row.semanticContentAttribute = .forceRightToLeft
      row.layoutIfNeeded()
      expect(views.map(\.box), is: [[170, 0, 30, 20], [50, 0, 120, 20], [0, 0, 50, 20]])
    }
  }

  @Test("AL-9, AL-15: a row of a stack turns around by its own direction, a column keeps its order")
  func mirroredStacks() {
    Scene.run {
      for isTurned in [false, true] {
        let row = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        row.spacing = 10
        let views: [UIView] = [Sized(30, 20), UIView(), Sized(50, 20)]
        for view in views { row.addArrangedSubview(view) }
        for view in [row] + views where isTurned { view.semanticContentAttribute = .forceRightToLeft }
        row.layoutIfNeeded()
        expect(
          views.map(\.box),
          is: (isTurned
            ? [[170, 0, 30, 20], [60, 0, 100, 20], [0, 0, 50, 20]]
            : [[0, 0, 30, 20], [40, 0, 100, 20], [150, 0, 50, 20]]))
        let column = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        (column.axis, column.alignment) = (.vertical, .leading)
        let cells = [Sized(30, 20), Sized(50, 30)]
        for view in cells { column.addArrangedSubview(view) }
        for view in [column] + cells where isTurned { view.semanticContentAttribute = .forceRightToLeft }
        column.layoutIfNeeded()
        expect(
          cells.map(\.box),
          is: (isTurned ? [[170, 0, 30, 20], [150, 20, 50, 30]] : [[0, 0, 30, 20], [0, 20, 50, 30]]))
      }
    }
  }

  @Test("AL-15: own spacings, the system's, and a hidden view between them") func customSpacings() {
    Scene.run {
      let row = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
      row.spacing = 10
      let views: [UIView] = [Sized(30, 20), Sized(30, 20), Sized(30, 20), UIView()]
      for view in views { row.addArrangedSubview(view) }
      row.setCustomSpacing(25, after: views[0])
      row.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
      row.layoutIfNeeded()
      expect(views.map { [$0.box[0], $0.box[2]] }, is: [[0, 30], [55, 30], [93, 30], [133, 167]])
      expect(row.customSpacing(after: views[2]), is: UIStackView.spacingUseDefault)
      views[1].isHidden = true
      row.layoutIfNeeded()
      expect([0, 2, 3].map { [views[$0].box[0], views[$0].box[2]] }, is: [[0, 30], [55, 30], [95, 205]])
    }
  }

  @Test("AL-15, AL-62: a stack's margins are none until they are set, and then its views keep to them")
  func stackMargins() {
    Scene.run {
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      expect(stack.layoutMargins, is: .zero)
      stack.isLayoutMarginsRelativeArrangement = true
      let view = UIView()
      stack.addArrangedSubview(view)
      stack.layoutIfNeeded()
      expect(view.box, is: [0, 0, 200, 100])
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
      stack.layoutIfNeeded()
      expect(view.box, is: [10, 5, 170, 80])
    }
  }

  @Test("AL-15: equal shares, equal gaps, shares by content and equal middles") func distributions() {
    Scene.run {
      @MainActor func row(
        _ distribution: UIStackView.Distribution, _ sizes: [CGFloat], _ width: CGFloat
      ) -> [[Double]] {
        let row = UIStackView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
        row.distribution = distribution
        let views = sizes.map { Sized($0, 20) }
        for view in views { row.addArrangedSubview(view) }
        row.layoutIfNeeded()
        return views.map { [$0.box[0], $0.box[2]] }
      }
      expect(row(.fillEqually, [10, 50, 30], 301), is: [[0, 100.5], [100.5, 100], [200.5, 100.5]])
      expect(row(.equalSpacing, [20, 40, 60], 200), is: [[0, 20], [60, 40], [140, 60]])
      expect(row(.fillProportionally, [20, 40, 60], 240), is: [[0, 40], [40, 80], [120, 120]])
      expect(row(.equalCentering, [20, 40, 20], 200), is: [[0, 20], [80, 40], [180, 20]])
    }
  }

  @Test("AL-15: a stack in a stack: the inner one takes the room that the labels beside it leave")
  func nested() {
    Scene.run {
      let outer = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      (outer.spacing, outer.alignment) = (12, .center)
      let (image, inner, value) = (Sized(40, 40), UIStackView(), MeasuredLabel(50, 20.5))
      (inner.axis, inner.spacing) = (.vertical, 2)
      let lines = [MeasuredLabel(80, 20.5), MeasuredLabel(120, 16, font: 13)]
      for line in lines { inner.addArrangedSubview(line) }
      for view in [image, inner, value] as [UIView] { outer.addArrangedSubview(view) }
      image.setContentHuggingPriority(.required, for: .horizontal)
      value.setContentHuggingPriority(.required, for: .horizontal)
      outer.layoutIfNeeded()
      expect(image.box, is: [0, 10, 40, 40])
      expect([inner.box[0], inner.box[2], inner.box[3]], is: [52, 186, 38.5])
      expect(value.box, is: [250, 20, 50, 20.5])
      expect(lines.map(\.box), is: [[0, 0, 186, 20.5], [0, 22.5, 186, 16]])
    }
  }

  @Test("AL-8: of three labels the one that hugs least takes the room, or gives it") func threeLabels() {
    Scene.run {
      @MainActor func widths(_ hugging: [Float], _ compression: [Float], _ width: CGFloat) -> [Double] {
        let row = Scene.root(width, 40)
        let labels = [60, 70, 80].map { MeasuredLabel($0, 20.5) }
        for (index, label) in labels.enumerated() {
          row.addSubview(label)
          label.setContentHuggingPriority(.init(hugging[index]), for: .horizontal)
          label.setContentCompressionResistancePriority(.init(compression[index]), for: .horizontal)
          NSLayoutConstraint.pin(label, .centerY, row)
        }
        NSLayoutConstraint.pin(labels[0], .leading, row, nil, 1, 10)
        NSLayoutConstraint.pin(labels[1], .leading, labels[0], .trailing, 1, 10)
        NSLayoutConstraint.pin(labels[2], .leading, labels[1], .trailing, 1, 10)
        NSLayoutConstraint.pin(labels[2], .trailing, row, nil, 1, -10)
        row.layoutIfNeeded()
        return labels.map { $0.box[2] }
      }
      expect(widths([251, 250, 252], [750, 750, 750], 300), is: [60, 120, 80])
      expect(widths([251, 251, 250], [750, 750, 750], 300), is: [60, 70, 130])
      expect(widths([250, 250, 250], [751, 749, 750], 200), is: [60, 20, 80])
      expect(widths([250, 250, 250], [749, 750, 751], 200), is: [10, 70, 80])
    }
  }

  @Test("AL-6, AL-15: a row by first and by last baselines") func baselineRows() {
    Scene.run {
      for (alignment, tops) in [
        (UIStackView.Alignment.firstBaseline, [0, 14.0]), (.lastBaseline, [0, 14]),
      ] {
        let row = UIStackView()
        row.translatesAutoresizingMaskIntoConstraints = false
        row.alignment = alignment
        let labels = [MeasuredLabel(103.5, 33.5, font: 28), MeasuredLabel(49.5, 16, font: 13)]
        for label in labels { row.addArrangedSubview(label) }
        let root = Scene.root(300, 100)
        root.addSubview(row)
        NSLayoutConstraint.pin(row, .leading, root)
        NSLayoutConstraint.pin(row, .top, root)
        root.layoutIfNeeded()
        // 26.5 and 12.5 points from the top to the line.
        expect(labels.map { $0.box[1] }, is: tops, "\(alignment)")
        expect(row.box, is: [0, 0, 153, 33.5])
      }
    }
  }

  @Test("AL-10: guides of margins, safe area and of one's own in each other") func guides() {
    Scene.run(scale: 3) {
      let controller = UIViewController()
      let root = Scene.root(393, 852)
      controller.view = root
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      let space = UILayoutGuide()
      root.addLayoutGuide(space)
      let (a, b) = (Scene.view(in: root), Scene.view(in: root))
      NSLayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        a.heightAnchor.constraint(equalToConstant: 100),
        space.topAnchor.constraint(equalTo: a.bottomAnchor),
        space.heightAnchor.constraint(equalTo: root.safeAreaLayoutGuide.heightAnchor, multiplier: 0.1),
        space.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        space.widthAnchor.constraint(equalTo: a.widthAnchor),
        b.topAnchor.constraint(equalTo: space.bottomAnchor),
        b.leadingAnchor.constraint(equalTo: space.trailingAnchor),
        b.widthAnchor.constraint(equalTo: a.widthAnchor),
        b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        b.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor, constant: -10),
      ])
      root.layoutIfNeeded()
      // Thirds of 353 points: 117.667.
      expect(a.box, is: [20, 59, 117.667, 100])
      expect(b.box, is: [255.333, 235, 117.667, 573])
      expect(space.layoutFrame.height, is: 76)
    }
  }

  @Test("AL-62: margins of a controller's root view in a window, and of a window") func rootMargins() {
    Scene.run(scale: 3, system: 26) {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      expect(controller.view.layoutMargins, is: UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
      expect(window.layoutMargins, is: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 30)
      expect(controller.view.layoutMargins, is: UIEdgeInsets(top: 64, left: 16, bottom: 39, right: 30))
      controller.viewRespectsSystemMinimumLayoutMargins = false
      expect(controller.view.layoutMargins, is: UIEdgeInsets(top: 64, left: 5, bottom: 39, right: 30))
      let child = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
      controller.view.addSubview(child)
      expect(child.layoutMargins, is: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
  }

  @Test("LAY-16: lines of a text style keep its distance, those of the system's font do not") func styles() {
    Scene.run {
      @MainActor func height(_ font: UIFont, _ lines: Int) -> CGFloat {
        let label = UILabel()
        (label.font, label.numberOfLines) = (font, 0)
        label.text = Array(repeating: "line", count: lines).joined(separator: "\n")
        return label.intrinsicContentSize.height
      }
      let style = UIFont.preferredFont(forTextStyle: .subheadline)
      expect((1...3).map { height(style, $0) }, is: [18, 38, 58])
      expect((1...3).map { height(.systemFont(ofSize: 15), $0) }, is: [18, 36, 54])
      expect((2...3).map { height(.systemFont(ofSize: 17), $0) }, is: [41, 61])
    }
  }
}
