import Fingerpost
import FingerpostHID
import FingerpostText
import Foundation

/// An object whose behavior a scenario describes.
///
/// Each subclass of an engine class only passes its overridden methods to its behavior, together with a way
/// to call the inherited ones; what is logged and overridden is decided there, once for all classes. The classes are
/// generated: `scripts/templates/ScenarioResponder.swift` has what they override.
protocol ScenarioObject: UIResponder {
  /// What the node says; that of no node until the scene has said so.
  var behavior: ScenarioBehavior { get set }
}

extension ScenarioObject {
  /// The id, or else UIKit's name of the class.
  var traceName: String { scenarioBehavior?.name ?? String(describing: type(of: self)) }
}

extension UIResponder {
  /// What the scenario's node says that the object stands for, if it does.
  var scenarioBehavior: ScenarioBehavior? {
    guard let behavior = (self as? any ScenarioObject)?.behavior, behavior !== ScenarioBehavior.inherited
    else { return nil }
    return behavior
  }
}

/// What a scenario's node does where its class would do the inherited thing.
final class ScenarioBehavior {
  /// The index of the node.
  let index: Int
  let node: ScenarioNode
  /// The delegate of the scroll view that the node is, if it is one.
  var scrollDelegate: ScenarioScrollDelegate?
  private(set) weak var scene: ScenarioScene?
  /// Whether the object is willing to become first responder; only views and windows can say so.
  var canBecomeFirstResponder = false
  /// Whether the view can be focused, or nil where its class decides.
  var canBecomeFocused: Bool?

  /// That of no node: it overrides nothing and logs nothing.
  static let inherited = ScenarioBehavior(
    index: -1,
    node: ScenarioNode(role: .view, link: .none, place: ScenarioPlace(line: 0, column: 0, path: .root)),
    scene: nil)

  init(index: Int, node: ScenarioNode, scene: ScenarioScene?) {
    self.index = index
    self.node = node
    self.scene = scene
  }

  nonisolated deinit {}

  /// The name in traces.
  var name: String {
    if let id = node.id { return id }
    switch node.role {
    case .application: return "UIApplication"
    case .delegate: return "UIApplicationDelegate"
    case .viewController: return "UIViewController"
    case .window, .view, .recognizer: return node.viewClass.rawValue
    }
  }

  /// Whether the node overrides nothing that a touch or a hit test calls.
  ///
  /// Such views take the engine's short way, and no trace takes them for views that may answer as they please.
  var isPlain: Bool {
    node.touches == nil && node.pointInside == nil && node.hitTest == nil && node.nextResponder == nil
      && node.control == nil && node.actions.isEmpty
  }

  // MARK: - Touches

  func touches(
    _ callback: ScenarioCallback, _ touches: Set<UITouch>, _ event: UIEvent?, inherited: () -> Void
  ) {
    guard let mode = node.touches else {
      inherited()
      return
    }
    let contacts = touches.map(\.contactID).sorted().map(String.init).joined(separator: ",")
    log(callback, "(\(contacts))")
    logSamples(of: touches, event)
    if mode == .forward { inherited() }
  }

  func estimates(_ touches: Set<UITouch>, inherited: () -> Void) {
    guard let mode = node.touches else { return inherited() }
    for line in touches.updates { log(.touchesEstimatedPropertiesUpdated, line) }
    if mode == .forward { inherited() }
  }

  /// Logs where each touch was since its last delivery, and where it may be soon. [COAL-1, COAL-5]
  private func logSamples(of touches: Set<UITouch>, _ event: UIEvent?) {
    guard let event, scene?.recorder?.wants(.coalesced) == true else { return }
    for touch in touches.sorted(by: { $0.contactID < $1.contactID }) {
      let lists = [
        (ScenarioCallback.coalescedTouches, event.coalescedTouches(for: touch)),
        (.predictedTouches, event.predictedTouches(for: touch)),
      ]
      for case let (callback, copies?) in lists {
        let places = copies.map { copy in
          let place = copy.location(in: nil)
          return ",[\(Decimals.short(place.x.native)),\(Decimals.short(place.y.native))]"
        }
        log(callback, "(\(touch.contactID)\(places.joined()))")
      }
    }
  }

  func presses(_ callback: ScenarioCallback, _ presses: Set<UIPress>, inherited: () -> Void) {
    guard let mode = node.touches else {
      inherited()
      return
    }
    log(callback, "(\(ScenarioPressType.names(of: presses.map(\.type))))")
    if mode == .forward { inherited() }
  }

