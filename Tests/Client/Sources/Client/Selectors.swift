import UIKit

// Every shape of action that client code has, after #selector was rewritten.

class Actions: UIViewController {
  let button = UIButton(type: .system)
  let tap = UITapGestureRecognizer()

  func nothing() {}
  func anySender(_ sender: Any) {}
  func anyOrNone(_ sender: Any?) {}
  func control(_ sender: UIControl) {}
  func pressed(_ sender: UIButton, forEvent event: UIEvent) {}
  func pressedMaybe(_ sender: UIButton, event: UIEvent?) {}
  func counting(_ sender: UIButton) -> Int { 1 }
  func tapped(_ recognizer: UITapGestureRecognizer) {}
  func tappedAny(_ recognizer: UIGestureRecognizer) -> Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: Selector("nothing", Actions.nothing), for: .touchUpInside)
    button.addTarget(self, action: Selector("anySender", Actions.anySender), for: .touchUpInside)
    button.addTarget(self, action: Selector("anyOrNone", Actions.anyOrNone), for: .touchUpInside)
    button.addTarget(self, action: Selector("control", Actions.control), for: .touchUpInside)
    button.addTarget(self, action: Selector("pressed", Actions.pressed), for: .touchUpInside)
    button.addTarget(self, action: Selector("pressedMaybe", Actions.pressedMaybe), for: .touchUpInside)
    button.addTarget(self, action: Selector("counting", Actions.counting), for: .touchUpInside)
    button.addTarget(nil, action: Selector("counting", Actions.counting), for: .touchUpInside)
    button.addTarget(self, action: Actions.nothing, for: .touchDown)
    button.addTarget(self, action: Actions.control, for: .touchDown)
    button.removeTarget(self, action: nil, for: .allEvents)
    tap.addTarget(self, action: Actions.tapped)
    tap.addTarget(self, action: Selector("tappedAny", Actions.tappedAny))
    tap.addTarget(self, action: Selector("tapped", Actions.tapped))
    let other = UITapGestureRecognizer(target: self, action: Selector("tappedAny", Actions.tappedAny))
    other.require(toFail: tap)
    print(Selector("tapped", Actions.tapped).description)
    UIApplication.shared.sendAction(
      Selector("anyOrNone", Actions.anyOrNone), to: nil, from: self, for: nil)
  }
}

protocol CartHandling: AnyObject {
  @MainActor func buy(_ sender: Any?)
}

@MainActor func connect(_ button: UIButton) {
  button.addTarget(
    nil, action: Selector("buy", { (target: any CartHandling) in target.buy(_:) }), for: .touchUpInside)
}
