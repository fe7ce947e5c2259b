import Expectations
import FingerpostTimeline
import Foundation
import Testing
import UIKit

/// Switches, segments, sliders, steppers and page controls.
@Suite("Controls with values", .bothWays)
struct ValueControlTests {
  private let stage = Stage()

  private func drag(
    _ time: Double, _ from: (Double, Double), _ through: [(Double, Double)], lift: Bool = true
  ) {
    stage.play(time, down(1, from.0, from.1))
    var now = time
    for point in through {
      now += 0.05
      stage.play(now, move(1, point.0, point.1))
    }
    let last = through.last ?? from
    if lift { stage.play(now + 0.05, up(1, last.0, last.1)) }
  }

  private func changes() -> Int { stage.drainLog().filter { $0 == "valueChanged" }.count }

  // MARK: - Switches

  @Test("SWC-1: every switch has one size, and its thumb the side that it is on")
  func switchSize() {
    let control = stage.add(UISwitch(), 10, 20, 300, 300)
    expect(control.frame, is: CGRect(x: 10, y: 20, width: 51, height: 31))
    control.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    expect(control.bounds.size, is: CGSize(width: 51, height: 31))
    expect(control.subviews[0].frame, is: CGRect(x: 2, y: 2, width: 27, height: 27))
    control.isOn = true
    #expect(control.subviews[0].frame.minX == 22 && changes() == 0)
  }

  @Test("SWC-1, CTL-32: a tap anywhere toggles, and code sends nothing")
  func switchTap() {
    let control = stage.add(UISwitch(), 100, 100, 0, 0)
    for (time, x, isOn) in [(0.0, 110.0, true), (1, 110, false), (2, 145, true)] {
      stage.tap(time, x, 115)
      expect(control.isOn, is: isOn)
      // No touchDown. [SWC-1]
      let log = ["valueChanged", "primaryActionTriggered", "touchUpInside"]
      expect(stage.drainLog(), is: log)
    }
    control.setOn(false, animated: true)
    expect(stage.drainLog(), is: [])
    drag(3, (110, 115), [(110, 400)])
    #expect(!control.isOn && changes() == 0)
  }

  @Test("SWC-1: a drag toggles at the middle, back again too, and is settled by the lift")
  func switchDrag() {
    let control = stage.add(UISwitch(), 100, 100, 0, 0)
    drag(0, (112, 115), [(124, 115), (127, 115)], lift: false)
    #expect(!control.isOn && control.subviews[0].frame.minX == 22)
    stage.play(0.5, up(1, 127, 115))
    #expect(control.isOn && changes() == 1)
    // There and back.
    drag(1, (135, 115), [(110, 115), (140, 115)])
    #expect(control.isOn && changes() == 0)
    // Outside of it all.
    drag(2, (135, 115), [(0, 400)])
    #expect(!control.isOn && changes() == 1)
  }

  @Test("SWC-1: a touch that is taken away leaves a switch as it was")
  func switchCancelled() {
    let control = stage.add(UISwitch(), 100, 100, 0, 0)
    drag(0, (112, 115), [(140, 115)], lift: false)
    stage.play(1, cancel(1, 140, 115))
    #expect(!control.isOn && changes() == 0 && control.subviews[0].frame.minX == 2)
  }

  // MARK: - Segments

  private func segments(_ count: Int) -> UISegmentedControl {
    let row = stage.add(UISegmentedControl(), 0, 0, 300, 30)
    for index in 0..<count { row.insertSegment(withTitle: "\(index)", at: index, animated: false) }
    return row
  }

  @Test("SEG-1: segments share the width, and the lift inside another one than the selected sends")
  func segmentLift() {
    let row = segments(3)
    expect(row.selectedSegmentIndex, is: UISegmentedControl.noSegment)
    stage.tap(0, 150, 15)
    #expect(row.selectedSegmentIndex == 1 && changes() == 1)
    expect(row.subviews.map(\.frame.minX), is: [0, 100, 200])
    stage.tap(1, 150, 15)
    #expect(row.selectedSegmentIndex == 1 && changes() == 0)
    drag(2, (150, 15), [(250, 15)])
    #expect(row.selectedSegmentIndex == 2 && changes() == 1)
    // Inside the margin, but in no segment.
    drag(3, (50, 15), [(50, 50)])
    #expect(row.selectedSegmentIndex == 2 && changes() == 0)
    row.selectedSegmentIndex = 0
    row.selectedSegmentIndex = 9
    #expect(row.selectedSegmentIndex == 0 && changes() == 0)
  }