  // MARK: - Shakes and remote commands

  func motion(_ callback: ScenarioCallback, inherited: () -> Void) {
    guard let mode = node.touches else {
      inherited()
      return
    }
    log(callback, "(shake)")
    if mode == .forward { inherited() }
  }

  func remote(_ event: UIEvent?, inherited: () -> Void) {
    guard let mode = node.touches else {
      inherited()
      return
    }
    let command = event.flatMap { RemoteCommand(rawValue: $0.subtype.rawValue) }
    log(.remoteControlReceived, "(\(command?.word ?? ""))")
    if mode == .forward { inherited() }
  }

  // MARK: - Hit testing

  func hitTest(_ view: UIView, inherited: () -> UIView?) -> UIView? {
    log(.hitTest, "")
    let answer = inherited()
    switch node.hitTest {
    case nil: return answer
    case .nilForSelf: return answer === view ? nil : answer
    case .redirect(let target): return answer == nil ? nil : scene?.view(target)
    }
  }

  func pointInside(_ view: UIView, _ point: CGPoint, inherited: () -> Bool) -> Bool {
    let answer: Bool
    switch node.pointInside {
    case nil: answer = inherited()
    case .always: answer = true
    case .never: answer = false
    case .inset(let top, let left, let bottom, let right):
      let bounds = view.bounds
      // Half open, as the inherited test is. [HIT-5]
      answer =
        point.x >= bounds.minX + left && point.x < bounds.maxX - right && point.y >= bounds.minY + top
        && point.y < bounds.maxY - bottom
    }
    log(.pointInside, answer ? "(true)" : "(false)")
    return answer
  }

  // MARK: - Recognizers

  func shouldBegin(_ recognizer: UIGestureRecognizer, inherited: () -> Bool) -> Bool {
    let answer: Bool
    switch node.shouldBegin {
    case nil: return inherited()
    case .choice(let choice): answer = choice.holds(for: recognizer.scenarioIndex)
    case .moving(let axis):
      // Only a pan says how its fingers move; everything else is left to the class.
      guard recognizer is UIPanGestureRecognizer else { return inherited() }
      answer = ScenarioMovement().isAlong(axis, for: recognizer)
    }
    if let id = recognizer.scenarioID { log(.gestureRecognizerShouldBegin, "(\(id),\(answer))") }
    return answer
  }

  // MARK: - The responder chain

  func next(inherited: () -> UIResponder?) -> UIResponder? {
    guard let target = node.nextResponder, let scene else { return inherited() }
    if let circle = scene.circle(through: node) {
      scene.recorder?.fail(circle)
      return inherited()
    }
    return scene.responder(target)
  }

  func becomeFirstResponder(inherited: () -> Bool) -> Bool {
    let answer = inherited()
    log(.becomeFirstResponder, answer ? "(true)" : "(false)")
    return answer
  }

  func resignFirstResponder(inherited: () -> Bool) -> Bool {
    let answer = inherited()
    log(.resignFirstResponder, answer ? "(true)" : "(false)")
    return answer
  }

  func didUpdateFocus(_ context: UIFocusUpdateContext) {
    let ids = [context.previouslyFocusedView, context.nextFocusedView].map { view in
      view?.scenarioBehavior?.node.id ?? ""
    }
    log(.didUpdateFocus, "(\(ids.joined(separator: ",")))")
  }

  func log(_ callback: ScenarioCallback, _ arguments: String) {
    guard let id = node.id, let family = callback.family(of: node.role), let recorder = scene?.recorder,
      recorder.wants(family)
    else { return }
    recorder.log(family, "\(id).\(callback.rawValue)\(arguments)")
  }
}

extension Set<UITouch> {
  /// What is between the parentheses of the lines about updated samples.
  var updates: [String] {
    sorted { $0.contactID < $1.contactID }.map { touch in
      let expected = Contact.Properties(
        rawValue: UInt8(truncatingIfNeeded: touch.estimatedPropertiesExpectingUpdates.rawValue))
      let values = [
        "\(touch.contactID)", "\(touch.estimationUpdateIndex ?? 0)", Decimals.short(touch.force.native),
      ]
      return "(\((values + expected.words).joined(separator: ",")))"
    }
  }
}
