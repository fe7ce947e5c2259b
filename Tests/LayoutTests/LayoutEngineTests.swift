import Expectations
import Fingerpost
import Foundation
import Testing

@Suite("Layout by constraints") struct LayoutEngineTests {
  @Test("AL-6: a constant that changes moves the view at the next layout, and not before") func constants() {
    Scene.run {
      let root = Scene.root(300, 300)
      let view = Scene.view(in: root)
      let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
      NSLayoutConstraint.activate([
        leading, view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
      ])
      root.layoutIfNeeded()
      expect(view.box, is: [10, 0, 50, 20])
      leading.constant = 40
      expect(view.frame.minX, is: 10)
      root.layoutIfNeeded()
      expect(view.box, is: [40, 0, 50, 20])
    }
  }

  @Test("AL-6: a tree that was laid out before it became part of another is laid out there") func joining() {
    Scene.run {
      let (root, cell, content) = (Scene.root(300, 300), UIView(), UIView())
      cell.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
      content.frame = cell.bounds
      cell.addSubview(content)
      let label = Scene.view(in: content)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5),
        label.topAnchor.constraint(equalTo: content.topAnchor),
        label.widthAnchor.constraint(equalToConstant: 50), label.heightAnchor.constraint(equalToConstant: 20),
      ])
      cell.layoutIfNeeded()
      expect(label.box, is: [5, 0, 50, 20])
      root.addSubview(cell)
      label.setNeedsLayout()
      content.frame.origin.x = 7
      root.layoutIfNeeded()
      expect(label.box, is: [5, 0, 50, 20])
    }
  }

  @Test("AL-6: a root that gets another size takes what is pinned to it along") func resizing() {
    Scene.run {
      let root = Scene.root(300, 300)
      let view = Scene.view(in: root)
      for (a, b) in [(view.leadingAnchor, root.leadingAnchor), (view.trailingAnchor, root.trailingAnchor)] {
        a.constraint(equalTo: b).isActive = true
      }
      for (a, b) in [(view.topAnchor, root.topAnchor), (view.bottomAnchor, root.bottomAnchor)] {
        a.constraint(equalTo: b).isActive = true
      }
      root.layoutIfNeeded()
      expect(view.box, is: [0, 0, 300, 300])
      root.frame.size = CGSize(width: 200, height: 100)
      root.layoutIfNeeded()
      expect(view.box, is: [0, 0, 200, 100])
    }
  }

  @Test("AL-6: a view is placed in a container that holds no constraint itself") func cousins() {
    Scene.run {
      let root = Scene.root(300, 300)
      let container = Scene.view(in: root)
      let view = Scene.view(in: container)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.1),
      ])
      root.layoutIfNeeded()
      #expect(container.constraints.isEmpty && view.box == [10, 20, 150, 30])
    }
  }

  @Test("AL-2: a constraint that was changed and deactivated before the next layout is gone")
  func changedAndGone() {
    Scene.run {
      let root = Scene.root(300, 300)
      let view = Scene.view(in: root)
      let (first, second) = (
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40)
      )
      first.isActive = true
      root.layoutIfNeeded()
      first.constant = 20
      first.isActive = false
      second.isActive = true
      root.layoutIfNeeded()
      expect(view.frame.minX, is: 40)
      second.constant = 50
      root.layoutIfNeeded()
      expect(view.frame.minX, is: 50)
    }
  }

  @Test("AL-4: a view whose mask places it again is held there, and what is pinned to it follows")
  func byMask() {
    Scene.run {
      let root = Scene.root(300, 300)
      let (view, other) = (Scene.view(in: root), Scene.view(in: root))
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
      view.widthAnchor.constraint(equalToConstant: 30).isActive = true
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      root.layoutIfNeeded()
      expect(other.frame.minX, is: 40)
      NSLayoutConstraint.deactivate(root.constraints.filter { $0.firstItem === view })
      NSLayoutConstraint.deactivate(view.constraints)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(x: 70, y: 0, width: 50, height: 20)
      root.layoutIfNeeded()
      expect(other.frame.minX, is: 120)
      view.frame.origin.x = 90
      root.layoutIfNeeded()
      #expect(other.frame.minX == 140 && view.frame.minX == 90)
    }
  }

  @Test("AL-4: a view that leaves loses the constraints to what stays, and keeps those below it")
  func leaving() {
    Scene.run {
      let root = Scene.root(300, 300)
      let card = Scene.view(in: root)
      let title = Scene.view(in: card)
      let pin = card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
      let inner = title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4)
      NSLayoutConstraint.activate([pin, inner, title.widthAnchor.constraint(equalToConstant: 30)])
      expect(root.constraints, is: [pin])
      expect(card.constraints, is: [inner])
      card.removeFromSuperview()
      #expect(!pin.isActive)
      #expect(inner.isActive)
      let other = Scene.root(100, 100)
      other.addSubview(card)
      card.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 20).isActive = true
      other.layoutIfNeeded()
      expect(card.frame.minX, is: 20)
      expect(title.frame.minX, is: 4)
      expect(title.frame.width, is: 30)
    }
  }

  @Test("AL-13: updateConstraints() is called before layout, below first, and once") func updating() {
    final class Updating: UIView {
      static var log: [String] = []
      var name = ""
      override func updateConstraints() {
        Updating.log.append(name)
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        Updating.log.append("\(name) lays out")
      }
    }
    Scene.run {
      Updating.log = []
      let (outer, inner) = (Updating(), Updating())
      outer.name = "outer"
      inner.name = "inner"
      outer.addSubview(inner)
      outer.setNeedsUpdateConstraints()
      inner.setNeedsUpdateConstraints()
      #expect(inner.needsUpdateConstraints())
      outer.layoutIfNeeded()
      outer.layoutIfNeeded()
      expect(Updating.log, is: ["inner", "outer", "outer lays out", "inner lays out"])
    }
  }

  @Test("AL-12: what is pinned to all edges of a scroll view's content determines its size")
  func contentSize() {
    Scene.run {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let content = Scene.view(in: scrollView)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        content.topAnchor.constraint(equalTo: scrollView.topAnchor),
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 900),
      ])
      scrollView.layoutIfNeeded()
      expect(scrollView.contentSize, is: CGSize(width: 100, height: 900))
      expect(content.box, is: [0, 0, 100, 900])
    }
  }

  @Test("AL-9: where text runs from the right, leading counts from the right edge") func rightToLeft() {
    Scene.run {
      let root = Scene.root(300, 100)
      let view = Scene.view(in: root)
      view.semanticContentAttribute = .forceRightToLeft
      root.semanticContentAttribute = .forceRightToLeft
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      root.layoutIfNeeded()
      expect(view.frame.minX, is: 244)
    }
  }

  @Test("AL-11, AL-16: a visual format becomes constraints") func visualFormat() {
    Scene.run {
      let root = Scene.root(320, 100)
      let (name, value) = (Scene.view(in: root), Scene.view(in: root))
      for format in ["H:|-[name(>=80,==80@900)]-gap-[value(name)]-(>=8)-|", "V:|[name]|", "V:[value(20)]-|"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: ["gap": 12], views: ["name": name, "value": value]))
      }
      root.layoutIfNeeded()
      expect(name.box, is: [8, 0, 80, 100])
      expect(value.box, is: [100, 72, 80, 20])
    }
  }

  @Test("AL-14: the size that constraints below a view allow") func fitting() {
    Scene.run {
      let card = UIView()
      card.translatesAutoresizingMaskIntoConstraints = false
      let label = Scene.sized(80, 20, in: card)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
        label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
        label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
      ])
      expect(
        card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), is: CGSize(width: 104, height: 36))
    }
  }

  private final class Told: UIView {
    var log: [String] = []
    override var preservesSuperviewLayoutMargins: Bool {
      get { true }
      set {}
    }
    override func safeAreaInsetsDidChange() { log.append("safe area") }
    override func layoutMarginsDidChange() { log.append("margins \(layoutMargins.left)") }
  }

  @Test("AL-64, AL-10: a view is told of other margins, and may say whose it keeps") func toldMargins() {
    Scene.run {
      let controller = UIViewController()
      let root = Scene.root(320, 480)
      controller.view = root
      let view = Told(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      root.addSubview(view)
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      view.layoutMargins.left = 9
      view.layoutMargins.left = 9
      expect(view.log, is: ["margins 8.0", "margins 9.0"])
      view.log = []
      controller.additionalSafeAreaInsets.left = 16
      expect(view.log, is: ["safe area", "margins 25.0"])
      view.log = []
      view.insetsLayoutMarginsFromSafeArea = false
      controller.additionalSafeAreaInsets.left = 20
      expect(view.log, is: ["safe area"])
    }
  }

  @Test("AL-10: margins are 8 and the safe area, per edge") func margins() {
    Scene.run {
      let controller = UIViewController()
      let root = Scene.root(320, 480)
      controller.view = root
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20)
      let card = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
      root.addSubview(card)
      let inner = Scene.view(in: card)
      let middle = Scene.view(in: card)
      @MainActor func pin(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute
      ) {
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: card, attribute: margin, multiplier: 1,
          constant: 0
        ).isActive = true
      }
      pin(inner, .left, .leftMargin)
      pin(inner, .top, .topMargin)
      pin(inner, .right, .rightMargin)
      pin(inner, .bottom, .bottomMargin)
      pin(middle, .centerX, .centerXWithinMargins)
      pin(middle, .centerY, .centerYWithinMargins)
      middle.widthAnchor.constraint(equalToConstant: 80).isActive = true
      middle.heightAnchor.constraint(equalToConstant: 30).isActive = true
      root.layoutIfNeeded()
      expect(inner.box, is: [24, 37, 268, 255])
      expect(middle.box, is: [118, 149.5, 80, 30])
    }
  }
}
