public import Fingerpost
import FingerpostProperties
import FingerpostScreens
import FingerpostText
public import FingerpostTrace
import Foundation

/// A scenario's tree, built from the engine's own classes.
///
/// Every object is of a subclass that takes the node's id for its name in traces. Nothing is logged unless a
/// ``ScenarioPlayer`` plays the scene.
public final class ScenarioScene {
  /// The scenario that the scene was built from.
  public let scenario: Scenario
  /// The world that the scene lives in.
  public let world: World
  /// The windows, in the order of the file, hidden ones included.
  public private(set) var windows: [UIWindow] = []

  /// The object of each node, a responder or a recognizer; the scene is what keeps them.
  private(set) var objects: [NSObject] = []
  /// What writes the log, while the scene is being played.
  var recorder: ScenarioRecorder?

  private let uiScene: UIWindowScene
  /// Looked up only, never walked.
  private var indices: [String: Int] = [:]

  private init(_ scenario: Scenario, in world: World) {
    self.scenario = scenario
    self.world = world
    uiScene = UIWindowScene()
  }

  nonisolated deinit {}

  /// Creates a world with a scenario's rules and screen, and an application that a scenario can describe.
  public static func makeWorld(for scenario: Scenario, sink: (any TraceSink)? = nil) -> World {
    World(
      eventRules: scenario.eventRules, trace: Trace(sink), screenSize: scenario.screenSize,
      applicationClass: ScenarioApplication.self)
  }

  /// Builds a scenario's tree and shows its windows.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - world: where to build it, usually one made by ``makeWorld(for:sink:)``. In a world with an application of
  ///     another class, the application's own key `touches` has no effect.
  /// - Throws: an error if an overridden `next` leads in a circle, or if the tree is an application's own.
  public static func build(_ scenario: Scenario, in world: World) throws(ScenarioError) -> ScenarioScene {
    if let screen = scenario.appScreen {
      throw ScenarioError(
        file: scenario.name,
        message:
          "it plays on the screen “\(PlainText.excerpt(screen))” of an application, which has to play it"
      )
    }
    let result: Result<ScenarioScene, ScenarioError> = world.run {
      Result { () throws(ScenarioError) in
        let scene = ScenarioScene(scenario, in: world)
        try scene.build()
        return scene
      }
    }
    do {
      return try result.get()
    } catch {
      var named = error
      named.file = scenario.name
      throw named
    }
  }

  /// The object that has an id, or nil if none has.
  public func responder(id: String) -> UIResponder? {
    indices[id].flatMap { responder($0) }
  }

  /// The recognizer that has an id, or nil if none has.
  public func recognizer(id: String) -> UIGestureRecognizer? {
    indices[id].flatMap { objects[$0] as? UIGestureRecognizer }
  }

  /// The id of an object, or nil if it has none.
  public func id(of responder: UIResponder) -> String? {
    responder.scenarioBehavior?.node.id
  }

  /// The id of a recognizer, or nil if it has none.
  public func id(of recognizer: UIGestureRecognizer) -> String? { recognizer.scenarioID }

  /// The object of a node, if it is a responder.
  func responder(_ index: Int) -> UIResponder? { objects[index] as? UIResponder }

  /// The object of a node, if it is a view.
  func view(_ index: Int) -> UIView? { objects[index] as? UIView }

  // MARK: - Overridden chains

  /// The error for a node whose overridden `next` leads back to itself, which would never end, or nil.
  func circle(through node: ScenarioNode) -> ScenarioError? {
    guard let target = node.nextResponder else { return nil }
    var seen: Set<ObjectIdentifier> = []
    var current: UIResponder? = responder(target)
    while let link = current, seen.insert(ObjectIdentifier(link)).inserted {
      let behavior = link.scenarioBehavior
      if let behavior, behavior.node.place == node.place {
        let place = ScenarioPlace(
          line: node.place.line, column: node.place.column, path: .key("nextResponder", of: node.place.path))
        return ScenarioError(place, "the responder chain leads back to “\(node.label)”")
      }
      if let override = behavior?.node.nextResponder {
        current = responder(override)
      } else {
        current = link.next
      }
    }
    return nil
  }

  // MARK: - Building

  private func build() throws(ScenarioError) {
    for (index, node) in scenario.nodes.enumerated() {
      objects.append(object(for: node, index))
      if let id = node.id { indices[id] = index }
      adoptView(index, node)
    }
    for (index, node) in scenario.nodes.enumerated() { attach(index, node) }
    apply { $0.role == .window }
    showWindows()
    // What is not in a window that is shown presents nothing.
    for (index, node) in scenario.nodes.enumerated() where node.link == .presented {
      guard let parent = node.parent, let controller = objects[index] as? UIViewController else { continue }
      (objects[parent] as? UIViewController)?.showAsPresented(controller)
    }
    // Controllers have given their views frames; those of the scenario count.
    apply { $0.role != .window }
    requireFailures()
    addTargets()
    for node in scenario.nodes where node.nextResponder != nil {
      if let circle = circle(through: node) { throw circle }
    }
  }

  private func object(for node: ScenarioNode, _ index: Int) -> NSObject {
    if let gesture = node.gesture {
      let recognizer = Self.recognizer(gesture.kind)
      ScenarioGestureBehavior(index: index, node: node, gesture: gesture, scene: self).adopt(recognizer)
      return recognizer
    }
    let behavior = ScenarioBehavior(index: index, node: node, scene: self)
    let object: UIResponder
    switch node.role {
    case .application:
      if let flag = node.supportsShakeToEdit { world.application.applicationSupportsShakeToEdit = flag }
      object = world.application
    case .delegate: object = ScenarioDelegate()
    case .window: object = ScenarioWindow(frame: CGRect(origin: .zero, size: world.screenSize))
    case .viewController: object = ScenarioViewController()
    case .view, .recognizer:
      let view = Self.view(node.viewClass)
      // A list's own touch methods are not those of a plain view.
      if behavior.isPlain, !node.viewClass.isList, !scenario.wantedFamilies.contains(.hitTest) {
        view.treatAsPlain()
      }
      object = view
    }
    (object as? any ScenarioObject)?.behavior = behavior
    if let control = object as? UIControl { behavior.prepare(control) }
    if let scrollView = object as? UIScrollView { behavior.prepare(scrollView) }
    return object
  }

