import Expectations
import Fingerpost
import Foundation
import Testing

/// Frames as UIKit gave them in iOS 26.1's simulator, on an iPhone SE with two pixels to a point.
@Suite("UIStackView") struct UIStackViewTests {
  @Test("AL-15: equal shares whose edges are on whole pixels") func equalShares() {
    Scene.run {
      let stack = UIStackView(frame: CGRect(x: 10, y: 10, width: 180, height: 300))
      stack.axis = .vertical
      stack.spacing = 10
      stack.distribution = .fillEqually
      let views = (0..<3).map { _ in UIView() }
      for view in views { stack.addArrangedSubview(view) }
      stack.layoutIfNeeded()
      expect(views.map(\.box), is: [[0, 0, 180, 93.5], [0, 103.5, 180, 93], [0, 206.5, 180, 93.5]])
    }
  }

  @Test("AL-15: what has no size of content takes the room along the stack, and none across it") func mixed()
  {
    Scene.run {
      let stack = UIStackView(frame: CGRect(x: 10, y: 10, width: 300, height: 30))
      stack.spacing = 8
      stack.alignment = .center
      let views: [UIView] = [Sized(27, 18), UIView(), Sized(36, 18)]
      for view in views { stack.addArrangedSubview(view) }
      stack.layoutIfNeeded()
      expect(views.map(\.box), is: [[0, 6, 27, 18], [35, 15, 221, 0], [264, 6, 36, 18]])
    }
  }

  @Test("AL-15: a column whose views keep to the edge where text begins") func column() {
    Scene.run {
      let stack = UIStackView(frame: CGRect(x: 12, y: 12, width: 266, height: 96))
      stack.axis = .vertical
      stack.spacing = 4
      stack.distribution = .fillEqually
      stack.alignment = .leading
      let views = [Sized(68.5, 20.5), Sized(160.5, 17), Sized(93.5, 13.5)]
      for view in views { stack.addArrangedSubview(view) }
      stack.layoutIfNeeded()
      expect(views.map(\.box), is: [[0, 0, 68.5, 29.5], [0, 33.5, 160.5, 29], [0, 66.5, 93.5, 29.5]])
    }
  }

  @Test("AL-15: a hidden view takes no room, and gets it back") func hiding() {
    Scene.run {
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      stack.distribution = .fillEqually
      let views = (0..<2).map { _ in UIView() }
      for view in views { stack.addArrangedSubview(view) }
      stack.layoutIfNeeded()
      expect(views.map(\.frame.width), is: [50, 50])
      views[0].isHidden = true
      stack.layoutIfNeeded()
      expect(views[1].box, is: [0, 0, 100, 20])
      views[0].isHidden = false
      stack.layoutIfNeeded()
      expect(views[1].box, is: [50, 0, 50, 20])
    }
  }

  @Test("AL-15: a stack is as large as its views, where nothing else says how large it is") func ownSize() {
    Scene.run {
      let root = Scene.root(400, 400)
      let stack = UIStackView(arrangedSubviews: [Sized(30, 20), Sized(40, 50)])
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.spacing = 5
      stack.alignment = .top
      root.addSubview(stack)
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      expect(stack.box, is: [0, 0, 75, 50])
    }
  }
}
