import FingerpostScreens
import FingerpostText

/// The one place that keeps names of an input from beginning a line of what is said about it: a CI system obeys lines such
/// as `::error`.
nonisolated extension Screen {
  /// The screen with each name on one line.
  func withPlainNames() -> Screen {
    var screen = self
    screen.application = application.map(PlainText.name)
    for index in views.indices { screen.views[index].makeNamesPlain() }
    return screen
  }
}

nonisolated extension ScreenView {
  fileprivate mutating func makeNamesPlain() {
    className = PlainText.name(className)
    baseClass = baseClass.map(PlainText.name)
    superclasses = superclasses?.map(PlainText.name)
    address = address.map(PlainText.name)
    label = label.map(PlainText.name)
    identifier = identifier.map(PlainText.name)
    viewController = viewController.map(PlainText.name)
    viewControllerAddress = viewControllerAddress.map(PlainText.name)
    animatedKeys = animatedKeys.map(PlainText.name)
    overrides = overrides?.map(PlainText.name)
    targets = targets?.map(\.plain)
    recognizers = recognizers?.map(\.plain)
    standardRecognizers = standardRecognizers.map(\.plain)
  }
}

nonisolated extension ScreenRecognizer {
  fileprivate var plain: ScreenRecognizer {
    var plain = self
    plain.className = PlainText.name(className)
    plain.superclasses = superclasses?.map(PlainText.name)
    plain.address = address.map(PlainText.name)
    plain.name = name.map(PlainText.name)
    plain.state = PlainText.name(state)
    plain.mustFail = mustFail?.map(PlainText.name)
    plain.mustFailFor = mustFailFor?.map(PlainText.name)
    plain.targets = targets?.map(\.plain)
    if case .object(let name, let address, let methods) = delegate {
      plain.delegate = .object(
        class: PlainText.name(name), address: address.map(PlainText.name),
        implements: methods?.map(PlainText.name))
    }
    return plain
  }
}

nonisolated extension ScreenTarget {
  fileprivate var plain: ScreenTarget {
    ScreenTarget(
      className: className.map(PlainText.name), address: address.map(PlainText.name),
      action: PlainText.name(action), events: events.map(PlainText.name))
  }
}
