import FingerpostExplain
import FingerpostText
import Foundation
import Testing

@testable import FingerpostCommandLine

/// What a page is answered about an application that is only watched.
@MainActor @Suite("Lab: questions about a running application") struct AttachedAnswersTests {
  private func screen(_ interaction: Bool) -> String {
    """
    {"format":"fingerpost-export/1","views":[{"parent":null,"class":"UIWindow","superclasses":[],"address":"0x1",\
    "bounds":[0,0,400,800],"center":[200,400]},{"parent":0,"class":"Shop.PayButton","superclasses":["UIButton",\
    "UIControl","UIView"],"address":"0x2","bounds":[0,0,100,100],"center":[50,50],"enabled":true,\
    "userInteractionEnabled":\(interaction),"gestureRecognizers":[]}],"windows":[{"view":0,"level":0,"key":true}]}
    """
  }

  /// Answers about gestures that began at places, each on a screen of its own.
  private func answers(_ gestures: [(x: Double, screen: String)]) throws -> AttachedAnswers {
    let screens = AttachedScreens()
    var reader = WatchedReader()
    for (number, gesture) in gestures.enumerated() {
      let touch =
        "{\"t\":\(number),\"phase\":\"began\",\"touches\":[{\"touch\":\"0x9\",\"at\":[\(gesture.x),20],\"recognizers\":[]}]}"
      for line in ["{\"t\":\(number),\"screen\":\(gesture.screen)}", touch] {
        let told = Data(line.utf8)
        _ = reader.read(try #require(WatchedLine(told)), as: told)
      }
      screens.remember(try #require(reader.current))
    }
    return AttachedAnswers(address: "127.0.0.1:5100", screens: screens)
  }

  private func question(at x: Double, expecting name: String = "Shop.PayButton") throws
    -> FingerpostText.JSONValue
  {
    try JSONParser.read(
      "{\"gesture\":\"tap\",\"at\":[\(x),20],\"expect\":\"\(name)\",\"nth\":0}")
  }

  @Test("what was meant is explained on the screen that was under the gesture, as the command says it")
  func explain() throws {
    let answers = try answers([(30, screen(false)), (60, screen(false)), (30.2, screen(true))])
    func reply(_ x: Double) throws -> FingerpostText.JSONValue {
      try JSONParser.read(Array("{\(answers.reply(to: "explain", question(at: x)))}".utf8), .message)
    }
    func answer(_ x: Double) throws -> FingerpostText.JSONValue? { try reply(x)["report"]?["answer"] }
    let command = "fingerpost explain --attach 127.0.0.1:5100 --tap 60,20 --expect 0x2"
    #expect(try reply(60)["command"]?.text == command)
    #expect(try answer(60)?["success"]?.flag == false)
    #expect(try answer(60)?["why"]?.text?.contains("isUserInteractionEnabled") == true)
    #expect(try answer(60)?["fixes"]?.list?.count == 1)
    // Of two gestures at one place the last one counts.
    #expect(try answer(30)?["success"]?.flag == true)
  }

  @Test(
    "what would need the fingers again, another place, or a view that is not there is refused in a sentence")
  func refusals() throws {
    let answers = try answers([(30, screen(true))])
    func problem(_ what: String, _ question: FingerpostText.JSONValue) -> String {
      do { return try answers.reply(to: what, question) } catch { return "\(error)" }
    }
    for what in ["what-if", "form", "again", "fix", "swift-test"] {
      #expect(problem(what, try question(at: 30)).hasPrefix("This application is only watched"))
    }
    #expect(problem("explain", try question(at: 90)).contains("not known any more"))
    #expect(problem("explain", try JSONParser.read("{}")).contains("not known any more"))
    #expect(problem("explain", try question(at: 30, expecting: "Gone")).contains("“Gone” is not in the file"))
    let many = try self.answers((0..<40).map { (Double($0 * 10), screen(true)) })
    #expect(many.screens.screen(at: 0, 20) == nil && many.screens.screen(at: 390, 20) != nil)
  }
}
