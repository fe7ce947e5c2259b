import Expectations
import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

/// Bundles that are damaged, or made to do damage.
@Suite("Readers: hostile view hierarchies")
nonisolated struct HierarchyHostileTests {
  @Test("views that lie inside themselves are left out and counted")
  func cycles() throws {
    let loop = object("0x2", "A", subviews(object("0x3", "B", subviews("{\"objectID\":\"0x2\"}"))))
    let views = "\"com.apple.UIKit.UIView\":\(group("UIKit.UIView", loop))"
    let bundle = try HierarchyBundle(
      "{\"version\":2,\"topLevelGroups\":{\(views),\"com.apple.UIKit.UIWindow\":"
        + group("UIKit.UIWindow", object("0x1", "UIWindow")) + "}}")
    let screen = try bundle.read()
    expect(screen.outline, is: "UIWindow")
    expect(screen.warningTexts, is: ["-: 2 views lie inside themselves and were left out."])
    try expect(
      HierarchyBundle(capture(object("0x1", "UIView", subviews("{\"objectID\":\"0x1\"}")))).read().outline,
      is: "UIView")
  }

  @Test("a view under two superviews stays with the first")
  func twoParents() throws {
    let screen = try HierarchyBundle(
      capture(
        object(
          "0x1", "UIWindow",
          subviews(
            object("0x2", "A", subviews(object("0x4", "C"))),
            object("0x3", "B", subviews("{\"objectID\":\"0x4\"}")))))
    ).read()
    expect(screen.outline, is: "UIWindow(A(C) B)")
    expect(screen.warningTexts, is: ["-: 1 view is listed in two superviews; the first counts."])
  }

  @Test("superclasses that lead in a circle come to an end")
  func classes() throws {
    let circle =
      ",\"classInformation\":[{\"className\":\"A\",\"subclasses\":[{\"className\":\"B\",\"subclasses\":[{\"className\":\"A\"}]}]}]"
    let screen = try HierarchyBundle(capture(object("0x1", "A"), also: circle)).read()
    #expect((screen.views[0].superclasses?.count ?? 0) <= 64)
  }

  @Test("a truncated response is said, and what the others tell is marked as partial")
  func truncated() throws {
    let whole = properties(property("0x1.alpha", "CGf", "\"0.5\""))
    let first = capture(object("0x1", "UIWindow"))
    for length in [0, 1, 10, whole.utf8.count - 1] {
      let screen = try HierarchyBundle([Data(first.utf8), Data(whole.utf8.prefix(length))]).read()
      #expect(screen.isCutOff && screen.isHalfRead && screen.views.count == 1)
      expect(screen.warnings.count, is: 1)
    }
    let data = try HierarchyBundle.packed(Data(whole.utf8))
    for length in [2, 12, data.count - 9, data.count - 1] {
      let screen = try HierarchyBundle([Data(first.utf8), data.prefix(length)]).read()
      expect(screen.warningTexts, is: ["-: Response_1 could not be unpacked: it is cut off."])
    }
    let refusal = try HierarchyBundle([Data(first.utf8.dropLast(3))]).refusal
    expect(refusal?.contains("ends in the middle"), is: true)
  }

  @Test("changed bytes in a packed response are noticed")
  func damaged() throws {
    var data = try HierarchyBundle.packed(Data(properties(property("0x1.alpha", "CGf", "\"0.5\"")).utf8))
    data[data.count / 2] ^= 0x55
    let screen = try HierarchyBundle([Data(capture(object("0x1", "UIWindow")).utf8), data]).read()
    #expect(screen.isCutOff)
  }

  @Test("a response that unpacks to more than any screen needs is refused")
  func bomb() throws {
    let once = try HierarchyBundle.packed(Data(repeating: 0x20, count: 64_000_000))
    // Parts of one packed file may follow one another.
    let bomb = (0..<10).reduce(into: Data()) { result, _ in result += once }
    #expect(bomb.count < 1_000_000)
    let refusal = try HierarchyBundle([Data(capture(object("0x1", "UIWindow")).utf8), bomb]).refusal
    expect(refusal?.contains("longer than 512 MB"), is: true)
  }

  @Test("fifty megabytes of an image are skipped")
  func image() throws {
    let image = String(repeating: "QUJD", count: 12_500_000)
    let screen = try HierarchyBundle(
      capture(object("0x1", "UIWindow")),
      properties(property("0x1.image", "public.png", "\"\(image)\""), property("0x1.alpha", "CGf", "\"0.5\""))
    ).read()
    #expect(screen.views[0].alpha == 0.5 && screen.warnings.isEmpty)
  }

  @Test("nesting of any depth takes no stack")
  func depth() throws {
    let depth = 40_000
    let ends = String(repeating: "[", count: depth)
    let refusal = try HierarchyBundle("{\"topLevelGroups\":\(ends)").refusal
    expect(refusal?.contains("ends in the middle"), is: true)
    var text = ""
    for index in 0..<depth {
      text += "{\"objectID\":\"0x\(index)\",\"className\":\"V\",\"childGroup\":"
      text += "{\"groupingID\":\"com.apple.UIKit.UIView\",\"debugHierarchyObjects\":["
    }
    text += String(repeating: "]}}", count: depth)
    try expect(HierarchyBundle(capture(text)).read().views.count, is: depth)
  }

  @Test("a link in a bundle is refused, wherever it leads")
  func links() throws {
    let bundle = try HierarchyBundle(capture(object("0x1", "UIWindow")))
    let inside = bundle.path + "/RequestResponses"
    try FileManager.default.createSymbolicLink(
      atPath: inside + "/Response_1", withDestinationPath: "/etc/hostname")
    expect(bundle.refusal, is: "App: RequestResponses/Response_1 is a link or cannot be opened.")
    let other = try HierarchyBundle()
    try FileManager.default.removeItem(atPath: other.path + "/RequestResponses")
    try FileManager.default.createSymbolicLink(
      atPath: other.path + "/RequestResponses", withDestinationPath: inside)
    expect(other.refusal?.contains("has no folder RequestResponses"), is: true)
  }

  @Test("a Mac application's bundle is refused by name")
  func mac() throws {
    let objects = group("AppKit.NSWindow", object("0x1", "NSWindow"))
    let bundle = try HierarchyBundle(
      "{\"version\":2,\"topLevelGroups\":{\"com.apple.AppKit.NSWindow\":\(objects)}}")
    expect(bundle.refusal?.contains("the view hierarchy of a Mac application"), is: true)
  }

  @Test("without any response that says something, there is one sentence")
  func empty() throws {
    try expect(HierarchyBundle().refusal?.contains("has no file Response_0"), is: true)
    try expect(
      HierarchyBundle("{\"request\":{}}", "{\"request\":{}}").refusal,
      is: "App: This view hierarchy has no views: 2 of 2 responses are empty.")
    try expect(HierarchyBundle("{}", "[]", "7", "{\"topLevelGroups\":{\"a\":7}}").refusal, isNot: nil)
    expect(refusal(of: "PK\u{3}\u{4}")?.contains("zip archive"), is: true)
  }

  @Test("any single byte may be changed without harm")
  func mutations() throws {
    let text = capture(object("0x1", "UIWindow", subviews(object("0x2", "A"))))
    var state: UInt64 = 7
    for _ in 0..<2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var bytes = Array(text.utf8)
      bytes[Int((state >> 33) % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: state >> 20)
      // Whether it is read or refused does not matter here.
      _ = try? ScreenReader.read(Data(bytes), name: "x")
    }
  }
}
