import Fingerpost

extension ScenarioSetting {
  /// Assigns the property, if the control has it.
  func apply(to control: UIControl) {
    switch (property, value) {
    case (.isEnabled, .flag(let flag)): control.isEnabled = flag
    case (.isSelected, .flag(let flag)): control.isSelected = flag
    case (.isHighlighted, .flag(let flag)): control.isHighlighted = flag
    case (.showsMenuAsPrimaryAction, .flag(let flag)): control.showsMenuAsPrimaryAction = flag
    default:
      switch control {
      case let control as UISwitch: if case .flag(let flag) = value { control.isOn = flag }
      case let slider as UISlider: apply(toSlider: slider)
      case let stepper as UIStepper: apply(toStepper: stepper)
      case let row as UISegmentedControl: apply(toSegments: row)
      case let pages as UIPageControl: apply(toPages: pages)
      case let field as UITextField: if case .text(let text) = value { field.text = text }
      default: break
      }
    }
  }

  private func apply(toSlider slider: UISlider) {
    switch (property, value) {
    case (.minimumValue, .number(let number)): slider.minimumValue = Float(number)
    case (.maximumValue, .number(let number)): slider.maximumValue = Float(number)
    case (.value, .number(let number)): slider.value = Float(number)
    case (.isContinuous, .flag(let flag)): slider.isContinuous = flag
    default: break
    }
  }

  private func apply(toStepper stepper: UIStepper) {
    switch (property, value) {
    case (.minimumValue, .number(let number)): stepper.minimumValue = number
    case (.maximumValue, .number(let number)): stepper.maximumValue = number
    case (.stepValue, .number(let number)): stepper.stepValue = number
    case (.value, .number(let number)): stepper.value = number
    case (.isContinuous, .flag(let flag)): stepper.isContinuous = flag
    case (.autorepeat, .flag(let flag)): stepper.autorepeat = flag
    case (.wraps, .flag(let flag)): stepper.wraps = flag
    default: break
    }
  }

  private func apply(toSegments row: UISegmentedControl) {
    switch (property, value) {
    case (.selectedSegmentIndex, .count(let index)): row.selectedSegmentIndex = index
    case (.isMomentary, .flag(let flag)): row.isMomentary = flag
    default: break
    }
  }

  private func apply(toPages pages: UIPageControl) {
    switch (property, value) {
    case (.numberOfPages, .count(let count)): pages.numberOfPages = count
    case (.currentPage, .count(let page)): pages.currentPage = page
    default: break
    }
  }
}
