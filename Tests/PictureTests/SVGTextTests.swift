import Expectations
import Fingerpost
import Foundation
import Testing

@testable import FingerpostPicture

/// Texts of views in pictures.
@Suite struct SVGTextTests {
  /// The elements of a label of this size, with this text in this style.
  private func text(
    _ text: String, _ style: Picture.TextStyle?, _ width: Double = 200, title: String = "UILabel",
    size: CGSize = Screens.size
  ) -> String {
    let root = Screens.view(0, 0, 0, Double(size.width), Double(size.height))
    root.addSubview(Screens.view(1, 40, 100, width, 30))
    let picture = Picture(of: [root], screenSize: size) { view in
      view.tag == 0
        ? Picture.Description(id: 0, title: "Root")
        : Picture.Description(id: 1, title: title, text: text, textStyle: style)
    }
    return SVGPicture(picture).text
  }

  @Test("A text has the size, the weight and the color that it has on the screen")
  func looks() {
    let red = Picture.Fill(red: 0.8, green: 0.2, blue: 0.1, alpha: 1)
    let svg = text("Sign in", Picture.TextStyle(fontName: ".SFUI-Semibold", size: 20, color: red))
    #expect(svg.contains("style=\"font-size:20px;font-weight:600;fill:#cc331a\">Sign in</text>"))
    #expect(text("Sign in", nil).contains("<text class=\"t\" x=\"160\" y=\"138.9\">Sign in</text>"))
    #expect(text("a", Picture.TextStyle(fontName: "Georgia-Italic")).contains("font-style:italic"))
  }

  @Test("A text is at the edge at which it stands on the screen")
  func alignment() {
    func place(_ alignment: Picture.TextStyle.Alignment?) -> String {
      let svg = text("Hello", Picture.TextStyle(size: 11, alignment: alignment))
      return svg.split(separator: "\n").first { $0.hasSuffix(">Hello</text>") }.map(String.init) ?? svg
    }
    #expect(place(.left).contains("class=\"t l\" x=\"62\""))
    #expect(place(.right).contains("class=\"t r\" x=\"258\""))
    #expect(place(.center).contains("class=\"t\" x=\"160\""))
    expect(place(nil), is: place(.center))
  }

  @Test("A text that is too wide gets smaller, and is cut only when it would be too small to read")
  func room() throws {
    let style = Picture.TextStyle(size: 26)
    func size(_ title: String, _ width: Double) -> Double? {
      let line = text(title, style, width).split(separator: "\n").first { $0.contains("font-size:2") }
      return line.flatMap { Double($0.split(separator: "font-size:").last?.prefix { $0 != "p" } ?? "") }
    }
    expect(size("A title", 300), is: 26)
    let smaller = try #require(size("A title that is longer", 260))
    #expect((20..<26).contains(smaller))
    let cut = text("A rather long title that says very much", style, 80)
    #expect(cut.contains("font-size:8px\">A rather") && cut.contains("…</text>"))
  }

  @Test("A text of odd numbers is drawn like one of none", arguments: [Double.nan, .infinity, 0, -5, 1e300])
  func numbers(size: Double) {
    let odd = Picture.Fill(red: .nan, green: .infinity, blue: -9, alpha: .nan)
    let svg = text("Hello", Picture.TextStyle(size: size, color: odd))
    #expect(XMLOutline(svg).error == nil && svg.contains(">Hello</text>") && !svg.contains("nan"))
  }

  @Test("Colors keep their hue and can be read on both grounds; grays are the style sheet's")
  func colors() throws {
    for color in [(1.0, 1.0, 0.0), (0.0, 0.0, 0.3), (0.0, 0.48, 1.0), (0.2, 0.8, 0.35)] {
      let fill = Picture.Fill(red: color.0, green: color.1, blue: color.2, alpha: 1)
      let text = try #require(SVGTextStyle.readable(fill))
      let parts = [1, 3, 5].map { start in
        let digits = text.dropFirst(start).prefix(2)
        return Double(Int(digits, radix: 16) ?? 0) / 255
      }
      let light = zip(parts, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + pow($1.0, 2.2) * $1.1 }
      #expect((0.13...0.3).contains(light), "\(text)")
    }
    expect(SVGTextStyle.readable(Picture.Fill(red: 1, green: 1, blue: 1, alpha: 1)), is: nil)
    expect(SVGTextStyle.readable(Picture.Fill(red: 0.55, green: 0.55, blue: 0.58, alpha: 1)), is: nil)
  }

  @Test("A label that shows its text needs no name; a view of another class has one")
  func names() {
    #expect(!text("Hello", nil).contains(">UILabel</text>"))
    #expect(text("Hello", nil, title: "PriceTag").contains(">PriceTag</text>"))
    #expect(text("", nil).contains(">UILabel</text>"))
  }

  @Test("The labels of two fingers stand on their own sides")
  func fingers() throws {
    let picture = Screens.picture(
      of: Screens.view(0, 0, 0, 390, 844),
      fingers: [
        Picture.Finger(points: [CGPoint(x: 176, y: 400), CGPoint(x: 156, y: 400)], gesture: "a pinch"),
        Picture.Finger(points: [CGPoint(x: 216, y: 400), CGPoint(x: 236, y: 400)], gesture: "a pinch"),
      ])
    let outline = XMLOutline(SVGPicture(picture).text)
    let chips = outline.elements.filter { $0.name == "rect" }.compactMap {
      $0.attributes["x"].flatMap(Double.init)
    }
    #expect(chips.count == 2 && chips[0] < chips[1])
  }
}
