import Expectations
import Fingerpost
import Foundation
import Testing

/// Which of several required constraints UIKit leaves out, as measured in iOS 26.1's simulator.
@Suite("Constraints that contradict each other") struct BrokenConstraintsTests {
  /// Two views of which nothing is in conflict but what a test adds.
  struct Pair {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let v: UIView
    let w: UIView

    init() {
      v = Scene.view(in: container)
      w = Scene.view(in: container)
      for (view, top) in [(v, 10), (w, 40)] {
        view.topAnchor.constraint(equalTo: container.topAnchor, constant: CGFloat(top)).isActive = true
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
    }
  }

  /// Activates constraints in every order and returns the frames that come of it.
  private func frames(
    _ make: @MainActor (Pair) -> [NSLayoutConstraint], of keyPath: KeyPath<Pair, UIView> = \.v
  ) -> Set<[Double]> {
    var found: Set<[Double]> = []
    let count = make(Pair()).count
    for order in permutations(Array(0..<count)) {
      let pair = Pair()
      let constraints = make(pair)
      for index in order { constraints[index].isActive = true }
      pair.container.layoutIfNeeded()
      found.insert(pair[keyPath: keyPath].box)
    }
    return found
  }

  private func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { item in permutations(items.filter { $0 != item }).map { [item] + $0 } }
  }

  @Test("AL-7: of two widths the larger one is left out, whatever the order") func widths() {
    Scene.run {
      let all = frames {
        [
          $0.v.leadingAnchor.constraint(equalTo: $0.container.leadingAnchor),
          $0.v.widthAnchor.constraint(equalToConstant: 100),
          $0.v.widthAnchor.constraint(equalToConstant: 200),
        ]
      }
      expect(all, is: [[0, 10, 100, 20]])
    }
  }

  @Test("AL-7: a middle is left out before edges, and a width before them, too") func middles() {
    Scene.run {
      let middle = frames {
        [
          $0.v.trailingAnchor.constraint(equalTo: $0.container.trailingAnchor),
          $0.v.leadingAnchor.constraint(equalTo: $0.container.leadingAnchor, constant: 30),
          $0.v.centerXAnchor.constraint(equalTo: $0.container.centerXAnchor),
        ]
      }
      expect(middle, is: [[30, 10, 270, 20]])
      let width = frames {
        [
          $0.v.trailingAnchor.constraint(equalTo: $0.container.trailingAnchor),
          $0.v.leadingAnchor.constraint(equalTo: $0.container.leadingAnchor, constant: 30),
          $0.v.widthAnchor.constraint(equalToConstant: 200),
        ]
      }
      expect(width, is: [[30, 10, 270, 20]])
    }
  }

  @Test("AL-7: of two views in a chain the width of the later one is left out") func chains() {
    Scene.run {
      @MainActor func make(_ pair: Pair) -> [NSLayoutConstraint] {
        [
          pair.v.leadingAnchor.constraint(equalTo: pair.container.leadingAnchor, constant: 10),
          pair.w.leadingAnchor.constraint(equalTo: pair.v.trailingAnchor, constant: 10),
          pair.w.trailingAnchor.constraint(equalTo: pair.container.leadingAnchor, constant: 100),
          pair.v.widthAnchor.constraint(equalToConstant: 60),
          pair.w.widthAnchor.constraint(equalToConstant: 60),
        ]
      }
      expect(frames(make), is: [[10, 10, 60, 20]])
      expect(frames(make, of: \.w), is: [[80, 40, 20, 20]])
    }
  }

  @Test("AL-7: inequalities go before equalities, at most before at least") func inequalities() {
    Scene.run {
      @MainActor func widths(_ make: @escaping (UIView) -> [NSLayoutConstraint]) -> Set<Double> {
        Set(
          frames { [$0.v.leadingAnchor.constraint(equalTo: $0.container.leadingAnchor)] + make($0.v) }.map {
            $0[2]
          })
      }
      expect(
        widths {
          [
            $0.widthAnchor.constraint(equalToConstant: 100),
            $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
          ]
        }, is: [100])
      expect(
        widths {
          [
            $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
            $0.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
          ]
        }, is: [150])
      expect(
        widths {
          [
            $0.widthAnchor.constraint(equalTo: $0.superview!.widthAnchor, multiplier: 0.5),
            $0.widthAnchor.constraint(equalToConstant: 100),
          ]
        }, is: [150])
    }
  }

