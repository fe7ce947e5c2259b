import FingerpostScreens

nonisolated extension ScenarioGesture {
  /// Takes over what an input says of a recogniser, or nil where its kind is not known.
  ///
  /// Numbers that make no sense are left at UIKit's default.
  init?(_ recognizer: ScreenRecognizer) {
    guard let kind = recognizer.playedKind.flatMap({ ScenarioGestureKind(rawValue: $0.rawValue) }),
      kind != .custom
    else { return nil }
    self.init(kind: kind)
    if let name = recognizer.name, !name.isEmpty { set(.name, .text(name)) }
    if !recognizer.isEnabled { set(.isEnabled, .flag(false)) }
    if !recognizer.cancelsTouchesInView { set(.cancelsTouchesInView, .flag(false)) }
    if recognizer.delaysTouchesBegan { set(.delaysTouchesBegan, .flag(true)) }
    if !recognizer.delaysTouchesEnded { set(.delaysTouchesEnded, .flag(false)) }
    let stated = recognizer.settings
    setCount(.numberOfTapsRequired, stated.numberOfTapsRequired, from: kind == .longPress ? 0 : 1)
    setCount(.numberOfTouchesRequired, stated.numberOfTouchesRequired, from: 1)
    setCount(.minimumNumberOfTouches, stated.minimumNumberOfTouches, from: 1)
    setCount(.maximumNumberOfTouches, stated.maximumNumberOfTouches, from: 1)
    setNumber(.minimumPressDuration, stated.minimumPressDuration)
    setNumber(.allowableMovement, stated.allowableMovement)
    if let words = stated.direction { setOptions(.direction, words) }
    if let words = stated.edges {
      setOptions(.edges, words)
    } else if recognizer.isNavigationPop {
      setOptions(.edges, ["left"])
    }
  }

  private mutating func set(_ property: ScenarioGestureProperty, _ value: ScenarioGestureSetting.Value) {
    guard ScenarioGestureProperty.stated(by: kind).contains(property.rawValue) else { return }
    settings.append(ScenarioGestureSetting(property: property, value: value))
  }

  private mutating func setCount(_ property: ScenarioGestureProperty, _ count: Int?, from least: Int) {
    // A pan's most fingers are as many as there are numbers, unless stated.
    if let count, count >= least, count <= 1_000_000 { set(property, .count(count)) }
  }

  private mutating func setNumber(_ property: ScenarioGestureProperty, _ number: Double?) {
    if let number, (0...1e9).contains(number) { set(property, .number(number)) }
  }

  private mutating func setOptions(_ property: ScenarioGestureProperty, _ words: [String]) {
    set(property, .options(ScenarioReader.bits(of: words, for: property)))
  }
}
