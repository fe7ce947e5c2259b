import Fingerpost
import FingerpostComparing
import FingerpostConsole
import FingerpostExplain
import FingerpostHID
import FingerpostLab
import FingerpostLabServer
import FingerpostMessages
import FingerpostScreens
import FingerpostShell
import FingerpostTimeline
import FingerpostTrace
import FingerpostWatching
import Foundation

/// What the lab shows of a running application: the engine's copy of its screen, to which the application's own touches
/// are given, and beside that what the application says that UIKit made of them.
///
/// ```
///   application ── touches, states ──► copy of its screen ── facts, pictures ──► lab
///               ── screen, when it is another ──► another copy        told ──────┘
/// ```
///
/// The copy's clock runs a little behind the machine's, so that what an application tells late still comes in time.
final class AttachedShell {
  /// The end that the lab has.
  let link: ScreenLink
  /// The last gestures, to be asked about.
  let gestures = AttachedGestures()
  private let application: AttachedApplication
  private let feed: AttachedFeed
  private let trace = Trace()
  private let size: RecordingScreen
  private var copy: AttachedCopy
  private let watch: ScreenWatch
  private let complain: (String) -> Void
  private var reader = WatchedReader()
  /// When the gesture that is told began, on the machine's clock.
  private var beginning: Int64 = 0
  /// How many touches there were before the gesture.
  private var touches = 0
  private var trouble = ""
  private let timer = DispatchSource.makeTimerSource(queue: .main)

  /// How far the copy's clock is behind the machine's, in nanoseconds.
  private static let lag: Int64 = 50_000_000
  /// The number that the application has for the lab.
  private static let number: UInt32 = 1

