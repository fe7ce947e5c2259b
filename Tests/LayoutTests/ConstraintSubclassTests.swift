import Expectations
import Fingerpost
import Foundation
import Testing

private final class NamedConstraint: NSLayoutConstraint {
  var name = "none"
  weak var owner: UIView?
}

@Suite("Subclasses of constraints") struct ConstraintSubclassTests {
  @Test(
    "AL-1: a subclass without an initializer of its own is made with items, and takes effect as any constraint"
  )
  func subclass() {
    Scene.run {
      let root = Scene.root(300, 300)
      let view = Scene.view(in: root)
      let width = NamedConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0.5,
        constant: 10)
      #expect(width.name == "none" && width.firstItem === view && width.secondItem === root)
      #expect(width.firstAttribute == .width && width.relation == .equal && width.multiplier == 0.5)
      NSLayoutConstraint.activate([
        width, view.heightAnchor.constraint(equalToConstant: 20),
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      expect(view.box, is: [0, 0, 160, 20])
      width.constant = -50
      root.layoutIfNeeded()
      #expect(view.box == [0, 0, 100, 20] && root.constraints.contains { $0 is NamedConstraint })
    }
  }

  @Test(
    "AL-1: a constraint without items holds a place: it can be deactivated, and activating it ends the program"
  )
  func placeholder() async {
    Scene.run {
      let empty = NSLayoutConstraint()
      #expect(empty.firstItem == nil && empty.firstAttribute == .notAnAttribute && empty.constant == 0)
      empty.isActive = false
      #expect(!empty.isActive)
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { NSLayoutConstraint().isActive = true }
    }
  }

  @Test("AL-3: a left edge may be put beside a top one, and a place beside a length may not")
  func pairs() async {
    Scene.run {
      let root = Scene.root(300, 300)
      let (one, two) = (Scene.view(in: root), Scene.view(in: root))
      NSLayoutConstraint.activate([
        two.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
        NSLayoutConstraint(
          item: one, attribute: .left, relatedBy: .equal, toItem: two, attribute: .top, multiplier: 1,
          constant: 5), one.topAnchor.constraint(equalTo: root.topAnchor),
        one.widthAnchor.constraint(equalToConstant: 10), one.heightAnchor.constraint(equalToConstant: 10),
      ])
      root.layoutIfNeeded()
      expect(one.box, is: [45, 0, 10, 10])
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1,
          constant: 0)
      }
    }
  }

  @Test(
    "AL-61, SEG-3: a point of a segmented control lies below what constraints align, on iOS 26 and before")
  func segments() {
    for (system, height) in [(26, 34.0), (18, 34.0)] {
      World(eventRules: EventRules(system: system)).run {
        let root = Scene.root(375, 44)
        let row = UISegmentedControl(items: ["Small", UIImage(), "Large"])
        row.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(row)
        NSLayoutConstraint.activate([
          row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
          row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
          row.centerYAnchor.constraint(equalTo: root.centerYAnchor),
          row.heightAnchor.constraint(equalToConstant: 33),
        ])
        root.layoutIfNeeded()
        expect(row.box, is: [16, 5.5, 343, height])
        #expect(row.titleForSegment(at: 1) == nil && row.imageForSegment(at: 1) != nil)
        row.setTitle("Medium", forSegmentAt: 1)
        #expect(row.imageForSegment(at: 1) == nil && row.titleForSegment(at: 1) == "Medium")
        row.setTitleTextAttributes([.kern: 2], for: .selected)
        #expect(row.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
        #expect(row.titleTextAttributes(for: .normal) == nil)
      }
    }
  }
}
