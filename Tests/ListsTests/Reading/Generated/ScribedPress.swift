// Made by scripts/generate from scripts/templates/ScribedRecognizer.swift; change that instead.
import UIKit

/// A long-press recognizer that has written down what it gets.
final class ScribedPress: UILongPressGestureRecognizer {
  private let scribe: RowScribe

  init(_ scribe: RowScribe) {
    self.scribe = scribe
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scribe.got(touches)
    super.touchesBegan(touches, with: event)
  }

  override func ignore(_ touch: UITouch, for event: UIEvent) {
    scribe.ignored(touch)
    super.ignore(touch, for: event)
  }

  override func reset() {
    scribe.reset()
    super.reset()
  }
}
