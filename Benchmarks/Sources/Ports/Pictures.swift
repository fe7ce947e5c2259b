import CPorts
import Fingerpost
import FingerpostHID
import FingerpostWatching
import Foundation
import Measuring

/// How long a turn of the main loop takes that makes a picture of a screen of 500 rows, while a finger drags them.
///
/// Each view has another place in each picture, so that nothing can be left out; what is said is cut into pieces and encoded
/// as for the port.
enum Pictures {
  static func measure() {
    for rows in [500, 10_000] {
      let world = World()
      let content = world.run { show(rows, in: world) }
      let watch = ScreenWatch(world, stopwatch: ports_now)
      watch.renew()
      var (times, bytes): ([Double], Int) = ([], 0)
      for round in 0..<(rows > 1000 ? 30 : 300) {
        content.frame.origin.y = CGFloat(-round % 100)
        var start = ports_now()
        watch.endTurn(now: start, clock: start)
        // Until the next one is due.
        while watch.next == nil {
          usleep(1000)
          start = ports_now()
          watch.endTurn(now: start, clock: start)
        }
        var encoded: [UInt8] = []
        while let message = watch.next {
          watch.removeFirst()
          guard message.encode(into: &encoded) else { continue }
          bytes += encoded.count
        }
        // The first is a whole picture, and has memory to get.
        if round > 10 { times.append(Double(ports_now() - start) / 1e6) }
      }
      print("a picture of \(rows) views that move, ms: \(Spread(times)); \(bytes / times.count) bytes")
    }
  }

  /// Shows rows with a text each, in a view that is as high as all of them.
  private static func show(_ rows: Int, in world: World) -> UIView {
    let window = UIWindow(frame: CGRect(origin: .zero, size: world.screenSize))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 44 * rows))
    for row in 0..<rows / 2 {
      let view = UIView(frame: CGRect(x: 0, y: 44 * row, width: 400, height: 43))
      let label = UILabel(frame: CGRect(x: 16, y: 0, width: 300, height: 43))
      label.text = "Row \(row)"
      view.addSubview(label)
      content.addSubview(view)
    }
    window.addSubview(content)
    window.makeKeyAndVisible()
    return content
  }
}
