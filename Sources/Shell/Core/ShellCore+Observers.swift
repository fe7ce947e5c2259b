public import FingerpostMessages

/// Observers of what applications do, and what they are told.
///
/// Only the screen in front says what it looks like, and only while an observer watches: it is told when that begins and ends.
extension ShellCore {
  /// Lets an observer watch, which has a number of its own.
  public mutating func observerCame(_ number: Int, at now: Int64) {
    guard !desk.observers.contains(where: { $0.number == number }) else { return }
    if desk.isEmpty { desk.tell(screens) }
    desk.add(number, hello: .hello(screen, clock: now))
    note(.observers(desk.observers.count))
    updateWatching(at: now)
    askForWhole(at: now)
  }

  /// Forgets an observer.
  public mutating func observerWent(_ number: Int, at now: Int64) {
    let count = desk.observers.count
    desk.remove(number)
    guard desk.observers.count < count else { return }
    note(.observers(desk.observers.count))
    updateWatching(at: now)
  }

  /// Does what an observer asks for.
  public mutating func receive(_ request: ObserverRequest, from number: Int, at now: Int64) {
    switch request {
    case .hello: observerCame(number, at: now)
    case .whole(let screen):
      if let watched = desk.watched, watched == screen { askAgain(at: now) }
    }
  }

  /// Passes on what the home screen says of itself.
  public mutating func receiveFromHome(_ message: ApplicationMessage, at now: Int64) {
    receive(message, ofScreen: 0, at: now)
  }

  mutating func receive(_ message: ApplicationMessage, ofScreen screen: Int, at now: Int64) {
    switch message {
    case .piece(let piece): desk.tell(piece, of: screen)
    case .leftOut(let loss): desk.tell(loss, of: screen)
    case .ready, .tally, .wantsFirstSwipe, .handled: break
    }
    askForWhole(at: now)
  }

  /// Whether an observer watches an application.
  public func isWatched(_ index: Int) -> Bool { desk.watched == index + 1 }

  /// What is to be sent to an observer next; nil when nothing waits.
  public func nextMessage(forObserver number: Int) -> ObserverMessage? { desk.next(for: number) }

  /// Notes what happened to the message that was next.
  public mutating func settle(observer number: Int, _ outcome: SendOutcome, at now: Int64) {
    switch outcome {
    case .sent, .tooLong:
      desk.removeFirst(for: number)
      askForWhole(at: now)
    case .full: desk.isFull(number, at: now)
    case .gone: observerWent(number, at: now)
    }
  }

  // MARK: - Which screen is watched

  /// The screens as observers know them.
  var screens: [ObservedScreen] {
    [
      ObservedScreen(
        id: 0, name: "home", isRunning: true, isFront: front == nil, process: 0, runs: 1)
    ]
      + applications.enumerated().map { index, application in
        ObservedScreen(
          id: UInt32(index + 1), name: application.entry.name, isRunning: application.isRunning,
          isFront: front == index, process: application.process ?? 0, runs: application.runs)
      }
  }

  /// Has the screen in front say what it looks like if an observer watches, and no other; tells observers what screens there are.
  mutating func updateWatching(at now: Int64) {
    let wanted = desk.isEmpty ? nil : front.map { $0 + 1 } ?? 0
    if !desk.isEmpty { desk.tell(screens) }
    guard wanted != desk.watched else { return }
    if let old = desk.watched {
      if old == 0 {
        effects.append(.watchHome(false))
      } else if applications[old - 1].isRunning {
        applications[old - 1].outbox.append(.unwatch)
      }
    }
    desk.watched = wanted
    desk.isAsked = wanted != nil
    if let wanted { sayWatch(wanted) }
  }

  /// Asks the screen that is watched for a whole picture if an observer lacks one and has room for it.
  private mutating func askForWhole(at now: Int64) {
    guard let watched = desk.watched, !desk.isAsked, desk.wantsWhole(watched) else { return }
    askAgain(at: now)
  }

  private mutating func askAgain(at now: Int64) {
    guard let watched = desk.watched, !desk.isAsked, desk.asking.spend(at: now) else { return }
    desk.isAsked = true
    sayWatch(watched)
  }

  private mutating func sayWatch(_ screen: Int) {
    if screen == 0 {
      effects.append(.watchHome(true))
    } else {
      applications[screen - 1].outbox.append(.watch)
    }
  }

  // MARK: - Time

  var nextObserverDeadline: Int64? {
    var next = desk.observers.compactMap { $0.stuckSince.map { $0 &+ settings.silentAfter } }.min()
    if let watched = desk.watched, !desk.isAsked, desk.wantsWhole(watched) {
      let time = desk.asking.time(for: 1)
      next = min(next ?? time, time)
    }
    return next
  }

  mutating func advanceObservers(to now: Int64) {
    guard !desk.isEmpty else { return }
    for observer in desk.observers {
      guard let since = observer.stuckSince, since &+ settings.silentAfter <= now else { continue }
      note(.observerSilent)
      effects.append(.hangUp(observer.number))
      observerWent(observer.number, at: now)
    }
    askForWhole(at: now)
  }
}
