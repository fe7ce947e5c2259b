import Fingerpost
import Foundation

extension Screen {
  /// Brings a view that a gesture has used back to what the input says, or to what is assumed where it says nothing.
  func restore(_ index: Int, of view: UIView) {
    let data = views[index]
    if view.isFirstResponder { view.resignFirstResponder() }
    switch view {
    case let control as UISwitch: control.isOn = false
    case let slider as UISlider: slider.value = 0.5
    case let segments as UISegmentedControl: segments.selectedSegmentIndex = UISegmentedControl.noSegment
    case let stepper as UIStepper: stepper.value = 0
    case let pages as UIPageControl: pages.currentPage = 1
    case let scrollView as UIScrollView: scrollView.bounds = data.bounds
    default: break
    }
    if view is UIControl { data.applySettings(to: view) }
  }
}
