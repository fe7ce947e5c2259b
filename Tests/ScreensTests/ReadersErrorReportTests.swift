import Expectations
import FingerpostScreens
import Foundation
import Testing

/// What Sentry attaches to errors, and what EarlGrey prints of a failed test.
@Suite("Readers: error reports")
nonisolated struct ReadersErrorReportTests {
  private static let sentry = """
    {"rendering_system": "UIKIT", "windows": [
      {"type": "UIWindow", "width": 393, "height": 852, "x": 0, "y": 0, "alpha": 1, "visible": true, "children": [
        {"type": "UIView", "width": 393, "height": 800, "x": 0, "y": 52, "alpha": 0.5, "visible": true,
         "view_controller": "Shop.CartController", "children": [
           {"type": "Shop.PayButton", "identifier": "pay", "width": 200, "height": 60, "x": 100, "y": 600, "alpha": 1,
            "visible": false, "children": []},
           {"type": "UIImageView", "width": 20, "height": 20, "x": 1, "y": 2, "alpha": 1, "visible": true}]}]},
      {"type": "UITextEffectsWindow", "width": 393, "height": 852, "x": 0, "y": 0, "alpha": 1, "visible": true,
       "children": []}]}
    """

  @Test("Sentry's windows, classes, frames, alpha, visibility and controllers are read")
  func views() throws {
    let screen = try read(Self.sentry)
    expect(screen.kind, is: .sentry)
    expect(screen.outline, is: "UIWindow(UIView(Shop.PayButton UIImageView)) UITextEffectsWindow")
    expect(screen.views[1].frame, is: CGRect(x: 0, y: 52, width: 393, height: 800))
    #expect(screen.views[1].alpha == 0.5 && screen.views[1].viewController == "Shop.CartController")
    #expect(screen.views[2].isHidden && screen.views[2].label == "pay")
    expect(screen.views.map(\.isWindow), is: [true, false, false, false, true])
    #expect(!screen.views[3].isUserInteractionEnabled && !screen.views[3].doubts.isEmpty)
    #expect(screen.knowledge.interaction == .none && screen.knowledge.recognizers == .none)
    #expect(screen.knowledge.depth == .all && screen.warnings.isEmpty)
    expect(screen.views[4].hitOverride, is: .passThrough)
  }

  @Test("other systems in such a document are refused by name")
  func otherSystems() {
    let text = Self.sentry.replacing("UIKIT", with: "flutter")
    expect(
      refusal(of: text), is: "paste:1: This is Sentry's view hierarchy of flutter; only UIKit's is read.")
    expect(refusal(of: "{\"rendering_system\": \"UIKIT\", \"windows\": []}"), isNot: nil)
  }

  private static let earlGrey = """
    Application window hierarchy (ordered by window level, from front to back):

    ========== Window 1 ==========

    <UIWindow:0x7fb1; AX=N; AX.frame={{0, 0}, {375, 667}}; AX.activationPoint={187.5, 333.5}; AX.traits='UIAccessibilityTraitNone'; AX.focused='N'; frame={{0, 0}, {375, 667}}; opaque; alpha=1>
      |--<UIView:0x7fb2; AX=N; AX.frame={{0, 0}, {375, 667}}; AX.activationPoint={187.5, 333.5}; AX.traits='UIAccessibilityTraitNone'; AX.focused='N'; frame={{0, 20}, {375, 647}}; opaque; alpha=0.5>
      |  |--<UILabel:0x7fb3; AX=Y; AX.label='a; alpha=0; 'b'>'; AX.frame={{1, 2}, {3, 4}}; AX.focused='N'; frame={{1, 2}, {3, 4}}; hidden; alpha=1; UIE=N; text='one
    two; frame={{9, 9}, {9, 9}}'>
      |  |--<Shop.Pay:0x7fb4; AX=Y; AX.id='pay'; AX.frame={{215, 110}, {160, 20}}; AX.focused='N'; frame={{215, 90}, {160, 20}}; alpha=1; enabled=N>
      |  |--<UIAccessibilityElement:0x7fb5; AX=Y; AX.label='none'; AX.frame={{0, 0}, {1, 1}}>
    """

  @Test("EarlGrey's frames, flags and texts are read, whatever the texts hold")
  func hierarchy() throws {
    let screen = try read(Self.earlGrey)
    expect(screen.kind, is: .earlGrey)
    expect(screen.outline, is: "UIWindow(UIView(UILabel Shop.Pay))")
    expect(screen.views.map(\.address), is: ["0x7fb1", "0x7fb2", "0x7fb3", "0x7fb4"])
    #expect(
      screen.views[1].frame == CGRect(x: 0, y: 20, width: 375, height: 647) && screen.views[1].alpha == 0.5)
    #expect(screen.views[2].isHidden && !screen.views[2].isUserInteractionEnabled)
    expect(screen.views[2].frame, is: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(screen.views[3].label == "pay" && screen.views[3].isEnabled == false)
    #expect(screen.knowledge.depth == .none && screen.warnings.isEmpty)
  }

  private static let element =
    "<RCTTextView:0x7fc1; AX=Y; AX.id='heading'; AX.label='Step' One'; AX.frame={{24, 283.5}, {327, 29.5}}; AX.focused='N'; frame={{24, 0}, {327, 29.5}}; alpha=1>"

  @Test("of a failed test's error the hierarchy is read, and not the elements that it names")
  func inError() throws {
    let lines = Self.earlGrey.split(separator: "\n").drop { !$0.hasPrefix("<UIWindow") }
    let error = """
      An assertion failed.
          Exception with Assertion: {
            "Element Matcher":  "((!(kindOfClass('RCTScrollView')) && accessibilityID('heading')))"
          }

          Error Trace: [
            {
              "E":  "\(Self.element)",
              "S":  "accessibilityLabel was "Step' One" on <RCTTextView: 0x7fc1; reactTag: 15; text: One frame = (24 0; 327 29.5); opaque = NO; layer = <CALayer: 0x60>>"
            }
          ]

          Hierarchy: \(lines.joined(separator: "\n      "))
      """
    let screen = try read(error)
    expect(screen.kind, is: .earlGrey)
    expect(screen.outline, is: "UIWindow(UIView(UILabel Shop.Pay))")
    expect(screen.views.map(\.frame), is: (try read(Self.earlGrey)).views.map(\.frame))
    #expect(screen.warnings.isEmpty)
  }

  @Test("elements that an error names without a hierarchy are refused")
  func elementsOnly() {
    let text = """
      Multiple elements were matched: (
          "\(Self.element)",
          "\(Self.element)"
      ). Please use selection matchers to narrow the selection down to single element.
      """
    expect(refusal(of: text)?.contains("single elements that EarlGrey names in an error"), is: true)
  }

  @Test("cut anywhere, EarlGrey's hierarchy is read as far as it goes")
  func everyPrefix() throws {
    let bytes = Array(Self.earlGrey.utf8)
    for end in bytes.indices {
      guard let screen = try? read(bytes: Array(bytes[..<end])) else { continue }
      #expect(screen.views.allSatisfy { $0.className.utf8.count < 20 }, "at \(end)")
    }
  }

  @Test("what Lookin saves is refused by name, with what to do")
  func lookin() {
    expect(
      refusal(of: "bplist00\u{1}_LookinHierarchyFile"),
      is:
        "paste: This is a hierarchy that Lookin saved, which is not read; Xcode: Debug View Hierarchy, then File → "
        + "Export View Hierarchy…, and name that file.")
    expect(refusal(of: "bplist00")?.contains("This is a binary property list, which is not read"), is: true)
  }
}
