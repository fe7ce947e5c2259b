import Expectations
import FingerpostScreens
import Foundation
import Testing

/// Elements with frames and roles as JSON: AXe, idb, XcodeBuildMCP, WebDriverAgent, Maestro, and tools that nobody knows.
@Suite("Readers: rectangles with roles as JSON")
nonisolated struct ReadersRectangleTests {
  /// The same three elements as each tool writes them.
  private static let axe = """
    [{"AXFrame": "{{0, 0}, {390, 844}}", "frame": {"x": 0, "y": 0, "width": 390, "height": 844},
      "type": "Application", "role": "AXApplication", "AXLabel": "Shop", "enabled": true, "custom_actions": [],
      "children": [
        {"frame": {"x": 20, "y": 700.5, "width": 350, "height": 50}, "type": "Button", "AXLabel": "Pay",
         "AXUniqueId": "cart.pay", "enabled": false, "children": [], "pid": 1},
        {"frame": {"x": 20, "y": 100, "width": 350, "height": 20}, "role": "AXStaticText", "AXLabel": null,
         "AXValue": "2 items", "enabled": true, "children": []}]}]
    """

  private static let webDriver = """
    {"sessionId": "x", "value": {"type": "Application", "label": "Shop", "isEnabled": "1", "isVisible": "1",
      "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "rawIdentifier": null, "children": [
        {"type": "Button", "label": "Pay", "rawIdentifier": "cart.pay", "isEnabled": "0", "isVisible": "1",
         "rect": {"origin": {"x": 20, "y": 700.5}, "size": {"width": 350, "height": 50}}},
        {"type": "StaticText", "label": null, "value": "2 items", "isEnabled": "1", "isVisible": "1",
         "frame": "{{20, 100}, {350, 20}}"}]}}
    """

  private static let maestro = """
    {"attributes": {"accessibilityText": "Shop", "bounds": "[0,0][390,844]", "enabled": "true"}, "children": [
      {"attributes": {"accessibilityText": "Pay", "resource-id": "cart.pay", "bounds": "[20,700][370,750]",
        "enabled": "false"}, "children": []},
      {"attributes": {"text": "2 items", "bounds": "[20,100][370,120]", "enabled": "true"}, "children": []}]}
    """

  private static let runtime = """
    {"schema": "s", "data": {"capture": {"type": "runtime-snapshot", "elements": [
      {"ref": "e1", "role": "application", "label": "Shop", "frame": {"x": 0, "y": 0, "width": 390, "height": 844},
       "state": {"enabled": true, "visible": true}},
      {"ref": "e2", "role": "button", "label": "Pay", "identifier": "cart.pay",
       "frame": {"x": 20, "y": 700.5, "width": 350, "height": 50}, "state": {"enabled": false, "visible": true}},
      {"ref": "e3", "role": "text", "label": "2 items", "frame": {"x": 20, "y": 100, "width": 350, "height": 20},
       "state": {"enabled": true}}]}}}
    """

  private static let unknown = """
    {"screen": "cart", "tree": {"elementType": "Application", "name": "Shop", "bounds": [0, 0, 390, 844], "nodes": [
      {"elementType": "button", "name": "Pay", "testID": "cart.pay", "bounds": [[20, 700.5], [350, 50]],
       "isEnabled": false},
      {"elementType": "text", "name": "2 items", "bounds": {"left": 20, "top": 100, "right": 370, "bottom": 120},
       "isEnabled": true}]}}
    """

  @Test(
    "each tool's elements are read with their types, labels, ids and frames",
    arguments: [
      (axe, Screen.Kind.accessibilityTree), (webDriver, .pageSource), (maestro, .accessibilityTree),
      (runtime, .accessibilityTree), (unknown, .accessibilityTree),
    ])
  func dialects(text: String, kind: Screen.Kind) throws {
    let screen = try read(text)
    expect(screen.kind, is: kind)
    let types = text == Self.maestro ? "Element(Element Element)" : "Application(Button StaticText)"
    expect(screen.outline, is: types)
    expect(screen.views.map(\.label), is: ["Shop", "Pay", "2 items"])
    expect(screen.views[1].identifier, is: "cart.pay")
    expect(screen.views.map(\.isEnabled), is: [screen.views[0].isEnabled, false, true])
    let height = text == Self.maestro ? 700.0 : 700.5
    expect(screen.views[1].printedFrame, is: CGRect(x: 20, y: height, width: 350, height: 50))
    expect(screen.views[2].printedFrame, is: CGRect(x: 20, y: 100, width: 350, height: 20))
    #expect(screen.knowledge.depth == .none && screen.knowledge.interaction == .none)
    #expect(screen.warnings.isEmpty && screen.unreadLines == 0)
  }

  @Test("a document may follow a few words on its line, and types may be the numbers of XCTest")
  func midLine() throws {
    let screen = try read(
      """
      12:41:05.342: x:125 y:760 point info: {
        "elementType": 2, "label": "", "identifier": "shop", "frame": {"X": 0, "Y": 0, "Width": 393, "Height": 852},
        "children": [{"elementType": 9, "label": "Pay", "frame": {"X": 16, "Y": 700, "Width": 361, "Height": 50}}]
      }
      """)
    #expect(screen.outline == "Application(Button)" && screen.views[1].label == "Pay")
  }

  @Test("that a tool is not known is said")
  func guessed() throws {
    let sentence = "Which tool wrote this JSON is not known; what its keys mean is guessed from their names."
    #expect(try read(Self.unknown).limits.contains(sentence))
    for text in [Self.axe, Self.webDriver, Self.maestro, Self.runtime] {
      #expect(try !read(text).limits.contains(sentence))
    }
  }

  @Test("a banner, a fence, an envelope and a string in an answer change nothing")
  func wrappings() throws {
    let bare = try read(Self.axe)
    func string(_ text: String) throws -> String {
      String(decoding: try JSONEncoder().encode([text]), as: UTF8.self).dropFirst().dropLast().description
    }
    let inString = try string(Self.axe)
    let answer =
      "{\"jsonrpc\": \"2.0\", \"result\": {\"content\": [{\"type\": \"text\", \"text\": \(inString)}]}}"
    for text in [
      "Accessibility hierarchy retrieved successfully:\n```json\n\(Self.axe)\n```\n\nNext steps:\n- tap\n",
      "{\"schema\": \"x\", \"didError\": false, \"data\": {\"capture\": {\"uiHierarchy\": \(Self.axe)}}}",
      answer,
      "{\"content\": [{\"type\": \"text\", \"text\": \"Done.\"}, {\"type\": \"text\", \"text\": \(inString)}]}",
      "{\"content\": [{\"type\": \"text\", \"text\": \(try string("ok\n```json\n" + Self.axe + "\n```"))}]}",
      Self.axe.split(separator: "\n").map { "> " + $0 }.joined(separator: "\n"),
      Self.axe.replacing("\n", with: "\r\n"), Self.axe.replacing("\n", with: ""),
    ] {
      let screen = try read(text)
      #expect(screen.outline == bare.outline && screen.kind == .accessibilityTree, "\(text)")
      expect(screen.views.map(\.printedFrame), is: bare.views.map(\.printedFrame))
      #expect(screen.warnings.isEmpty)
    }
  }

  @Test("a list without nesting puts small elements in front of large ones, and says so")
  func flat() throws {
    let screen = try read(
      """
      [{"AXLabel": "App", "type": "Application", "frame": {"x": 0, "y": 0, "width": 402, "height": 874}},
       {"AXLabel": "Mail", "type": "TextField", "frame": {"x": 36, "y": 260, "width": 330, "height": 44}},
       {"AXLabel": null, "type": "Group", "frame": {"x": 0, "y": 0, "width": 402, "height": 874}}]
      """)
    expect(screen.outline, is: "Application(Group TextField)")
    #expect(screen.limits.contains { $0.hasPrefix("The list says neither what is in what") })
  }

  @Test("in a list without an application all elements lie on one screen, which reaches as far as they do")
  func noApplication() throws {
    let submit =
      #"{"AXLabel": "Submit", "AXFrame": "{{120, 680}, {180, 44}}", "AXType": "Button", "AXEnabled": true}"#
    let cancel =
      #"{"AXLabel": "Cancel", "AXFrame": "{{120, 730}, {180, 44}}", "AXType": "Button", "AXEnabled": false}"#
    let screen = try read("[\(submit), \(cancel)]")
    expect(screen.outline, is: "Application(Button Button)")
    expect(screen.views[0].printedFrame, is: CGRect(x: 0, y: 0, width: 300, height: 774))
    expect(screen.views.map(\.isEnabled), is: [nil, true, false])
    #expect(screen.limits.contains { $0.hasPrefix("The list does not say how large the screen is") })
    // Also a list in an envelope, and elements with others in them.
    let nested =
      #"{"roots": [{"role": "button", "label": "Back", "frame": {"x": 16, "y": 62, "width": 44, "height": 44}, "children": []}]}"#
    try expect(read(nested).outline, is: "Application(Button)")
    let inner = submit.dropLast() + #", "children": [\#(cancel)]}"#
    try expect(read("[\(inner), \(cancel)]").outline, is: "Application(Button(Button) Button)")
  }

  @Test("what is listed beside the application lies in it; a second application does not")
  func besideApplication() throws {
    func element(_ type: String, _ children: String = "") -> String {
      #"{"AXLabel": "a", "type": "\#(type)", "frame": {"x": 0, "y": 0, "width": 400, "height": 800}, "children": [\#(children)]}"#
    }
    let text =
      "[\(element("Group", element("Button"))), \(element("Application", element("Slider"))), \(element("Application"))]"
    try expect(read(text).outline, is: "Application(Slider Group(Button)) Application")
  }

  @Test("elements of no size say that the tool saw nothing, and what to do")
  func empty() {
    let axe =
      #"[{"AXFrame": "{{0, 0}, {0, 0}}", "frame": {"x": 0, "y": 0, "width": 0, "height": 0}, "AXLabel": null, "type": "Application", "children": []}]"#
    let maestro =
      #"{"attributes": {}, "children": [{"attributes": {"bounds": "[0,0][0,0]", "resource-id": ""}, "children": []}]}"#
    for text in [axe, maestro] {
      expect(refusal(of: text)?.contains("Each element of this JSON has an empty frame"), is: true, "\(text)")
    }
  }

  @Test("cut anywhere, a document is read as far as it goes")
  func everyPrefix() throws {
    let whole = try read(Self.axe).views
    let bytes = Array(Self.axe.utf8)
    for end in bytes.indices {
      guard let screen = try? read(bytes: Array(bytes[..<end])) else { continue }
      #expect(screen.isCutOff || screen.views.count == whole.count, "at \(end)")
      for (cut, view) in zip(screen.views, whole) where cut.printedFrame != .zero {
        expect(cut.printedFrame, is: view.printedFrame, "at \(end)")
      }
    }
  }

  @Test("JSON without elements is refused, and text of a label is no screen")
  func others() throws {
    expect(refusal(of: "{\"name\": \"fingerpost\", \"size\": {\"width\": 1, \"height\": 2}}"), isNot: nil)
    expect(refusal(of: "[{\"id\": 1, \"children\": []}, {\"id\": 2}]"), isNot: nil)
    let screen = try read(
      "{\"type\": \"Window\", \"label\": \"<UIView: 0x1; frame = (0 0; 1 1)>\", \"rect\": {\"x\": 1, \"y\": 2, \"width\": 3, \"height\": 4}}"
    )
    expect(screen.outline, is: "Window")
  }

  @Test("depth, keys and numbers that no tool writes are read without harm")
  func hostile() {
    let deep = String(repeating: "{\"AXLabel\": \"\", \"children\": [", count: 100_000)
    expect(refusal(of: deep), isNot: nil)
    let frame =
      "\"AXLabel\": \"a\", \"frame\": {\"x\": 0, \"y\": 0, \"width\": 9, \"height\": 9}, \"children\": ["
    #expect(throws: Never.self) { try read(String(repeating: "{" + frame, count: 20_000)).views.count }
    #expect(throws: Never.self) {
      try read(
        "[{\"AXLabel\": 1, \"frame\": {\"x\": 1e999, \"y\": 0, \"width\": 9, \"height\": 9}},"
          + "{\"AXLabel\": {}, \"AXFrame\": \"{{1, 2}, {3, 4}}\", \"frame\": 7, \"type\": [], \"enabled\": \"maybe\"}]"
      )
    }
  }
}
