import Fingerpost
import FingerpostChanges
import FingerpostExplain
import FingerpostText
import Foundation

/// A view or a recognizer of a screen as lines of Swift that make one like it; each line can also be carried out, so that
/// it can be tried whether the lines say enough.
struct TestNode {
  /// A line that sets something.
  struct Setting {
    /// The line, without the variable and the point before it.
    var code: String
    /// Does the same.
    var apply: (NSObject) -> Void
  }

  /// What makes an object: UIKit's class, and the same as a call.
  struct Maker {
    var code: String
    var make: () -> NSObject
  }

  /// Where it is in the screen.
  var place: TreePlace
  /// The variable that stands for it.
  var variable: String
  /// What the trace calls it, or nil if it does not.
  var name: String?
  var maker: Maker
  var settings: [Setting]

  /// Describes an object, or returns nil if a view brings it along.
  ///
  /// - Throws: a sentence if there are no such lines.
  init?(_ object: NSObject, at place: TreePlace, name: String?, variable: String) throws(WhatIf.Problem) {
    self.place = place
    self.name = name
    self.variable = variable
    if let recognizer = object as? UIGestureRecognizer {
      guard let maker = Self.maker(of: recognizer) else {
        if recognizer.view is UIScrollView { return nil }
        throw WhatIf.Problem("“\(name ?? variable)” is of a class that a test cannot make.")
      }
      let isOwn = (recognizer.view as? UIScrollView).map {
        recognizer === $0.panGestureRecognizer || recognizer === $0.pinchGestureRecognizer
      }
      if isOwn == true { return nil }
      self.maker = maker
    } else if let view = object as? UIView {
      maker = Self.maker(of: view)
    } else {
      return nil
    }
    settings = []
    let plain = maker.make()
    if let view = object as? UIView { addGeometry(of: view) }
    for property in ChangeableProperty.all {
      guard let value = property.value(of: object), value != property.value(of: plain) else { continue }
      // A window is shown when everything is in it.
      if object is UIWindow, property.name == "isHidden" { continue }
      let text =
        switch value {
        case .flag(let flag): "\(flag)"
        case .number(let number): Decimals.short(number)
        }
      settings.append(Setting(code: "\(property.name) = \(text)") { _ = property.set(value, of: $0) })
    }
    addRest(of: object)
  }

  // MARK: - Classes

  private static func maker(of view: UIView) -> Maker {
    switch view {
    case is UIWindow: Maker(code: "UIWindow()") { UIWindow() }
    case is UIScrollView: Maker(code: "UIScrollView()") { UIScrollView() }
    case is UIButton: Maker(code: "UIButton()") { UIButton() }
    case is UISwitch: Maker(code: "UISwitch()") { UISwitch() }
    case is UISlider: Maker(code: "UISlider()") { UISlider() }
    case is UIStepper: Maker(code: "UIStepper()") { UIStepper() }
    case is UITextField: Maker(code: "UITextField()") { UITextField() }
    case is UIControl: Maker(code: "UIControl()") { UIControl() }
    case is UILabel: Maker(code: "UILabel()") { UILabel() }
    case is UIImageView: Maker(code: "UIImageView()") { UIImageView() }
    default: Maker(code: "UIView()") { UIView() }
    }
  }

  private static func maker(of recognizer: UIGestureRecognizer) -> Maker? {
    switch recognizer {
    case is UITapGestureRecognizer: Maker(code: "UITapGestureRecognizer()") { UITapGestureRecognizer() }
    case is UILongPressGestureRecognizer:
      Maker(code: "UILongPressGestureRecognizer()") { UILongPressGestureRecognizer() }
    case is UIScreenEdgePanGestureRecognizer:
      Maker(code: "UIScreenEdgePanGestureRecognizer()") { UIScreenEdgePanGestureRecognizer() }
    case is UIPanGestureRecognizer: Maker(code: "UIPanGestureRecognizer()") { UIPanGestureRecognizer() }
    case is UISwipeGestureRecognizer: Maker(code: "UISwipeGestureRecognizer()") { UISwipeGestureRecognizer() }
    case is UIPinchGestureRecognizer: Maker(code: "UIPinchGestureRecognizer()") { UIPinchGestureRecognizer() }
    case is UIRotationGestureRecognizer:
      Maker(code: "UIRotationGestureRecognizer()") { UIRotationGestureRecognizer() }
    default: nil
    }
  }

  // MARK: - Settings

  private mutating func set<Object: NSObject>(_ code: String, _ apply: @escaping (Object) -> Void) {
    settings.append(Setting(code: code) { if let object = $0 as? Object { apply(object) } })
  }

  private mutating func addGeometry(of view: UIView) {
    guard !view.transform.isIdentity || view.bounds.origin != .zero && !(view is UIScrollView) else {
      let frame = view.frame
      return set("frame = \(Self.rectangle(frame))") { (view: UIView) in view.frame = frame }
    }
    let (bounds, center, transform) = (view.bounds, view.center, view.transform)
    set("bounds = \(Self.rectangle(bounds))") { (view: UIView) in view.bounds = bounds }
    set("center = CGPoint(x: \(Self.text(center.x)), y: \(Self.text(center.y)))") { (view: UIView) in
      view.center = center
    }
    let entries = zip(
      ["a", "b", "c", "d", "tx", "ty"],
      [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
    ).map { "\($0): \(Self.text($1))" }.joined(separator: ", ")
    set("transform = CGAffineTransform(\(entries))") { (view: UIView) in view.transform = transform }
  }

  private mutating func addRest(of object: NSObject) {
    if let view = object as? UIScrollView {
      let (size, offset) = (view.contentSize, view.contentOffset)
      set("contentSize = CGSize(width: \(Self.text(size.width)), height: \(Self.text(size.height)))") {
        (view: UIScrollView) in view.contentSize = size
      }
      if offset != .zero {
        set("contentOffset = CGPoint(x: \(Self.text(offset.x)), y: \(Self.text(offset.y)))") {
          (view: UIScrollView) in view.contentOffset = offset
        }
      }
    }
    if let control = object as? UIControl, control.allControlEvents.rawValue != 0 {
      let events = control.allControlEvents
      set("addAction(UIAction { _ in }, for: UIControl.Event(rawValue: \(events.rawValue)))") {
        (control: UIControl) in control.addAction(UIAction { _ in }, for: events)
      }
    }
    if let swipe = object as? UISwipeGestureRecognizer, swipe.direction != .right {
      let direction = swipe.direction
      set("direction = UISwipeGestureRecognizer.Direction(rawValue: \(direction.rawValue))") {
        (swipe: UISwipeGestureRecognizer) in swipe.direction = direction
      }
    }
    if let pan = object as? UIScreenEdgePanGestureRecognizer {
      let edges = pan.edges
      set("edges = UIRectEdge(rawValue: \(edges.rawValue))") { (pan: UIScreenEdgePanGestureRecognizer) in
        pan.edges = edges
      }
    }
    if let window = object as? UIWindow, window.windowLevel != .normal {
      let level = window.windowLevel
      set("windowLevel = UIWindow.Level(\(Self.text(level.rawValue)))") { (window: UIWindow) in
        window.windowLevel = level
      }
    }
  }

  static func text(_ number: CGFloat) -> String { Decimals.json(Double(number)) }

  private static func rectangle(_ frame: CGRect) -> String {
    "CGRect(x: \(text(frame.origin.x)), y: \(text(frame.origin.y)), width: \(text(frame.size.width)), "
      + "height: \(text(frame.size.height)))"
  }
}
