import Fingerpost
import FingerpostPicture
import Foundation

/// Trees of views for the tests, each view numbered by its tag.
enum Screens {
  static let size = CGSize(width: 390, height: 844)

  static func view(_ tag: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.tag = tag
    return view
  }

  /// A picture that calls each view by its tag.
  static func picture(
    of root: UIView, size: CGSize = size, fingers: [Picture.Finger] = [], roles: [Int: Picture.Roles] = [:],
    titles: [Int: String] = [:], texts: [Int: String] = [:]
  ) -> Picture {
    Picture(of: [root], screenSize: size, fingers: fingers) { view in
      Picture.Description(
        id: view.tag, title: titles[view.tag] ?? "View\(view.tag)", text: texts[view.tag],
        roles: roles[view.tag] ?? [])
    }
  }

  /// A button in a panel, and a toast in front of both.
  static var covered: Picture {
    let root = view(0, 0, 0, 390, 844)
    let panel = view(1, 0, 500, 390, 344)
    let button = view(2, 150, 100, 90, 50)
    let toast = view(3, 0, 60, 390, 700)
    panel.addSubview(button)
    root.addSubview(panel)
    root.addSubview(toast)
    return picture(
      of: root, fingers: [Picture.Finger(points: [CGPoint(x: 196, y: 620)])],
      roles: [2: .expected, 3: [.hit, .covering]], titles: [2: "PlayButton", 3: "ToastContainer"],
      texts: [2: "Play"])
  }

  /// A random tree from a seed: nested, overlapping, clipped, rotated, hidden, with names and texts.
  static func random(_ seed: UInt64, views: Int) -> Picture {
    var state = seed
    func next(_ limit: Int) -> Int {
      // The numbers of Knuth's MMIX.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let root = view(0, 0, 0, 390, 844)
    var all = [root]
    var texts: [Int: String] = [:]
    var titles: [Int: String] = [:]
    var roles: [Int: Picture.Roles] = [:]
    for tag in 1..<views {
      let parent = all[max(0, all.count - 1 - next(12))]
      let child = view(
        tag, Double(next(240) - 20), Double(next(500) - 20), Double(next(300)), Double(next(260)))
      if next(10) == 0 { child.clipsToBounds = true }
      if next(15) == 0 { child.isHidden = true }
      if next(15) == 0 { child.transform = CGAffineTransform(rotationAngle: CGFloat(next(600)) / 100) }
      if next(3) == 0 { texts[tag] = ["OK", "A longer text than that", "数字", "שלום"][next(4)] }
      titles[tag] = ["UILabel", "UIStackView", "_UISystemBackgroundView", "Card"][next(4)]
      if next(25) == 0 { roles[tag] = Picture.Roles(rawValue: UInt8(1 + next(7))) }
      parent.addSubview(child)
      all.append(child)
    }
    let fingers = (0..<next(4)).map { _ in
      Picture.Finger(points: [CGPoint(x: Double(next(390)), y: Double(next(844)))])
    }
    return picture(of: root, fingers: fingers, roles: roles, titles: titles, texts: texts)
  }
}
