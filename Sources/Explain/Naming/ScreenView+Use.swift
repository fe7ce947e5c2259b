import FingerpostScreens

nonisolated extension ScreenView {
  /// Whether the view seems to be there to be touched, as far as its class's name tells.
  var isForUse: Bool {
    let names = [ClassName(className).short] + [baseClass].compactMap { $0 }
    let endings = ["Button", "Control", "Switch", "Slider", "TextField", "TextView", "Cell", "Stepper"]
    return isEnabled != nil || names.contains { name in endings.contains { name.hasSuffix($0) } }
  }
}
