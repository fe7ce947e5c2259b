import Expectations
import Fingerpost
import FingerpostPicture
import FingerpostText
import Foundation
import Testing

/// What changes from one picture to the next, and pictures as JSON.
@Suite struct PictureDifferenceTests {
  private func box(_ id: Int, parent: Int? = nil, x: Double = 0) -> Picture.Box {
    let rect = CGRect(x: x, y: 0, width: 10, height: 20)
    let corners = [
      rect.origin, CGPoint(x: rect.maxX, y: 0), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: x, y: rect.maxY),
    ]
    return Picture.Box(
      id: id, parent: parent, title: "V\(id)", text: nil, roles: [], corners: corners, unclippedPart: corners,
      clipping: .none, opacity: 1, isHidden: false, isUserInteractionEnabled: true)
  }

  private func picture(_ boxes: [Picture.Box]) -> Picture {
    Picture(screenSize: CGSize(width: 100, height: 100), boxes: boxes)
  }

  @Test("the difference of a picture from itself is empty") func same() {
    let one = picture([box(1), box(2)])
    #expect(one.difference(from: one).isEmpty)
  }

  @Test("only what moved, came or went is in a difference") func parts() {
    let old = picture([box(1), box(2), box(3)])
    let new = picture([box(1), box(3, x: 5), box(4)])
    let difference = new.difference(from: old)
    expect(difference.boxes.map(\.id), is: [4])
    expect(difference.moved.map(\.id), is: [3])
    expect(difference.gone, is: [2])
    expect(difference.order, is: nil)
  }

  @Test("what stays out of sight only moves; what comes into sight or leaves it is said whole") func sight() {
    func hidden(_ id: Int, x: Double = 0) -> Picture.Box {
      var hidden = box(id, x: x)
      (hidden.clipping, hidden.unclippedPart) = (.full, [])
      return hidden
    }
    let old = picture([hidden(1), hidden(2), box(3), box(4), box(5)])
    let new = picture([hidden(1, x: 5), box(2, x: 5), hidden(3, x: 5), box(4, x: 5), box(5)])
    let difference = new.difference(from: old)
    expect(difference.moved.map(\.id), is: [1, 4])
    expect(difference.boxes.map(\.id), is: [2, 3])
    #expect(difference.gone.isEmpty && difference.order == nil)
    expect(old.applying(difference), is: new)
  }

  @Test("an order that does not follow from the rest is given") func order() {
    let old = picture([box(1), box(2), box(3)])
    let new = picture([box(1), box(3), box(2)])
    let difference = new.difference(from: old)
    expect(difference.order, is: [1, 3, 2])
    #expect(difference.boxes.isEmpty && difference.moved.isEmpty && difference.gone.isEmpty)
    let inserted = picture([box(4), box(1), box(2), box(3)])
    expect(inserted.difference(from: old).order, is: [4, 1, 2, 3])
  }

  @Test("a picture and a difference give the next picture", arguments: 0..<200)
  func applying(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ below: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(below))
    }
    func some() -> Picture {
      var ids: [Int] = []
      for id in 1...8 where random(3) > 0 { ids.insert(id, at: random(ids.count + 1)) }
      return picture(ids.map { box($0, x: Double(random(3))) })
    }
    let (old, new) = (some(), some())
    expect(old.applying(new.difference(from: old)), is: new)
  }

  @Test("controls say what they are and what they look like") func controls() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Send", for: .normal)
    button.isHighlighted = true
    let toggle = UISwitch(frame: CGRect(x: 0, y: 50, width: 51, height: 31))
    toggle.isOn = true
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 31))
    slider.value = 0.25
    slider.isEnabled = false
    for view in [button, toggle, slider] { window.addSubview(view) }
    var count = 0
    let picture = Picture(of: [window], screenSize: window.bounds.size) { view in
      count += 1
      return Picture.Description(id: count, title: "\(type(of: view))", text: Picture.text(of: view))
    }
    func box(_ kind: Picture.Kind) throws -> Picture.Box {
      try #require(picture.boxes.first { $0.kind == kind })
    }
    try expect(box(.button).text, is: "Send")
    try expect(box(.button).states, is: .highlighted)
    try expect(box(.toggle).states, is: .on)
    try expect(box(.slider).states, is: .disabled)
    try expect(box(.slider).value, is: 0.25)
    expect(picture.boxes.first?.kind, is: .window)
  }

  @Test("JSON leaves out what is as usual, and gives corners where a view is turned") func json() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let turned = UIView(frame: CGRect(x: 90, y: 40, width: 20, height: 20))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    turned.alpha = 0.5
    turned.isUserInteractionEnabled = false
    window.addSubview(view)
    window.addSubview(turned)
    var count = 0
    let picture = Picture(of: [window], screenSize: window.bounds.size) { _ in
      count += 1
      return Picture.Description(id: count, title: "V", subject: count == 2 ? 7 : nil)
    }
    let text = JSONWriter.object { picture.writeFields(to: $0) }
    expect(
      text,
      is: """
        {"width":100,"height":100,"boxes":[{"id":1,"name":"V","at":[0,0,100,100]},\
        {"id":2,"parent":1,"subject":7,"name":"V","at":[10,20,30,40]},\
        {"id":3,"parent":1,"name":"V","corners":[110,40,110,60,90,60,90,40],"visible":[90,40,100,40,100,60,90,60],\
        "opacity":0.5,"touchable":false}]}
        """)
  }
}
