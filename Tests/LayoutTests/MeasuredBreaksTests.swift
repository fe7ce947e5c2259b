import Expectations
import Fingerpost
import Foundation
import Testing

/// Further required constraints in conflict, as UIKit resolved them in iOS 26.1's simulator.
@Suite("Constraints that contradict each other, further cases") struct MeasuredBreaksTests {
  /// A view of 20 points in height, 10 below the top of a container of 300 by 300.
  private func placed(
    isLive: Bool, _ view: UIView, _ constrain: @MainActor (UIView, UIView) -> Void
  ) -> [Double] {
    let container = Scene.root(300, 300)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    if isLive {
      window.makeKeyAndVisible()
      window.addSubview(container)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10).isActive = true
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    constrain(view, container)
    if !isLive { window.addSubview(container) }
    container.layoutIfNeeded()
    return view.box
  }

  @Test("AL-8: content that must not change gives way to required inequalities, too, live and in bulk")
  func inequalities() {
    Scene.run {
      for isLive in [false, true] {
        for priorities in [[Float(1000), 1000], [1000, 250], [750, 1000]] {
          @MainActor func width(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> Double {
            placed(isLive: isLive, Sized(24, 20)) { view, _ in
              view.setContentHuggingPriority(.init(priorities[0]), for: .horizontal)
              view.setContentCompressionResistancePriority(.init(priorities[1]), for: .horizontal)
              NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: relation, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: constant
              ).isActive = true
            }[2]
          }
          expect(width(.greaterThanOrEqual, 36), is: 36)
          expect(width(.lessThanOrEqual, 10), is: 10)
          expect(width(.equal, 36), is: 36)
          expect(width(.equal, 10), is: 10)
          // What is not in conflict leaves the content as it is.
          expect(width(.greaterThanOrEqual, 10), is: 24)
          expect(width(.lessThanOrEqual, 36), is: 24)
        }
      }
    }
  }

  @Test("AL-7: which of two widths is left out does not depend on which was created first, live or in bulk")
  func creation() {
    Scene.run {
      for isLive in [false, true] {
        for isTurned in [false, true] {
          for activatesTurned in [false, true] {
            let box = placed(isLive: isLive, UIView()) { view, container in
              let widths = (isTurned ? [200, 100] : [100, 200]).map {
                view.widthAnchor.constraint(equalToConstant: CGFloat($0))
              }
              for width in activatesTurned ? widths.reversed() : widths {
                width.isActive = true
                if isLive { container.layoutIfNeeded() }
              }
            }
            expect(box, is: [0, 10, 100, 20])
          }
        }
      }
    }
  }

  @Test("AL-7: edges, a middle and a width of one view, activated live in any order") func live() {
    Scene.run {
      for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        for last in ["centerX", "width"] {
          let container = Scene.root(300, 300)
          let view = Scene.view(in: container)
          let third =
            last == "width"
            ? view.widthAnchor.constraint(equalToConstant: 200)
            : view.centerXAnchor.constraint(equalTo: container.centerXAnchor)
          let all = [
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 30), third,
          ]
          for index in order {
            all[index].isActive = true
            container.layoutIfNeeded()
          }
          expect([view.box[0], view.box[2]], is: [30, 270])
        }
      }
    }
  }

  @Test("AL-7: two heights, two tops and a vertical middle are left out as widths, edges and middles are")
  func downwards() {
    Scene.run {
      let container = Scene.root(300, 300)
      let (a, b) = (Scene.view(in: container), Scene.view(in: container))
      NSLayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
        a.heightAnchor.constraint(equalToConstant: 80), a.heightAnchor.constraint(equalToConstant: 40),
        b.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        b.topAnchor.constraint(equalTo: container.topAnchor, constant: 30),
        b.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      ])
      container.layoutIfNeeded()
      expect([a.box[1], a.box[3]], is: [5, 40])
      expect([b.box[1], b.box[3]], is: [30, 270])
    }
  }
}
