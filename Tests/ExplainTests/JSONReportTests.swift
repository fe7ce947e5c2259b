import Expectations
import Fingerpost
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation
import Testing

@testable import FingerpostExplain

@Suite struct JSONReportTests {
  private func json(
    _ screen: Screen, _ points: [(Double, Double)], expecting matches: [Int] = [], isSingle: Bool = false
  ) -> (text: String, isAsExpected: Bool) {
    var text = ""
    let taps = points.map { Explainer.Tap(CGPoint(x: $0.0, y: $0.1)) }
    let expected = matches.isEmpty ? Expected.nothing : .views(matches)
    func append(_ bytes: UnsafeRawBufferPointer) { text += String(decoding: bytes, as: UTF8.self) }
    if isSingle {
      let explanation = Explainer(screen).report(at: taps[0].point, expecting: expected)
      explanation.writeJSON(to: append)
      return (text, explanation.isAsExpected)
    }
    let isAsExpected = Explainer(screen).writeJSON(on: taps, expecting: expected, to: append)
    return (text, isAsExpected == .happens)
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("The report on many touches, to the letter")
  func whole() {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.\"Quoted\"", 10.5, 20, 100, 40, in: 0) { $0.address = nil }
    maker.add("UILabel", 0, 0, 100, 40, in: 0) { $0.isUserInteractionEnabled = false }
    maker.edit { $0.warnings = [Screen.Warning(line: 3, "Odd.")] }
    let (text, isAsExpected) = json(maker.screen, [(12, 30.25), (-1, 5)], expecting: [1])
    expect(
      text,
      is: #"""
        {"format":"fingerpost-explain/2","tool":"\#(ProgramVersion.tool)","answer":null,"input":{"kind":"recursiveDescription","views":3,"windows":1,"knows":{"depth":"all","interaction":"all","recognizers":"some","overrides":"none"},"warnings":["line 3: Odd."]},"touches":[
        {"x":12,"y":30.25,"answer":{"kind":"reached","success":true,"disputed":false,"gesture":"tap","acts":[],"at":null,"late":null,"hit":{"class":"Shop.\"Quoted\"","address":null}},"hit":{"class":"Shop.\"Quoted\"","address":null,"window":0,"path":[0]},"walk":[{"class":"UIWindow","address":"0x10","depth":0,"verdict":"passedThrough","x":12,"y":30.25},{"class":"UILabel","address":"0x30","depth":1,"verdict":"notInteractive","x":12,"y":30.25},{"class":"Shop.\"Quoted\"","address":null,"depth":1,"verdict":"hit","x":1.5,"y":10.25}],"responderChain":[{"class":"Shop.\"Quoted\"","address":null},{"class":"UIWindow","address":"0x10"}],"recognizers":[]},
        {"x":-1,"y":5,"answer":{"kind":"notReached","success":false,"disputed":false,"gesture":"tap","acts":[],"at":null,"late":null,"hit":null},"hit":null,"walk":[{"class":"UIWindow","address":"0x10","depth":0,"verdict":"outside","x":-1,"y":5}],"responderChain":[],"recognizers":[]}
        ],"expected":{"class":"Shop.\"Quoted\"","address":null,"window":0,"path":[0],"touches":1},"notLookedAt":[]}

        """#)
    #expect(!isAsExpected)
  }

  @Test("A single touch is reported with verdict, obstacles, fixes, reach and what cannot be told")
  func single() throws {
    let (text, isAsExpected) = json(ScreenMaker.covered, [(312, 70)], expecting: [3], isSingle: true)
    let report = try object(text)
    #expect(!isAsExpected)
    expect(
      (report["verdict"] as? String)?.hasPrefix("A tap at (312, 70) never reaches PlayButton: "), is: true)
    let expected = try #require(report["expected"] as? [String: Any])
    #expect(expected["path"] as? [Int] == [0, 0, 0])
    #expect(expected["getsTouch"] as? Bool == false)
    expect((expected["obstacles"] as? [[String: Any]])?.map { $0["kind"] as? String }, is: ["covered"])
    expect((expected["fixes"] as? [[String]])?.first, is: ["dimmingView.isUserInteractionEnabled = false"])
    #expect((expected["reach"] as? [String: Any])?["percent"] as? Double == 0)
    expect((report["cannotTell"] as? [[String: Any]])?.isEmpty, is: false)
  }

  @Test("With no view named the expected one is null")
  func nothingExpected() throws {
    let (text, isAsExpected) = json(ScreenMaker.covered, [(312, 70)], isSingle: true)
    #expect(isAsExpected)
    #expect(try object(text)["expected"] is NSNull)
  }

  @Test("Paths count within their own window, and numbers that are none are null")
  func windowsAndNumbers() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("UIView", 0, 0, 400, 800, in: 1)
    maker.add("UIView", .nan, 0, 10, 10, in: 2)
    let report = try object(json(maker.screen, [(5, 5), (.nan, 5)]).text)
    let touches = try #require(report["touches"] as? [[String: Any]])
    let hit = try #require(touches[0]["hit"] as? [String: Any])
    #expect(hit["window"] as? Int == 1)
    #expect(hit["path"] as? [Int] == [0])
    #expect((touches[0]["walk"] as? [[String: Any]])?.last?["x"] is NSNull)
    #expect(touches[1]["x"] is NSNull)
    #expect(touches[1]["hit"] is NSNull)
  }

  @Test("RESP-3: a controller that the input names stands in the chain")
  func controllers() throws {
    var maker = ScreenMaker(.export)
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("UIView", 0, 0, 400, 800, in: 0) { $0.viewController = "Player.PlayerController" }
    maker.add("UIButton", 0, 0, 40, 40, in: 1)
    let report = try object(json(maker.screen, [(5, 5)]).text)
    let chain = (report["touches"] as? [[String: Any]])?.first?["responderChain"] as? [[String: Any]]
    expect(
      chain?.map { $0["class"] as? String },
      is: ["UIButton", "UIView", "Player.PlayerController", "UIWindow"])
  }

  @Test("The walks of random screens read back as what the engine stated")
  func randomWalks() throws {
    var random = RandomScreen(seed: 31)
    let screen = random.make(views: 200)
    let points = (0..<50).map { _ in random.point() }.map { (Double($0.x), Double($0.y)) }
    // JSONSerialization rounds the last digits of numbers here.
    let report = try JSONDecoder().decode(Walks.self, from: Data(json(screen, points).text.utf8))
    let touched = Explainer(screen).touched
    let words = [
      "inside": "passedThrough", "outside": "outside", "hidden": "hidden", "transparent": "transparent",
      "notInteractive": "notInteractive", "notInvertible": "outside",
    ]
    for (touch, (x, y)) in zip(report.touches, points) {
      let hit = touched.touch(x: x, y: y)
      let visits = touched.recorder.visits.filter { touched.built.index(of: $0.view) != nil }
      expect(touch.walk.count, is: visits.count)
      for (line, visit) in zip(touch.walk, visits) {
        let view = try #require(touched.built.index(of: visit.view))
        expect(line.address, is: screen.views[view].address)
        expect(line.x, is: visit.x)
        expect(line.y, is: visit.y)
        #expect(line.verdict == (view == hit ? "hit" : words[visit.result.rawValue]))
      }
    }
  }

  /// The walks of a report.
  private struct Walks: Decodable {
    struct Touch: Decodable {
      var walk: [Line]
    }
    struct Line: Decodable {
      var address: String?
      var verdict: String
      var x: Double
      var y: Double
    }
    var touches: [Touch]
  }
}
