import Expectations
import FingerpostGestures
import FingerpostScenarios
import FingerpostScreens
import Testing

@testable import FingerpostExplain

@Suite struct NamingTests {
  @Test(
    "A class's name is taken apart",
    arguments: [
      ("UIView", nil, "UIView", true),
      ("_UIButtonBarButton", nil, "_UIButtonBarButton", true),
      ("Player.PlayButton", "Player", "PlayButton", false),
      ("Player.Row<Swift.Int, Foo.Bar>", "Player", "Row", false),
      ("SwiftUI.ListCollectionViewCell", "SwiftUI", "ListCollectionViewCell", true),
      ("_TtC6Player10PlayButton", "Player", "PlayButton", false),
      ("_TtCC6Player5Panel10PlayButton", "Player", "PlayButton", false),
      ("_TtC6PlayerP33_0123456789ABCDEF0123456789ABCDEF10PlayButton", "Player", "PlayButton", false),
      ("_TtGC7SwiftUI14_UIHostingViewGVS_6VStackGVS_4ListOs5Never___", "SwiftUI", "_UIHostingView", true),
      ("_TtC999", nil, "_TtC999", false),
      ("WALinkLabel", nil, "WALinkLabel", false),
      ("_TtCF4Demo3fooFT_T_L_9LocalView", "Demo", "LocalView", false),
      ("_TtCFC4Demo8ListVC11viewDidLoadFT_T_L_4Cell", "Demo", "Cell", false),
      (
        "_TtCFC4Demo8ListVC9tableViewFTCSo11UITableView13cellForRowAtVs9IndexPath_CSo15UITableViewCellL0_8Cell3Row",
        "Demo", "Cell3Row", false
      ),
      ("_TtCFFC4Demo6ListVC5setupFT_T_U_FT_T_L_7Overlay", "Demo", "Overlay", false),
      ("_TtCCFC4Demo6ListVC5setupFT_T_L_7Overlay5Inner", "Demo", "Inner", false),
      ("_TtGCFC4Demo6ListVC5setupFT_T_L_3BoxSi_", "Demo", "Box", false),
      ("_TtCFC4Demo6ListVCg4cellCSo6UIViewL_5Inner", "Demo", "Inner", false),
      ("_TtCE4DemoCSo6UIView5Inner", "Demo", "Inner", false),
      ("_TtC4DemoP33_3D2F…9InnerView", "Demo", "InnerView", false),
      ("_TtCC4Demo5OuterP33_0123456789ABCDEF0123456789ABCDEF5Inner", "Demo", "Inner", false),
      ("Demo.(unknown context at $10f3a2b48).InnerView", "Demo", "InnerView", false),
      ("(unknown context at $10f3a2b48).LocalCell", nil, "LocalCell", false),
      ("Demo.(unknown context at $10f).(unknown context at $11f).Cell", "Demo", "Cell", false),
      ("Demo.(unknown context at $10f3a2b48).Box<Swift.Int>", "Demo", "Box", false),
      ("Demo.(InnerView in _3D2F0123456789ABCDEF0123456789ABCD)", "Demo", "InnerView", false),
      ("Demo.Outer.(Inner in _3D2F)", "Demo", "Inner", false),
      ("Cell #1 in Demo.ListVC.viewDidLoad() -> ()", "Demo", "Cell", false),
      ("(extension in Demo):UIKit.UIView.Inner", "Demo", "Inner", false),
      ("Charts.LineChartView", "Charts", "LineChartView", false),
      ("Demo.", nil, "Demo", false),
      ("()", nil, "()", false),
      ("_Tt", nil, "_Tt", false),
      ("_TtCF", nil, "_TtCF", false),
      ("_TtCFL_", nil, "_TtCFL_", false),
      ("UIkit", nil, "UIkit", false),
      ("", nil, "", false),
    ] as [(String, String?, String, Bool)])
  func className(printed: String, module: String?, short: String, isOfSystem: Bool) {
    let name = ClassName(printed)
    expect(name.module, is: module)
    expect(name.short, is: short)
    expect(name.isOfSystem, is: isOfSystem)
  }

  @Test(
    "Names of local classes are shown as module and class",
    arguments: [
      ("_TtCFC4Demo8ListVC11viewDidLoadFT_T_L_4Cell", "Demo.Cell"),
      ("Demo.(unknown context at $10f3a2b48).InnerView", "Demo.InnerView"),
      ("(unknown context at $10f3a2b48).LocalCell", "LocalCell"),
      ("Demo.Box<Swift.Int>", "Demo.Box<Swift.Int>"), ("Demo.Panel.Row", "Demo.Panel.Row"),
    ])
  func display(printed: String, display: String) {
    expect(ClassName(printed).display, is: display)
  }