  @Test("SEG-1: a momentary control selects for as long as its action lasts, and sends for every tap")
  func segmentMomentary() {
    let row = segments(3)
    row.isMomentary = true
    var seen: [Int] = []
    row.addAction(UIAction { [unowned row] _ in seen.append(row.selectedSegmentIndex) }, for: .valueChanged)
    stage.tap(0, 50, 15)
    stage.tap(1, 50, 15)
    #expect(seen == [0, 0] && row.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("SEG-1: widths, disabled segments, insertion and removal")
  func segmentChanges() {
    let row = segments(3)
    row.setWidth(200, forSegmentAt: 0)
    row.setEnabled(false, forSegmentAt: 1)
    stage.tap(0, 225, 15)
    #expect(changes() == 0 && row.selectedSegmentIndex == -1)
    stage.tap(1, 275, 15)
    expect(row.selectedSegmentIndex, is: 2)
    row.insertSegment(withTitle: "new", at: -5, animated: false)
    #expect(row.selectedSegmentIndex == 3 && row.titleForSegment(at: 0) == "new")
    row.removeSegment(at: 0, animated: false)
    #expect(row.selectedSegmentIndex == 2 && row.widthForSegment(at: 0) == 200)
    row.removeSegment(at: 2, animated: false)
    row.removeSegment(at: 77, animated: false)
    #expect(row.selectedSegmentIndex == -2 && row.numberOfSegments == 2)
    row.removeAllSegments()
    stage.tap(2, 50, 15)
    #expect(row.numberOfSegments == 0 && row.subviews.isEmpty)
  }

  // MARK: - Sliders

  private func slider() -> UISlider { stage.add(UISlider(), 100, 100, 135, 40) }

  @Test("SLD-1: a slider tracks from its thumb and ten points around, and not from its track")
  func sliderThumb() {
    // The thumb goes from x 102 to 133, and its room to move is 100 points.
    let slider = slider()
    for (time, x, tracks) in [(0.0, 115.0, true), (1, 142.5, true), (2, 143.5, false), (3, 200, false)] {
      stage.tap(time, x, 120)
      expect((stage.drainLog() == []), is: !tracks)
      expect(slider.value, is: 0)
    }
  }

  @Test("SLD-2, SLD-3: the value follows the finger from where it came down, and each change is sent")
  func sliderDrag() {
    let slider = slider()
    drag(0, (125, 120), [(150, 120), (175, 120), (175, 140), (900, 120)])
    #expect(slider.value == 1 && changes() == 3)
    slider.value = 0.5
    expect(changes(), is: 0)
    drag(1, (160, 120), [(185, 120)])
    expect(slider.value, near: 0.75, within: 0.001)
    expect(changes(), is: 1)
  }

  @Test("SLD-2: without isContinuous there is one change, at the end")
  func sliderDiscrete() {
    let slider = slider()
    slider.isContinuous = false
    slider.maximumValue = 10
    drag(0, (115, 120), [(140, 120), (165, 120)])
    let log = stage.drainLog()
    #expect(log.filter { $0 == "valueChanged" }.count == 1 && abs(slider.value - 5) < 0.01)
    expect(log.suffix(3), is: ["valueChanged", "primaryActionTriggered", "touchUpInside"])
  }

  @Test("SLD-2: bounds that cross each other move along, and no number gets the value out of them")
  func sliderBounds() {
    let slider = slider()
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
    slider.maximumValue = 20
    slider.value = .infinity
    expect(slider.value, is: 20)
    slider.value = .nan
    expect(slider.value, is: 5)
    slider.maximumValue = 1
    #expect(slider.minimumValue == 1 && slider.value == 1)
    drag(0, (115, 120), [(200, 120)])
    expect(slider.value, is: 1)
  }

  // MARK: - Steppers

  private func stepper() -> UIStepper {
    let stepper = stage.add(UIStepper(), 100, 100, 0, 0)
    stepper.value = 10
    return stepper
  }

  @Test("STP-1: a quick tap steps at the lift, down on the left and up on the right")
  func stepperTap() {
    let stepper = stepper()
    expect(stepper.frame.size, is: CGSize(width: 94, height: 32))
    stage.play(0, down(1, 110, 115))
    expect(stepper.value, is: 10)
    stage.play(0.1, up(1, 110, 115))
    #expect(stepper.value == 9 && changes() == 1)
    expect(stepper.subviews.map(\.frame.minX), is: [0, 47])
    stepper.stepValue = 2.5
    stage.tap(1, 180, 115)
    #expect(stepper.value == 11.5 && changes() == 1)
    drag(2, (180, 115), [(180, 400)])
    #expect(stepper.value == 11.5 && changes() == 0)
  }

  @Test("STP-1: the longer it is held the faster it steps, down to the fastest interval")
  func stepperFaster() {
    let stepper = stepper()
    stepper.maximumValue = 1000
    stage.play(0, down(1, 180, 115))
    var pauses: [Double] = []
    var last = 0.0
    stepper.addAction(
      UIAction { [unowned stage] _ in
        let now = stage.world.timeline.now.seconds
        if last > 0 { pauses.append(now - last) }
        last = now
      }, for: .valueChanged)
    stage.play(6, move(1, 181, 115))
    #expect(abs(pauses[0] - 0.1) < 1e-6 && abs((pauses.last ?? 0) - 0.05) < 1e-6)
    #expect(zip(pauses, pauses.dropFirst()).allSatisfy { $0 >= $1 - 1e-6 })
    #expect(zip(pauses, pauses.dropFirst()).contains { $0 > $1 + 1e-6 })
    stage.play(6.01, up(1, 181, 115))
  }

  @Test("STP-1: held, it steps after half a second and then every tenth, and the lift adds nothing")
  func stepperHeld() {
    let stepper = stepper()
    stage.play(0, down(1, 180, 115))
    stage.play(0.49, move(1, 181, 115))
    expect(stepper.value, is: 10)
    stage.play(0.75, up(1, 181, 115))
    #expect(stepper.value == 13 && changes() == 3)
    stage.world.timeline.runUntilIdle()
    expect(stepper.value, is: 13)
  }

  @Test("STP-1: a finger that is outside pauses it, and at an end it stops")
  func stepperPause() {
    let stepper = stepper()
    stepper.maximumValue = 12
    stage.play(0, down(1, 180, 115))
    stage.play(0.3, move(1, 180, 400))
    stage.play(1, move(1, 180, 115))
    expect(stepper.value, is: 10)
    stage.play(5, up(1, 180, 115))
    #expect(stepper.value == 12 && changes() == 2)
  }

  @Test("STP-1: without autorepeat only the lift steps, and without isContinuous the steps are sent once")
  func stepperSwitches() {
    let stepper = stepper()
    stepper.autorepeat = false
    stage.play(0, down(1, 180, 115))
    stage.play(3, up(1, 180, 115))
    #expect(stepper.value == 11 && changes() == 1)
    stepper.autorepeat = true
    stepper.isContinuous = false
    stage.play(4, down(1, 180, 115))
    stage.play(4.75, move(1, 181, 115))
    #expect(stepper.value == 14 && changes() == 0)
    stage.play(4.76, up(1, 181, 115))
    expect(changes(), is: 1)
  }

  @Test("STP-1: it wraps only where it is told to, and stays within its bounds")
  func stepperWraps() {
    let stepper = stepper()
    stepper.value = 100
    stage.tap(0, 180, 115)
    #expect(stepper.value == 100 && changes() == 0)
    stepper.wraps = true
    stage.tap(1, 180, 115)
    #expect(stepper.value == 0 && changes() == 1)
    stage.tap(2, 110, 115)
    #expect(stepper.value == 100 && changes() == 1)
    stepper.stepValue = -1
    stepper.value = .nan
    #expect(stepper.stepValue == 1 && stepper.value == 0)
  }

  @Test("STP-1: a held stepper that is taken out of the window stops")
  func stepperRemoved() {
    let stepper = stepper()
    stage.play(0, down(1, 180, 115))
    stepper.removeFromSuperview()
    stage.world.timeline.runUntilIdle()
    expect(stepper.value, is: 10)
  }

  // MARK: - Page controls

  private func pages() -> UIPageControl {
    let pages = stage.add(UIPageControl(), 100, 100, 200, 26)
    pages.numberOfPages = 5
    return pages
  }

  @Test("PGC-1: a tap on the right half goes on, one on the left half goes back, and not beyond the ends")
  func pageTap() {
    let pages = pages()
    for (time, x, page, sent) in [
      (0.0, 250.0, 1, 1), (1, 290, 2, 1), (2, 110, 1, 1), (3, 199, 0, 1), (4, 110, 0, 0),
    ] {
      stage.tap(time, x, 110)
      #expect(pages.currentPage == page && changes() == sent)
    }
    pages.currentPage = 99
    #expect(pages.currentPage == 4 && changes() == 0)
    pages.numberOfPages = -3
    #expect(pages.currentPage == 0 && pages.numberOfPages == 0)
  }

  @Test("PGC-1: a drag scrubs, a page for every dot")
  func pageDrag() {
    let pages = pages()
    var states: [Int] = []
    pages.addAction(
      UIAction { [unowned pages] _ in states.append(pages.interactionState.rawValue) }, for: .valueChanged)
    drag(0, (210, 110), [(215, 110), (227, 110), (245, 110), (900, 110)])
    #expect(pages.currentPage == 4 && changes() == 3)
    #expect(states == [2, 2, 2] && pages.interactionState == .none)
    pages.allowsContinuousInteraction = false
    drag(1, (110, 110), [(180, 110)])
    #expect(pages.currentPage == 3 && states.last == 1)
  }

  @Test("PGC-1: the dots stand in the middle")
  func pageDots() {
    let pages = pages()
    pages.layoutIfNeeded()
    expect(pages.subviews.map(\.frame.midX), is: [68, 84, 100, 116, 132])
  }
}
