import UIKit

@objc protocol StepPairDelegate: class {
  func stepPair(_ pair: StepPair, didChangeTo value: Int)
  @objc optional func stepPairDidReachEnd(_ pair: StepPair)
}

class StepPair: UIView {
  let less = UIButton(), more = UIButton()
  @objc weak var delegate: StepPairDelegate?
  var value = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUp() {
    less.addTarget(self, action: #selector(StepPair.step(_:)), for: .touchUpInside)
    more.addTarget(self, action: #selector(step(_:)), for: UIControlEvents.touchUpInside)
    more.addTarget(self, action: #selector(self.pressed(_:for:)), for: [.touchDown, .touchUpInside])
    less.addTarget(nil, action: #selector(StepPair.cancel), for: .touchCancel)
    addSubview(less)
    addSubview(more)
  }

  @IBAction func step(_ sender: UIButton) {
    value += sender === more ? 1 : -1
    delegate?.stepPair(self, didChangeTo: value)
    if value == 10 { delegate?.stepPairDidReachEnd?(self) }
  }

  @objc func pressed(_ sender: UIControl, for event: UIEvent?) {}
  @objc func cancel() {}
}
