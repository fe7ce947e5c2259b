import FingerpostText
import Foundation

/// A page source of elements that overlap, and a point of it, drawn from a seed.
///
/// The same tree can be written with the elements of each parent in any order.
nonisolated struct RandomElements {
  private struct Element {
    var type: String
    var frame: CGRect
    var inner: [Int] = []
  }

  private var elements: [Element] = []
  private var random: SplitMix64
  /// Where the finger comes down.
  let point: CGPoint
  /// The name of the element that is expected to act, or nil where nothing is expected.
  private(set) var expected: String?

  init(seed: UInt64) {
    random = SplitMix64(seed: seed &* 0x51_7CC1 &+ 7)
    point = CGPoint(x: 40 + random.index(321), y: 40 + random.index(721))
    elements.append(Element(type: "Window", frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
    for _ in 0..<(3 + random.index(8)) { add() }
    let under = elements.indices.dropFirst().filter { elements[$0].frame.contains(point) }
    if random.chance(0.9) {
      let all = Array(under.isEmpty || random.chance(0.1) ? Array(elements.indices.dropFirst()) : under)
      expected = name(all[random.index(all.count)])
    }
  }

  private mutating func add() {
    let parent = random.chance(0.6) ? elements.count - 1 : random.index(elements.count)
    let holds = ["Window", "Other", "Cell", "ScrollView", "Table", "NavigationBar"]
    let holder = holds.contains(elements[parent].type) ? parent : 0
    let types = [
      "Other", "Other", "Other", "Button", "Button", "Cell", "StaticText", "Image", "Switch", "TextField",
      "ScrollView", "NavigationBar", "Slider",
    ]
    let type = types[random.index(types.count)]
    elements[holder].inner.append(elements.count)
    elements.append(Element(type: type, frame: frame(in: elements[holder].frame)))
  }

  /// A frame on the screen that mostly holds the point, and is sometimes as large as the element around it.
  private mutating func frame(in outer: CGRect) -> CGRect {
    guard outer.contains(point), random.chance(0.9) else {
      return CGRect(x: random.index(300), y: random.index(600), width: 60, height: 60)
    }
    if random.chance(0.4) { return outer }
    func side(_ low: CGFloat, _ place: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
      let start = (low + (place - low) * random.number(0...1)).rounded(.down)
      let end = (place + 1 + (high - place - 1) * random.number(0...1)).rounded(.up)
      return (start, max(1, end - start))
    }
    let (x, width) = side(outer.minX, point.x, outer.maxX)
    let (y, height) = side(outer.minY, point.y, outer.maxY)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func name(_ index: Int) -> String { "e\(index)" }

  /// The page source with the elements of each parent in an order that is drawn from a number; 0 keeps it.
  func source(order: UInt64) -> String {
    var shuffle = SplitMix64(seed: order &* 0x9E37 &+ 3)
    var text =
      "<AppiumAUT>\n<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" x=\"0\" y=\"0\" width=\"400\" "
      + "height=\"800\">\n"
    write(0, isShuffled: order != 0, &shuffle, &text)
    return text + "</XCUIElementTypeApplication>\n</AppiumAUT>\n"
  }

  private func write(_ index: Int, isShuffled: Bool, _ shuffle: inout SplitMix64, _ text: inout String) {
    let element = elements[index]
    let tag = "XCUIElementType\(element.type)"
    let frame = element.frame
    text +=
      "<\(tag) type=\"\(tag)\" name=\"\(name(index))\" x=\"\(Int(frame.minX))\" y=\"\(Int(frame.minY))\" "
      + "width=\"\(Int(frame.width))\" height=\"\(Int(frame.height))\">\n"
    var inner = element.inner
    if isShuffled {
      for place in inner.indices.dropFirst() { inner.swapAt(place, shuffle.index(place + 1)) }
    }
    for child in inner { write(child, isShuffled: isShuffled, &shuffle, &text) }
    text += "</\(tag)>\n"
  }
}
