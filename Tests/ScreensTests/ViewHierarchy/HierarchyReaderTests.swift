import Expectations
import Fingerpost
import FingerpostProperties
import FingerpostReading
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

/// What is read of the bundles that Xcode exports.
@Suite("Readers: view hierarchies")
nonisolated struct HierarchyReaderTests {
  private let rectangle = "CGf, CGf, CGf, CGf"

  @Test("objects become views with their subviews back to front")
  func tree() throws {
    let bundle = try HierarchyBundle(
      capture(
        object(
          "0x1", "UIWindow", subviews(object("0x2", "A", subviews(object("0x3", "B"))), object("0x4", "C")))))
    let screen = try bundle.read()
    expect(screen.outline, is: "UIWindow(A(B) C)")
    #expect(screen.kind == .viewHierarchy && screen.views[0].isWindow && !screen.views[1].isWindow)
  }

  @Test("numbers are read in every spelling, and the layer decides about geometry")
  func geometry() throws {
    let layer = "\"additionalGroups\":[\(group("QuartzCore.CALayer", object("0x9", "CALayer")))]"
    let bundle = try HierarchyBundle(
      capture(object("0x1", "UIView", layer)),
      properties(
        property("0x9.bounds", rectangle, "[\"0x0p+0\",\"-0x1.8p+1\",\"0x1.9p+6\",\"50.5\"]"),
        property("0x1.bounds", rectangle, "[\"0\",\"0\",\"1\",\"1\"]"),
        property("0x9.position", "CGf, CGf", "[\"0x1.9p+5\",\"25.25\"]"),
        property("0x1.alpha", "CGf", "\"0x1p-1\""), property("0x1.hidden", "b", "\"1\"")))
    let view = try #require(try bundle.read().views.first)
    expect(view.bounds, is: CGRect(x: 0, y: -3, width: 100, height: 50.5))
    expect(view.frame, is: CGRect(x: 0, y: 0, width: 100, height: 50.5))
    #expect(view.alpha == 0.5 && view.isHidden)
    expect(view.doubts, is: ["its layer has other bounds than itself"])
  }

  @Test("a wrapper around a layer has the place and the size, and hides the view")
  func wrapper() throws {
    let inner = "\"childGroup\":\(group("QuartzCore.CALayer", object("0x9", "CALayer")))"
    let layers =
      "\"additionalGroups\":[\(group("QuartzCore.CALayer", object("0x8", "_UIMultiLayer", inner)))]"
    let bundle = try HierarchyBundle(
      capture(object("0x1", "UIView", layers)),
      properties(
        property("0x9.delegate", "objectInfo", "{\"className\":\"UIView\",\"memoryAddress\":\"0x1\"}"),
        property("0x8.bounds", rectangle, "[\"0\",\"0\",\"40\",\"40\"]"),
        property("0x9.bounds", rectangle, "[\"0\",\"0\",\"4\",\"4\"]"),
        property("0x8.position", "CGf, CGf", "[\"20\",\"20\"]"),
        property("0x8.hidden", "b", "\"1\""), property("0x1.hidden", "b", "\"0\""),
        property("0x9.masksToBounds", "b", "\"1\"")))
    let view = try #require(try bundle.read().views.first)
    expect(view.bounds.size, is: CGSize(width: 40, height: 40))
    #expect(view.isHidden && view.clipsToBounds)
  }

  @Test("later responses refine earlier ones, in the order of their numbers and by their status")
  func refining() throws {
    var responses = [capture(object("0x1", "UIView"))]
    for number in 1...11 { responses.append(properties(property("0x1.alpha", "CGf", "\"0.\(number)\""))) }
    responses.append(properties(property("0x1.alpha", "CGf", "\"1\"", status: 8)))
    responses.append(properties(property("0x1.alpha", "CGf", "\"1\"", status: 0)))
    let screen = try HierarchyBundle(responses.map { Data($0.utf8) }).read()
    expect(screen.views[0].alpha, is: 0.11)
    expect(screen.warningTexts, is: ["-: 1 property could not be read from the application."])
  }

  @Test("a new capture discards what came before, since addresses are used again")
  func captures() throws {
    let bundle = try HierarchyBundle(
      capture(object("0x1", "UIView", subviews(object("0x2", "Old")))),
      properties(property("0x1.hidden", "b", "\"1\"")),
      capture(object("0x1", "New")))
    let screen = try bundle.read()
    #expect(screen.outline == "New" && !screen.views[0].isHidden)
    expect(screen.warningTexts, is: ["-: There are 2 captures; the last was read."])
  }

  @Test("classes have the superclasses that the bundle tells, up to UIKit's own")
  func classes() throws {
    let classes =
      ",\"classInformation\":{\"className\":\"UIView\",\"subclasses\":[{\"className\":\"UIControl\",\"subclasses\":"
      + "[{\"className\":\"UIButton\",\"subclasses\":[{\"className\":\"Shop.Base\",\"subclasses\":"
      + "[{\"className\":\"Shop.Buy\"}]}]}]}]}"
    let buy = object("0x2", "Shop.Buy")
    let screen = try HierarchyBundle(capture(object("0x1", "UIWindow", subviews(buy)), also: classes)).read()
    expect(screen.views[1].superclasses, is: ["Shop.Base", "UIButton"])
    expect(screen.views[1].baseClass, is: "UIButton")
    expect(screen.standardClasses(), is: [nil, .button])
  }

  @Test("a failed round trip and values that are not understood are counted")
  func failures() throws {
    let bundle = try HierarchyBundle(
      capture(object("0x1", "UIView")), "{\"request\":{}}",
      properties(
        property("0x1.alpha", "CGf", "\"much\""), property("0x1.hidden", "b", "[]"),
        property("0x1.bounds", rectangle, "[\"1\"]"), property("0x1.image", "image", "{}")))
    try expect(
      bundle.read().warningTexts,
      is: [
        "-: 1 response is empty, because a request to the application failed.",
        "-: 3 properties have values that were not understood.",
      ])
  }

  @Test("a view controller stands behind the topmost view that names it")
  func controllers() throws {
    let controller = "\"additionalGroups\":[\(group("UIKit.UIViewController", object("0x7", "Shop.Home")))]"
    let screen = try HierarchyBundle(
      capture(
        object(
          "0x1", "UIWindow",
          subviews(object("0x2", "A", controller + "," + subviews(object("0x3", "B", controller)))))
      )
    ).read()
    expect(screen.views.map(\.viewController), is: [nil, "Shop.Home", nil])
  }

  @Test("scroll views, controls and texts are what the bundle says")
  func behavior() throws {
    let screen = try HierarchyBundle(
      capture(object("0x1", "UIScrollView"), object("0x2", "UIButton"), object("0x3", "UILabel")),
      properties(
        property("0x1.scrollEnabled", "b", "\"0\""), property("0x1.delaysContentTouches", "b", "\"0\""),
        property("0x2.enabled", "b", "\"0\""),
        property("0x3.text", "public.plain-text", "\"Buy \\u00e4\\n\\\\\"")
      )
    ).read()
    expect(screen.views[0].scrolling?.isScrollEnabled, is: false)
    expect(screen.views[0].scrolling?.delaysContentTouches, is: false)
    expect(screen.views[1].isEnabled, is: false)
    expect(screen.views[2].label, is: "Buy ä \\")
  }

  @Test("a single response is read as a file")
  func file() throws {
    try expect(read(capture(object("0x1", "UIWindow"))).outline, is: "UIWindow")
  }

  @Test("recognizers of a second input find their views by address")
  func recognizers() throws {
    var screen = try HierarchyBundle(capture(object("0x1", "UIWindow", subviews(object("0xAb", "A"))))).read()
    let paste = "<UITapGestureRecognizer: 0x7; state = Possible; view = <A: 0xab>; numberOfTapsRequired = 2>"
    try screen.addRecognizers(from: Data(paste.utf8), name: "paste")
    try screen.addRecognizers(from: Data(paste.utf8), name: "paste")
    expect(screen.views[1].recognizers?.map(\.settings.numberOfTapsRequired), is: [2])
    #expect(throws: ScreenReadError.self) {
      try screen.addRecognizers(from: Data(paste.replacing("0xab", with: "0xcd").utf8), name: "paste")
    }
    #expect(throws: ScreenReadError.self) { try screen.addRecognizers(from: Data("nil".utf8), name: "paste") }
  }

  @Test("the diagnosis has numbers and no names")
  func diagnosis() throws {
    let bundle = try HierarchyBundle(
      capture(object("0x1", "Secret.View")),
      properties(property("0x1.text", "public.plain-text", "\"secret\"")))
    let lines = ScreenReader.diagnosis(folder: bundle.path)
    #expect(lines.contains("windows: 1") && lines.contains("  text: 1"))
    #expect(!lines.contains { $0.lowercased().contains("secret") || $0.contains("0x1") })
  }

  @Test("colors and round corners are read for the picture")
  func colors() throws {
    let red =
      "{\"colorSpaceName\":\"kCGColorSpaceExtendedSRGB\",\"componentValuesFormat\":\"CGf, CGf, CGf, CGf\","
      + "\"componentValues\":[\"0x1p+0\",\"-0.1\",\"0x1p-1\",\"0.5\"]}"
    let gray = "{\"colorSpaceName\":\"kCGColorSpaceExtendedGray\",\"componentValues\":[\"0.25\",\"1\"]}"
    let screen = try HierarchyBundle(
      capture(object("0x1", "UIView"), object("0x2", "UIView")),
      properties(
        property("0x1.backgroundColor", "color", red), property("0x2.backgroundColor", "color", gray),
        property("0x2.cornerRadius", "CGf", "\"12\""))
    ).read()
    expect(screen.views[0].backgroundColor, is: ScreenColor(red: 1, green: 0, blue: 0.5, alpha: 0.5))
    expect(screen.views[1].backgroundColor, is: ScreenColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1))
    expect(screen.views[1].cornerRadius, is: 12)
  }
}
