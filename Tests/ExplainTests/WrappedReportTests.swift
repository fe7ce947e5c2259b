import Expectations
import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

@testable import FingerpostExplain

/// A dump in whatever is around it is reported on like the bare one, letter by letter.
@Suite("Reports of dumps in wrappings")
struct WrappedReportTests {
  /// A dump with text that could be mistaken for wrapping, and with recognizers below it.
  nonisolated static let bare = #"""
    <UIWindow: 0x7f10; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x6001>; layer = <UIWindowLayer: 0x6002>>
       | <UIView: 0x7f11; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x6003>>
       |    | <Shop.PayButton: 0x7f12; baseClass = UIButton; frame = (20 700; 350 50); layer = <CALayer: 0x6004>>
       |    |    | <UIButtonLabel: 0x7f13; frame = (150 15; 50 20); text = 'Pay at 12:30:00'; userInteractionEnabled = NO; layer = <CALayer: 0x6005>>
       |    | <Shop.Toast: 0x7f14; frame = (0 600; 390 244); alpha = 0.5; layer = <CALayer: 0x6006>>
    <__NSArrayM 0x6001>(
    <UITapGestureRecognizer: 0x6007; state = Possible; view = <UIWindow: 0x7f10>; target= <(action=dismiss:, target=<Shop.Page 0x7f20>)>>
    )
    """#

  nonisolated private static var lines: [String] { bare.split(separator: "\n").map(String.init) }

  /// The text as one string of JSON, with its quotation marks.
  nonisolated private static func string(_ text: String) -> String {
    String(
      String(decoding: (try? JSONEncoder().encode([text])) ?? Data(), as: UTF8.self).dropFirst().dropLast())
  }

  nonisolated static let wrapped: [(name: String, text: String)] = [
    (
      "an agent's banner",
      """

      🐛 LLDB Command

         Command: po [[UIWindow keyWindow] recursiveDescription]

      ✅ Command executed

      Output:
      \(lines.map { "  " + $0 }.joined(separator: "\n"))

      """
    ),
    ("a fenced block", "Here is the hierarchy of the screen:\n\n```\n\(bare)\n```\n\nWhat is wrong?\n"),
    ("a string of JSON", "{\"content\": [{\"type\": \"text\", \"text\": \(string(bare))}]}"),
    (
      "an answer with a banner in a string",
      "{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\(string("✅ Done\n\nOutput:\n" + bare))}],\"isError\":false}}"
    ),
    (
      "pieces in two strings",
      "[\(string(lines.prefix(5).joined(separator: "\n"))), \(string(lines.dropFirst(5).joined(separator: "\n")))]"
    ),
    ("times of GitHub", stamped { "2026-11-25T10:00:0\($0 % 10).123456\($0 % 10)Z " }),
    ("job, step and times", stamped { "test\tRun tests\t2026-11-25T10:00:0\($0 % 10).1234567Z " }),
    ("times in brackets", stamped { "[2026-11-25T10:00:0\($0 % 10).123Z] " }),
    ("times of fastlane", stamped { "[10:00:0\($0 % 10)]: " }),
    ("NSLog before each line", stamped { "2026-11-25 10:00:00.12\($0 % 10) Shop[4711:815] " }),
    ("the name of a container", stamped { _ in "runner-1  | " }),
    (
      "quoted mail",
      "On Monday Ann wrote:\n\n" + lines.map { "> " + $0 }.joined(separator: "\n") + "\n\nI see.\n"
    ),
    ("mail that was quoted twice", lines.map { "> > " + $0 }.joined(separator: "\n")),
    ("colors", lines.map { "\u{1B}[32m" + $0 + "\u{1B}[0m" }.joined(separator: "\n")),
    (
      "more colors",
      lines.map { "\u{1B}[38;5;12m\u{1B}[1m" + $0 + "\u{1B}[m\u{1B}[K" }.joined(separator: "\n")
    ),
    ("line ends of Windows", bare.replacing("\n", with: "\r\n")),
  ]

  nonisolated private static func stamped(_ prefix: (Int) -> String) -> String {
    lines.enumerated().map { prefix($0.offset) + $0.element }.joined(separator: "\n")
  }

  @Test("the wrapping leaves no trace", arguments: wrapped.map(\.name))
  func equal(name: String) throws {
    let text = try #require(Self.wrapped.first { $0.name == name }).text
    try expect(reports(text), is: reports(Self.bare))
  }

  /// The whole report as text and as JSON, without the numbers of lines.
  private func reports(_ text: String) throws -> [String] {
    let explainer = Explainer(try ScreenReader.read(Data(text.utf8), name: "paste"))
    var options = Report.Options()
    options.isFull = true
    let report = explainer.report(
      at: CGPoint(x: 195, y: 725), expecting: try explainer.expected("PayButton"))
    var json: [UInt8] = []
    report.writeJSON(options) { json += $0 }
    return [report.text(options), report.text(Report.Options()), String(decoding: json, as: UTF8.self)].map {
      $0.replacing(/line \d+|"line":\d+/, with: "line")
    }
  }
}
