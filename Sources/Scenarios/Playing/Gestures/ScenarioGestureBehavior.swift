import Fingerpost
import FingerpostLists
import FingerpostProperties
import FingerpostScreens
import Foundation

/// A gesture recognizer whose behavior a scenario describes.
///
/// Like a ``ScenarioObject``, each subclass of an engine class only passes its overridden methods on, and is generated
/// (`scripts/templates/ScenarioRecognizer.swift`).
protocol ScenarioGestureObject: UIGestureRecognizer {
  /// What the node says; nil until the scene has said so.
  var behavior: ScenarioGestureBehavior? { get set }
}

extension ScenarioGestureObject {
  /// The id, or else UIKit's name of the class.
  var traceName: String { behavior?.name ?? String(describing: type(of: self)) }
}

/// What a scenario's recognizer does beside what its class does.
final class ScenarioGestureBehavior {
  /// The index of the node.
  let index: Int
  let node: ScenarioNode
  let gesture: ScenarioGesture
  private(set) weak var scene: ScenarioScene?
  /// The delegate, which recognizers do not keep.
  private(set) var delegate: ScenarioGestureDelegate?
  private var movement = ScenarioMovement()

  init(index: Int, node: ScenarioNode, gesture: ScenarioGesture, scene: ScenarioScene) {
    self.index = index
    self.node = node
    self.gesture = gesture
    self.scene = scene
  }

  nonisolated deinit {}

  /// The name in traces.
  var name: String { node.id ?? gesture.kind.className }

  /// Makes a recognizer log its actions and take on the properties that the node states.
  func adopt(_ recognizer: any ScenarioGestureObject) {
    recognizer.behavior = self
    recognizer.addTarget { [weak self] recognizer in
      self?.log(.action, "(\(recognizer.state))")
      self?.moveItems(recognizer)
    }
    for setting in gesture.settings { setting.property.set(setting.value, of: recognizer) }
    if let answers = gesture.answers { give(recognizer, answers) }
  }

  /// Moves an item of a collection, as applications do it in the action of a press. [LIST-72]
  private func moveItems(_ recognizer: UIGestureRecognizer) {
    guard let list = gesture.movesItems.flatMap({ scene?.view($0) }) as? UICollectionView else { return }
    let place = recognizer.location(in: list)
    switch recognizer.state {
    case .began:
      if let path = list.indexPathForItem(at: place) { list.beginInteractiveMovementForItem(at: path) }
    case .changed: list.updateInteractiveMovementTargetPosition(place)
    case .ended: list.endInteractiveMovement()
    case .possible, .cancelled, .failed: list.cancelInteractiveMovement()
    }
  }

  /// Gives a recognizer a delegate.
  func give(_ recognizer: UIGestureRecognizer, _ answers: ScenarioGestureAnswers) {
    let delegate = ScenarioGestureDelegate(answers: answers, behavior: self)
    recognizer.delegate = delegate
    self.delegate = delegate
  }

  // MARK: - What is overridden

  func touches(_ callback: ScenarioCallback, _ touches: Set<UITouch>) {
    movement.follow(touches, areNew: callback == .touchesBegan)
    guard gesture.logsTouches else { return }
    let contacts = touches.map(\.contactID).sorted().map(String.init).joined(separator: ",")
    log(callback, "(\(contacts))")
  }

  func estimates(_ touches: Set<UITouch>) {
    guard gesture.logsTouches else { return }
    for line in touches.updates { log(.touchesEstimatedPropertiesUpdated, line) }
  }

  func presses(_ callback: ScenarioCallback, _ presses: Set<UIPress>) {
    guard gesture.logsTouches else { return }
    log(callback, "(\(ScenarioPressType.names(of: presses.map(\.type))))")
  }

  func reset(inherited: () -> Void) {
    movement.reset()
    log(.reset, "")
    inherited()
    // The state reads possible when this returns. [GR-32]
    log(.state, "(possible)")
  }

  /// What its delegate answers when a recognizer asks whether it may begin. [ARB-12]
  func answer(_ answer: ScenarioBeginAnswer, for recognizer: UIGestureRecognizer) -> Bool {
    switch answer {
    case .choice(let choice): choice.holds(for: index)
    case .moving(let axis): movement.isAlong(axis, for: recognizer)
    }
  }

  func canPrevent(_ other: UIGestureRecognizer, inherited: () -> Bool) -> Bool {
    if let choice = gesture.canPrevent, !choice.holds(for: other.scenarioIndex) { return false }
    return inherited()
  }

  func canBePrevented(by other: UIGestureRecognizer, inherited: () -> Bool) -> Bool {
    if let choice = gesture.canBePrevented, !choice.holds(for: other.scenarioIndex) { return false }
    return inherited()
  }

  /// Writes a line, and does what hooks that wait for it say.
  func log(_ callback: ScenarioCallback, _ arguments: String) {
    guard let id = node.id, let family = callback.family(of: .recognizer), let recorder = scene?.recorder,
      recorder.wants(family)
    else { return }
    recorder.log(family, "\(id).\(callback.rawValue)\(arguments)")
  }
}

extension UIGestureRecognizer {
  /// The index of the scenario's node that the recognizer stands for, if it does.
  var scenarioIndex: Int? { (self as? any ScenarioGestureObject)?.behavior?.index }
  /// The id of the scenario's node that the recognizer stands for, if it has one.
  var scenarioID: String? { (self as? any ScenarioGestureObject)?.behavior?.node.id }
}
