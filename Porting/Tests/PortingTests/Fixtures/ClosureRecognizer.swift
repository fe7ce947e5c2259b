import UIKit

final class ClosureTap: UITapGestureRecognizer {
  private let closure: (ClosureTap) -> Void

  init(_ closure: @escaping (ClosureTap) -> Void) {
    self.closure = closure
    super.init(target: nil, action: nil)
    self.addTarget(self, action: #selector(run))
  }

  @objc private func run() {
    closure(self)
  }
}

extension UIView {
  @discardableResult
  @objc func whenTapped(_ closure: @escaping () -> Void) -> UITapGestureRecognizer {
    let tap = ClosureTap { _ in closure() }
    addGestureRecognizer(tap)
    return tap
  }
}
