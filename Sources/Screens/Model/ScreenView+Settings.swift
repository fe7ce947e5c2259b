import FingerpostProperties

nonisolated extension ScreenView {
  /// Whether the control is enabled, where the input says.
  public var isEnabled: Bool? {
    get { settings[flag: "isEnabled"] }
    set { settings[flag: "isEnabled"] = newValue }
  }

  /// Whether the control or cell is selected, where the input says.
  public var isSelected: Bool? {
    get { settings[flag: "isSelected"] }
    set { settings[flag: "isSelected"] = newValue }
  }

  /// A slider's value, where the input says.
  public var value: Double? {
    get { settings[number: "value"] }
    set { settings[number: "value"] = newValue }
  }
}

nonisolated extension Screen {
  /// The screen without the states of controls in which some of their parts do nothing.
  package var withControlsInTheMiddle: Screen {
    var screen = self
    for index in views.indices where !views[index].settings.isEmpty {
      for name in [
        "isOn", "selectedSegmentIndex", "currentPage", "numberOfPages", "minimumValue", "maximumValue",
      ] {
        screen.views[index].settings[name] = nil
      }
    }
    return screen
  }
}
