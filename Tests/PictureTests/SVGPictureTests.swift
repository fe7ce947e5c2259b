import Expectations
import Fingerpost
import Foundation
import Testing

@testable import FingerpostPicture

/// Pictures as SVG.
@Suite struct SVGPictureTests {
  @Test("A document is well-formed, scales, and says in words what it shows")
  func wellFormed() throws {
    let svg = SVGPicture(Screens.covered, heading: "The tap goes to ToastContainer & not to <PlayButton>.")
      .text
    let outline = XMLOutline(svg)
    expect(outline.error, is: nil)
    let root = try #require(outline.elements.first)
    expect(root.name, is: "svg")
    expect(
      root.attributes["viewBox"],
      is: "0 0 \(root.attributes["width"] ?? "") \(root.attributes["height"] ?? "")"
    )
    expect(outline.texts.first, is: "The tap goes to ToastContainer & not to <PlayButton>.")
    #expect(svg.contains("<desc"))
    #expect(svg.contains("prefers-color-scheme:dark") && svg.contains("@media print"))
    #expect(svg.hasSuffix("</svg>\n"))
  }

  nonisolated static let hostile: [String] = [
    "<script>alert(1)</script>", "]]>&amp;\"'", "👩‍👩‍👧‍👦🏴‍☠️", "\u{202E}שלום עולם\u{2069}",
    "a\u{0}b\u{1B}[31m\u{FFFF}\u{FFFE}\r\n\t",
    String(repeating: "Name", count: 2_500), "e" + String(repeating: "\u{301}", count: 10_000), "", " ",
    "-->", "\u{7F}\u{85}\u{2028}",
  ]

