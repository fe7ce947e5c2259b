import Expectations
import FingerpostHID
import Foundation
import Testing
import UIKit

/// How an application gains and loses its events, and who is told.
@Suite struct LifeTests {
  nonisolated private final class Log: @unchecked Sendable {
    var lines: [String] = []

    func drain() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// Writes down what it is told, and the state that the application is in.
  private final class Delegate: UIResponder, UIApplicationDelegate {
    let log = Log()
    /// What is answered where a scene is to be opened.
    var sceneDelegate: AnyClass?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.lines.append("launched")
      return false
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      log.lines.append("which scene, \(connectingSceneSession.persistentIdentifier)")
      let configuration = UISceneConfiguration(
        name: "usual", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = sceneDelegate
      return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }
    func applicationWillResignActive(_ application: UIApplication) { note("resigns", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { note("background", application) }
    func applicationWillEnterForeground(_ application: UIApplication) { note("foreground", application) }
    func applicationWillTerminate(_ application: UIApplication) { note("terminates", application) }

    private func note(_ what: String, _ application: UIApplication) {
      log.lines.append("\(what), \(application.applicationState)")
    }
  }

  private final class Opener: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var name = "scene"
    var log = Log()
    var connected = 0

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      connected += 1
    }

    func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("resigns", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }

    private func note(_ what: String, _ scene: UIScene) {
      log.lines.append("\(name) \(what), \(scene.activationState)")
    }
  }

  private static let names: [NSNotification.Name] = [
    UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
    UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
    UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
  ]

  /// Has what an application posts written to a log, without the words that all names begin and end with.
  private func listen(_ application: UIApplication, _ log: Log) -> [any NSObjectProtocol] {
    Self.names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { note in
        log.lines.append(
          "“" + note.name.rawValue.dropFirst("UIApplication".count).dropLast("Notification".count) + "”")
      }
    }
  }

