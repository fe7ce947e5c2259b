import Expectations
import Fingerpost
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

/// The export of the lldb command, as docs/export-format.md describes it.
@Suite("Readers: exports")
nonisolated struct ReadersExportTests {
  /// An export with the views, and with more keys of the document if there are any.
  private func export(_ views: [String], _ more: String = "") -> String {
    "{ \"format\": \"fingerpost-export/1\",\(more)\n\"views\": [\n" + views.joined(separator: ",\n") + "\n] }"
  }

  private static let root =
    "{ \"parent\": null, \"class\": \"UIWindow\", \"superclasses\": [], \"address\": \"0x1\", "
    + "\"bounds\": [0, 0, 390, 844], \"center\": [195, 422] }"

  private func view(_ more: String) -> String {
    "{ \"parent\": 0, \"class\": \"V\", \"bounds\": [0, 0, 10, 20], \"center\": [5, 10]\(more.isEmpty ? "" : ", " + more) }"
  }

  private func second(_ more: String) throws -> (ScreenView, Screen) {
    let screen = try read(export([Self.root, view(more)]))
    return (try #require(screen.views.last), screen)
  }

  @Test(
    "the system and the device say whose rules are played, from iOS 14 on",
    arguments: [
      ("\"system\": \"iOS 26.1\",", 26, false), ("\"system\": \"iPadOS 17.5\",", 17, true),
      ("\"system\": \"iOS 16\", \"device\": \"iPad13,1\",", 16, true),
      ("\"system\": \"iOS 12.5\",", 17, false),
      ("\"system\": \"iOS\",", 17, false), ("\"system\": \"iOS 99999999999999999999\",", 17, false),
      ("\"system\": 26,", 17, false), ("", 17, false),
    ])
  func system(keys: String, version: Int, isPad: Bool) throws {
    var rules = EventRules(system: version)
    rules.isPad = isPad
    try expect(read(export([Self.root], keys)).eventRules, is: rules)
  }

  @Test("every key of a view is read")
  func view() throws {
    let (view, screen) = try second(
      """
      "superclasses": ["Shop.Base", "UIScrollView"], "address": "0x7f", "label": "Feed", "anchorPoint": [0, 1],
      "transform": [1, 0, 0, 2, 3, 4], "zPosition": -1.5, "alpha": 0.0099999998, "hidden": true, "userInteractionEnabled": false,
      "multipleTouchEnabled": true, "exclusiveTouch": false, "clipsToBounds": true, "enabled": false, "animations": ["position"],
      "viewController": { "class": "Shop.FeedController", "address": "0x99" },
      "overrides": ["hitTest:withEvent:"], "gestureRecognizers": [],
      "targets": [{ "class": null, "address": null, "action": "buy:", "events": ["touchUpInside", "touchCancel"] }],
      "scrolling": { "contentSize": [10, 900], "delaysContentTouches": false, "pagingEnabled": true }
      """)
    #expect(screen.kind == .export && screen.warnings.isEmpty)
    #expect(view.className == "V" && view.superclasses == ["Shop.Base", "UIScrollView"])
    #expect(view.baseClass == "UIScrollView" && view.address == "0x7f" && view.label == "Feed")
    expect(view.anchorPoint, is: CGPoint(x: 0, y: 1))
    expect(view.transform, is: CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 3, ty: 4))
    #expect(view.zPosition == -1.5 && view.alpha == 0.0099999998)
    #expect(view.isHidden && !view.isUserInteractionEnabled && view.clipsToBounds && view.isAnimating)
    #expect(view.isMultipleTouchEnabled == true && view.isExclusiveTouch == false && view.isEnabled == false)
    #expect(view.viewController == "Shop.FeedController" && view.viewControllerAddress == "0x99")
    expect(view.overrides, is: ["hitTest:withEvent:"])
    #expect(view.recognizers == [] && !view.hasRecognizers)
    expect(
      view.targets,
      is: [
        ScreenTarget(
          className: nil, address: nil, action: "buy:", events: ["touchUpInside", "touchCancel"])
      ])
    expect(view.scrolling?.contentSize, is: CGSize(width: 10, height: 900))
    #expect(view.scrolling?.delaysContentTouches == false && view.scrolling?[flag: "isPagingEnabled"] == true)
    expect(view.scrolling?.isScrollEnabled, is: nil)
    #expect(view.parent == 0 && view.line == 4 && view.doubts.isEmpty)
  }

  @Test("what is absent has its default, and unknown differs from none")
  func defaults() throws {
    let (view, _) = try second("")
    #expect(view.superclasses == nil && view.baseClass == nil && view.address == nil && view.label == nil)
    #expect(view.alpha == 1 && !view.isHidden && view.isUserInteractionEnabled && view.transform == .identity)
    #expect(view.overrides == nil && view.recognizers == nil && view.targets == nil && view.scrolling == nil)
    #expect(view.isEnabled == nil && view.isMultipleTouchEnabled == nil && view.viewController == nil)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 20) && view.printedFrame == view.frame)
  }

  @Test("every key of a recognizer is read")
  func recognizer() throws {
    let (view, screen) = try second(
      """
      "gestureRecognizers": [
        { "class": "Shop.Tap", "superclasses": ["UITapGestureRecognizer"], "address": "0xa", "name": "buy", "state": "began",
          "enabled": false, "delegate": { "class": "Shop.C", "address": "0xc", "implements": ["gestureRecognizerShouldBegin:"] },
          "cancelsTouchesInView": false, "delaysTouchesBegan": true, "delaysTouchesEnded": false,
          "mustFail": ["0xb"], "mustFailFor": [], "targets": [{ "class": "Shop.C", "address": "0xc", "action": "tap:" }],
          "numberOfTapsRequired": 2, "numberOfTouchesRequired": 3, "minimumPressDuration": 0.25, "allowableMovement": 12,
          "minimumNumberOfTouches": 1, "maximumNumberOfTouches": 4, "direction": ["left"], "edges": ["top"] },
        { "class": "UIPanGestureRecognizer", "delegate": null }, { "class": "UIPanGestureRecognizer" }]
      """)
    #expect(screen.warnings.isEmpty && view.hasRecognizers)
    let recognizers = try #require(view.recognizers)
    expect(recognizers.count, is: 3)
    let tap = recognizers[0]
    #expect(
      tap.className == "Shop.Tap" && tap.superclasses == ["UITapGestureRecognizer"] && tap.address == "0xa")
    #expect(tap.name == "buy" && tap.state == "began" && !tap.isEnabled)
    expect(
      tap.delegate,
      is: .object(class: "Shop.C", address: "0xc", implements: ["gestureRecognizerShouldBegin:"]))
    #expect(!tap.cancelsTouchesInView && tap.delaysTouchesBegan && !tap.delaysTouchesEnded)
    #expect(tap.mustFail == ["0xb"] && tap.mustFailFor == [])
    expect(tap.targets, is: [ScreenTarget(className: "Shop.C", address: "0xc", action: "tap:")])
    #expect(tap.settings.numberOfTapsRequired == 2 && tap.settings.numberOfTouchesRequired == 3)
    #expect(tap.settings.minimumPressDuration == 0.25 && tap.settings.allowableMovement == 12)
    #expect(tap.settings.minimumNumberOfTouches == 1 && tap.settings.maximumNumberOfTouches == 4)
    #expect(tap.settings.direction == ["left"] && tap.settings.edges == ["top"])
    #expect(recognizers[1].delegate == .none && recognizers[2].delegate == .unknown)
    expect(recognizers[2], is: ScreenRecognizer(className: "UIPanGestureRecognizer"))
  }

  @Test("windows are ordered as they are listed, whole trees at a time, and get their levels")
  func windows() throws {
    func window(_ name: String) -> String { Self.root.replacing("\"UIWindow\"", with: "\"\(name)\"") }
    func child(_ name: String, _ parent: Int) -> String {
      view("").replacing("\"V\"", with: "\"\(name)\"").replacing(
        "\"parent\": 0", with: "\"parent\": \(parent)")
    }
    let views = [
      window("A"), child("A1", 0), window("B"), child("B1", 2), child("A2", 0), child("A11", 1), window("C"),
    ]
    let screen = try read(
      export(
        views,
        "\"windows\": [{\"view\": 2, \"level\": -1}, {\"view\": 6}, {\"view\": 0, \"level\": 10, \"key\": true}],"
      ))
    expect(screen.outline, is: "B(B1) C A(A1(A11) A2)")
    expect(screen.views.filter(\.isWindow).map(\.windowLevel), is: [-1, 0, 10])
    #expect(screen.warnings.isEmpty)
    let wrong = try read(
      export(views, "\"windows\": [{\"view\": 1}, {\"view\": 99}, {}, {\"view\": 0}, {\"view\": 0}],"))
    expect(wrong.warnings.count, is: 4)
    expect(wrong.outline, is: "A(A1(A11) A2) B(B1) C")
  }

  @Test("text around the object is ignored and lines are counted from its beginning")
  func around() throws {
    let screen = try read("(lldb) fingerpost_export\n" + export([Self.root, view("")]) + "\n(lldb) ")
    expect(screen.views.map(\.line), is: [4, 5])
    let oneLine = try read(
      export([Self.root, view("\"label\": \"a \\\" [ { , views\"")]).replacing("\n", with: " "))
    #expect(oneLine.views.map(\.line) == [1, 1] && oneLine.views[1].label == "a \" [ { , views")
  }

  @Test("a value of the wrong type costs a warning with its line, and the default is taken")
  func wrongTypes() throws {
    for (key, value, expected) in [
      ("hidden", "1", "true or false"), ("hidden", "\"yes\"", "true or false"),
      ("alpha", "\"half\"", "a number"),
      ("alpha", "true", "a number"), ("label", "7", "a text"),
      ("transform", "[1, 2]", "an array of 6 or 16 numbers"),
      ("overrides", "\"hitTest\"", "an array of texts"),
      ("gestureRecognizers", "{}", "an array of recognizers"),
      ("anchorPoint", "0.5", "an array of 2 numbers"), ("viewController", "\"C\"", "an object"),
    ] {
      let (view, screen) = try second("\"\(key)\": \(value)")
      expect(
        screen.warningTexts, is: ["4: `\(key)` is not \(expected); its default was taken."], "\(key) \(value)"
      )
      #expect(!view.isHidden && view.alpha == 1 && view.transform == .identity && view.overrides == nil)
    }
  }

  @Test("unknown keys cost one warning each, however many views have them")
  func unknownKeys() throws {
    let screen = try read(
      export([Self.root, view("\"zeta\": 1, \"eta\": [{}]"), view("\"eta\": null")], "\"omega\": 0,"))
    expect(
      screen.warningTexts,
      is: [
        "-: The key `eta` is unknown and was ignored.", "-: The key `omega` is unknown and was ignored.",
        "-: The key `zeta` is unknown and was ignored.",
      ])
  }

  @Test("missing or endless geometry is a doubt, never a crash")
  func geometry() throws {
    for (more, doubt) in [
      ("\"bounds\": [\"nan\", 0, 1, 1]", "its bounds are missing"),
      ("\"bounds\": [0, 0, \"inf\", 1]", "its bounds are missing"),
      ("\"bounds\": [0, 0, 1e308, 1e308]", "its bounds are missing"),
      ("\"center\": [\"-inf\", 0]", "its center is missing"),
      ("\"bounds\": null", "its bounds are missing"),
      ("\"bounds\": [0, 0, -1, 5]", "its bounds have a negative size"),
    ] {
      let text = export([
        Self.root,
        "{ \"parent\": 0, \"class\": \"V\", "
          + (more.contains("bounds") ? "\"center\": [5, 10]" : "\"bounds\": [0, 0, 10, 20]") + ", \(more) }",
      ])
      try expect(read(text).views.last?.doubts.map(\.plain), is: [doubt], "\(more)")
    }
    let (odd, _) = try second("\"transform\": [\"nan\", 0, 0, 1, 0, 0]")
    #expect(odd.transform == .identity && odd.doubts == ["its transform is unreadable"])
  }

  @Test("a transform of sixteen numbers is projected")
  func threeDimensional() throws {
    let (affine, _) = try second("\"transform\": [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 7, 8, 0, 1]")
    #expect(
      affine.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 7, ty: 8) && affine.doubts.isEmpty)
    let (turned, _) = try second("\"transform\": [0.5, 0, -0.8, 0, 0, 1, 0, 0, 0.8, 0, 0.5, 0, 0, 0, 0, 1]")
    expect(turned.doubts, is: ["its transform is three-dimensional and was flattened"])
    let (perspective, _) = try second("\"transform\": [0.5, 0, 0, 0.001, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]")
    expect(perspective.doubts, is: ["its transform has perspective, which was left out"])
  }

  @Test("a parent that does not come before its view makes a root and a doubt")
  func parents() throws {
    for parent in ["1", "2", "-1", "9223372036854775807"] {
      let screen = try read(
        export([Self.root, view("").replacing("\"parent\": 0", with: "\"parent\": \(parent)")]))
      #expect(screen.roots == [0, 1] && screen.views[1].doubts == ["its superview is unreadable"])
      expect(screen.warnings.map(\.line), is: [4])
    }
    let odd = try read(export([Self.root, "7", view("").replacing("\"parent\": 0", with: "\"parent\": 1")]))
    expect(odd.outline, is: "UIWindow unreadable(V)")
    expect(odd.warningTexts, is: ["4: This is not a view; expected an object."])
  }

  @Test("what is not an export is refused with one sentence")
  func refusals() {
    expect(refusal(of: "{ \"views\": [] }")?.contains("no `format`"), is: true)
    expect(
      refusal(of: "{ \"format\": \"fingerpost-export/2\", \"views\": [] }"),
      is: "paste: This is \"fingerpost-export/2\"; this version of Fingerpost reads \"fingerpost-export/1\"."
    )
    expect(refusal(of: export([])), is: "paste: The export has no views.")
    expect(
      refusal(of: "{ \"format\": \"fingerpost-export/1\", \"views\": 5 }"),
      is: "paste: The export has no views.")
    expect(refusal(of: String(export([Self.root]).dropLast(12)))?.contains("not valid JSON"), is: true)
    expect(refusal(of: "{}")?.contains("no `format`"), is: true)
    expect(refusal(of: String(repeating: "{\"format\":", count: 100_000))?.isEmpty, is: false)
    expect(refusal(of: "\"fingerpost-export/1\"")?.contains("no JSON object"), is: true)
  }

  @Test("notes of the exporter are shown")
  func notes() throws {
    let screen = try read(export([Self.root], "\"notes\": [\"One window was not reached.\"],"))
    expect(screen.warningTexts, is: ["-: One window was not reached."])
  }

  @Test("the example in the documentation is read without a warning")
  func documented() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("docs/export-format.md"), encoding: .utf8)
    let start = try #require(page.range(of: "```json\n")?.upperBound)
    let end = try #require(page.range(of: "\n```", range: start..<page.endIndex)?.lowerBound)
    let screen = try read(String(page[start..<end]))
    #expect(screen.warnings.isEmpty)
    expect(screen.outline, is: "UIWindow(UIView(Player.PlayButton Player.DimmingView)) UITextEffectsWindow")
    #expect(screen.views.allSatisfy { $0.doubts.isEmpty })
    expect(screen.views[2].recognizers?.map(\.settings.numberOfTapsRequired), is: [1, 2])
  }
}
