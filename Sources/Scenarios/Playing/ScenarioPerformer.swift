import Fingerpost
import FingerpostHID
import FingerpostProperties
import FingerpostScreens
import FingerpostTimeline
import Foundation

/// Does what a script or a hook says to the objects of a scene, or to the world of an application without one.
final class ScenarioPerformer {
  /// How deep views may lie inside one another.
  static let depthLimit = 1_000

  private let world: World
  /// What has the objects; nil where the application brings them, which no script can name.
  private let scene: ScenarioScene?
  private let recorder: ScenarioRecorder
  /// What sees the run from outside, if anything does.
  var watch: RunWatch?

  init(world: World, scene: ScenarioScene?, recorder: ScenarioRecorder) {
    self.world = world
    self.scene = scene
    self.recorder = recorder
  }

  nonisolated deinit {}

  func perform(_ action: ScenarioAction) {
    switch action {
    case .contacts(let contacts):
      let now = world.timeline.now.nanoseconds
      handle(Frame(nanoseconds: now, contacts: contacts))
    case .frame(var frame):
      frame.nanoseconds = world.timeline.now.nanoseconds
      handle(frame)
    case .assign(let index, let setting, _):
      if let object = scene?.objects[index] { setting.property.set(setting.value, of: object) }
    case .delegate(let index, let answers):
      guard let recognizer = scene?.objects[index] as? any ScenarioGestureObject else { return }
      recognizer.behavior?.give(recognizer, answers)
    case .call(let call):
      perform(call)
    case .animate(let animation):
      UIView.animate(
        withDuration: animation.duration, delay: animation.delay,
        options: animation.allowsUserInteraction ? .allowUserInteraction : []
      ) {
        for change in animation.changes { self.perform(change) }
      }
    }
  }

  private func handle(_ frame: Frame) {
    watch?.frame(frame)
    world.application.handle(frame)
  }

  private func perform(_ call: ScenarioCall) {
    let receiver = call.receiver.flatMap { scene?.responder($0) } ?? world.application
    let view = receiver as? UIView
    switch call.method {
    case .removeFromSuperview: view?.removeFromSuperview()
    case .addSubview, .bringSubviewToFront, .sendSubviewToBack:
      guard let index = call.argument, let subview = scene?.view(index), let view else {
        return
      }
      switch call.method {
      case .addSubview: add(subview, to: view, call)
      case .bringSubviewToFront: view.bringSubviewToFront(subview)
      default: view.sendSubviewToBack(subview)
      }
    case .addGestureRecognizer, .removeGestureRecognizer:
      guard let recognizer = call.argument.flatMap({ scene?.objects[$0] as? UIGestureRecognizer }) else {
        return
      }
      if call.method == .addGestureRecognizer {
        view?.addGestureRecognizer(recognizer)
      } else {
        view?.removeGestureRecognizer(recognizer)
      }
    case .becomeFirstResponder: receiver.becomeFirstResponder()
    case .resignFirstResponder: receiver.resignFirstResponder()
    case .setNeedsFocusUpdate: view?.setNeedsFocusUpdate()
    case .updateFocusIfNeeded: view?.updateFocusIfNeeded()
    case .makeKey: (receiver as? UIWindow)?.makeKey()
    case .makeKeyAndVisible: (receiver as? UIWindow)?.makeKeyAndVisible()
    case .resignActive: world.application.resignActive()
    case .becomeActive: world.application.becomeActive()
    case .beginReceivingRemoteControlEvents: world.application.beginReceivingRemoteControlEvents()
    case .endReceivingRemoteControlEvents: world.application.endReceivingRemoteControlEvents()
    case .sendActions:
      var events: UIControl.Event = []
      for event in call.events { events.formUnion(event.event) }
      (view as? UIControl)?.sendActions(for: events)
    case .reloadData, .indexPathsForRows, .beginRefreshing, .endRefreshing, .selectRow, .deselectRow,
      .scrollToRow, .insertRows, .deleteRows, .reloadRows, .moveRow, .selectItem, .deselectItem,
      .scrollToItem, .insertItems, .deleteItems, .reloadItems, .moveItem:
      guard let list = view as? UIScrollView else { return }
      if let error = list.scenarioBehavior?.perform(call, on: list) { recorder.fail(error) }
    case .sendAction:
      guard let action = call.action else { return }
      world.application.sendAction(
        ScenarioBehavior.selector(action), to: nil, from: call.argument.flatMap { scene?.objects[$0] },
        for: nil)
    }
  }

  private func add(_ subview: UIView, to view: UIView, _ call: ScenarioCall) {
    guard !view.isDescendant(of: subview) else {
      return recorder.fail(
        ScenarioError(call.place, "a view cannot become a subview of one that lies inside it"))
    }
    guard Self.depth(above: view) + Self.depth(below: subview) <= Self.depthLimit else {
      return recorder.fail(ScenarioError(call.place, "views nest deeper than \(Self.depthLimit) levels"))
    }
    view.addSubview(subview)
  }

  private static func depth(above view: UIView) -> Int {
    var depth = 1
    var current = view.superview
    while let view = current {
      depth += 1
      current = view.superview
    }
    return depth
  }

  private static func depth(below view: UIView) -> Int {
    var deepest = 0
    var pending = [(view, 1)]
    while let (view, depth) = pending.popLast() {
      deepest = max(deepest, depth)
      for subview in view.subviews { pending.append((subview, depth + 1)) }
    }
    return deepest
  }
}
