import Fingerpost
import FingerpostScreens
import FingerpostText
import Foundation

/// Writes screens as Xcode exports them, in as many ways as a seed has.
///
/// It shares nothing with the reader: it puts texts together, from the facts of the format alone.
struct HierarchyWriter {
  /// The ways to write a bundle.
  struct Style {
    var version = 2
    var isPacked = false
    /// Whether another screen with the same addresses was captured before.
    var hasEarlierCapture = false
    var hasWrappers = false
    /// How many responses tell properties.
    var parts = 3
  }

  private let screen: Screen
  private let style: Style
  private var random: SplitMix64
  /// Properties by number of the response that tells them.
  private var told: [[String]]

  init(_ screen: Screen, _ style: Style, seed: UInt64) {
    self.screen = screen
    self.style = style
    random = SplitMix64(seed: seed)
    told = Array(repeating: [], count: style.parts)
  }

  /// Writes a bundle into a new folder and returns its path.
  mutating func write() throws -> String {
    let path = NSTemporaryDirectory() + "fingerpost-\(UUID().uuidString).viewhierarchy"
    try FileManager.default.createDirectory(
      atPath: path + "/RequestResponses", withIntermediateDirectories: true)
    let names = try responses().enumerated().map { number, text in
      let name = "\(path)/RequestResponses/Response_\(number)"
      try Data(text.utf8).write(to: URL(fileURLWithPath: name))
      return name
    }
    guard style.isPacked else { return path }
    // Every other one, since both kinds may stand side by side.
    let packed = names.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    for name in packed {
      let file = URL(fileURLWithPath: name)
      try Self.packed([UInt8](Data(contentsOf: file))).write(to: file)
    }
    return path
  }

