import FingerpostGestures
import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

@testable import FingerpostExplain

/// What strangers' questions are written with.
extension StrangersTests {
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var screen: String
    var tap: (x: Double, y: Double)
    var gesture: RequestedGesture = .tap
    var expect: String
    var isAsExpected = false
    /// What the first six lines must say, wherever they break.
    var says: [String]
    /// Lines that must be in the short report.
    var fixes: [String] = []
    /// What must not be in it.
    var never: [String] = []

    var testDescription: String { name }

    /// Explains the screen and compares the short report.
    @MainActor func check() throws {
      let explainer = Explainer(try ScreenReader.read(Data(screen.utf8), name: name))
      let report = explainer.report(
        of: gesture, at: CGPoint(x: tap.x, y: tap.y), expecting: try explainer.expected(expect))
      let lines = report.text().split(separator: "\n", omittingEmptySubsequences: false)
      let head = lines.prefix(6).joined(separator: " ")
      #expect(report.isAsExpected == isAsExpected, "\(report.text())")
      for words in says { #expect(head.contains(words), "\(report.text())") }
      for fix in fixes {
        #expect(lines.contains { $0.contains(fix) }, "\(fix)\n\(report.text())")
      }
      for words in never { #expect(!report.text().contains(words), "\(report.text())") }
      #expect(lines.count <= 31 && lines.allSatisfy { $0.count <= 100 }, "\(report.text())")
    }
  }

  /// A window of 400 × 800 pt with a view that fills it, and what is in that.
  nonisolated static func page(_ inside: String, root: String = "UIView") -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 400 800); autoresize = W+H; layer = <UIWindowLayer: 0xf>>
       | <\(root): 0x2; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>
    \(inside)
    """
  }

  /// What lldb prints of a view's recognizers.
  nonisolated static func list(_ lines: String...) -> String {
    "<__NSArrayM 0xe>(\n\(lines.joined(separator: ",\n"))\n)"
  }

  nonisolated static func recognizer(
    _ kind: String, _ address: String, on view: String, _ action: String, _ more: String = ""
  ) -> String {
    "<UI\(kind)GestureRecognizer: \(address); state = Possible; view = <\(view)>\(more); "
      + "target= <(action=\(action), target=<Shop.Controller 0x99>)>>"
  }

  nonisolated static let pages = """
       |    | <_UIQueuingScrollView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {400, 0}; contentSize: {1200, 800}>
       |    |    | <UIView: 0x4; frame = (400 0; 400 800); layer = <CALayer: 0xf>>
       |    |    |    | <Shop.PriceSlider: 0x5; baseClass = UIControl; frame = (20 300; 360 40); layer = <CALayer: 0xf>>
    """
}