  @Test("AL-7: what was left out comes back when what it contradicts goes") func comingBack() {
    Scene.run {
      let pair = Pair()
      pair.v.leadingAnchor.constraint(equalTo: pair.container.leadingAnchor).isActive = true
      let (a, b) = (
        pair.v.widthAnchor.constraint(equalToConstant: 100),
        pair.v.widthAnchor.constraint(equalToConstant: 200)
      )
      @MainActor func width() -> CGFloat {
        pair.container.layoutIfNeeded()
        return pair.v.frame.width
      }
      a.isActive = true
      b.isActive = true
      expect(width(), is: 100)
      a.isActive = false
      expect(width(), is: 200)
      a.isActive = true
      expect(width(), is: 100)
      b.isActive = false
      expect(width(), is: 100)
    }
  }

  @Test("AL-8: content that must not shrink gives way to a required width, without a word") func content() {
    Scene.run {
      for width in [CGFloat(36), 10] {
        let pair = Pair()
        let content = Scene.sized(24, 20, in: pair.container)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
          content.setContentHuggingPriority(.required, for: axis)
          content.setContentCompressionResistancePriority(.required, for: axis)
        }
        content.leadingAnchor.constraint(equalTo: pair.container.leadingAnchor).isActive = true
        content.widthAnchor.constraint(equalToConstant: width).isActive = true
        pair.container.layoutIfNeeded()
        expect(content.box[2], is: Double(width))
      }
    }
  }

  @Test("AL-7: of two related widths in points that of the later sibling is left out") func siblings() {
    Scene.run {
      for isTurned in [false, true] {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (v, w) = (UIView(), UIView())
        for view in isTurned ? [w, v] : [v, w] {
          view.translatesAutoresizingMaskIntoConstraints = false
          container.addSubview(view)
        }
        NSLayoutConstraint.activate([
          v.widthAnchor.constraint(equalToConstant: 60), w.widthAnchor.constraint(equalToConstant: 60),
          v.widthAnchor.constraint(equalTo: w.widthAnchor, constant: 10),
        ])
        container.layoutIfNeeded()
        expect([v.box[2], w.box[2]], is: (isTurned ? [70, 60] : [60, 50]))
      }
    }
  }

  @Test("AL-7: of two edges the larger constant is left out, and one that names the holding view first")
  func edges() {
    Scene.run {
      for (constants, place) in [([CGFloat(10), 20], 10.0), ([-10, -20], -20)] {
        let all = frames { pair in
          constants.map {
            pair.v.leadingAnchor.constraint(equalTo: pair.container.leadingAnchor, constant: $0)
          } + [pair.v.widthAnchor.constraint(equalToConstant: 50)]
        }
        expect(all, is: [[place, 10, 50, 20]])
      }
      let turned = frames {
        [
          $0.v.leadingAnchor.constraint(equalTo: $0.container.leadingAnchor, constant: 20),
          $0.container.leadingAnchor.constraint(equalTo: $0.v.leadingAnchor, constant: -10),
          $0.v.widthAnchor.constraint(equalToConstant: 50),
        ]
      }
      expect(turned, is: [[20, 10, 50, 20]])
    }
  }

  @Test("AL-8: a size of content and a wish for a width: the stronger one holds") func wishes() {
    typealias Case = (hugging: Float, compression: Float, width: CGFloat, priority: Float, result: Double)
    let cases: [Case] = [
      (1000, 750, 36, 999, 24), (1000, 750, 36, 998, 24), (1000, 750, 36, 500, 24), (250, 750, 10, 999, 10),
      (250, 750, 10, 998, 10), (250, 750, 10, 500, 24), (250, 750, 36, 999, 36), (250, 750, 36, 998, 36),
      (250, 750, 36, 500, 36), (250, 1000, 10, 999, 24), (250, 1000, 10, 998, 24), (250, 1000, 10, 500, 24),
    ]
    Scene.run {
      for (hugging, compression, width, priority, result) in cases {
        let pair = Pair()
        let content = Scene.sized(24, 20, in: pair.container)
        content.setContentHuggingPriority(.init(hugging), for: .horizontal)
        content.setContentCompressionResistancePriority(.init(compression), for: .horizontal)
        content.leadingAnchor.constraint(equalTo: pair.container.leadingAnchor).isActive = true
        let wish = content.widthAnchor.constraint(equalToConstant: width)
        wish.priority = .init(priority)
        wish.isActive = true
        pair.container.layoutIfNeeded()
        expect(content.box[2], is: result, "\(hugging) \(compression) \(width) @\(priority)")
      }
    }
  }
}