  /// Shows an application.
  ///
  /// - Parameter complain: writes a line on standard error.
  /// - Throws: a sentence if it is not there, refuses or tells no screen.
  init(_ application: AttachedApplication, complain: @escaping (String) -> Void) throws(CommandFailure) {
    (self.application, self.complain) = (application, complain)
    feed = try AttachedFeed(of: application)
    let first = try AttachedCopy(
      try application.screen(), of: application.title, tracing: trace, at: MachineClock.now() - Self.lag)
    copy = first
    size = first.size
    let mail = ScreenMail()
    link = ScreenLink(mail, takesFingers: false)
    // Set below, since it asks this object.
    var shown: () -> BuiltScreen? = { nil }
    let recorder = ScreenRecorder(size: first.built.screen.size ?? .zero, of: { shown() }, look: { $0.look })
    watch = ScreenWatch(first.world, recorder: recorder, stopwatch: MachineClock.threadTime)
    shown = { [weak self] in self?.copy.built }
    animate()
    watch.renew()
    link.say(.hello(size, clock: MachineClock.now()))
    say(isRunning: true)
    mail.open { [weak self] in
      self?.take($0)
    } control: { _ in
      "The application is another process; the lab only watches it."
    }
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.turn() } }
    timer.resume()
    feed.begin { [weak self] in self?.take($0) }
    turn()
  }

  nonisolated deinit {}

  private func animate() {
    copy.world.animate { MachineClock.now() - Self.lag }
  }

  private func say(isRunning: Bool) {
    link.say(
      .screens([
        ObservedScreen(
          id: Self.number, name: application.name ?? application.title, isRunning: isRunning, isFront: true,
          process: 0, runs: 1)
      ]))
  }

  // MARK: - What the lab wants

  private func take(_ letter: ScreenMail.Letter) {
    if case .whole = letter { watch.renew() }
    turn()
  }

  // MARK: - What the application tells

  private func take(_ news: AttachedFeed.News) {
    switch news {
    case .line(let line, let told): take(line, told)
    case .screen(let data):
      // What a finger has begun continues where it began.
      guard reader.current == nil, data != copy.data else { break }
      feed.noteChange()
      show(data)
    case .trouble(let reason): note(reason)
    case .ended(let reason):
      if let gesture = reader.finish() { compare(gesture) }
      complain("\(reason) The page keeps what it has shown; end with Ctrl-C.")
      say(isRunning: false)
    }
    turn()
  }

  private func take(_ line: WatchedLine, _ told: Data) {
    if let gesture = reader.read(line, as: told) { compare(gesture) }
    switch line {
    case .screen(_, let data):
      feed.note(isTouched: true)
      if data != copy.data { show(data) }
      beginning = MachineClock.now() - Self.lag
    case .touches(_, let phase, _):
      if phase == .down, let gesture = reader.current, gesture.fingers.count == 1 {
        gestures.remember(
          AttachedGesture(
            watched: gesture, beginning: beginning, subjects: copy.subjects, touches: touches))
      }
      if let change = reader.change { give(change, isNew: phase == .down) }
    case .state:
      if let state = reader.current?.states.last, let message = telling.state(state) { tell(message) }
    case .posted: break
    case .over: feed.note(isTouched: false)
    case .lost(let count): note("\(count) lines were lost, because they were not taken in time.")
    }
  }

  /// Gives a change of fingers to the copy.
  private func give(_ change: Frame, isNew: Bool) {
    var frame = change
    frame.shift(to: beginning + frame.nanoseconds)
    for index in frame.contacts.indices {
      let contact = frame.contacts[index].id
      frame.contacts[index].id += touches
      guard isNew, let finger = reader.current?.fingers.first(where: { $0.contact == contact }),
        let message = telling.hit(of: finger)
      else { continue }
      tell(message)
    }
    copy.world.run {
      watch.note(frame)
      copy.world.application.handle(frame)
    }
  }

  /// Shows another screen.
  private func show(_ data: Data) {
    do throws(CommandFailure) {
      try CommandFailure.wrapping {
        try watch.move {
          copy = try AttachedCopy(
            data, of: application.title, tracing: trace, at: MachineClock.now() - Self.lag)
          return copy.world
        }
      }
      animate()
    } catch {
      note(error.description)
    }
  }

  /// Says what the engine makes of a gesture that is over.
  private func compare(_ gesture: WatchedGesture) {
    var remembered = AttachedGesture(
      watched: gesture, beginning: beginning, subjects: copy.subjects, touches: touches)
    defer { touches += gesture.fingers.count }
    do throws(CommandFailure) {
      let answers = try CommandFailure.wrapping {
        WatchedComparison(gesture, try WatchedPlay(gesture)).answers
      }
      remembered.answers = answers
      for message in telling.verdicts(answers, of: gesture, from: touches + 1) { tell(message) }
    } catch {
      note(error.description)
    }
    gestures.remember(remembered)
  }

  /// The words for what the application tells of the gesture that is told.
  private var telling: ToldGesture {
    ToldGesture(subjects: copy.subjects, beginning: beginning, touches: touches)
  }

  private func tell(_ message: ToldGesture.Message) {
    copy.world.run { watch.say(.touches, message.bytes, at: message.time) }
  }

  /// Says once what went wrong.
  private func note(_ reason: String) {
    guard reason != trouble else { return }
    trouble = reason
    complain(reason)
  }

  // MARK: - Turns

  private func turn() {
    let now = MachineClock.now()
    copy.advance(to: now - Self.lag)
    copy.world.run { watch.endTurn(now: now, clock: now - Self.lag) }
    while link.hasRoom, let message = watch.next {
      watch.removeFirst()
      switch message {
      case .piece(let piece):
        link.say(.part(screen: Self.number, bytes: piece.bytes, isLast: piece.isLast))
      case .leftOut(let loss):
        link.say(
          .gap(
            screen: Self.number, what: loss.kind.word, count: Int(clamping: loss.count), from: loss.from,
            to: loss.to))
      default: break
      }
    }
    schedule(now)
  }

  private func schedule(_ now: Int64) {
    let due = copy.world.timeline.nextDeadline.map { $0.nanoseconds + Self.lag }
    let times = [due, watch.nextDeadline.map { max(0, $0) }]
    guard let next = times.compactMap(\.self).min() else { return timer.schedule(deadline: .distantFuture) }
    timer.schedule(deadline: .now() + .nanoseconds(Int(max(0, next - now))), leeway: .nanoseconds(0))
  }
}
