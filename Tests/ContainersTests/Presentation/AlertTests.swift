import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Alerts and action sheets, as touches meet them.
@Suite struct AlertTests {
  private let screen = Screen()
  private let root: Noting

  init() {
    root = Noting("root", screen)
    screen.show(root)
  }

  private func show(_ style: UIAlertController.Style) -> UIAlertController {
    screen.run {
      let alert = UIAlertController(title: "Delete?", message: "For good", preferredStyle: style)
      for (title, kind) in [
        ("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive), ("Keep", .default),
      ] {
        alert.addAction(
          UIAlertAction(title: title, style: kind) { [unowned alert] action in
            screen.note("\(action.title ?? "") \(alert.presentingViewController == nil ? "gone" : "there")")
          })
      }
      root.present(alert, animated: true)
      screen.wait(1)
      return alert
    }
  }

  @Test("ALERT-1: an alert and an action sheet stay where they belong when the window turns, also meanwhile")
  func turned() {
    let alert = show(.alert)
    screen.turn()
    expect(alert.view.center, is: CGPoint(x: 426, y: 196.5))
    screen.run { alert.dismiss(animated: false) }
    let sheet = show(.actionSheet)
    #expect(sheet.view.frame.midX == 426 && sheet.view.frame.maxY <= 393)
    screen.run { sheet.dismiss(animated: false) }
    screen.run { root.present(alert, animated: true) }
    screen.wait(0.1)
    screen.turn()
    screen.wait(1)
    expect(alert.view.center, is: CGPoint(x: 196.5, y: 426))
    expect(alert.view.superview?.subviews.first?.frame, is: screen.window.bounds, "the dimming fills it, too")
  }

  /// The middle of the row with a title, in the window.
  private func place(_ title: String, _ alert: UIAlertController) -> (Double, Double) {
    var views: [UIView] = [alert.view]
    alert.view.layoutIfNeeded()
    while let view = views.popLast() {
      if (view as? UILabel)?.text == title {
        let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return (center.x.native, center.y.native)
      }
      views += view.subviews
    }
    return (0, 0)
  }

  @Test("ALERT-1: a tap on an action dismisses the alert and then calls its handler") func tap() {
    let alert = show(.alert)
    let (x, y) = place("Delete", alert)
    screen.tap(x, y)
    expect(screen.drain(), is: [])
    screen.wait(1)
    #expect(screen.drain() == ["Delete gone"] && root.presentedViewController == nil)
    #expect(root.phase == "seen" && root.faults == [])
  }

  @Test("ALERT-1: a finger may go from action to action; what it lifts from is chosen, and outside nothing")
  func slide() {
    let alert = show(.alert)
    let (delete, keep) = (place("Delete", alert), place("Keep", alert))
    screen.drag(from: delete, to: (10, 10), in: 0.3)
    screen.wait(1)
    expect(root.presentedViewController, isSame: alert)
    screen.drag(from: delete, to: keep, in: 0.3)
    screen.wait(1)
    expect(screen.drain(), is: ["Keep gone"])
  }

  @Test("ALERT-1: beside an alert a tap does nothing, beside an action sheet it cancels") func beside() {
    let alert = show(.alert)
    screen.tap(20, 20)
    screen.wait(1)
    expect(root.presentedViewController, isSame: alert)
    screen.run { alert.dismiss(animated: false) }
    let sheet = show(.actionSheet)
    expect(sheet.view.frame.maxY, is: 844)
    screen.tap(20, 20)
    screen.wait(1)
    #expect(screen.drain() == ["Cancel gone"] && root.presentedViewController == nil)
  }

  @Test("ALERT-1: a disabled action cannot be chosen; text fields are part of an alert") func disabled() {
    let alert = screen.run {
      UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    }
    let action = UIAlertAction(title: "OK", style: .default) { [screen] _ in screen.note("OK") }
    action.isEnabled = false
    screen.run {
      alert.addAction(action)
      alert.addTextField { $0.text = "x" }
      root.present(alert, animated: false)
    }
    let (x, y) = place("OK", alert)
    screen.tap(x, y)
    screen.wait(1)
    #expect(screen.drain() == [] && root.presentedViewController === alert)
    #expect(alert.textFields?.count == 1 && alert.textFields?[0].window != nil)
    action.isEnabled = true
    screen.tap(x, y)
    screen.wait(1)
    expect(screen.drain(), is: ["OK"])
  }
}
