import Expectations
import FingerpostTimeline
import FingerpostTrace
import Foundation
import Testing
import UIKit

@Suite("The status bar's window", .bothWays)
struct StatusBarTests {
  private func rules(passes: Int = 1) -> EventRules {
    var rules = EventRules()
    rules.hasStatusBarWindow = true
    rules.hitTestPasses = passes
    return rules
  }

  @Test(
    "WIN-15: the system's window lies in front, is in no list, and lets touches through outside the bar"
  )
  func letsThrough() {
    let stage = Stage(rules: rules())
    stage.add("V", 0, 0, 400, 800)
    stage.play(0, down(1, 50, 300))
    stage.play(0.1, up(1, 50, 300))
    expect(stage.drainLog(), is: ["V.began(1)", "V.ended(1)"])
    expect(stage.world.application.windows, is: [stage.window])
    #expect(stage.window.isKeyWindow)
    stage.window.isHidden = true
    expect(stage.world.application.keyWindow, is: nil, "the system's window does not become key")
  }

  @Test("WIN-15, SCR-24: a tap on the bar is the bar's, and scrolls to the top; a lift below it does not")
  func scrollsToTop() {
    let stage = Stage(rules: rules())
    let scroll = stage.world.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    scroll.contentSize = CGSize(width: 400, height: 3_000)
    stage.window.addSubview(scroll)
    scroll.contentOffset.y = 500
    stage.play(0, down(1, 50, 19))
    stage.play(0.1, up(1, 50, 30))
    #expect(stage.world.timeline.runUntilIdle())
    expect(scroll.contentOffset.y, is: 500)
    stage.play(10, down(1, 50, 19))
    stage.play(10.1, up(1, 50, 19))
    #expect(stage.world.timeline.runUntilIdle())
    expect(scroll.contentOffset.y, is: 0)
    scroll.contentOffset.y = 500
    stage.play(20, down(1, 50, 21))
    stage.play(20.1, up(1, 50, 21))
    #expect(stage.world.timeline.runUntilIdle())
    expect(scroll.contentOffset.y, is: 500)
  }

  @Test(
    "TRACE-9: the status bar's window is asked twice and finds itself, and the touched view begins all the same"
  )
  func published() {
    let stage = Stage(rules: rules(passes: 2), listening: true)
    stage.add("C", 0, 100, 400, 400)
    stage.play(0, down(1, 50, 300))
    var lines: [String] = []
    var names: [SubjectID: String] = [:]
    for record in stage.sink.records {
      switch record.fact {
      case .subject(let subject, _, let name): names[subject] = name
      case .visited(let visit) where visit.result == .inside: lines.append("in \(names[visit.view] ?? "")")
      case .visited(let visit): lines.append("not in \(names[visit.view] ?? "")")
      case .windowAnswered(_, _, let view): lines.append("\(view.flatMap { names[$0] } ?? "nil")")
      default: break
      }
    }
    let pass = ["in UIStatusBarWindow", "not in UIStatusBar", "nil", "in W", "in C", "C"]
    expect(lines, is: pass + pass)
    expect(stage.drainLog(), is: ["C.began(1)"])
  }

  @Test("WIN-15: it is there up to iOS 12")
  func systems() {
    #expect(EventRules(system: 12).hasStatusBarWindow)
    #expect(!EventRules(system: 13).hasStatusBarWindow)
    #expect(!EventRules.standard.hasStatusBarWindow)
  }
}