  @Test("A name of any length and shape is taken apart in linear time")
  nonisolated func hostileNames() {
    for unit in [
      "1a", "L_1a", "9", "1", "P33_", "(", ").", "(unknown context at ", " #1 in ", "F", "G", "_", "L0_",
    ] {
      for prefix in ["_Tt", "_TtC", "_TtCFC4Demo", "_TtGC", "Demo.", "("] {
        let name = ClassName(prefix + String(repeating: unit, count: 20_000 / unit.count))
        #expect(!name.short.isEmpty && name.display.count <= 48)
      }
    }
    expect(ClassName("_TtC99999999999999999999999999Demo").short, is: "_TtC99999999999999999999999999Demo")
  }

  @Test(
    "A variable is called after the class",
    arguments: [
      ("DimmingView", "dimmingView"), ("UIView", "view"), ("UIWindow", "window"), ("UISwitch", "switchView"),
      ("URLField", "urlField"), ("MMBadgeView", "mmBadgeView"), ("_UILayoutGuide", "layoutGuide"), ("X", "x"),
      ("RCTView", "rctView"), ("Größe", "größe"), ("123", "view"), ("Weird Name$", "weirdName"),
    ])
  func variable(className: String, expected: String) {
    expect(VariableNames.variable(for: className), is: expected)
  }

  @Test("Two views of one class get two variables")
  func variables() {
    var maker = ScreenMaker()
    maker.add("UIView", 0, 0, 1, 1)
    maker.add("UIView", 0, 0, 1, 1, in: 0)
    var names = VariableNames(maker.screen.views)
    expect([names.name(0), names.name(1), names.name(0)], is: ["view", "view2", "view"])
  }

  @Test(
    "A view is found by address, class, label or the end of its class's name",
    arguments: [
      ("0x20", [1]), ("0X20", [1]), ("Shop.BuyButton", [1, 2]), ("BuyButton", [1, 2]), ("Button", [1, 2, 3]),
      ("Pay now", [2]), ("buybutton", [1, 2]), ("pay now", [2]), ("CloseButton", [3]), ("Nothing", []),
      ("", []),
    ])
  func find(name: String, expected: [Int]) {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 100, 100)
    maker.add("Shop.BuyButton", 0, 0, 10, 10, in: 0)
    maker.add("Shop.BuyButton", 0, 0, 10, 10, in: 0) { $0.label = "Pay now" }
    maker.add("_TtC4Shop11CloseButton", 0, 0, 10, 10, in: 0)
    expect(ViewFinder(views: maker.screen.views).matches(name), is: expected)
  }

  @Test("A text that takes no touches stands for the control that shows it")
  func text() {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 100, 100)
    maker.add("UIButton", 0, 0, 10, 10, in: 0)
    maker.add("UIStackView", 0, 0, 10, 10, in: 1)
    for parent in [2, 0] {
      maker.add("UIButtonLabel", 0, 0, 10, 10, in: parent) {
        $0.label = "Delete"
        $0.isUserInteractionEnabled = false
      }
    }
    expect(ViewFinder(views: maker.screen.views).matches("Delete"), is: [1, 4])
    expect(ViewFinder(views: maker.screen.views).matches("UIButtonLabel"), is: [3, 4])
  }

  @Test("What could upset a terminal is taken out of a text")
  func oneLine() {
    expect(Words.oneLine("a\u{1B}[31mb\nc\u{202E}d\u{2028}e"), is: "a [31mb cd e")
    expect(Words.oneLine("abcdef", limit: 4), is: "abc…")
    expect(ClassName("Evil\u{1B}[2J").display, is: "Evil [2J")
  }

  @Test("A name that means nothing is answered with the nearest ones")
  func nearest() {
    let explainer = Explainer(ScreenMaker.covered)
    #expect {
      try explainer.views(named: "PlayButon")
    } throws: { error in
      "\(error)" == "no view is called `PlayButon`; did you mean `PlayButton`?"
    }
    #expect {
      try explainer.views(named: "Dim")
    } throws: { error in
      "\(error)".contains("did you mean `DimmingView`")
    }
  }

  @Test(
    "Numbers in words",
    arguments: [
      (Words.distance(6), "6.0 pt"), (Words.distance(25.808), "25.8 pt"), (Words.distance(0.05), "0.05 pt"),
      (Words.distance(0.000_01), "less than 0.001 pt"), (Words.distance(.infinity), "inf pt"),
      (Words.percent(0), "0%"), (Words.percent(0.2), "less than 1%"), (Words.percent(49.6), "50%"),
      (Words.percent(99.9), "more than 99%"), (Words.percent(100), "100%"),
      (
        Words.alpha(printed: 0.01, stored: 0.01, limit: 0.01),
        "alpha 0.01 is stored as 0.0099999998, below 0.01"
      ),
      (Words.alpha(printed: 0, stored: 0, limit: 0.01), "alpha 0 is below 0.01"),
      ("One thing. Another.".firstSentence, "One thing."),
      ("At x = 0. 5 or so. `a` too.".firstSentence, "At x = 0. 5 or so."),
    ])
  func words(text: String, expected: String) {
    expect(text, is: expected)
  }
}