  /// What is left of each byte when gzip's checksum divides it.
  private static let remainders = (UInt32(0)..<256).map { byte in
    (0..<8).reduce(byte) { rest, _ in rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0) }
  }

  /// Returns a gzip file that holds the bytes as they are: the format allows for parts that are not compressed.
  private static func packed(_ bytes: [UInt8]) -> Data {
    var file = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])
    for start in stride(from: 0, to: max(bytes.count, 1), by: 0xFFFF) {
      let part = bytes[start..<min(start + 0xFFFF, bytes.count)]
      file.append(start + 0xFFFF >= bytes.count ? 1 : 0)
      for length in [UInt16(part.count), ~UInt16(part.count)] {
        withUnsafeBytes(of: length.littleEndian) { file.append(contentsOf: $0) }
      }
      file.append(contentsOf: part)
    }
    let checksum = bytes.reduce(UInt32.max) { sum, byte in
      sum >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: sum) ^ byte)]
    }
    for number in [~checksum, UInt32(bytes.count)] {
      withUnsafeBytes(of: number.littleEndian) { file.append(contentsOf: $0) }
    }
    return file
  }

  /// The responses as JSON.
  mutating func responses() -> [String] {
    var subviews: [[Int]] = Array(repeating: [], count: screen.views.count)
    for (index, view) in screen.views.enumerated() {
      if let parent = view.parent { subviews[parent].append(index) }
    }
    let roots = screen.roots
    let windows = roots.filter { screen.views[$0].isWindow }
    let others = roots.filter { !screen.views[$0].isWindow }
    var groups: [String] = []
    if !windows.isEmpty {
      let references = windows.map { "{\"objectID\":\"\(address($0))\"}" }.joined(separator: ",")
      // It comes before the windows themselves, in the order of the keys and of the text.
      let scene =
        "{\"objectID\":\"0x51\",\"className\":\"UIWindowScene\",\"additionalGroups\":["
        + group("com.apple.UIKit.UIWindow", references) + "]}"
      groups.append("\"com.apple.UIKit.UIScene\":" + group("com.apple.UIKit.UIScene", scene))
      let objects = windows.map { object($0, subviews) }.joined(separator: ",")
      groups.append("\"com.apple.UIKit.UIWindow\":" + group("com.apple.UIKit.UIWindow", objects))
    }
    if !others.isEmpty {
      let objects = others.map { object($0, subviews) }.joined(separator: ",")
      groups.append("\"com.apple.UIKit.UIView\":" + group("com.apple.UIKit.UIView", objects))
    }
    // The last response comes first in a list that is sorted as text.
    var responses = ["{\"version\":\(style.version),\"request\":{}}"]
    if style.hasEarlierCapture { responses += earlierCapture(roots) }
    responses.append(
      "{\"topLevelGroups\":{\(groups.joined(separator: ","))},\"classInformation\":\(classes()),"
        + "\"version\":\"\(style.version)\"}")
    return responses
      + told.map {
        "{\"version\":\(style.version),\"topLevelPropertyDescriptions\":{\($0.joined(separator: ",\n"))}}"
      }
  }

  /// A capture in which the first root covers everything and all views are hidden.
  private func earlierCapture(_ roots: [Int]) -> [String] {
    let objects = screen.views.indices.map {
      "{\"objectID\":\"\(address($0))\",\"className\":\"Old.View\"}"
    }
    let hidden = screen.views.indices.map {
      description(of: address($0), "hidden", "b", "\"1\"")
    }
    return [
      "{\"version\":\(style.version),\"topLevelGroups\":{\"com.apple.UIKit.UIWindow\":"
        + group("com.apple.UIKit.UIWindow", objects.joined(separator: ",")) + "}}",
      "{\"version\":\(style.version),\"topLevelPropertyDescriptions\":{\(hidden.joined(separator: ","))}}",
    ]
  }

  // MARK: - Objects

  private func address(_ index: Int) -> String { screen.views[index].address ?? "0x\(index + 1)" }

  private func group(_ id: String, _ objects: String) -> String {
    "{\"debugHierarchyObjects\":[\(objects)],\"groupingID\":\"\(id)\"}"
  }

  private mutating func object(_ index: Int, _ subviews: [[Int]]) -> String {
    let view = screen.views[index]
    let layer = "0xa" + address(index).dropFirst(2)
    let wrapper = "0xb" + address(index).dropFirst(2)
    let isWrapped = style.hasWrappers && random.chance(0.3)
    let own = "{\"objectID\":\"\(layer)\",\"className\":\"CALayer\",\"visibility\":1}"
    let layers =
      isWrapped
      ? "{\"objectID\":\"\(wrapper)\",\"className\":\"_UIMultiLayer\",\"childGroup\":"
        + group("com.apple.QuartzCore.CALayer", own) + "}" : own
    tellGeometry(view, of: isWrapped ? wrapper : layer)
    if isWrapped { tell(layer, "position", "CGf, CGf", "[\"12\",\"0x1p+3\"]") }
    tell(
      layer, "delegate", "objectInfo", "{\"className\":\"UIView\",\"memoryAddress\":\"\(address(index))\"}")
    tell(isWrapped ? wrapper : address(index), "hidden", "b", view.isHidden ? "\"1\"" : "\"0\"")
    tell(address(index), "alpha", "CGf", "\"\(number(view.alpha))\"")
    tell(address(index), "userInteractionEnabled", "b", view.isUserInteractionEnabled ? "\"1\"" : "\"0\"")
    tell(address(index), "clipsToBounds", "b", view.clipsToBounds ? "\"1\"" : "\"0\"")
    let inner = subviews[index].map { object($0, subviews) }.joined(separator: ",")
    return "{\"additionalGroups\":[\(group("com.apple.QuartzCore.CALayer", layers))],"
      + "\"childGroup\":\(group("com.apple.UIKit.UIView", inner)),\"className\":\"\(view.className)\","
      + "\"objectID\":\"\(address(index))\",\"properties\":[]}"
  }

  private mutating func tellGeometry(_ view: ScreenView, of layer: String) {
    let bounds = view.bounds
    let numbers = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height].map(Double.init)
    tell(layer, "bounds", "CGf, CGf, CGf, CGf", list(numbers))
    tell(layer, "position", "CGf, CGf", list([Double(view.center.x), Double(view.center.y)]))
    tell(layer, "anchorPoint", "CGf, CGf", list([Double(view.anchorPoint.x), Double(view.anchorPoint.y)]))
    tell(layer, "zPosition", "CGf", "\"\(number(view.zPosition))\"")
    guard !view.transform.isIdentity else { return }
    let t = view.transform
    let m = [t.a, t.b, 0, 0, t.c, t.d, 0, 0, 0, 0, 1, 0, t.tx, t.ty, 0, 1].map { Double($0) }
    let kinds = Array(repeating: "CGf", count: 16).joined(separator: ", ")
    tell(layer, "transform", kinds, list(m))
  }

  // MARK: - Properties

  /// Tells a property once for good, and before that perhaps something else.
  private mutating func tell(_ id: String, _ name: String, _ format: String, _ value: String) {
    let place = random.index(style.parts)
    if place > 0, random.chance(0.2), name == "bounds" || name == "position" {
      let wrong = list(Array(repeating: 7, count: name == "bounds" ? 4 : 2))
      told[random.index(place)].append(description(of: id, name, format, wrong))
    }
    told[place].append(description(of: id, name, format, value))
    if place + 1 < style.parts, random.chance(0.2) {
      let keeps = style.version == 1 ? "\"propertyValueStatus\":1" : "\"fetchStatus\":8"
      told[style.parts - 1].append(
        "\"\(id).\(name)\":{\"propertyName\":\"\(name)\",\"propertyFormat\":\"\(format)\",\(keeps)}")
    }
  }

  private func description(of id: String, _ name: String, _ format: String, _ value: String) -> String {
    let status = style.version == 1 ? "\"propertyValueStatus\":0" : "\"fetchStatus\":4"
    return "\"\(id).\(name)\":{\(status),\"propertyFormat\":\"\(format)\",\"propertyName\":\"\(name)\","
      + "\"propertyRuntimeType\":\"\",\"propertyValue\":\(value)}"
  }

  private mutating func list(_ numbers: [Double]) -> String {
    "[" + numbers.map { "\"\(number($0))\"" }.joined(separator: ",") + "]"
  }

  /// A number with all its digits, hexadecimal as C99 writes it most of the time.
  private mutating func number(_ value: Double) -> String {
    random.chance(0.7) ? String(format: "%a", value) : "\(value)"
  }

  private func classes() -> String {
    var names: [String] = []
    for view in screen.views where !names.contains(view.className) { names.append(view.className) }
    let views = names.filter { $0 != "UIView" && $0 != "UIScrollView" }
      .map { "{\"className\":\"\($0)\",\"subclasses\":[]}" }
    let list = (views + ["{\"className\":\"UIScrollView\",\"subclasses\":[]}"]).joined(separator: ",")
    return "{\"className\":\"NSObject\",\"subclasses\":[{\"className\":\"UIResponder\",\"subclasses\":"
      + "[{\"className\":\"UIView\",\"subclasses\":[\(list)]}]}]}"
  }
}