  private func with(_ body: (UIApplication, Delegate) -> Void) {
    World().run {
      let delegate = Delegate()
      UIApplication.shared.delegate = delegate
      let observers = listen(UIApplication.shared, delegate.log)
      body(UIApplication.shared, delegate)
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
  }

  @Test("without scenes the application's delegate is told, and then a notification posted") func delegate() {
    with { application, delegate in
      application.enterBackground()
      expect(
        delegate.log.drain(),
        is: [
          "resigns, inactive", "“WillResignActive”", "background, background", "“DidEnterBackground”",
        ])
      application.becomeActive()
      expect(
        delegate.log.drain(),
        is: [
          "foreground, background", "“WillEnterForeground”", "active, active", "“DidBecomeActive”",
        ])
      application.willTerminate()
      expect(
        delegate.log.drain(),
        is: [
          "resigns, inactive", "“WillResignActive”", "background, background", "“DidEnterBackground”",
          "terminates, background", "“WillTerminate”",
        ])
    }
  }

  @Test("an application that is where it is to be hears nothing") func nothingNew() {
    with { application, delegate in
      application.becomeActive()
      application.enterForeground()
      expect(delegate.log.drain(), is: [])
      application.resignActive()
      expect(delegate.log.drain(), is: ["resigns, inactive", "“WillResignActive”"])
      application.resignActive()
      application.enterForeground()
      #expect(delegate.log.drain() == [] && application.applicationState == .inactive)
      application.becomeActive()
      expect(delegate.log.drain(), is: ["active, active", "“DidBecomeActive”"])
      application.enterBackground()
      _ = delegate.log.drain()
      application.enterBackground()
      application.resignActive()
      #expect(delegate.log.drain() == [] && application.applicationState == .background)
      application.enterForeground()
      expect(delegate.log.drain(), is: ["foreground, background", "“WillEnterForeground”"])
      expect(application.applicationState, is: .inactive)
      application.becomeActive()
      expect(delegate.log.drain(), is: ["active, active", "“DidBecomeActive”"])
    }
  }

  @Test(
    "with scenes their delegates are told, in the order of the scenes, and the application's of its end alone"
  )
  func scenes() {
    with { application, delegate in
      let scenes = (0..<3).map { _ in UIWindowScene() }
      let openers = [Opener(), Opener()]
      for (opener, name) in zip(openers, ["one", "two"]) {
        opener.name = name
        opener.log = delegate.log
      }
      scenes[0].delegate = openers[0]
      // The one between has none.
      scenes[2].delegate = openers[1]
      application.enterBackground()
      expect(
        delegate.log.drain(),
        is: [
          "one resigns, foregroundInactive", "two resigns, foregroundInactive", "“WillResignActive”",
          "one background, background", "two background, background", "“DidEnterBackground”",
        ])
      application.becomeActive()
      expect(
        delegate.log.drain(),
        is: [
          "one foreground, background", "two foreground, background", "“WillEnterForeground”",
          "one active, foregroundActive", "two active, foregroundActive", "“DidBecomeActive”",
        ])
      application.enterBackground()
      _ = delegate.log.drain()
      application.willTerminate()
      expect(delegate.log.drain(), is: ["terminates, background", "“WillTerminate”"])
    }
  }

  @Test("where no scene has a delegate the application's is told") func scenesWithoutDelegates() {
    with { application, delegate in
      let scene = UIWindowScene()
      application.resignActive()
      expect(delegate.log.drain(), is: ["resigns, inactive", "“WillResignActive”"])
      expect(scene.activationState, is: .foregroundInactive)
    }
  }

  @Test("a scene whose world is gone belongs to no application") func unattached() {
    let scene = World().run { UIWindowScene() }
    expect(scene.activationState, is: .unattached)
  }

  @Test("the application's delegate says which class a scene's is of, after it heard of the start")
  func configuration() throws {
    try World().run {
      let (application, delegate) = (UIApplication.shared, Delegate())
      delegate.sceneDelegate = Opener.self
      let observers = listen(application, delegate.log)
      defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
      application.launch(delegate, userInfo: ["a": 1])
      expect(delegate.log.drain(), is: ["launched", "“DidFinishLaunching”", "which scene, 1"])
      let scene = try #require(application.connectedScenes.first)
      let opener = try #require(scene.delegate as? Opener)
      expect(opener.connected, is: 1)
      #expect(scene.session?.scene === scene && scene.session?.userInfo?["a"] as? Int == 1)
      expect(scene.session?.role, is: .windowApplication)
      // One that is given is not asked for.
      let other = Opener()
      application.launch(delegate, scene: other)
      expect(delegate.log.drain(), is: ["launched", "“DidFinishLaunching”"])
      #expect(application.connectedScenes.count == 2 && other.connected == 1)
      expect(application.connectedScenes.last?.session?.persistentIdentifier, is: "2")
      // One without a class makes no scene.
      delegate.sceneDelegate = nil
      application.launch(delegate)
      expect(delegate.log.drain(), is: ["launched", "“DidFinishLaunching”", "which scene, 3"])
      expect(application.connectedScenes.count, is: 2)
    }
  }

  @Test(
    "PIPE-7, PIPE-16: who loses the events is told first, then gets the moves that wait, and then the end")
  func touches() {
    var rules = EventRules.standard
    rules.coalesceMoves = true
    let stage = Stage(rules: rules)
    stage.add("V", 0, 0, 400, 400)
    let delegate = Told(stage)
    stage.world.application.delegate = delegate
    stage.play(0, down(1, 10, 10))
    stage.play(0.001, move(1, 20, 10))
    _ = stage.drainLog()
    stage.world.application.resignActive()
    expect(stage.drainLog(), is: ["resigns", "V.moved(1)", "V.cancelled(1)"])
  }

  /// Writes to the log of a stage.
  private final class Told: UIApplicationDelegate {
    let stage: Stage?

    init() { stage = nil }
    init(_ stage: Stage) { self.stage = stage }

    func applicationWillResignActive(_ application: UIApplication) { stage?.note("resigns") }
  }
}
