import Expectations
import Foundation
import Testing
import UIKit

@Suite("Views at the sides of text fields", .bothWays)
struct SideViewTests {
  private let stage = Stage()
  private let field: UITextField

  init() {
    field = stage.add(UITextField(), 100, 100, 200, 40, silent: ["editingDidEndOnExit"])
  }

  private func icon(_ width: CGFloat, _ height: CGFloat) -> UIView {
    stage.world.run { UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)) }
  }

  @Test("TXF-2: a view is at its side, in its own size and in the middle of the height, as its mode says")
  func modes() {
    let (left, right) = (icon(20, 30), icon(50, 60))
    (field.leftView, field.rightView) = (left, right)
    field.layoutIfNeeded()
    #expect(
      left.superview == nil && field.leftViewMode == .never
        && field.textRect(forBounds: field.bounds) == field.bounds)
    (field.leftViewMode, field.rightViewMode) = (.always, .whileEditing)
    field.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 5, width: 20, height: 30) && right.superview == nil)
    expect(field.textRect(forBounds: field.bounds), is: CGRect(x: 20, y: 0, width: 180, height: 40))
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    expect(right.frame, is: CGRect(x: 150, y: 0, width: 50, height: 40))
    expect(field.editingRect(forBounds: field.bounds), is: CGRect(x: 20, y: 0, width: 130, height: 40))
    field.leftViewMode = .unlessEditing
    field.resignFirstResponder()
    field.layoutIfNeeded()
    #expect(left.superview === field && right.superview == nil)
    field.leftView = nil
    expect(left.superview, is: nil)
  }

  @Test(
    "TXF-2: an override of the rectangle places the view, and the text beside it; a border keeps its distance"
  )
  func overrides() {
    final class Inset: UITextField {
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: 12, dy: 0)
      }
    }
    let field = stage.add(Inset(), 100, 200, 200, 40, silent: ["editingDidEndOnExit"])
    (field.leftView, field.leftViewMode, field.borderStyle) = (icon(20, 20), .always, .roundedRect)
    field.layoutIfNeeded()
    expect(field.leftView?.frame, is: CGRect(x: 12, y: 10, width: 20, height: 20))
    expect(field.textRect(forBounds: field.bounds), is: CGRect(x: 32, y: 2, width: 161, height: 36))
    field.text = "x"
    let wide = field.intrinsicContentSize.width
    field.leftViewMode = .never
    expect(wide - field.intrinsicContentSize.width, near: 25, within: 1e-6)
  }

  @Test("TXF-2: a touch on the view is the view's, and begins no editing where the view takes it")
  func touches() {
    let button = stage.world.run { UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    button.addAction(UIAction { [unowned stage] _ in stage.note("clear") }, for: .touchUpInside)
    (field.rightView, field.rightViewMode) = (button, .always)
    field.layoutIfNeeded()
    stage.tap(0, 280, 120)
    #expect(stage.drainLog().contains("clear") && !field.isEditing)
    stage.tap(1, 150, 120)
    #expect(field.isEditing)
  }

  @Test("LAY-6: a placeholder has the width of its own font, and loses it with a plain one")
  func placeholders() {
    field.placeholder = "Name"
    let plain = field.intrinsicContentSize.width
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.font: UIFont.systemFont(ofSize: 34)])
    #expect(field.placeholder == "Name" && field.intrinsicContentSize.width > plain * 1.5)
    field.text = "Name"
    expect(field.intrinsicContentSize.width, is: plain)
    (field.text, field.placeholder) = ("", "Name")
    expect(field.intrinsicContentSize.width, is: plain)
  }
}
