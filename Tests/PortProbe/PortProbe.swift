import Foundation
import UIKit

/// An application for the tests of ports: it says what happens to it, and does at a touch what its place tells it to.
///
/// The screen is cut into rows of 100 points; see ``ProbeView/Row``.
@main
final class PortProbe: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    say("launched \(application.applicationState == .background ? "in the background" : "in front")")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(content(window.bounds))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// The probe, in a scroll view where a test says so.
  private func content(_ bounds: CGRect) -> UIView {
    let probe = ProbeView(frame: bounds)
    guard ProcessInfo.processInfo.environment["PORT_PROBE_SCROLLS"] != nil else { return probe }
    let scrollView = UIScrollView(frame: bounds)
    scrollView.contentSize = bounds.size
    scrollView.delaysContentTouches = false
    scrollView.addSubview(probe)
    return scrollView
  }

  func applicationDidBecomeActive(_ application: UIApplication) { say("active") }
  func applicationWillResignActive(_ application: UIApplication) { say("resigns") }
  func applicationDidEnterBackground(_ application: UIApplication) { say("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { say("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { say("terminates") }
}

nonisolated func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// Says what touches it.
final class ProbeView: UIView {
  /// What a touch that comes down in a row of 100 points makes the application do.
  enum Row: Int {
    case nothing, timer, queue, task, block, edge, ignoreTheEnd, press
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    let press = UILongPressGestureRecognizer(target: self, action: ProbeView.pressed)
    press.cancelsTouchesInView = false
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  func pressed(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .began { say("pressed") }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if ProcessInfo.processInfo.environment["PORT_PROBE_THREADS"] != nil { sayThread() }
    say("began \(touches.count)\(Thread.isMainThread ? "" : " off the main thread")")
    guard let touch = touches.first else { return }
    switch Row(rawValue: Int(touch.location(in: self).y) / 100) {
    case .timer:
      _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in say("timer") }
      let common = Timer(timeInterval: 0.02, repeats: false) { _ in say("common timer") }
      RunLoop.main.add(common, forMode: .common)
    case .queue: DispatchQueue.main.async { say("queue") }
    case .task:
      Task { @MainActor in
        say("task")
        try await Task.sleep(nanoseconds: 1_000_000)
        say("task again")
      }
    case .block: block()
    case .edge:
      window?.rootViewController = EdgeController()
      say("wants the edge")
    case .ignoreTheEnd:
      say("blocks for good")
      while true { usleep(100_000) }
    case .nothing, .press, nil: break
    }
  }

  /// Says which thread this is, by the system's number and name.
  private func sayThread() {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    let number = path?.split(separator: "/").last ?? "unknown"
    let name = (try? String(contentsOfFile: "/proc/thread-self/comm", encoding: .utf8)) ?? ""
    say("on \(number), \(name.trimmingCharacters(in: .whitespacesAndNewlines))")
  }

  /// Is busy until something writes a line to standard input.
  private func block() {
    say("blocks")
    _ = readLine()
    say("goes on")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let samples = touches.map { event?.coalescedTouches(for: $0)?.count ?? 0 }.reduce(0, +)
    say("moved \(touches.count), \(samples) samples")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { say("ended \(touches.count)") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    say("cancelled \(touches.count)")
  }
}

/// Wants the first swipe from the bottom edge.
final class EdgeController: UIViewController {
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
}
