import UIKit

/// Keeps a closure alive for target and action.
@objc private class ClosureSleeve: NSObject {
  let closure: () -> Void

  init(_ closure: @escaping () -> Void) {
    self.closure = closure
  }

  @objc func invoke() {
    closure()
  }
}

class ClosureButton: UIButton {
  private var sleeves: [ClosureSleeve] = []

  func on(_ events: UIControl.Event, run closure: @escaping () -> Void) {
    let sleeve = ClosureSleeve(closure)
    addTarget(sleeve, action: #selector(ClosureSleeve.invoke), for: events)
    sleeves.append(sleeve)
  }

  func forget() {
    for sleeve in sleeves { removeTarget(sleeve, action: #selector(ClosureSleeve.invoke), for: .allEvents) }
    sleeves = []
  }
}
