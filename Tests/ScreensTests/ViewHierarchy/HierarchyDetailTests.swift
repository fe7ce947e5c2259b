import Expectations
import Fingerpost
import FingerpostProperties
import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

/// What is read of a bundle besides its tree: fonts, screens, scroll views, the file `metadata`.
@Suite("Readers: details of view hierarchies")
nonisolated struct HierarchyDetailTests {
  @Test("fonts, text colors and alignments are read for the picture")
  func texts() throws {
    let font =
      "{\"fontName\":\".SFUI-Bold\",\"familyName\":\".SF\",\"pointSize\":\"0x1.1p+4\",\"ascender\":\"0x1p+4\"}"
    let blue = "{\"colorSpaceName\":\"s\",\"componentValues\":[\"0\",\"0\",\"1\",\"1\"]}"
    let screen = try HierarchyBundle(
      capture(object("0x1", "UILabel"), object("0x2", "UILabel"), object("0x3", "UILabel")),
      properties(
        property("0x1.font", "font", font), property("0x1.textColor", "color", blue),
        property("0x1.textAlignment", "integer", "\"1\""),
        property("0x2.textAlignment", "integer", "\"2\""),
        property("0x3.font", "font", "{\"fontName\":\"X\"}"))
    ).read()
    var style = ScreenTextStyle()
    style.fontName = ".SFUI-Bold"
    style.pointSize = 17
    style.color = ScreenColor(red: 0, green: 0, blue: 1, alpha: 1)
    style.alignment = .center
    expect(screen.views[0].textStyle, is: style)
    #expect(screen.views[1].textStyle?.alignment == .right && screen.views[2].textStyle == nil)
    expect(screen.warningTexts, is: ["-: 1 property has a value that was not understood."])
  }

  @Test("the screen that a window names has the size and the scale, and the application names the key window")
  func screens() throws {
    let application = group("UIKit.UIApplication", object("0x9", "UIApplication"))
    let displays = group("UIKit.UIScreen", object("0x7", "UIScreen"), object("0x8", "UIScreen"))
    let windows = group("UIKit.UIWindow", object("0x1", "UIWindow"), object("0xA2", "UIWindow"))
    let screen = try HierarchyBundle(
      "{\"topLevelGroups\":{\"a\":\(application),\"b\":\(displays),\"c\":\(windows)}}",
      properties(
        property("0x7.bounds", "CGf,CGf,CGf,CGf", "[\"0\",\"0\",\"1920\",\"1080\"]"),
        property("0x8.bounds", "CGf,CGf,CGf,CGf", "[\"0\",\"0\",\"390\",\"844\"]"),
        property("0x8.scale", "CGf", "\"3\""),
        property("0x1.screen", "objectInfo", "{\"className\":\"UIScreen\",\"memoryAddress\":\"0x8\"}"),
        property("0x9.keyWindow", "objectInfo", "{\"className\":\"UIWindow\",\"memoryAddress\":\"0xa2\"}"))
    ).read()
    #expect(screen.size == CGSize(width: 390, height: 844) && screen.scale == 3)
    expect(screen.views.map(\.isKeyWindow), is: [false, true])
  }

  @Test("A key window is key, and the screen has its size, in the engine's views")
  @MainActor func building() throws {
    var screen = Screen(kind: .viewHierarchy, views: [ScreenView(className: "UIWindow")])
    screen.views[0].isWindow = true
    expect(ScreenBuilder(screen).build().world.application.keyWindow, is: nil)
    screen.views[0].isKeyWindow = true
    screen.size = CGSize(width: 390, height: 844)
    let built = ScreenBuilder(screen).build()
    expect(built.world.application.keyWindow, isSame: built.views[0])
    expect(built.world.screenSize, is: CGSize(width: 390, height: 844))
  }

  @Test("scroll views bounce and zoom as the bundle says, and controls are selected")
  @MainActor func scrolling() throws {
    let screen = try HierarchyBundle(
      capture(
        object(
          "0x9", "UIWindow",
          subviews(
            object("0x1", "UIScrollView", subviews(object("0x4", "UIView"))), object("0x2", "UIButton"),
            object("0x3", "UITextView")))),
      properties(
        property("0x1.alwaysBounceVertical", "b", "\"1\""),
        property("0x1.alwaysBounceHorizontal", "b", "\"0\""),
        property("0x1.bouncesZoom", "b", "\"0\""), property("0x1.minimumZoomScale", "CGf", "\"0x1p-1\""),
        property("0x1.maximumZoomScale", "CGf", "\"4\""), property("0x2.selected", "b", "\"1\""),
        property("0x3.selectable", "b", "\"0\""))
    ).read()
    let scrolling = try #require(screen.views[1].scrolling)
    #expect(scrolling.alwaysBounceVertical == true && scrolling.alwaysBounceHorizontal == false)
    #expect(scrolling[flag: "bouncesZoom"] == false && scrolling.canZoom)
    expect(screen.views.last?.isSelectable, is: false)
    var builder = ScreenBuilder(screen)
    builder.buildsBehavior = true
    let built = builder.build()
    let scrollView = try #require(built.views[1] as? UIScrollView)
    #expect(scrollView.alwaysBounceVertical && !scrollView.alwaysBounceHorizontal && !scrollView.bouncesZoom)
    #expect(scrollView.minimumZoomScale == 0.5 && scrollView.maximumZoomScale == 4)
    expect(scrollView.delegate?.viewForZooming(in: scrollView), isSame: built.views[2])
    expect((built.views[3] as? UIControl)?.isSelected, is: true)
  }

  @Test(
    "scales that make no sense are not zooming", arguments: [("1", "1"), ("2", "1"), ("0", "4"), ("-1", "4")])
  func scales(minimum: String, maximum: String) throws {
    let screen = try HierarchyBundle(
      capture(object("0x1", "UIScrollView")),
      properties(
        property("0x1.minimumZoomScale", "CGf", "\"\(minimum)\""),
        property("0x1.maximumZoomScale", "CGf", "\"\(maximum)\""))
    ).read()
    expect(screen.views[0].scrolling?.canZoom, is: false)
  }

  @Test("the file metadata names the application, and the diagnosis only says that it does")
  func metadata() throws {
    let bundle = try HierarchyBundle(capture(object("0x1", "UIWindow")))
    #expect(ScreenReader.diagnosis(folder: bundle.path).contains("metadata: none"))
    let file = URL(fileURLWithPath: bundle.path + "/metadata")
    let text = """
      <plist version="1.0"><dict>
        <key>DocumentVersion</key> <string>2.1</string>
        <key>RunnableDisplayName</key><string>Tea &amp; &lt;Co&gt;</string>
        <key>RunnablePID</key><integer>4711</integer>
      </dict></plist>
      """
    try Data(text.utf8).write(to: file)
    try expect(bundle.read().application, is: "Tea & <Co> (process 4711)")
    #expect(
      ScreenReader.diagnosis(folder: bundle.path).contains("metadata: version 2.1, application named"))
    // A property list that leads nowhere is no reason to refuse the rest.
    for other in [
      "", "bplist00", String(repeating: "<array>", count: 10_000), "<key>RunnableDisplayName</key>",
    ] {
      try Data(other.utf8).write(to: file)
      try expect(bundle.read().application, is: nil)
    }
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/etc/hostname")
    try expect(bundle.read().application, is: nil)
  }
}
