import UIKit

extension Selector {
  fileprivate static let opened = #selector(DrawerView.opened(_:))
  fileprivate static let closed = #selector(DrawerView.closed)
}

class DrawerView: UIView {
  func setUp() {
    let tap = UITapGestureRecognizer(target: self, action: .opened)
    let twice = UITapGestureRecognizer(target: self, action: .closed)
    twice.numberOfTapsRequired = 2
    tap.require(toFail: twice)
    addGestureRecognizer(tap)
    addGestureRecognizer(twice)
  }

  @objc fileprivate func opened(_ recognizer: UITapGestureRecognizer) {}
  @objc fileprivate func closed() {}
}
