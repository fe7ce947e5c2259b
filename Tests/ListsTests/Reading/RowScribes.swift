import Fingerpost
import Foundation
import UIKit

/// A cell that tells what changes about it, once it is shown.
final class ScribedCell: UITableViewCell {
  private let row: Int
  private unowned let run: RowRun
  var isShown = false
  private let image = UIImageView(frame: CGRect(x: 60, y: 5, width: 40, height: 40))
  private let deaf = UIButton(frame: CGRect(x: 330, y: 5, width: 40, height: 40))

  init(row: Int, run: RowRun) {
    self.row = row
    self.run = run
    super.init(style: .default, reuseIdentifier: nil)
    deaf.isUserInteractionEnabled = false
    for part in [image, deaf] { contentView.addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if isShown, highlighted != isHighlighted {
      run.note("\(row) highlighted=\(highlighted)\(animated ? " animated" : "")")
    }
    super.setHighlighted(highlighted, animated: animated)
    lookAtParts()
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    if isShown, selected != isSelected {
      run.note("\(row) selected=\(selected)\(animated ? " animated" : "")")
    }
    super.setSelected(selected, animated: animated)
    lookAtParts()
  }

  /// LIST-10: says so if an image or a control that takes no touches does not look as the cell does.
  private func lookAtParts() {
    let isLit = isHighlighted || isSelected
    if image.isHighlighted != isLit || deaf.isHighlighted != isLit {
      run.note("\(row) has parts that differ")
    }
  }
}

/// A view that handles its touches and passes none on.
final class TouchKeeper: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Answers for a recognizer as the case says.
final class RowReferee: NSObject, UIGestureRecognizerDelegate {
  private let plan: RowContest.Recognizer
  init(_ plan: RowContest.Recognizer) { self.plan = plan }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.translation(in: nil)
    return switch plan.kind {
    case .sidewaysPan: abs(way.x) > abs(way.y)
    case .verticalPan: abs(way.y) >= abs(way.x)
    default: true
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { plan.isSimultaneous }
}

/// Writes down what one recognizer gets, and when it starts again.
struct RowScribe {
  private unowned let run: RowRun
  private let number: Int

  init(_ run: RowRun, _ number: Int) {
    self.run = run
    self.number = number
  }

  func got(_ touches: Set<UITouch>) {
    for touch in touches { run.mark(.got(recognizer: number, finger: touch.contactID)) }
  }
  func ignored(_ touch: UITouch) { run.mark(.ignored(recognizer: number, finger: touch.contactID)) }
  func reset() { run.mark(.reset(recognizer: number)) }
}
