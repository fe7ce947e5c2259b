import Expectations
import FingerpostReading
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

/// Page sources of Appium and WebDriverAgent, and Detox's hierarchy.
@Suite("Readers: page sources")
nonisolated struct ReadersPageSourceTests {
  private static let source = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" enabled="true" visible="true" x="0" y="0" width="375" height="667">
        <XCUIElementTypeWindow enabled="true" visible="true" x="0" y="0" width="375" height="667">
          <XCUIElementTypeOther enabled="true" visible="false" x="0" y="64" width="375" height="603">
            <XCUIElementTypeButton name="buy" label="Buy &amp; &lt;go&gt;" enabled="false" visible="true" x="16" y="100" width="44.5" height="20"/>
            <XCUIElementTypeStaticText value="Total" enabled="true" visible="true" x="16" y="130" width="60" height="12"/>
          </XCUIElementTypeOther>
          <XCUIElementTypeOther enabled="true"/>
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """

  private static let outline =
    "XCUIElementTypeApplication(XCUIElementTypeWindow(XCUIElementTypeOther(XCUIElementTypeButton "
    + "XCUIElementTypeStaticText) XCUIElementTypeOther))"

  @Test("elements become views with frames in their superviews")
  func source() throws {
    let screen = try read(Self.source)
    expect(screen.kind, is: .pageSource)
    expect(screen.outline, is: Self.outline)
    expect(screen.views.map(\.line), is: [3, 4, 5, 6, 7, 9])
    expect(screen.views.map(\.isWindow), is: [false, true, false, false, false, false])
    expect(screen.views[3].frame, is: CGRect(x: 16, y: 36, width: 44.5, height: 20))
    expect(screen.views[3].label, is: "Buy & <go>")
    expect(screen.views[4].label, is: "Total")
    expect(screen.views.map(\.isEnabled), is: [true, true, true, false, true, true])
    #expect(screen.warnings.isEmpty && !screen.limits.isEmpty)
  }

  @Test("not visible is not hidden, and a missing frame is a doubt")
  func doubts() throws {
    let views = try read(Self.source).views
    #expect(!views[2].isHidden)
    expect(views[2].doubts, is: ["it is said not to be visible, which can have many reasons"])
    expect(views[5].doubts, is: ["its frame is missing"])
    #expect(!views[4].isUserInteractionEnabled && views[4].doubts.count == 1)
  }

  @Test("text around the document, a missing prolog, one line and a driver's JSON do no harm")
  func wrappings() throws {
    let oneLine = Self.source.split(separator: "\n").joined()
    let json =
      "{\"value\":\"\(Self.source.replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\",\"sessionId\":\"1\"}"
    let flatJSON = "{\"value\":\"\(oneLine.replacing("\"", with: "\\\""))\"}"
    for text in [
      "[debug] the source:\n\(Self.source)\nand more <text>\n", oneLine, json, flatJSON,
      Self.source.split(separator: "\n").dropFirst().joined(separator: "\n"),
      Self.source.split(separator: "\n").dropFirst(2).dropLast().joined(separator: "\n"),
      Self.source.replacing("\n", with: "\r\n"), "\u{FEFF}" + Self.source,
      Self.source.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\""),
      "<!-- a <comment> -->\n" + Self.source,
    ] {
      try expect(read(text).outline, is: Self.outline, "\(text.prefix(60))")
    }
  }

  @Test("an application without a frame is not a view")
  func application() throws {
    let screen = try read(
      "<XCUIElementTypeApplication name=\"a\"><XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>"
        + "</XCUIElementTypeApplication>")
    expect(screen.outline, is: "XCUIElementTypeWindow")
  }

  @Test("XML that is not well-formed is refused with line and reason")
  func malformed() {
    let width = Self.source.replacing("width=\"44.5\"", with: "width=\"<number>\"")
    expect(
      refusal(of: width),
      is: "paste:6: This is not well-formed XML: a `<` stands inside an attribute's value.")
    let tag = Self.source.replacing("</XCUIElementTypeOther>", with: "</XCUIElementTypeCell>")
    expect(
      refusal(of: "before\n" + tag)?.hasPrefix("paste:9: This is not well-formed XML: a closing tag"),
      is: true)
    let entity = Self.source.replacing("&amp;", with: "&nbsp;")
    expect(
      refusal(of: entity), is: "paste:6: This is not well-formed XML: it uses an entity that is not declared."
    )
  }

  @Test("a document that ends early is read as far as it goes, with a warning")
  func cutOff() throws {
    let bytes = Array(Self.source.utf8)
    var counts: [Int] = []
    for end in bytes.indices.dropFirst(40) {
      guard let screen = try? read(bytes: Array(bytes[..<end])) else { continue }
      counts.append(screen.views.count)
      expect(screen.warnings.count, is: 1, "at \(end)")
    }
    #expect(Set(counts) == [1, 2, 3, 4, 5, 6] && counts == counts.sorted())
  }

  @Test("declared types and entities are refused without being resolved")
  func entities() {
    var bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE lol [\n<!ENTITY a0 \"lol\">\n"
    for level in 1...20 {
      let use = String(repeating: "&a\(level - 1);", count: 10)
      bomb += "<!ENTITY a\(level) \"\(use)\">\n"
    }
    bomb += "]>\n<AppiumAUT x=\"&a20;\"/>"
    expect(
      refusal(of: bomb),
      is: "paste:2: The document declares types or entities, which no page source does; it was not read.")
    let external = "<!DOCTYPE a SYSTEM \"file:///etc/hostname\">\n" + Self.source
    expect(refusal(of: external)?.contains("declares types"), is: true)
  }

  @Test("an element has at most a thousand attributes")
  func crowded() throws {
    func source(_ count: Int) -> String {
      let attributes = (0..<count).map { "a\($0)='>='" }.joined(separator: " ")
      return
        "<AppiumAUT>\n<XCUIElementTypeButton x='0' y='0' width='9' height='9' \(attributes)/></AppiumAUT>"
    }
    try expect(ScreenReader.read(Data(source(996).utf8), name: "paste").views.count, is: 1)
    expect(
      refusal(of: source(997)),
      is: "paste:2: An element has more than 1000 attributes, which no page source needs.")
  }

  @Test("other documents and Android's views are refused by name")
  func others() {
    expect(
      refusal(of: "<?xml version=\"1.0\"?>\n<plist><dict/></plist>")?.contains("a document <plist>"), is: true
    )
    expect(refusal(of: "<?xml version=\"1.0\"?><hierarchy rotation=\"0\"/>")?.contains("Android"), is: true)
    let detox =
      "<ViewHierarchy><DecorView class=\"com.android.internal.policy.DecorView\" width=\"1\"/></ViewHierarchy>"
    expect(refusal(of: detox)?.contains("Android's views (com.android.internal.policy.DecorView)"), is: true)
    expect(refusal(of: "<AppiumAUT></AppiumAUT>")?.contains("no element"), is: true)
  }

  @Test("Detox gives classes, frames in the superview, alpha and hidden views")
  func detox() throws {
    let screen = try read(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <ViewHierarchy>
       <UIWindow alpha="1.0" class="UIWindow" focused="false" height="844" visibility="visible" width="390">
        <RCTView alpha="0.5" class="RCTView" height="100" testID="box" visibility="visible" width="200" x="10" y="20">
         <RCTView alpha="1.0" class="RCTView" height="10" label="in" visibility="invisible" width="20" x="3" y="4" />
         <UILabel alpha="1.0" class="UILabel" height="10" text="Hi" visibility="visible" width="20" x="3" y="4" />
         <RNCWKWebView alpha="1.0" class="RNCWKWebView" height="1" visibility="visible" width="1" x="0" y="0">
          <![CDATA[<html><body x="1">a & b</body></html>]]>
         </RNCWKWebView>
        </RCTView>
       </UIWindow>
      </ViewHierarchy>
      """)
    expect(screen.kind, is: .detox)
    expect(screen.outline, is: "UIWindow(RCTView(RCTView UILabel RNCWKWebView))")
    #expect(screen.views[0].isWindow && screen.views[0].bounds.size == CGSize(width: 390, height: 844))
    expect(screen.views[2].frame, is: CGRect(x: 3, y: 4, width: 20, height: 10))
    expect(screen.views.map(\.isHidden), is: [false, false, true, false, false])
    expect(screen.views[1].alpha, is: 0.5)
    expect(screen.views.map(\.label), is: [nil, "box", "in", "Hi", nil])
    expect(screen.views.map(\.isUserInteractionEnabled), is: [true, true, true, false, true])
    #expect(screen.limits.contains { $0.contains("whole points") })
    #expect(screen.views.dropLast(2).allSatisfy { $0.doubts.isEmpty })
  }

  @Test("ten thousand levels and a hundred thousand elements are read")
  func large() throws {
    let element = "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\">"
    let end = "</XCUIElementTypeOther>"
    let deep = try read(String(repeating: element, count: 10_000) + String(repeating: end, count: 10_000))
    #expect(deep.views.count == 10_000 && deep.views.last?.parent == 9_998)
    let wide = try read(element + String(repeating: element + end, count: 50_000) + end)
    expect(wide.views.count, is: 50_001)
  }
}
