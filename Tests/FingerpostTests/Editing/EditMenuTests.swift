import Expectations
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation
import Testing
import UIKit

@Suite("Edit menus", .bothWays)
struct EditMenuTests {
  private final class Delegate: UIEditMenuInteractionDelegate {
    weak var stage: Stage?
    var menu: ([UIMenuElement]) -> UIMenu? = { UIMenu(children: $0) }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      stage?.note("menuFor \(suggestedActions.map(\.title).joined(separator: " "))")
      return menu(suggestedActions)
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
      stage?.note("targetRect")
      return .zero
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      animator.addAnimations { [weak stage] in stage?.note("animates") }
      animator.addCompletion { [weak stage] in stage?.note("is there") }
      stage?.note("willPresent at \(configuration.sourcePoint.x)")
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      animator.addCompletion { [weak stage] in stage?.note("is gone") }
      stage?.note("willDismiss")
    }
  }

  /// A view that can be copied.
  private final class Card: UIView {
    var copies = 0
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { copies += 1 }
  }

  private let stage = Stage()
  private let delegate = Delegate()
  private let card: Card
  private let interaction: UIEditMenuInteraction
  private let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 7, y: 8))

  init() {
    card = stage.world.run { Card(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
    interaction = UIEditMenuInteraction(delegate: delegate)
    delegate.stage = stage
  }

  private func present() { stage.world.run { interaction.presentEditMenu(with: configuration) } }

  private func shown() {
    stage.window.addSubview(card)
    card.addInteraction(interaction)
    present()
    _ = stage.drainLog()
  }

  @Test("MENU-1: an interaction brings three recognizers along and takes them away")
  func recognizers() {
    card.addInteraction(interaction)
    card.addInteraction(interaction)
    #expect(card.gestureRecognizers?.count == 3 && interaction.view === card)
    expect(card.interactions.count, is: 1)
    let other = stage.world.run { UIView() }
    other.addInteraction(interaction)
    #expect((card.gestureRecognizers ?? []).isEmpty && other.gestureRecognizers?.count == 3)
    card.removeInteraction(interaction)
    expect(interaction.view, isSame: other)
    other.removeInteraction(interaction)
    #expect((other.gestureRecognizers ?? []).isEmpty && interaction.view == nil && other.interactions.isEmpty)
  }

  @Test(
    "MENU-1: menu, target rectangle, willPresent and animations come inside the call, the completion later")
  func presents() {
    stage.window.addSubview(card)
    card.addInteraction(interaction)
    present()
    expect(stage.drainLog(), is: ["menuFor Copy", "targetRect", "willPresent at 7.0", "animates"])
    expect(interaction.visibleMenu?.children.map(\.title), is: ["Copy"])
    stage.world.timeline.advance(to: stage.world.timeline.now)
    expect(stage.drainLog(), is: ["is there"])
    interaction.dismissMenu()
    interaction.dismissMenu()
    #expect(stage.drainLog() == ["willDismiss"] && interaction.visibleMenu == nil)
    stage.world.timeline.advance(to: stage.world.timeline.now)
    expect(stage.drainLog(), is: ["is gone"])
  }

  @Test("MENU-1: without a view nothing is asked; without a window or with nothing in it only the menu is")
  func refuses() {
    present()
    expect(stage.drainLog(), is: [])
    card.addInteraction(interaction)
    present()
    #expect(stage.drainLog() == ["menuFor Copy"] && interaction.visibleMenu == nil)
    stage.window.addSubview(card)
    delegate.menu = { _ in UIMenu() }
    present()
    #expect(stage.drainLog() == ["menuFor Copy"] && interaction.visibleMenu == nil)
    delegate.menu = { _ in nil }
    let plain = stage.world.run { UIView() }
    stage.window.addSubview(plain)
    plain.addInteraction(interaction)
    present()
    #expect(stage.drainLog() == ["menuFor "] && interaction.visibleMenu == nil)
    card.addInteraction(interaction)
    present()
    expect(interaction.visibleMenu?.children.count, is: 1, "nil stands for what is suggested")
  }

  @Test("FR-7, EDIT-6: what is suggested, and who performs it, is up to the first responder")
  func choosing() throws {
    let field = stage.world.run { UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 40)) }
    stage.window.addSubview(field)
    field.text = "text"
    field.becomeFirstResponder()
    field.selectAll(nil)
    stage.window.addSubview(card)
    card.addInteraction(interaction)
    present()
    expect(stage.drainLog().first, is: "menuFor Cut Copy Delete")
    let cut = try #require(interaction.visibleMenu?.children.first as? UICommand)
    interaction.choose(cut)
    #expect(field.text == "" && interaction.visibleMenu == nil && card.copies == 0)
    expect(stage.drainLog(), is: ["willDismiss"])
    field.resignFirstResponder()
    present()
    let copy = try #require(interaction.visibleMenu?.children.first as? UICommand)
    interaction.choose(copy)
    expect(card.copies, is: 1)
  }

  @Test("EDIT-6: actions of a menu perform themselves")
  func actions() {
    shown()
    var sender: Any?
    let action = UIAction(title: "Look up") { sender = $0.sender }
    interaction.choose(action)
    #expect(sender as? UIAction === action)
  }

  @Test("EDIT-6: a click of the secondary button brings the menu up there, a tap or a drag takes it away")
  func touched() {
    stage.window.addSubview(card)
    card.addInteraction(interaction)
    stage.tap(0, 20, 20)
    expect(stage.drainLog(), is: [])
    let click = { (phase: Contact.Phase) in Contact(id: 5, phase: phase, x: 30, y: 40, kind: .indirectPointer)
    }
    stage.world.application.handle(Frame(nanoseconds: 1_000_000_000, contacts: [click(.down)], buttonMask: 2))
    stage.world.application.handle(Frame(nanoseconds: 1_100_000_000, contacts: [click(.up)]))
    #expect(stage.drainLog().contains("willPresent at 30.0"))
    stage.tap(2, 50, 50)
    #expect(stage.drainLog().contains("willDismiss") && interaction.visibleMenu == nil)
    present()
    _ = stage.drainLog()
    stage.play(4, down(1, 50, 50))
    stage.play(4.1, move(1, 90, 50))
    expect(interaction.visibleMenu, is: nil)
  }

  @Test("EDIT-6: the menu goes with its view, and only one is up at a time")
  func leaves() {
    shown()
    let other = UIEditMenuInteraction(delegate: nil)
    let second = stage.world.run { Card(frame: .zero) }
    stage.window.addSubview(second)
    second.addInteraction(other)
    other.presentEditMenu(with: configuration)
    #expect(stage.drainLog() == ["willDismiss"] && interaction.visibleMenu == nil && other.visibleMenu != nil)
    second.removeFromSuperview()
    expect(other.visibleMenu, is: nil)
    present()
    card.removeInteraction(interaction)
    expect(interaction.visibleMenu, is: nil)
  }

  @Test("EDIT-6: reloading asks again")
  func reloads() {
    shown()
    delegate.menu = { _ in UIMenu(children: [UIAction(title: "More") { _ in }]) }
    interaction.reloadVisibleMenu()
    expect(interaction.visibleMenu?.children.map(\.title), is: ["More"])
    delegate.menu = { _ in UIMenu() }
    interaction.reloadVisibleMenu()
    expect(interaction.visibleMenu, is: nil)
  }
}
