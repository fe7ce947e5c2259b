import Expectations
import FingerpostConsole
import Foundation
import Testing

@testable import FingerpostCommandLine

/// A fix that adds a recognizer changes the numbers of all others, which nothing that is printed may show.
@Suite struct AddedRecognizerTests {
  private static let dump = """
    <UIWindow: 0x10; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <UIView: 0x20; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
       |    | <Shop.Card: 0x30; frame = (20 100; 350 200); gestureRecognizers = <NSArray: 0x2>; layer = <CALayer: 0x1>>
       |    |    | <UIStackView: 0x31; frame = (10 10; 330 180); layer = <CALayer: 0x1>>
       |    | <UIImageView: 0x40; frame = (20 400; 100 100); layer = <CALayer: 0x1>>
    <__NSArrayM 0x6>(
    <UITapGestureRecognizer: 0x41; state = Possible; view = <Shop.Card 0x30>; target= <(action=open, target=<Shop.C 0x9>)>>,
    <UILongPressGestureRecognizer: 0x42; state = Possible; view = <Shop.Card 0x30>; target= <(action=menu, target=<Shop.C 0x9>)>>
    )
    """

  private func explain(_ set: (inout ExplainCommand) -> Void) throws -> (status: Int32, text: String) {
    var run = try ExplainCommand.parsed(["screen"])
    set(&run)
    let ran = try run.ran(on: ["screen": Self.dump])
    return (ran.status, ran.text)
  }

  @Test("A view around another one that acts is answered for, with any gesture")
  func around() throws {
    for gesture in ["tap", "double-tap", "hold", "swipe:up"] {
      for address in ["0x20", "0x31", "0x10"] {
        let (status, text) = try explain {
          $0.tap = ["195,200"]
          $0.expect = address
          $0.gesture = gesture
        }
        expect(status, is: 1, "\(gesture) \(address)")
        #expect(text.hasPrefix("A "), "\(text)")
      }
    }
  }

  @Test("What is said of others is said of the right ones")
  func names() throws {
    let (status, text) = try explain { $0.expect = "0x40" }
    expect(status, is: 1)
    #expect(text.contains("imageView.addGestureRecognizer("))
    #expect(text.contains("→ UIImageView acts at 84 ms\n"))
    #expect(!text.contains("menu"))
  }
}
