import UIKit
import UIKit.UIGestureRecognizerSubclass
import UIKit.UIPanGestureRecognizer

import protocol UIKit.UICoordinateSpace
import struct UIKit.UIEdgeInsets
import class UIKit.UITapGestureRecognizer
import enum UIKit.UIUserInterfaceStyle

// The parts of the event API that client code uses here and there.

class Surface: UIView, UIGestureRecognizerDelegate {
  var estimates: [NSNumber: CGPoint] = [:]
  var pan: UIKit.UIPanGestureRecognizer?
  let keys = UIKeyCommand(input: "a", modifierFlags: .command, action: Selector("all", Surface.all))

  override var keyCommands: [UIKeyCommand]? { [keys] + (super.keyCommands ?? []) }
  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { nil }

  func all() {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if let index = touch.estimationUpdateIndex { estimates[index] = touch.location(in: self) }
    }
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    super.touchesEstimatedPropertiesUpdated(touches)
    for touch in touches {
      guard let index = touch.estimationUpdateIndex, touch.estimatedPropertiesExpectingUpdates.isEmpty else {
        continue
      }
      estimates[index] = touch.preciseLocation(in: self)
    }
  }

  func place(of point: CGPoint, in space: UICoordinateSpace) -> CGPoint {
    convert(point, to: space)
  }

  func onScreen() -> CGRect? {
    guard let screen = window?.screen else { return nil }
    return convert(bounds, to: screen.coordinateSpace)
  }

  func brightness() -> Bool { window?.windowScene?.screen.bounds.isEmpty ?? true }
}

class ScrollSpace: NSObject, UICoordinateSpace {
  let view: UIView
  init(view: UIView) { self.view = view }
  var bounds: CGRect { view.bounds }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view.convert(point, to: coordinateSpace)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view.convert(point, from: coordinateSpace)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    view.convert(rect, to: coordinateSpace)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    view.convert(rect, from: coordinateSpace)
  }
}

class Badge: UIView {
  var text = "" {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    isOpaque = false
    contentMode = .redraw
    layer.addSublayer(CALayer())
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    commonInit()
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    text = "1"
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: max(20, CGFloat(text.count) * 9), height: UIView.noIntrinsicMetric)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: 20)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.userInterfaceStyle == .dark { setNeedsDisplay(bounds) }
  }
}

class TurningRecognizer: UIKit.UIGestureRecognizer {
  private(set) var angle: CGFloat = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, let view = view else { return }
    let (center, point) = (CGPoint(x: view.bounds.midX, y: view.bounds.midY), touch.location(in: view))
    angle = atan2(point.y - center.y, point.x - center.x)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }
}

class FormController: UIViewController {
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    additionalSafeAreaInsets.top = editing ? 44 : 0
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    preferredContentSize = CGSize(width: 320, height: view.safeAreaInsets.top + 100)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
  }
}

extension UIControl {
  func fit(to width: CGFloat) -> CGSize {
    contentVerticalAlignment = .fill
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }
}
