import Expectations
import Fingerpost
import Foundation
import Testing

/// Frames as UIKit gave them in iOS 26.1's simulator, on an iPhone SE with two pixels to a point.
@Suite("Frames by constraints, as measured") struct MeasuredFramesTests {
  @Test("AL-6: widths by ratio, with edges on whole pixels") func ratios() {
    Scene.run {
      let root = Scene.root(320, 240)
      let (a, b, c) = (Scene.view(in: root), Scene.view(in: root), Scene.view(in: root))
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        a.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
        a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.625),
        b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        b.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
        b.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25),
        b.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2),
        c.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        c.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
        c.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.3333),
        c.heightAnchor.constraint(equalToConstant: 30),
      ])
      root.layoutIfNeeded()
      expect(a.box, is: [16, 16, 160, 100])
      expect(b.box, is: [184, 164, 120, 60])
      expect(c.box, is: [16, 194, 106.5, 30])
    }
  }

  @Test("AL-1: multiples of the middle") func middles() {
    Scene.run {
      let root = Scene.root(320, 240)
      let views = (0..<3).map { _ in Scene.view(in: root) }
      @MainActor func relate(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat,
        _ constant: CGFloat = 0
      ) {
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
          multiplier: multiplier, constant: constant
        ).isActive = true
      }
      @MainActor func size(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
      }
      relate(views[0], .centerX, 1)
      relate(views[0], .centerY, 0.5)
      size(views[0], 80, 40)
      relate(views[1], .centerX, 1)
      relate(views[1], .centerY, 1.5)
      size(views[1], 80, 40)
      relate(views[2], .centerX, 0.5, 10)
      relate(views[2], .centerY, 1)
      size(views[2], 40, 40)
      root.layoutIfNeeded()
      expect(views.map(\.box), is: [[120, 40, 80, 40], [120, 160, 80, 40], [70, 100, 40, 40]])
    }
  }

  @Test("AL-8: of two labels the one that hugs less takes the room; half a pixel rounds up") func hugging() {
    Scene.run {
      let root = Scene.root(320, 100)
      let views = [(45, 20.5), (71.5, 20.5), (69, 20.5), (37.5, 20.5)].map {
        Scene.sized($0.0, $0.1, in: root)
      }
      views[0].setContentHuggingPriority(.init(251), for: .horizontal)
      views[3].setContentHuggingPriority(.init(251), for: .horizontal)
      for (first, factor) in [(0, 0.5), (2, 1.5)] {
        let (a, b) = (views[first], views[first + 1])
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12).isActive = true
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
        b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12).isActive = true
        for view in [a, b] {
          NSLayoutConstraint(
            item: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerY,
            multiplier: factor, constant: 0
          ).isActive = true
        }
      }
      root.layoutIfNeeded()
      expect(
        views.map(\.box),
        is: [
          [12, 15, 45, 20.5], [65, 15, 243, 20.5], [12, 65, 250.5, 20.5], [270.5, 65, 37.5, 20.5],
        ])
    }
  }

  @Test("AL-3: edges by left, right and by text") func pins() {
    Scene.run {
      let root = Scene.root(320, 240)
      let (a, b, c) = (Scene.view(in: root), Scene.view(in: root), Scene.view(in: root))
      NSLayoutConstraint.activate([
        a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
        a.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
        a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
        a.heightAnchor.constraint(equalToConstant: 44),
        b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        b.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
        b.widthAnchor.constraint(equalToConstant: 120),
        b.heightAnchor.constraint(equalToConstant: 32),
        c.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 12),
        c.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 12),
        c.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
        c.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
      ])
      root.layoutIfNeeded()
      expect(a.box, is: [16, 16, 288, 44])
      expect(b.box, is: [16, 192, 120, 32])
      expect(c.box, is: [148, 72, 156, 152])
    }
  }

  @Test("AL-5: of equal wishes the view that a constraint names first gives way: it stretches") func ties() {
    Scene.run(scale: 3) {
      // The chain is the same whichever was added first.
      for isTurned in [false, true] {
        let row = Scene.root(393, 72)
        let (a, b) = (Sized(251.0 / 3, 65.0 / 3), Sized(229.0 / 3, 58.0 / 3))
        for view in isTurned ? [b, a] : [a, b] { row.addSubview(view) }
        chain([a, b], in: row)
        row.layoutIfNeeded()
        expect(a.box, is: [20, 25.333, 252.667, 21.667])
        expect(b.box, is: [296.667, 26.333, 76.333, 19.333])
      }
    }
  }

  @Test("AL-5: of three the first stretches; of two that are too long the last is cut") func longerTies() {
    Scene.run(scale: 3) {
      let row = Scene.root(393, 72)
      let three = [34.333, 35, 49].map { Scene.sized($0, 21.667, in: row) }
      chain(three, in: row)
      row.layoutIfNeeded()
      expect(three.map { [$0.box[0], $0.box[2]] }, is: [[20, 221], [265, 35], [324, 49]])

      let tight = Scene.root(393, 72)
      let long = [255.667, 195.333].map { Scene.sized($0, 21.667, in: tight) }
      chain(long, in: tight)
      tight.layoutIfNeeded()
      expect(long.map { [$0.box[0], $0.box[2]] }, is: [[20, 255.667], [299.667, 73.333]])
    }
  }

  @Test("AL-5: of two wishes for a width the first one activated gives way") func explicitTies() {
    Scene.run(scale: 3) {
      let row = Scene.root(393, 72)
      let (a, b) = (Scene.view(in: row), Scene.view(in: row))
      chain([a, b], in: row)
      for view in [a, b] {
        view.heightAnchor.constraint(equalTo: row.heightAnchor).isActive = true
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.priority = .defaultLow
        width.isActive = true
      }
      row.layoutIfNeeded()
      expect(a.box, is: [20, 0, 279, 72])
      expect(b.box, is: [323, 0, 50, 72])
    }
  }

  /// Views in a row with 20 points at both ends and 24 between them, in the order of the measurement.
  private func chain(_ views: [UIView], in row: UIView) {
    views[0].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20).isActive = true
    for view in views { view.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true }
    for (view, next) in zip(views, views.dropFirst()) {
      view.trailingAnchor.constraint(equalTo: next.leadingAnchor, constant: -24).isActive = true
    }
    row.trailingAnchor.constraint(equalTo: views[views.count - 1].trailingAnchor, constant: 20).isActive =
      true
  }
}
