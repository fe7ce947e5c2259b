import Expectations
import FingerpostReading
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

/// Inputs that must not be read as UIKit's views, and what is said instead.
@Suite("Readers: refusals")
nonisolated struct ReadersRefusalTests {
  @Test("a scenario is left to the reader of scenarios")
  func scenarios() {
    for text in [
      "title: A tap\nwindows:\n  - id: W\nscript: []\n",
      "# a comment\n---\nscreen: { size: [1, 2] }\nscript:\n  - x\n",
      "\n\nscript:\n  - { at: 0 }\n", "rules: [HIT-1]\r\nwindows: []\r\n",
      // Its windows are JSON with rectangles, as those of other tools are.
      "title: Rows\nwindows: [{\"id\": \"W\", \"subviews\": [{\"id\": \"A\", \"frame\": [0, 0, 9, 9]},"
        + " {\"id\": \"B\", \"frame\": [9, 9, 9, 9]}]}]\n",
    ] {
      #expect(throws: ScreenReadError.isScenario) { try read(text) }
    }
    for text in [
      "title: A tap\n" + node("UIView"), "windows are\n" + node("UIView"), "  windows:\n" + node("UIView"),
    ] {
      #expect(throws: Never.self) { try read(text) }
    }
  }

  @Test("AppKit's views are refused with the reason")
  func appKit() {
    let dump = """
      <_TtGC7SwiftUI13NSHostingViewGVS_4Text__: 0x14a; frame = (0 0; 1280 695)>
         | <NSView: 0x14b; frame = (0 0; 1280 695)>
         |    | <Editor.Row: 0x14c; frame = (0 0; 12 6)>
      """
    expect(
      refusal(of: dump),
      is:
        "paste:1: _TtGC7SwiftUI13NSHostingViewGVS_4Text__ is AppKit's, where y grows upwards and hit testing has other "
        + "rules; only trees of UIKit's views are read.")
    expect(
      refusal(of: "Views:\n\n   <NSButton: 0x1; frame = (0 0; 1 1)>")?.hasPrefix("paste:3: NSButton"),
      is: true)
    expect(
      refusal(of: "[ AF O P LU ] h=--- v=--- NSView 0x60 f=(0,0,480,270) b=(-)")?.contains("AppKit"), is: true
    )
  }

  @Test(
    "a class of UIKit's whose name begins with NS does no harm",
    arguments: [
      "<NSKVONotifying_UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>",
      "<NSNewsWindow: 0x1; baseClass = UIWindow; frame = (0 0; 1 1)>",
      "<UIView: 0x1; frame = (0 0; 1 1)>\n   | <NSFancyView: 0x2; frame = (0 0; 1 1)>",
      "<Shop.CartView: 0x1; frame = (0 0; 1 1)>",
    ])
  func notAppKit(dump: String) throws {
    #expect(try !read(dump).views.isEmpty)
  }

  @Test("a chain of responders is not a tree")
  func chain() {
    let dump = """
      po self.red.nextResponder
      <GrayView: 0x7f1; frame = (44 108; 287 188); layer = <CALayer: 0x6>>

      po self.red.nextResponder.nextResponder
      <UIView: 0x7f2; frame = (0 0; 375 667); layer = <CALayer: 0x7>>

      <AnswerController: 0x7f3>
      <UIWindow: 0x7f4; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x8>>
      <UIApplication: 0x7f5>
      nil
      """
    let expected =
      "This is a responder chain, not a tree of views; print the views instead, "
      + "with `expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]`."
    expect(refusal(of: dump), is: "paste:2: \(expected)")
    expect(refusal(of: dump.replacing("nextResponder", with: "x")), is: "paste:2: \(expected)")
  }

  @Test("an indented tree with a view of which nothing is printed is not a chain")
  func notChain() throws {
    let screen = try read("\(node("UIWindow"))\n   | <LoginController: 0x3>\n   | <AppDelegate: 0x4>")
    expect(screen.outline, is: "UIWindow(LoginController AppDelegate)")
    expect(screen.views[1].doubts, is: ["its frame is missing"])
  }

  @Test("what is not a dump at all gets one sentence on what was found and what was expected")
  func others() {
    let expected =
      "the nearest that is read is recursiveDescription (lldb: `expr -l objc -O -- [[UIWindow keyWindow] "
      + "recursiveDescription]`); `fingerpost formats` lists all."
    expect(refusal(of: ""), is: "paste: The input is empty; \(expected)")
    expect(refusal(of: " \n\t\r\n"), is: "paste: The input is empty; \(expected)")
    expect(
      refusal(of: "hello"), is: "paste: No line looks like a view: the first is \"hello\"; \(expected)"
    )
    expect(
      refusal(of: "<UINavigationController 0x7f, state: appeared, view: <UILayoutContainerView 0x8>>"),
      is: "paste: This lists view controllers, which have no frames; print the views instead, "
        + "with `expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]`.")
    expect(
      refusal(of: "<UITapGestureRecognizer: 0x1; state = Possible; view = <UIView 0x2>>"),
      is: "paste: There are gesture recognizers but no view; paste the tree they belong to before them.")
    expect(
      refusal(of: "[1, 2]")?.hasSuffix(
        "the nearest that is read is an accessibility tree (`axe describe-ui`, `idb ui describe-all`, XcodeBuildMCP's "
          + "`snapshot_ui` or `describe_ui`, `maestro hierarchy`); `fingerpost formats` lists all."), is: true
    )
    expect(
      refusal(of: "<plist version=\"1.0\"><dict/></plist>")?.contains(
        "the nearest that is read is a page source"),
      is: true)
  }
}
