import Expectations
import FingerpostScreens
import Foundation
import Testing

/// Shapes in which tools print the same elements now and then: a table, lines of JSON, a holder without a size, a piece.
@Suite("Readers: shapes of what tools print")
nonisolated struct ReadersToolShapesTests {
  private static let table = """
    Running on iPhone 16

    element_num,depth,attributes,parent_num
    0,0,"bounds=[0,0][0,0]",
    1,1,"accessibilityText=Shop; bounds=[0,0][390,844]; enabled=true",0
    2,2,"accessibilityText=Pay ""now""; later; resource-id=cart.pay; bounds=[20,700][370,750]",1
    3,2,"text=2 items, one
    of them free; bounds=[20,100][370,120]; enabled=true",1
    4,1,"bounds=[0,0][0,0]",0
    5,2,"accessibilityText=12:41; bounds=[0,0][100,20]; enabled=true",4

    """

  @Test("Maestro's table is read as its JSON is, each element on the line of its row")
  func table() throws {
    let screen = try read(Self.table)
    expect(screen.kind, is: .accessibilityTree)
    expect(screen.outline, is: "Application(Element(Element Element) Element)")
    expect(
      screen.views.map(\.label), is: [nil, "Shop", "Pay \"now\"; later", "2 items, oneof them free", "12:41"])
    expect(screen.views.map(\.line), is: [4, 5, 6, 7, 10])
    expect(screen.views[2].identifier, is: "cart.pay")
    expect(screen.views[2].printedFrame, is: CGRect(x: 20, y: 700, width: 350, height: 50))
    // What is false is left out.
    expect(screen.views.map(\.isEnabled), is: [nil, true, false, true, true])
    let columns = """
      element_num,depth,bounds,attributes,parent_num
      7,7,"[20,700][370,750]","accessibilityText=Pay; resource_id=cart.pay",6
      """
    let older = try read(columns)
    #expect(older.outline == "Element" || older.outline == "Application(Element)")
    let pay = try #require(older.views.last)
    #expect(pay.identifier == "cart.pay" && pay.isEnabled == nil)
    expect(pay.printedFrame, is: CGRect(x: 20, y: 700, width: 350, height: 50))
  }

  @Test("a table that is cut anywhere, or has rows that are none, does no harm")
  func tables() {
    let bytes = Array(Self.table.utf8)
    for end in bytes.indices { _ = try? read(bytes: Array(bytes[..<end])) }
    expect(refusal(of: "element_num,depth,attributes,parent_num\n"), isNot: nil)
    expect(refusal(of: "element_num,depth,attributes,parent_num\n1,x,\"bounds=[0,0][1,1]\",\n"), isNot: nil)
    let deep = (0..<20_000).map { "\($0),\($0),\"bounds=[0,0][9,9]\"," }.joined(separator: "\n")
    #expect(throws: Never.self) { try read("element_num,depth,attributes,parent_num\n\(deep)").views.count }
  }

  @Test("an element that only holds others and has no size is no place at which a touch is missed")
  func holder() throws {
    let maestro = """
      {"attributes": {"bounds": "[0,0][0,0]"}, "children": [
        {"attributes": {"accessibilityText": "Shop", "bounds": "[0,0][390,844]"}, "children": [
          {"attributes": {"accessibilityText": "Pay", "bounds": "[20,700][370,750]"}, "children": []},
          {"attributes": {"bounds": "[9,9][9,9]"}, "children": [
            {"attributes": {"accessibilityText": "In", "bounds": "[20,100][370,150]"}, "children": []}]}]},
        {"attributes": {"bounds": "[0,0][0,0]"}, "children": [
          {"attributes": {"accessibilityText": "12:41", "bounds": "[0,0][100,20]"}, "children": []}]}]}
      """
    // One that stands inside and has an empty frame is a view like any other: UIKit does not look into it.
    try expect(read(maestro).outline, is: "Application(Element(Element Element(Element)) Element)")
    let runner = """
      {"axElement": {"elementType": 0, "label": "", "frame": {"X": 0, "Y": 0, "Width": 0, "Height": 0}, "children": [
        {"elementType": 2, "label": "Shop", "frame": {"X": 0, "Y": 0, "Width": 390, "Height": 844}, "children": [
          {"elementType": 9, "label": "Pay", "enabled": false,
           "frame": {"X": 20, "Y": 700, "Width": 350, "Height": 50}, "children": []}]}]}, "depth": 3}
      """
    try expect(read(runner).outline, is: "Application(Button)")
    let driver = """
      {"value": {"type": "XCUIElementTypeApplication", "isVisible": "1", "rect": {"x": 0, "y": 0, "width": 0, "height": 0},
        "children": [{"type": "XCUIElementTypeWindow", "isVisible": "1", "children": [
          {"type": "XCUIElementTypeButton", "label": "Pay", "isVisible": "1",
           "rect": {"x": 20, "y": 700, "width": 350, "height": 50}}]}]}}
      """
    let screen = try read(driver)
    let button = try #require(screen.views.last)
    #expect(button.label == "Pay" && button.frame.origin == CGPoint(x: 20, y: 700))
    #expect(screen.views.dropLast().allSatisfy { $0.printedFrame.size != .zero })
  }

  @Test("elements that are documents of their own, line after line, are one list")
  func lines() throws {
    let one =
      #"{"AXLabel": "Pay", "type": "Button", "frame": {"x": 20, "y": 264, "width": 362, "height": 44}}"#
    let other = """
      {
        "AXLabel": "Keep",
        "type": "Button",
        "frame": { "x": 20, "y": 308, "width": 362, "height": 44 }
      }
      """
    for text in ["$ idb ui describe-all | jq '.[]'\n\(one)\n\(other)\n", "\n\(one)\n\n\(other)"] {
      let screen = try read(text)
      expect(screen.outline, is: "Application(Button Button)", "\(text)")
      expect(screen.views.map(\.label), is: [nil, "Pay", "Keep"])
    }
    try expect(read("\(one)\n\(one.dropLast(20))").views.count, is: 3)
    try expect(read("\(one)\nThen the button was tapped.\n").outline, is: "Button")
    // Two whole trees are two screens, of which the first is read.
    let tree =
      #"{"type": "Application", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, "children": [\#(one)]}"#
    try expect(read("\(tree)\n\(tree)").outline, is: "Application(Button)")
  }

  @Test("mobile-mcp's list of elements is read; Android's elements are refused in any dialect")
  func mobile() throws {
    let text =
      #"Found these elements on screen: [{"ref":"@e1","type":"Button","text":"Pay","label":"Pay","identifier":"cart.pay","coordinates":{"x":20,"y":700,"width":350,"height":50}},{"type":"StaticText","label":"2 items","coordinates":{"x":20,"y":100,"width":350,"height":20}}]"#
    let screen = try read(text)
    expect(screen.outline, is: "Application(Button StaticText)")
    #expect(screen.views.map(\.label) == [nil, "Pay", "2 items"] && screen.views[1].identifier == "cart.pay")
    #expect(!screen.limits.contains { $0.hasPrefix("Which tool wrote") })
    let android = text.replacing("\"Button\"", with: "\"android.widget.Button\"")
    expect(
      refusal(of: android),
      is: "paste:1: These are elements of Android's (android.widget.Button); only iOS's are read.")
  }

  @Test("elements of a page source without what holds them are refused by name")
  func pieces() throws {
    let image = #"<XCUIElementTypeImage enabled="true" x="7" y="3" width="9" height="9"/>"#
    let other = #"<XCUIElementTypeOther x="0" y="0" width="99" height="99">\#(image)</XCUIElementTypeOther>"#
    for text in [
      "\(image)\n</XCUIElementTypeOther>\n\(other)", "\(image)\n\(other)", "\(other)\n\(other)",
      "</XCUIElementTypeOther>\n\(other)\n</XCUIElementTypeWindow></AppiumAUT>",
    ] {
      expect(refusal(of: text)?.contains("without the one that holds them"), is: true, "\(text)")
    }
    try expect(read("\(other)\nand more <text>").views.count, is: 2)
    let holder = "<hierarchy>\(other)</hierarchy>"
    try expect(read(holder).outline, is: "XCUIElementTypeOther(XCUIElementTypeImage)")
    expect(
      refusal(
        of: #"<RCTView alpha="1.0" class="RCTView" height="1" visibility="visible" width="1" x="0" y="0" />"#)?
        .contains("Detox's hierarchy"), is: true)
  }

  @Test("a page source in a string of a string, as logs of a server have it, is read")
  func twiceEscaped() throws {
    let source = #"<XCUIElementTypeApplication type="a" x="0" y="0" width="390" height="844"/>"#
    let once = source.replacing("\"", with: "\\\"")
    let twice = "{\\n  \\\"value\\\" : \\\"\(once.replacing("\\", with: "\\\\"))"
      .replacing("\\\\\"", with: "\\\\\\\"")
    for text in ["got response: \"\(once)\"", "[debug] Got response with status 200: \"\(twice)"] {
      let screen = try read(text)
      expect(screen.outline, is: "XCUIElementTypeApplication", "\(text)")
    }
  }

  @Test("a document that ends early is half read, since what is in front comes last")
  func endsEarly() throws {
    let button = #"{"AXLabel": "Pay", "type": "Button", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}"#
    #expect(try read("[\(button), {\"AXLa").isHalfRead && !read("[\(button), \(button)]").isHalfRead)
    let source = #"<AppiumAUT><XCUIElementTypeButton x="0" y="0" width="9" height="9"/>"#
    #expect(try read(source).isHalfRead && !read(source + "</AppiumAUT>").isHalfRead)
    let tree = "Element subtree:\n Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: 'a'\n"
    #expect(try !read(tree).isHalfRead && read(tree + "   Button, 0x2, {{0.0, 0.0}, {9").isHalfRead)
  }

  @Test("elements that a query of XCUITest finds lie on one screen")
  func query() throws {
    let screen = try read(
      """
          t =   351.05s Requesting snapshot of accessibility hierarchy for app with pid 8736
      Find: Target Application 'com.example.Shop'
        Output: {
          Application, 0x1, pid: 8736, label: 'Shop'
        }
        ↪︎Find: Descendants matching type Button
          Output: {
            Button, 0x2, {{25.0, 542.0}, {369.0, 41.0}}, identifier: 'pay', label: 'Pay'
            Button, 0x3, {{9.0, 825.0}, {72.0, 73.0}}, label: 'Emoji'
          }
      """)
    #expect(screen.outline == "Application(Button Button)" && screen.unreadLines == 0)
    expect(screen.views[0].printedFrame, is: CGRect(x: 0, y: 0, width: 394, height: 898))
    expect(screen.views[2].frame.origin, is: CGPoint(x: 9, y: 825))
    #expect(screen.limits.contains { $0.hasPrefix("The list does not say how large the screen is") })
  }
}
