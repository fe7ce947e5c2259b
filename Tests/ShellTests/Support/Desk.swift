import FingerpostHID
import FingerpostMessages

@testable import FingerpostShell

/// A shell's state in virtual time, with ports that take what they are sent until they are said to be full.
final class Desk {
  var core: ShellCore
  /// What came out, a line each, in order.
  private(set) var log: [String] = []
  /// The names of applications whose ports are full.
  var full: Set<String> = []
  /// The names of applications that handle nothing.
  var hung: Set<String> = []
  private var frameCounts: [String: UInt64] = [:]
  /// The observers that take nothing.
  var slow: Set<Int> = []
  /// What every observer was told.
  var told: [Int: [ObserverMessage]] = [:]
  /// What every application got.
  private(set) var got: [String: [ShellMessage]] = [:]
  var now: Int64 = 1_000_000_000
  /// Called with the frames of the home screen, and with those that it looks on at.
  var onHome: (Frame) -> Void = { _ in }
  var onWatch: (Frame) -> Void = { _ in }
  /// Why nothing can be started, if nothing can.
  var startFailure: String?
  private var nextProcess: Int32 = 100

  /// Applications never say that they are ready unless a test does so, and nothing waits for that by default.
  init(_ names: [String] = ["one", "two"], settings: ShellSettings = .readyOrNot) {
    core = ShellCore(
      names.map { ShellApplication(name: $0, path: "/apps/\($0)") }, settings: settings)
  }

  /// Has an application say how many frames it has handled: all that it was sent, unless another number is given.
  func answer(_ name: String, _ count: UInt64? = nil) {
    let index = index(name)
    if core.nextMessage(for: index) != nil || core.applications[index].isRunning {
      core.receive(.handled(count ?? frameCounts[name] ?? 0), from: index, at: now)
    }
    settle()
  }

  /// Lets time pass.
  func pass(milliseconds: Int64) {
    now += milliseconds * 1_000_000
    core.advance(to: now)
    settle()
  }

  func launch(_ name: String) throws(ShellRefusal) {
    nextProcess += 1
    let (process, failure) = (nextProcess, startFailure)
    defer { settle() }
    try core.launch(name, at: now) { _, _ in
      failure.map { .failure(StartFailure($0)) } ?? .success(process)
    }
  }

  func front(_ name: String?) throws(ShellRefusal) {
    defer { settle() }
    try core.bringToFront(name, at: now)
  }

  /// A frame with contacts, at the present time.
  func frame(_ contacts: (Int, Contact.Phase)...) {
    core.receive(
      Frame(
        nanoseconds: now,
        contacts: contacts.map {
          Contact(id: $0.0, phase: $0.1, x: Double($0.0), y: Double(now / 1_000_000 % 1000))
        }))
    settle()
  }

  func receive(_ frame: Frame) {
    core.receive(frame)
    settle()
  }

  func ended(_ name: String, _ ending: ProcessEnding) {
    core.ended(index(name), ending, at: now)
    settle()
  }

  func portClosed(_ name: String) {
    core.portClosed(index(name), at: now)
    settle()
  }

  func end(_ name: String) throws(ShellRefusal) {
    defer { settle() }
    try core.end(name, at: now)
  }

  func stop() {
    core.stop(at: now)
    settle()
  }

  func index(_ name: String) -> Int { core.entries.firstIndex { $0.name == name } ?? -1 }

  /// What came out since the last time.
  func drainLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Only the notes of it.
  func notes() -> [String] { drainLog().filter { $0.hasPrefix("note ") }.map { String($0.dropFirst(5)) } }

  /// Sends what waits and does what is to be done, as the loop does.
  func settle() {
    while true {
      for (index, entry) in core.entries.enumerated() {
        while let message = core.nextMessage(for: index) {
          if full.contains(entry.name) {
            core.settle(index, .full, at: now)
            break
          }
          core.settle(index, .sent, at: now)
          got[entry.name, default: []].append(message)
          log.append("\(entry.name) \(Self.text(message))")
          if case .hello = message { frameCounts[entry.name] = 0 }
          guard case .frame = message else { continue }
          frameCounts[entry.name, default: 0] += 1
          if !hung.contains(entry.name) {
            core.receive(.handled(frameCounts[entry.name] ?? 0), from: index, at: now)
          }
        }
      }
      var isMore = false
      for observer in core.desk.observers.map(\.number) {
        while let message = core.nextMessage(forObserver: observer) {
          core.settle(observer: observer, slow.contains(observer) ? .full : .sent, at: now)
          if slow.contains(observer) { break }
          told[observer, default: []].append(message)
          isMore = true
        }
      }
      let effects = core.drainEffects()
      guard isMore || !effects.isEmpty else { return }
      for effect in effects {
        switch effect {
        case .home(let frame):
          onHome(frame)
          log.append("home \(Self.text(frame))")
        case .watch(let frame):
          onWatch(frame)
          log.append("watch \(Self.text(frame))")
        case .end(let index, let isAsked):
          log.append("\(isAsked ? "ask" : "kill") \(core.entries[index].name)")
        case .watchHome(let isWatched): log.append("home is \(isWatched ? "" : "not ")watched")
        case .hangUp(let number): log.append("hang up \(number)")
        case .showsState(let index):
          log.append("icon \(core.entries[index].name) \(core.isSilent(index) ? "is pale" : "is as usual")")
        case .note(let note): log.append("note \(note)")
        }
      }
    }
  }

  static func text(_ message: ShellMessage) -> String {
    switch message {
    case .hello: "hello"
    case .frame(let frame): text(frame)
    case .becomeActive: "active"
    case .resignActive: "inactive"
    case .terminate: "terminate"
    case .watch: "watch"
    case .unwatch: "unwatch"
    case .forget: "forget"
    case .rehearse, .pass: "rehearse"
    }
  }

  static func text(_ frame: Frame) -> String {
    var words = frame.contacts.map { "\($0.phase)\($0.id)" }
    if !frame.earlier.isEmpty { words.append("+\(frame.earlier.count)") }
    words += frame.presses.map { "press \($0.phase)" }
    if let shake = frame.shake { words.append("shake \(shake)") }
    if let hover = frame.hover { words.append("hover \(hover.phase)") }
    if let remote = frame.remote { words.append("remote \(remote)") }
    return words.joined(separator: " ")
  }
}

extension ShellSettings {
  /// The usual settings, without a time within which applications have to be ready.
  static var readyOrNot: ShellSettings {
    var settings = ShellSettings()
    settings.readyWithin = nil
    return settings
  }
}
