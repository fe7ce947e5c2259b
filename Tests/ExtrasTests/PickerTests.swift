import Expectations
import FingerpostHID
import FingerpostTimeline
import Foundation
import Testing
import UIKit

@Suite struct PickerTests {
  private let stage = Stage()

  /// A picker with two columns of 20 and 3 rows at the top of the window.
  private func picker(_ data: Rows) -> UIPickerView {
    stage.run { window in
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 325, height: 216))
      (picker.dataSource, picker.delegate) = (data, data)
      window.addSubview(picker)
      window.layoutIfNeeded()
      return picker
    }
  }

  /// Moves a finger up or down in a column, and lets it rest before it is lifted.
  private func drag(_ x: Double, by distance: Double) {
    let start = stage.world.timeline.now.nanoseconds + 50_000_000
    for step in 0...20 {
      let y = 108 + distance * Double(min(step, 10)) / 10
      let phase: Contact.Phase = step == 0 ? .down : step == 20 ? .up : .move
      let contact = Contact(id: 1, phase: phase, x: x, y: y)
      let time = start + Int64(step) * 50_000_000
      stage.world.application.handle(Frame(nanoseconds: time, contacts: [contact]))
    }
    stage.wait(2)
  }

  @Test("PICK-1: columns share the width with five points between them, and rows are 32 points high")
  func layout() {
    let data = Rows()
    let picker = picker(data)
    stage.run { _ in
      expect(UIPickerView().frame.size, is: CGSize(width: 320, height: 216))
      #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 3)
      expect(picker.rowSize(forComponent: 0), is: CGSize(width: 160, height: 32))
      let row = picker.view(forRow: 0, forComponent: 0)
      expect(row.map { $0.convert($0.bounds, to: picker) }, is: CGRect(x: 0, y: 92, width: 160, height: 32))
      expect((row as? UILabel)?.text, is: "0/0")
      expect(picker.view(forRow: 19, forComponent: 0), is: nil)
    }
  }

  @Test("PICK-2: a drag ends with a row in the middle, a tap on a row brings it there, each told once")
  func fingers() {
    let data = Rows()
    let picker = picker(data)
    drag(80, by: -74)
    #expect(data.chosen == ["0:2"] && picker.selectedRow(inComponent: 0) == 2)
    stage.tap(80, 108 + 64)
    stage.wait(2)
    expect(data.chosen, is: ["0:2", "0:4"])
    stage.tap(250, 108 + 32)
    stage.wait(2)
    #expect(data.chosen == ["0:2", "0:4", "1:1"] && picker.selectedRow(inComponent: 1) == 1)
    drag(80, by: 300)
    expect(data.chosen.last, is: "0:0")
  }

  @Test("PICK-3: what code selects is not told, stays through a reload, and is -1 without rows")
  func code() {
    let data = Rows()
    let picker = picker(data)
    stage.run { _ in picker.selectRow(7, inComponent: 0, animated: true) }
    stage.wait(1)
    stage.run { _ in
      expect(picker.selectedRow(inComponent: 0), is: 7)
      data.counts = [5, 0]
      picker.reloadAllComponents()
      #expect(picker.selectedRow(inComponent: 0) == 4 && picker.selectedRow(inComponent: 1) == -1)
    }
    #expect(data.chosen.isEmpty)
  }
}

private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
  var counts = [20, 3]
  var chosen: [String] = []
  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(component)/\(row)"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append("\(component):\(row)")
  }
}