  private static func view(_ viewClass: ScenarioClass) -> UIView {
    switch viewClass {
    case .view, .window: ScenarioView()
    case .label: ScenarioLabel()
    case .imageView: ScenarioImageView()
    case .control: ScenarioControlView()
    case .button: ScenarioButton()
    case .switchControl: ScenarioSwitch()
    case .slider: ScenarioSlider()
    case .stepper: ScenarioStepper()
    case .segmentedControl: ScenarioSegmentedControl()
    case .pageControl: ScenarioPageControl()
    case .textField: ScenarioTextField()
    case .scrollView: ScenarioScrollView()
    case .tableView: ScenarioTableView()
    case .collectionView: ScenarioCollectionView()
    }
  }

  private static func recognizer(_ kind: GestureKind) -> any ScenarioGestureObject {
    switch kind {
    case .tap: ScenarioTapRecognizer()
    case .longPress: ScenarioLongPressRecognizer()
    case .pan: ScenarioPanRecognizer()
    case .swipe: ScenarioSwipeRecognizer()
    case .pinch: ScenarioPinchRecognizer()
    case .rotation: ScenarioRotationRecognizer()
    case .screenEdgePan: ScenarioEdgePanRecognizer()
    case .hover: ScenarioHoverRecognizer()
    case .custom: ScenarioCustomRecognizer()
    }
  }

  /// Makes recognizers wait for others, when all of them exist. [ARB-18]
  private func requireFailures() {
    for (index, node) in scenario.nodes.enumerated() {
      guard let gesture = node.gesture, let recognizer = objects[index] as? UIGestureRecognizer else {
        continue
      }
      for required in gesture.requireToFail {
        if let other = objects[required] as? UIGestureRecognizer { recognizer.require(toFail: other) }
      }
    }
  }

  /// Gives controls their targets, when all of them exist. [CTL-24]
  private func addTargets() {
    for (index, node) in scenario.nodes.enumerated() {
      guard let control = objects[index] as? UIControl else { continue }
      for target in node.control?.targets ?? [] {
        var events: UIControl.Event = []
        for event in target.events { events.formUnion(event.event) }
        control.addTarget(
          target.target.map { objects[$0] }, action: ScenarioBehavior.selector(target.action), for: events)
      }
    }
  }

  // A controller needs its view before it is attached, or it makes one of its own.
  private func adoptView(_ index: Int, _ node: ScenarioNode) {
    guard let parent = node.parent else { return }
    switch node.link {
    case .viewOfController: (objects[parent] as? UIViewController)?.view = view(index)
    case .owningController: (objects[index] as? UIViewController)?.view = view(parent)
    default: break
    }
  }

  private func attach(_ index: Int, _ node: ScenarioNode) {
    let object = objects[index]
    let parent = node.parent.map { objects[$0] }
    switch node.link {
    case .none:
      guard let window = object as? UIWindow else { return }
      window.windowScene = uiScene
      windows.append(window)
    case .delegate:
      world.application.delegate = object as? any UIApplicationDelegate
    case .rootViewController:
      (parent as? UIWindow)?.rootViewController = object as? UIViewController
    case .viewOfController:
      // Its controller has brought it along.
      break
    case .subview where node.listPart != nil:
      // The cell of the row, or the header, takes it along.
      break
    case .subview:
      if let view = object as? UIView { (parent as? UIView)?.addSubview(view) }
    case .owningController:
      if let child = object as? UIViewController { container(of: node)?.addChild(child) }
    case .presented:
      // Done when the windows are shown.
      break
    case .recognizer:
      if let recognizer = object as? UIGestureRecognizer {
        (parent as? UIView)?.addGestureRecognizer(recognizer)
      }
    }
  }

  /// The views that lie in a part of a list, in order.
  func views(in part: ScenarioNode.ListPart, of list: Int) -> [UIView] {
    scenario.nodes.enumerated().compactMap { index, node in
      node.parent == list && node.listPart == part ? view(index) : nil
    }
  }

  /// The controller whose view lies nearest above the view that a child controller owns. [RESP-5]
  private func container(of node: ScenarioNode) -> UIViewController? {
    var view = node.parent.flatMap { self.view($0) }?.superview
    while let current = view {
      if let controller = current.next as? UIViewController { return controller }
      view = current.superview
    }
    return nil
  }

  /// Gives views what the scenario says of them; whether a window is hidden is seen to when it is shown.
  private func apply(where isMeant: (ScenarioNode) -> Bool) {
    for (index, node) in scenario.nodes.enumerated() where isMeant(node) {
      for setting in node.settings where node.role != .window || setting.property.name != "isHidden" {
        if let view = view(index) { setting.property.set(setting.value, of: view) }
      }
    }
  }

  private func showWindows() {
    for (index, node) in scenario.nodes.enumerated() where node.role == .window {
      guard let window = objects[index] as? UIWindow else { continue }
      let hidden = node.settings.contains { $0.property.name == "isHidden" && $0.value == .flag(true) }
      window.isHidden = hidden
    }
    for (index, node) in scenario.nodes.enumerated() where node.isKey == true {
      (objects[index] as? UIWindow)?.makeKey()
    }
  }
}
