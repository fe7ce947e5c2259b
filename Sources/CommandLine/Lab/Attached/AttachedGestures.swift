import FingerpostComparing
import FingerpostHID
import Foundation

/// A gesture of a running application, to be asked about and played again.
struct AttachedGesture {
  /// What the application told of it, so far.
  var watched: WatchedGesture
  /// When it began, on the machine's clock.
  let beginning: Int64
  /// What the lab's facts call what was under it.
  let subjects: AttachedSubjects
  /// How many touches were told before it.
  let touches: Int
  /// What the engine makes of each of its touches, when it is over.
  var answers: [WatchedAnswer] = []
  /// Whether it is so long that its fingers are not kept.
  fileprivate(set) var isTooLong = false

  /// When it began, in nanoseconds that count from an origin on the machine's clock.
  func beginning(from origin: Int64) -> Int64 { max(0, beginning - origin) }

  /// What the fingers did, in times that count from an origin on the machine's clock.
  func frames(from origin: Int64) -> [Frame] {
    watched.frames.map { frame in
      var frame = frame
      frame.shift(to: beginning(from: origin) + frame.nanoseconds)
      return frame
    }
  }
}

/// The last gestures of a running application, with the screens under them.
final class AttachedGestures {
  /// How many gestures are remembered, and how many events and states of one: 40 seconds at 240 events a second.
  private static let (limit, longest) = (16, 10_000)
  /// How far the time of a question may be before that of its gesture, in nanoseconds.
  private static let nearness: Int64 = 1_000_000
  private var gestures: [AttachedGesture] = []

  nonisolated deinit {}

  /// Remembers a gesture; one that was remembered when it began is replaced.
  func remember(_ gesture: AttachedGesture) {
    if gestures.last?.beginning == gesture.beginning { gestures.removeLast() }
    var gesture = gesture
    if gesture.watched.frames.count + gesture.watched.states.count > Self.longest {
      gesture.watched.forgetFingers()
      gesture.isTooLong = true
    }
    gestures.append(gesture)
    if gestures.count > Self.limit { gestures.removeFirst() }
  }

  /// The gesture of a time on the machine's clock: the last one that began by then.
  func gesture(at time: Int64) -> AttachedGesture? {
    gestures.last { $0.beginning <= time + Self.nearness }
  }
}
