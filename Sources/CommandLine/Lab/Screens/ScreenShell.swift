import FingerpostConsole
import FingerpostHID
import FingerpostHome
import FingerpostLabServer
import FingerpostMessages
import FingerpostShell
import Foundation

/// A shell of screens from files, which live in this process: what the lab shows where it was given nothing else.
///
/// ```
///   page ──► lab's thread ──► main thread: ShellCore ──► the screen in front, or the home screen
///     ◄──── what is said, as far as the lab takes it ◄──────┘
/// ```
///
/// It needs no sockets and no processes, so it works where applications as processes do not.
final class ScreenShell {
  /// The end that the lab has.
  let link: ScreenLink
  private var core: ShellCore
  private let home: HomeScreen
  private let additions: [String]
  /// How many of the screens are those of the command line, which the additions are for.
  private let ownCount: Int
  private var screens: [LiveScreen?]
  private let merger = SourceMerger()
  private var fingers: [Int: DigitizerSession] = [:]
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var isPerforming = false

  /// The number that the lab has as an observer.
  private static let observer = 1

  /// Creates a shell with nothing started and the home screen in front.
  ///
  /// - Parameters:
  ///   - entries: the names of the screens, and their files.
  ///   - additions: files with recognizers that those do not describe.
  ///   - screen: the size of the screen.
  init(_ entries: [ShellApplication], with additions: [String], screen: RecordingScreen) {
    self.additions = additions
    ownCount = entries.count
    var settings = ShellSettings()
    // What is late here is late with everything else.
    settings.setPatience(seconds: nil)
    core = ShellCore(entries, screen: screen, settings: settings)
    home = HomeScreen(entries.map(\.name), screen: screen)
    screens = Array(repeating: nil, count: entries.count)
    let mail = ScreenMail()
    link = ScreenLink(mail)
    mail.open { [weak self] in
      self?.take($0)
    } control: { [weak self] in
      self?.obey($0)
    }
    home.launch = { [unowned self] name in try? bring(name) }
    home.goHome = { [unowned self] in core.swipeHome(at: now) }
    home.say = { [unowned self] in core.receiveFromHome($0, at: now) }
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.turn() } }
    timer.resume()
    core.observerCame(Self.observer, at: now)
    turn()
  }

  nonisolated deinit {}

  private var now: Int64 { MachineClock.now() }

  /// Brings a screen to the front, which is built if it is not there.
  ///
  /// - Throws: why it cannot be shown.
  func launch(_ name: String) throws(ShellRefusal) {
    try bring(name)
    turn()
  }

  /// Adds a screen behind the others and brings it to the front.
  ///
  /// - Returns: its number.
  /// - Throws: why it cannot be shown.
  func open(_ entry: ShellApplication) throws(ShellRefusal) -> UInt32 {
    core.add(entry, at: now)
    screens.append(nil)
    home.add(entry.name)
    try launch(entry.name)
    return UInt32(screens.count)
  }

  private func bring(_ name: String) throws(ShellRefusal) {
    try core.launch(name, at: now) { index, entry in
      do throws(CommandFailure) {
        screens[index] = try LiveScreen(
          file: entry.path, with: index < ownCount ? additions : [], at: now)
        return .success(ProcessInfo.processInfo.processIdentifier)
      } catch {
        return .failure(StartFailure(error.description))
      }
    }
    if let index = core.front { core.receive(.ready, from: index, at: now) }
  }

  /// Does what the lab asks for, and says why not.
  private func obey(_ request: ControlRequest) -> String? {
    defer { turn() }
    do throws(ShellRefusal) {
      switch request {
      case .launch(let name): try bring(name)
      case .front(let name): try core.bringToFront(name, at: now)
      case .end(let name): try core.end(name, at: now)
      case .list, .stop: break
      }
      return nil
    } catch {
      return error.description
    }
  }

  private func take(_ letter: ScreenMail.Letter) {
    switch letter {
    case .whole(let screen): core.receive(.whole(screen: screen), from: Self.observer, at: now)
    case .room: break
    case .fingers(let number, let message):
      var session = fingers[number] ?? DigitizerSession(screen: core.screen)
      if case .events(let events) = session.receive(message, now: now, merger: merger) { pass(events) }
      fingers[number] = session
    case .lifted(let number):
      if var session = fingers.removeValue(forKey: number) { pass(session.end(now: now, merger: merger)) }
    }
    turn()
  }

  private func pass(_ events: [SourceEvent]) {
    for case .frame(let frame, _) in events {
      core.receive(frame)
      perform()
    }
  }

  // MARK: - Turns

  /// Does what is due, says what there is to say, and has itself called when more is due.
  private func turn() {
    let now = now
    core.advance(to: now)
    home.advance(to: now)
    for screen in screens { screen?.advance(to: now) }
    perform()
    say()
    schedule(now)
  }

  /// Does what the core wants done, until nothing is left.
  private func perform() {
    // The home screen may cause more while it is called; that is done when it has returned.
    guard !isPerforming else { return }
    isPerforming = true
    defer { isPerforming = false }
    while true {
      for index in screens.indices { deliver(to: index) }
      let effects = core.drainEffects()
      guard !effects.isEmpty else { return }
      for effect in effects {
        switch effect {
        case .home(let frame): home.handle(frame)
        case .watch(let frame): home.watch(frame)
        case .watchHome(let isWatched): home.beWatched(isWatched)
        case .showsState(let index): home.show(core.entries[index].name, isResponding: !core.isSilent(index))
        case .end(let index, _): end(index)
        case .hangUp, .note: break
        }
      }
    }
  }

  private func deliver(to index: Int) {
    while let message = core.nextMessage(for: index) {
      core.settle(index, .sent, at: now)
      guard let screen = screens[index] else { continue }
      screen.handle(message)
      if case .frame = message { core.receive(.handled(screen.frames), from: index, at: now) }
      if case .terminate = message { end(index) }
    }
  }

  private func end(_ index: Int) {
    guard let screen = screens[index] else { return }
    screen.tellWatchers(at: now) { core.receive($0, from: index, at: now) }
    screens[index] = nil
    core.ended(index, .exited(0), at: now)
  }

  /// Says what screens look like, as far as the lab takes it.
  private func say() {
    for index in screens.indices {
      guard let screen = screens[index] else { continue }
      if let edges = screen.newEdges() { core.receive(.wantsFirstSwipe(edges), from: index, at: now) }
      screen.tellWatchers(at: now) { core.receive($0, from: index, at: now) }
    }
    while link.hasRoom, let message = core.nextMessage(forObserver: Self.observer) {
      core.settle(observer: Self.observer, .sent, at: now)
      link.say(LabShellEvent(message))
    }
    perform()
  }

  private func schedule(_ now: Int64) {
    let times = [core.nextDeadline, home.nextDeadline] + screens.map { $0?.nextDeadline }
    guard let next = times.compactMap(\.self).min() else { return timer.schedule(deadline: .distantFuture) }
    timer.schedule(deadline: .now() + .nanoseconds(Int(max(0, next - now))), leeway: .nanoseconds(0))
  }
}
