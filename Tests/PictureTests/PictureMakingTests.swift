import Expectations
import Fingerpost
import FingerpostPicture
import Foundation
import Testing

/// What is drawn where, from live views.
@Suite struct PictureMakingTests {
  @Test("Corners are where the engine converts them to, in trees of moved, scrolled and turned views")
  func cornersAgree() throws {
    let window = UIWindow(frame: CGRect(x: 5, y: 7, width: 380, height: 800))
    window.tag = 100
    var parent: UIView = window
    var views: [Int: UIView] = [100: window]
    for tag in 0..<40 {
      let view = Screens.view(tag, Double(tag) * 1.5, 3, 200, 150)
      if tag % 3 == 0 { view.transform = CGAffineTransform(rotationAngle: 0.2).scaledBy(x: 1.1, y: -0.9) }
      if tag % 4 == 0 { view.bounds.origin = CGPoint(x: -4, y: Double(tag)) }
      if tag % 5 == 0 { view.layer.anchorPoint = CGPoint(x: 0.1, y: 0.8) }
      parent.addSubview(view)
      views[tag] = view
      parent = view
    }
    let picture = Screens.picture(of: window)
    expect(picture.boxes.count, is: 41)
    for box in picture.boxes {
      let view = try #require(views[box.id])
      let bounds = view.bounds
      let points = [
        bounds.origin, CGPoint(x: bounds.maxX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        CGPoint(x: bounds.minX, y: bounds.maxY),
      ]
      for (corner, point) in zip(box.corners, points) {
        let wanted = window.convert(view.convert(point, to: nil as UIView?), to: nil as UIWindow?)
        #expect(hypot(corner.x - wanted.x, corner.y - wanted.y) < 1e-6)
      }
    }
  }

  @Test("Boxes come back to front, parents first, and a layer's depth counts among siblings")
  func drawingOrder() {
    let root = Screens.view(0, 0, 0, 390, 844)
    for tag in 1...4 { root.addSubview(Screens.view(tag, 0, 0, 10, 10)) }
    root.subviews[0].layer.zPosition = 1
    root.subviews[2].layer.zPosition = -1
    root.subviews[1].addSubview(Screens.view(5, 0, 0, 5, 5))
    let picture = Screens.picture(of: root)
    expect(picture.boxes.map(\.id), is: [0, 3, 2, 5, 4, 1])
    expect(picture.boxes.map(\.parent), is: [nil, 0, 0, 2, 0, 0])
  }

  @Test("The screen and views that clip cut off what lies outside of them")
  func clipping() throws {
    let root = Screens.view(0, 0, 0, 390, 844)
    let clip = Screens.view(1, 100, 100, 100, 100)
    clip.clipsToBounds = true
    let open = Screens.view(2, 100, 300, 100, 100)
    root.addSubview(clip)
    root.addSubview(open)
    clip.addSubview(Screens.view(3, 50, 50, 100, 20))
    clip.addSubview(Screens.view(4, 150, 0, 50, 50))
    open.addSubview(Screens.view(5, 50, 50, 100, 20))
    open.addSubview(Screens.view(6, 250, 0, 100, 50))
    let boxes = Screens.picture(of: root).boxes
    expect(boxes.map(\.id), is: [0, 1, 3, 4, 2, 5, 6])
    expect(boxes.map(\.clipping), is: [.none, .none, .partial, .full, .none, .none, .partial])
    expect(boxes[2].unclippedPart.map(\.x).max(), is: 200)
    #expect(boxes[3].unclippedPart.isEmpty)
    expect(boxes[5].unclippedPart, is: boxes[5].corners)
    expect(boxes[6].unclippedPart.map(\.x).max(), is: 390)
  }

  @Test("A turned view that clips leaves a polygon of an upright one")
  func turnedClip() {
    let root = Screens.view(0, 0, 0, 390, 844)
    let clip = Screens.view(1, 100, 100, 100, 100)
    clip.clipsToBounds = true
    clip.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let straight = Screens.view(2, 0, 0, 100, 100)
    straight.transform = CGAffineTransform(rotationAngle: -.pi / 4)
    root.addSubview(clip)
    clip.addSubview(straight)
    let box = Screens.picture(of: root).boxes[2]
    expect(box.unclippedPart.count, is: 8)
    expect(box.clipping, is: .partial)
  }

  @Test("Hidden and transparent views pass that on to what is in them")
  func invisible() {
    let root = Screens.view(0, 0, 0, 390, 844)
    let hidden = Screens.view(1, 0, 0, 100, 100)
    hidden.isHidden = true
    hidden.addSubview(Screens.view(2, 0, 0, 10, 10))
    let faint = Screens.view(3, 0, 0, 100, 100)
    faint.alpha = 0.05
    let fainter = Screens.view(4, 0, 0, 10, 10)
    fainter.alpha = 0.1
    fainter.isUserInteractionEnabled = false
    faint.addSubview(fainter)
    root.addSubview(hidden)
    root.addSubview(faint)
    let boxes = Screens.picture(of: root).boxes
    expect(boxes.map(\.isHidden), is: [false, true, true, false, false])
    expect(boxes.map(\.isInvisible), is: [false, true, true, false, true])
    expect(boxes.map(\.isUserInteractionEnabled), is: [true, true, true, true, false])
  }

  @Test("Views whose geometry is not a number are left out by name, and the others stay")
  func notNumbers() {
    let root = Screens.view(0, 0, 0, 390, 844)
    let bad: [(Double, Double)] = [(.nan, 10), (.infinity, 10), (10, -.infinity), (1e300, 10)]
    for (index, place) in bad.enumerated() {
      let view = Screens.view(index + 1, place.0, place.1, 50, 50)
      view.clipsToBounds = true
      view.addSubview(Screens.view(index + 11, 0, 0, 5, 5))
      root.addSubview(view)
    }
    root.addSubview(Screens.view(9, 0, 0, 30, 30))
    let picture = Screens.picture(of: root, roles: [1: .expected])
    expect(picture.boxes.map(\.id), is: [0, 9])
    expect(picture.unplaced.map(\.id), is: [1, 11, 2, 12, 3, 13, 4, 14])
    #expect(SVGPicture(picture).text.contains("its frame is not finite"))
    #expect(TerminalPicture(picture).text.contains("its frame is not finite"))
  }

  @Test("A picture made by hand of what is not a number is rendered without a trap")
  func madeByHand() {
    var picture = Screens.covered
    for (index, value) in [Double.nan, .infinity, -1e300, 1e12].enumerated() {
      picture.boxes[index].corners[2].x = value
      picture.boxes[index].unclippedPart[0].y = value
      picture.boxes[index].opacity = value
    }
    picture.fingers = [
      Picture.Finger(points: [CGPoint(x: Double.nan, y: 0), CGPoint(x: 1e300, y: 3)]),
      Picture.Finger(points: []),
    ]
    let outline = XMLOutline(SVGPicture(picture).text)
    expect(outline.error, is: nil)
    #expect(!TerminalPicture(picture).text.isEmpty)
  }

  @Test("A view without a description is not drawn, and its subviews belong to the view above it")
  func undescribed() {
    let root = Screens.view(0, 0, 0, 390, 844)
    let middle = Screens.view(1, 10, 10, 100, 100)
    middle.addSubview(Screens.view(2, 5, 5, 10, 10))
    root.addSubview(middle)
    let picture = Picture(of: [root], screenSize: Screens.size) { view in
      view.tag == 1 ? nil : Picture.Description(id: view.tag, title: "View")
    }
    expect(picture.boxes.map(\.id), is: [0, 2])
    expect(picture.boxes[1].parent, is: 0)
    expect(picture.boxes[1].frame, is: CGRect(x: 15, y: 15, width: 10, height: 10))
  }

  @Test("A tree 10,000 deep is drawn without recursion, and turned views that clip do not pile up corners")
  func deep() {
    let root = Screens.view(0, 0, 0, 390, 844)
    var parent = root
    for tag in 1...10_000 {
      let view = Screens.view(tag, 0, 0, 390, 844)
      view.clipsToBounds = true
      if tag < 200 { view.transform = CGAffineTransform(rotationAngle: 0.1) }
      parent.addSubview(view)
      parent = view
    }
    let picture = Screens.picture(of: root, roles: [10_000: .hit])
    expect(picture.boxes.count, is: 10_001)
    #expect(picture.boxes.allSatisfy { $0.unclippedPart.count <= 28 })
    #expect(SVGPicture(picture).text.utf8.count < 200_000)
    #expect(!TerminalPicture(picture).text.isEmpty)
  }

  @Test("20,000 siblings become a picture and a document of bounded size")
  func wide() {
    let root = Screens.view(0, 0, 0, 390, 844)
    for tag in 1...20_000 {
      root.addSubview(Screens.view(tag, Double(tag % 380), Double(tag % 830), 10, Double(tag % 13)))
    }
    let picture = Screens.picture(of: root)
    expect(picture.boxes.count, is: 20_001)
    #expect(SVGPicture(picture).text.utf8.count < 200_000)
  }

  @Test(
    "A size that cannot be drawn is replaced by that of what is there",
    arguments: [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: Double.nan, height: .infinity)])
  func unusableSize(size: CGSize) {
    let picture = Screens.picture(of: Screens.view(0, 0, 0, 300, 5), size: size)
    expect(picture.screenSize, is: CGSize(width: 300, height: 5))
    expect(XMLOutline(SVGPicture(picture).text).error, is: nil)
    #expect(!TerminalPicture(picture).text.isEmpty)
    let empty = Picture(of: [], screenSize: size) { _ in nil }
    #expect(empty.screenSize.width > 0 && empty.screenSize.height > 0)
    expect(XMLOutline(SVGPicture(empty).text).error, is: nil)
    #expect(!TerminalPicture(empty).text.isEmpty)
  }
}
