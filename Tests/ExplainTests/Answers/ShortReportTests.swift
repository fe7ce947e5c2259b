import Expectations
import FingerpostScenarios
import FingerpostScreens
import Foundation
import Testing

@testable import FingerpostExplain

/// The report that fits on a screen.
@Suite struct ShortReportTests {
  @Test("The default report has at most 30 lines of at most 100 columns, whatever the screen")
  func size() {
    for seed in UInt64(1)...60 {
      var random = RandomScreen(seed: 9000 + seed)
      let screen = random.make(views: 50)
      let explainer = Explainer(screen)
      for _ in 0..<4 {
        let view = random.view(of: screen)
        let report = explainer.report(at: random.point(), expecting: .views([view])).text()
        let lines = report.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= ShortText.height, "seed \(seed)\n\(report)")
        #expect(lines.allSatisfy { $0.count <= TextLines.width }, "seed \(seed)\n\(report)")
      }
    }
  }

  @Test("Colors surround the words and change none")
  func colors() {
    let explainer = Explainer(ScreenMaker.covered)
    var options = Report.Options()
    let explanation = explainer.report(at: CGPoint(x: 312, y: 70), expecting: .views([3]))
    let plain = explanation.text(options)
    options.isColored = true
    let colored = explanation.text(options)
    #expect(colored.hasPrefix("\u{1B}[1mA tap at (312, 70)"))
    #expect(colored.replacing(#/\u{1B}\[\d+m/#, with: "") == plain)
    #expect(!plain.contains("\u{1B}"))
  }

  @Test("A view in front: answer, fixes, why, doubts")
  func covered() {
    let explainer = Explainer(ScreenMaker.covered)
    let report = explainer.report(at: CGPoint(x: 312, y: 70), expecting: .views([3])).text()
    expect(
      report,
      is: #"""
        A tap at (312, 70) never reaches PlayButton: DimmingView lies in front of ControlsView, which holds
        it, and covers all of it.

        Fix, one of these, each tried:
          dimmingView.isUserInteractionEnabled = false
              → PlayButton gets the touch
          view.bringSubviewToFront(controlsView)
              → PlayButton gets the touch

        Why
          UIWindow › 1 view › DimmingView, hit. [WIN-5, HIT-1]
          DimmingView lies in front of ControlsView and takes the touch. [HIT-7, HIT-12]

        Not sure
          DimmingView may override hitTest(_:with:) or point(inside:with:). [HIT-14]
              expr -l objc -- (IMP)[(id)0x50 methodForSelector:@selector(hitTest:withEvent:)]
        The full report: --full

        """#, "\(report)")
  }
}
