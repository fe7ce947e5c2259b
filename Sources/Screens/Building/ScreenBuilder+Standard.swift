import Fingerpost
import FingerpostProperties
import Foundation

/// Controls and scroll views as what they are.
extension ScreenBuilder {
  /// Makes the engine's own view of a class, in the state that the input states or else one in which it reacts to
  /// everything.
  func makeStandard(_ standard: StandardClass, _ index: Int, _ overriding: HitOverriding?) -> UIView {
    var data = screen.views[index]
    let view: UIView
    switch standard {
    case .control: view = DumpedControl(overriding)
    case .button: view = overriding.map(DumpedButton.init) ?? UIButton(frame: .zero)
    case .switchControl:
      let control = UISwitch(frame: .zero)
      control.statedSize = data.bounds.size
      view = control
    case .slider:
      let slider = edits.slidersYield ? YieldingSlider(frame: .zero) : UISlider(frame: .zero)
      slider.value = 0.5
      view = slider
    case .segmentedControl:
      view = UISegmentedControl(items: (0..<segments(of: index)).map { _ in "" })
    case .stepper:
      let stepper = UIStepper(frame: .zero)
      stepper.statedSize = data.bounds.size
      // So that there is room both ways.
      stepper.minimumValue = -100
      view = stepper
    case .pageControl:
      let pages = UIPageControl(frame: .zero)
      pages.numberOfPages = 3
      pages.currentPage = 1
      view = pages
    case .textField: view = UITextField(frame: .zero)
    case .scrollView:
      view = scrollView(&data, emptyScrollView(index))
    }
    data.applySettings(to: view)
    return view
  }

  /// How many segments the input shows, or two where it shows none.
  private func segments(of index: Int) -> Int {
    let count = screen.views[index...].prefix(500).count { view in
      view.parent == index && (view.className == "UISegment" || view.className.hasSuffix("Button"))
    }
    return count > 0 ? count : 2
  }

  /// A list where the input has one, so that a finger does to its cells what it does.
  private func emptyScrollView(_ index: Int) -> UIScrollView {
    if screen.isTextView(index) { return DumpedTextView(screen.views[index]) }
    let data = screen.views[index]
    let isList = data.isList(screen.hasElementTypes)
    let view = isList ? DumpedList(name: data.className) : DumpedScrollView(name: data.className)
    view.losesControls = edits.cancelling.contains(index)
    return view
  }

  /// Tells lists which views inside are their cells.
  func adoptCells(_ views: [UIView], _ standards: [StandardClass?]) {
    for (cell, list) in screen.listsOfCells(standards).enumerated() {
      if let list, let list = views[list] as? DumpedList { list.adopt(views[cell]) }
    }
  }

  /// Says which views can be focused on a television: cells, and those of classes that are known to say so. [FOC-2, FOC-10]
  func makeFocusable(_ views: [UIView]) {
    guard screen.isTelevision else { return }
    for (index, view) in views.enumerated() {
      let data = screen.views[index]
      guard
        data.isCell(false) || KnownOverrides.canBeFocused(data.className) || edits.focusable.contains(index)
      else { continue }
      (view as? DumpedView)?.isFocusable = true
      (view as? DumpedControl)?.isFocusable = true
    }
  }

  /// Makes a scroll view for what the input says, and leaves out of that what makes no sense.
  private func scrollView(_ data: inout ScreenView, _ view: UIScrollView) -> UIScrollView {
    if data.scrolling?.canZoom == false {
      data.scrolling?["minimumZoomScale"] = nil
      data.scrolling?["maximumZoomScale"] = nil
    }
    guard let size = data.scrolling?.contentSize, size.width.isFinite, size.height.isFinite else {
      data.scrolling?.contentSize = nil
      data.scrolling?.contentInset = nil
      // Room on all sides, further than any gesture leads.
      let (bounds, room) = (data.bounds, CGFloat(10_000))
      let (x, y) = (bounds.origin.x, bounds.origin.y)
      if x.isFinite, y.isFinite, bounds.width.isFinite, bounds.height.isFinite {
        view.contentSize = CGSize(width: x + bounds.width + room, height: y + bounds.height + room)
        view.contentInset = UIEdgeInsets(top: room - y, left: room - x, bottom: 0, right: 0)
      }
      return view
    }
    view.alwaysBounceVertical = data.isTable
    return view
  }

  /// Adds the targets that the input states; what they do is not known, so their actions do nothing.
  ///
  /// - Returns: the targets that are neither views nor controllers of the input, which the caller has to keep.
  func addTargets(to views: [UIView], _ controllers: [UIViewController]) -> [AnyObject] {
    // Looked up only, never walked.
    var known: [String: AnyObject] = [:]
    var rest = controllers[...]
    for (index, data) in screen.views.enumerated() {
      if let address = data.address?.lowercased() { known[address] = views[index] }
      if data.viewController != nil, let controller = rest.popFirst() {
        if let address = data.viewControllerAddress?.lowercased() { known[address] = controller }
      }
    }
    var made: [AnyObject] = []
    for (index, data) in screen.views.enumerated() {
      guard let control = views[index] as? UIControl else { continue }
      for stated in data.targets ?? [] {
        let selector = Selector(stated.action, isMethod: { _ in false }, call: { _, _ in })
        var target: AnyObject?
        if let name = stated.className {
          let address = stated.address?.lowercased()
          target = address.flatMap { known[$0] }
          if target == nil {
            let stranger = DumpedTarget(name: name, address: stated.address)
            if let address { known[address] = stranger }
            made.append(stranger)
            target = stranger
          }
        }
        control.addTarget(target, action: selector, for: UIControl.Event(names: stated.events))
      }
    }
    return made
  }
}

nonisolated extension UIControl.Event {
  /// The events that an input names in UIKit's spelling; others are left out.
  fileprivate init(names: [String]) {
    self = []
    for name in names {
      if let event = ControlEventName(rawValue: name)?.event { insert(event) }
    }
  }
}
