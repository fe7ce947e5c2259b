import Expectations
import Fingerpost
import FingerpostText
import Foundation
import Testing

@testable import FingerpostPicture

/// What a picture says about looks.
@Suite struct PictureLookTests {
  private let root = Screens.view(0, 0, 0, 390, 844)

  private func box(_ tag: Int) -> Picture.Box? {
    Picture(of: [root], screenSize: Screens.size) { view in
      Picture.Description(id: view.tag, title: "View\(view.tag)", text: Picture.text(of: view))
    }.boxes.first { $0.id == tag }
  }

  private func add<View: UIView>(_ view: View, _ tag: Int = 1) -> View {
    view.tag = tag
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    root.addSubview(view)
    return view
  }

  @Test("without a background anywhere nothing is said about looks") func plain() {
    let button = add(UIButton(type: .custom))
    button.setTitle("Buy", for: .normal)
    _ = add(UISwitch(), 2)
    _ = add(UILabel(), 3)
    for tag in 0...3 {
      let box = box(tag)
      #expect(box?.fill == nil && box?.look == nil && box?.textStyle == nil && box?.isStyled == false)
    }
  }

  @Test("a background that any view states makes the whole tree say what it looks like") func styled() {
    let label = add(UILabel())
    label.text = "Hello"
    expect(box(1)?.textStyle, is: nil)
    add(UIView(), 2).backgroundColor = .systemBackground
    #expect(box(0)?.isStyled == true && box(0)?.fill == nil)
    expect(box(1)?.isStyled, is: false, "said once, of the root")
    #expect(box(1)?.textStyle?.size == 17 && box(1)?.textStyle?.lines == 1)
    expect(box(1)?.textStyle?.color?.dark, is: Picture.Shade(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(box(2)?.fill?.red == 1 && box(2)?.fill?.dark?.red == 0)
  }

  @Test("a color that is the same everywhere has no dark one, and a stated style leaves one") func styles() {
    let view = add(UIView())
    view.backgroundColor = .red
    expect(box(1)?.fill, is: Picture.Fill(red: 1, green: 0, blue: 0, alpha: 1))
    view.backgroundColor = .systemBackground
    root.overrideUserInterfaceStyle = .dark
    expect(box(1)?.fill, is: Picture.Fill(red: 0, green: 0, blue: 0, alpha: 1))
    view.overrideUserInterfaceStyle = .light
    expect(box(1)?.fill, is: Picture.Fill(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test("CTL-22: a pressed button shows it, and the difference is the button and its title") func pressed() {
    root.backgroundColor = .white
    let button = add(UIButton(type: .system))
    button.configuration = .filled()
    button.setTitle("Buy", for: .normal)
    button.titleLabel?.tag = 2
    func picture() -> Picture {
      Picture(of: [root], screenSize: Screens.size) { Picture.Description(id: $0.tag, title: "V") }
    }
    let before = picture()
    button.isHighlighted = true
    let difference = picture().difference(from: before)
    #expect(difference.boxes.map(\.id) == [1] && difference.moved.isEmpty)
    #expect(difference.boxes.first?.fill?.alpha == 0.75 && difference.boxes.first?.states == .highlighted)
    button.configuration = nil
    let plain = picture()
    button.isHighlighted = false
    expect(picture().difference(from: plain).boxes.map(\.id), is: [1, 2], "the title is less faint")
    expect(picture().applying(plain.difference(from: picture())), is: plain)
  }

  @Test("border, shadow and round corners are a layer's") func layerLooks() {
    let view = add(UIView())
    view.layer.cornerRadius = 8
    #expect(box(1)?.fill?.cornerRadius == 8 && box(1)?.fill?.alpha == 0 && box(1)?.look == nil)
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    view.layer.shadowOpacity = 0.5
    view.layer.shadowOffset = CGSize(width: 1, height: 2)
    let look = box(1)?.look
    #expect(look?.border?.width == 2 && look?.border?.color.blue == 1)
    #expect(look?.shadow?.color.alpha == 0.5 && look?.shadow?.x == 1 && look?.shadow?.y == 2)
    expect(look?.shadow?.radius, is: 3)
  }

  @Test("layers without a view are boxes in their places, if they are numbered") func layers() {
    let view = add(UIView())
    let (back, text) = (CALayer(), CATextLayer())
    back.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    back.backgroundColor = UIColor.red.cgColor
    text.string = "9:41"
    text.frame = CGRect(x: 1, y: 1, width: 8, height: 8)
    root.layer.insertSublayer(back, at: 0)
    back.addSublayer(text)
    func picture(numbering: @escaping (CALayer) -> Int?) -> Picture {
      Picture(
        of: [root], screenSize: Screens.size, describing: { Picture.Description(id: $0.tag, title: "V") },
        numbering: numbering)
    }
    expect(picture { _ in nil }.boxes.map(\.id), is: [0, 1])
    let boxes = picture { $0 === back ? 7 : 8 }.boxes
    #expect(boxes.map(\.id) == [0, 7, 8, 1] && boxes.map(\.parent) == [nil, 0, 7, 0])
    #expect(boxes[1].kind == .layer && boxes[1].fill?.red == 1 && !boxes[1].isUserInteractionEnabled)
    #expect(boxes[2].frame == CGRect(x: 6, y: 6, width: 8, height: 8) && boxes[2].text == "9:41")
    back.zPosition = 1
    expect(picture { $0 === back ? 7 : 8 }.boxes.map(\.id), is: [0, 1, 7, 8])
    back.isHidden = true
    expect(picture { $0 === back ? 7 : 8 }.boxes.last?.isHidden, is: true)
    withExtendedLifetime(view) {}
  }

  @Test("a symbol has an outline in the tint, an image that is not known a place alone") func images() {
    let view = add(UIImageView())
    view.image = UIImage(systemName: "star.fill")
    view.tintColor = .red
    let image = box(1)?.look?.image
    #expect(image?.outline?.hasPrefix("M") == true && image?.isFilled == true && image?.color?.red == 1)
    expect(image?.place, is: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.contentMode = .scaleAspectFit
    expect(box(1)?.look?.image?.place, is: CGRect(x: 30, y: 0, width: 40, height: 40))
    view.image = UIImage(named: "beach")
    #expect(box(1)?.look?.image?.outline == nil && box(1)?.look?.image?.name == "beach")
    view.image = UIImage(systemName: "no.such.symbol")
    expect(box(1)?.look?.image?.outline, is: SymbolOutline.unknown)
  }

  @Test(
    "contentMode places content",
    arguments: [
      (.center, CGRect(x: 40, y: 10, width: 20, height: 20)),
      (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
      (.bottomRight, CGRect(x: 80, y: 20, width: 20, height: 20)),
      (.right, CGRect(x: 80, y: 10, width: 20, height: 20)),
      (.scaleAspectFill, CGRect(x: 0, y: -30, width: 100, height: 100)),
      (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 40)),
    ] as [(UIView.ContentMode, CGRect)])
  func contentMode(_ mode: UIView.ContentMode, _ wanted: CGRect) {
    let (own, size) = (CGSize(width: 20, height: 20), CGSize(width: 100, height: 40))
    expect(LookFinder.place(own, in: size, mode), is: wanted)
  }

  @Test("the JSON has eight numbers for a color with a dark one, and the parts of a look") func json() {
    root.backgroundColor = .systemBackground
    root.accessibilityLabel = "Everything"
    let view = add(UIButton())
    view.setImage(UIImage(systemName: "plus"), for: .normal)
    view.layer.borderWidth = 1
    func text(_ tag: Int) -> String {
      let json = JSONWriter()
      box(tag)?.write(to: json)
      return json.text
    }
    #expect(text(0).contains(#""styled":true,"spoken":"Everything","fill":[1,1,1,1,0,0,0,1]"#))
    #expect(text(1).contains(#""border":{"width":1,"color":[0,0,0,1]}"#))
    #expect(text(1).contains(#""image":{"name":"plus","path":"M12 4.5v15M4.5 12h15","#))
    #expect(text(1).contains(#""at":[39,9,22,22],"color":["#))
  }

  @Test("an SVG draws symbols in a color that can be read, in their places") func svg() {
    let view = add(UIImageView())
    view.image = UIImage(systemName: "plus")
    view.tintColor = .red
    view.contentMode = .center
    let text = SVGPicture(Screens.picture(of: root)).text
    #expect(text.contains(#"class="sym" style="stroke:#"#))
    #expect(text.contains(#"scale(9.2e-1)" d="M12 4.5v15M4.5 12h15"/>"#))
  }

  @Test("an item of a bar that shows an image shows no title") func barItems() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let none: Fingerpost.Selector? = nil
    let item = UIBarButtonItem(title: "Trash", style: .plain, target: nil, action: none)
    item.image = UIImage(systemName: "trash")
    bar.items = [item, UIBarButtonItem(systemItem: .done)]
    bar.layoutIfNeeded()
    root.addSubview(bar)
    var texts: [String] = []
    _ = Picture(of: [root], screenSize: Screens.size) { view in
      if let text = Picture.text(of: view) { texts.append(text) }
      return Picture.Description(id: 0, title: "")
    }
    expect(texts, is: ["Done"])
  }
}
