import CPorts
import Fingerpost
import FingerpostPort
import Foundation

/// The processes that frames and messages are sent to. Each prints one line at its end.
enum Receiver {
  /// Notes how long messages took on the bare socket, which is descriptor 3.
  static func bare(count: Int) {
    ports_pin(1)
    var latencies = [Int64](repeating: 0, count: count)
    ports_receive(3, &latencies, Int32(count))
    report(latencies)
  }

  /// Notes how long frames took from the shell to `sendEvent`.
  static func application(count: Int) {
    ports_pin(1)
    guard let application = LiveApplication(applicationClass: NotingApplication.self) else { exit(2) }
    NotingApplication.latencies.reserveCapacity(count)
    show(in: application)
    application.run()
    report(NotingApplication.latencies)
  }

  /// Does nothing but take ten fingers.
  static func busy() {
    guard let application = LiveApplication() else { exit(2) }
    show(in: application)
    application.run()
    print(ports_used())
  }

  private static func show(in application: LiveApplication) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: application.world.screenSize))
    let view = UIView(frame: window.bounds)
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(UIPanGestureRecognizer(target: window, action: UIWindow.noteNothing))
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  private static func report(_ latencies: [Int64]) {
    let sorted = latencies.sorted()
    guard !sorted.isEmpty else { exit(1) }
    print(Double(sorted[sorted.count / 2]) / 1000, Double(sorted[sorted.count * 99 / 100]) / 1000)
  }
}

extension UIWindow {
  /// The action of the recognizer that is on the way of the moves.
  func noteNothing() {}
}

/// Notes the age of each event when it is to be sent.
final class NotingApplication: UIApplication {
  static var latencies: [Int64] = []

  override func sendEvent(_ event: UIEvent) {
    Self.latencies.append(ports_now() - Int64((event.timestamp * 1e9).rounded()))
    super.sendEvent(event)
  }
}