  @Test("Names and texts of any kind leave a document well-formed and short", arguments: hostile)
  func hostile(name: String) {
    var picture = Screens.covered
    for index in picture.boxes.indices {
      picture.boxes[index].title = name
      picture.boxes[index].text = name
    }
    picture.fingers = [Picture.Finger(points: [.zero, CGPoint(x: 50, y: 50)], gesture: name)]
    picture.unplaced = [Picture.Description(id: 99, title: name, text: name, roles: .expected)]
    let svg = SVGPicture(picture, heading: name).text
    let outline = XMLOutline(svg)
    expect(outline.error, is: nil)
    #expect(!outline.elements.contains { $0.name == "script" })
    #expect(svg.utf8.count < 40_000)
    let forbidden = svg.unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value)
        || (0x202A...0x202E).contains($0.value)
    }
    #expect(forbidden.isEmpty)
    let terminal = TerminalPicture(picture).text
    #expect(terminal.unicodeScalars.allSatisfy { $0 == "\n" || (0x20..<0x7F).contains($0.value) })
  }

  @Test("Each role has its class, its letter and its line in the legend")
  func roles() {
    let outline = XMLOutline(SVGPicture(Screens.covered).text)
    #expect(outline.count(ofClass: "e") == 3 && outline.count(ofClass: "x") == 3)
    for text in [
      "E PlayButton", "H ToastContainer", "E", "H", "PlayButton", "expected to act", "(196, 620)",
    ] {
      #expect(outline.texts.contains(text), "\(text)")
    }
    #expect(outline.elements.contains { $0.attributes["id"] == "fp-x" })
    #expect(!outline.elements.contains { $0.attributes["id"] == "fp-c" })
  }

  @Test("A view that gets the touch as expected is said to, and nothing is hatched")
  func asExpected() {
    var picture = Screens.covered
    picture.boxes[2].roles = [.expected, .hit]
    picture.boxes[3].roles = []
    let outline = XMLOutline(SVGPicture(picture).text)
    #expect(outline.texts.contains("gets the touch, as expected"))
    #expect(outline.texts.contains("E H PlayButton"))
    #expect(!outline.elements.contains { $0.name == "pattern" })
  }

  @Test("A view whose color is known is filled with it, paler, with its round corners")
  func fills() {
    let root = Screens.view(0, 0, 0, 390, 844)
    root.addSubview(Screens.view(1, 10, 10, 100, 50))
    root.addSubview(Screens.view(2, 10, 100, 100, 50))
    let fills = [
      1: Picture.Fill(red: 1, green: 0.5, blue: 0, alpha: 1, cornerRadius: 8),
      2: Picture.Fill(red: .nan, green: 7, blue: -1, alpha: 0.5, cornerRadius: 1e9),
    ]
    let picture = Picture(of: [root], screenSize: Screens.size) { view in
      Picture.Description(id: view.tag, title: "View", fill: fills[view.tag])
    }
    let text = SVGPicture(picture).text
    #expect(text.contains("a8 8 0 0 1 8 8v34"))
    #expect(text.contains("style=\"fill:#ff8000;fill-opacity:0.3\""))
    #expect(text.contains("a25 25 0 0 1 25 25v0"))
    #expect(text.contains("style=\"fill:#00ff00;fill-opacity:0.15\""))
  }

  @Test("Grays are left to the style sheet, so that white is not glaring on a dark ground")
  func grays() {
    let root = Screens.view(0, 0, 0, 390, 844)
    root.addSubview(Screens.view(1, 10, 10, 100, 50))
    let fills = [
      0: Picture.Fill(red: 1, green: 1, blue: 1, alpha: 1),
      1: Picture.Fill(red: 0, green: 0.02, blue: 0, alpha: 0.5),
    ]
    let text = SVGPicture(
      Picture(of: [root], screenSize: Screens.size) {
        Picture.Description(id: $0.tag, title: "View", fill: fills[$0.tag])
      }
    ).text
    #expect(text.contains("class=\"g4\" style=\"fill-opacity:0.6\""))
    #expect(text.contains("class=\"g0\" style=\"fill-opacity:0.15\""))
    #expect(text.contains(".fp .g4{fill:#fff}") && text.contains(".fp .g4{fill:#222831}"))
  }

  @Test("The legend explains only what occurs")
  func legend() {
    let plain = XMLOutline(SVGPicture(Screens.picture(of: Screens.view(0, 0, 0, 390, 844))).text)
    #expect(
      plain.count(ofClass: "k") == 0 && plain.count(ofClass: "d") == 0 && plain.count(ofClass: "chip") == 0)
    #expect(plain.texts.contains("Screen 390 × 844 points, 1 view."))
    let root = Screens.view(0, 0, 0, 390, 844)
    let hidden = Screens.view(1, 10, 10, 100, 100)
    hidden.isHidden = true
    let clip = Screens.view(2, 10, 200, 100, 100)
    clip.clipsToBounds = true
    clip.addSubview(Screens.view(3, 50, 20, 100, 50))
    hidden.addSubview(Screens.view(4, 0, 0, 20, 20))
    root.addSubview(hidden)
    root.addSubview(clip)
    root.addSubview(Screens.view(5, 500, 0, 20, 20))
    root.addSubview(Screens.view(6, 0, 0, 1, 1))
    let outline = XMLOutline(SVGPicture(Screens.picture(of: root)).text)
    #expect(outline.texts.contains("hidden, or alpha below 0.01"))
    #expect(outline.texts.contains("clipped: this part cannot be seen"))
    let words = outline.texts.joined(separator: " ")
    #expect(
      words.contains("Not drawn: 1 inside invisible views; 1 off the screen or clipped away; 1 too small."))
  }

  @Test("Views with the same outline are drawn once, and their names are in one tooltip")
  func merged() {
    let root = Screens.view(0, 0, 0, 390, 844)
    var parent = root
    for tag in 1...6 {
      let view = Screens.view(tag, 0, 0, 390, 844)
      parent.addSubview(view)
      parent = view
    }
    let outline = XMLOutline(SVGPicture(Screens.picture(of: root)).text)
    let tooltips = outline.texts.filter { $0.contains("(0 0; 390 844)") }
    expect(tooltips, is: ["View0\nView1\nView2\nView3\nand 3 more\n(0 0; 390 844)"])
    #expect(outline.texts.contains("View0 +6"))
  }

  @Test("An expected view beside the screen is drawn there, dashed, and one far away is named")
  func offScreen() {
    func svg(_ x: Double) -> (width: Double, outline: XMLOutline) {
      let root = Screens.view(0, 0, 0, 390, 844)
      root.addSubview(Screens.view(1, x, 100, 80, 80))
      let outline = XMLOutline(SVGPicture(Screens.picture(of: root, roles: [1: .expected])).text)
      return (outline.elements[0].attributes["width"].flatMap(Double.init) ?? 0, outline)
    }
    let (near, far, inside) = (svg(420), svg(4_000), svg(100))
    #expect(near.width > inside.width + 100 && far.width == inside.width)
    #expect(near.outline.count(ofClass: "gone") == 1 && inside.outline.count(ofClass: "gone") == 0)
    for one in [near, far] { #expect(one.outline.texts.contains { $0.contains("off the screen") }) }
  }

  @Test("2,000 views make less than 200 kB, and the legend counts what was left out")
  func size() {
    let root = Screens.view(0, 0, 0, 390, 844)
    var titles: [Int: String] = [:]
    var texts: [Int: String] = [:]
    for tag in 1...2_000 {
      root.addSubview(Screens.view(tag, Double(tag % 40) * 9.7, Double(tag / 40) * 16.3, 9.1, 15.2))
      titles[tag] = "Module.AVeryLongNameOfAViewThatSomebodyWrote\(tag)"
      texts[tag] = "A text that is long, too, and different: \(tag)"
    }
    let picture = Screens.picture(of: root, roles: [1: .covering, 7: .hit], titles: titles, texts: texts)
    let svg = SVGPicture(picture).text
    #expect(svg.utf8.count < 200_000)
    let outline = XMLOutline(svg)
    expect(outline.error, is: nil)
    let paths = outline.elements.count { $0.name == "path" }
    #expect(paths > 2_000, "outlines are kept, and the smallest have no tooltip")
    #expect(!outline.texts.joined(separator: " ").contains("to keep the file small"))
    var small = SVGPicture(picture)
    small.byteLimit = 0
    #expect(small.text.utf8.count < 60_000)
    let left = XMLOutline(small.text)
    expect(left.error, is: nil)
    #expect(left.texts.joined(separator: " ").contains("to keep the file small"))
  }

  @Test("Everything at once in large numbers stays below the limit: roles, fingers, long names")
  func sizeOfMarks() {
    let root = Screens.view(0, 0, 0, 390, 844)
    var roles: [Int: Picture.Roles] = [:]
    for tag in 1...3_000 {
      let view = Screens.view(tag, Double(tag % 300), Double(tag % 700), 80, 60)
      view.transform = CGAffineTransform(rotationAngle: CGFloat(tag))
      root.addSubview(view)
      roles[tag] = tag % 2 == 0 ? .covering : [.hit, .covering]
    }
    let fingers = (0..<2_000).map { index in
      Picture.Finger(points: (0..<500).map { CGPoint(x: Double(($0 * 7 + index) % 390), y: Double($0)) })
    }
    let svg = SVGPicture(Screens.picture(of: root, fingers: fingers, roles: roles)).text
    #expect(svg.utf8.count < 200_000)
    expect(XMLOutline(svg).error, is: nil)
  }

  @Test("The same screen gives the same bytes")
  func deterministic() {
    for seed in 1...5 as ClosedRange<UInt64> {
      let (one, two) = (Screens.random(seed, views: 300), Screens.random(seed, views: 300))
      expect(one, is: two)
      expect(SVGPicture(one, heading: "A").text, is: SVGPicture(two, heading: "A").text)
      expect(TerminalPicture(one).text, is: TerminalPicture(two).text)
    }
  }

  @Test("No two labels overlap, none leaves the drawing, and none lies on a crosshair, on 60 random screens")
  func labels() {
    for seed in 1...60 as ClosedRange<UInt64> {
      let picture = Screens.random(seed, views: 20 + Int(seed) * 5)
      let drawing = SVGDrawing(SVGPicture(picture))
      let rects = drawing.labels.map(\.rect)
      for (index, rect) in rects.enumerated() {
        #expect(rects[..<index].allSatisfy { !$0.overlaps(rect) }, "seed \(seed)")
        #expect(drawing.canvas.area.insetBy(dx: -2, dy: -2).encloses(rect), "seed \(seed)")
        for finger in picture.fingers {
          let place = drawing.canvas.point(finger.points[0])
          let cross = CGRect(x: place.x - 9, y: place.y - 9, width: 18, height: 18)
          #expect(!cross.overlaps(rect), "seed \(seed)")
        }
      }
      #expect(rects.count > 5)
      expect(XMLOutline(SVGPicture(picture).text).error, is: nil)
    }
  }

  @Test("Of two labels at one place, that of the view in front is written")
  func frontLabelWins() {
    let root = Screens.view(0, 0, 0, 390, 844)
    for tag in 1...2 { root.addSubview(Screens.view(tag, 100, 100 + Double(tag), 60, 18)) }
    let picture = Screens.picture(
      of: root, titles: [1: "Back", 2: "Front"], texts: [1: "behind", 2: "before"])
    let labels = SVGDrawing(SVGPicture(picture)).labels.map(\.text)
    #expect(labels.contains("before") && !labels.contains("behind"))
  }
}
