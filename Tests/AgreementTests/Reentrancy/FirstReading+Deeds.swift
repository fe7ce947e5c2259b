import Fingerpost
import UIKit

extension FirstReading {
  /// Does something from inside a callback; a deed that makes no sense now is passed over.
  func perform(_ deed: Deed) {
    switch deed {
    case .removeView(let name): if name != "W" { view(name)?.removeFromSuperview() }
    case .addView(let name, let other):
      guard name != "W", let view = view(name), let other = self.view(other), !other.isDescendant(of: view)
      else { return }
      other.addSubview(view)
    case .toggleHidden(let name): view(name)?.isHidden.toggle()
    case .toggleInteraction(let name): view(name)?.isUserInteractionEnabled.toggle()
    case .toggleTouchRules(let name):
      view(name)?.isMultipleTouchEnabled.toggle()
      view(name)?.isExclusiveTouch.toggle()
    case .removeRecognizer(let name):
      if let recognizer = recognizer(name) { recognizer.view?.removeGestureRecognizer(recognizer) }
    case .addRecognizer(let name, let other):
      // What is in for one that was let go of decides nothing and would hold touches forever. [GR-19]
      guard !goneNames.contains(name) else { return }
      if let recognizer = recognizer(name) { view(other)?.addGestureRecognizer(recognizer) }
    case .toggleEnabled(let name): recognizer(name)?.isEnabled.toggle()
    case .dropDelegate(let name): recognizer(name)?.delegate = nil
    case .renewTargets(let name):
      recognizer(name)?.removeTarget(nil, action: nil)
      if let number = number(name) { addTarget(number) }
    case .toggleFlags(let name):
      recognizer(name)?.cancelsTouchesInView.toggle()
      recognizer(name)?.delaysTouchesBegan.toggle()
      recognizer(name)?.delaysTouchesEnded.toggle()
    case .require(let name, let other):
      guard name != other, let waiting = number(name), let awaited = number(other) else { return }
      require(waiting, toFail: awaited)
    case .letGo(let name): if let number = number(name) { letGo(number) }
    }
  }

  private func view(_ name: String) -> UIView? {
    contest.views.firstIndex { $0.name == name }.map { views[$0] }
  }

  private func number(_ name: String) -> Int? { contest.recognizers.firstIndex { $0.name == name } }

  private func recognizer(_ name: String) -> UIGestureRecognizer? { number(name).map { recognizers[$0] } }
}
