import FingerpostHID
import FingerpostMessages
import Foundation
import Testing

@testable import FingerpostShell

/// Whatever happens in whatever order, every receiver gets a possible history, and everything is accounted for.
@Suite struct RandomShellTests {
  /// A receiver of frames, and what must hold of what it gets.
  private struct Listener {
    var verifier = FrameVerifier()
    var isActive = false
    var isWatched = false
    var frames: UInt64 = 0

    mutating func receive(_ frame: Frame) {
      frames += 1
      _ = verifier.admit(frame)
    }
  }

  private final class Run {
    let desk: Desk
    var random: Mutator
    var down: [Int] = []
    var nextContact = 1
    var listeners: [String: Listener] = [:]
    var heard: [String: Int] = [:]
    var ended: [String: UInt64] = [:]
    var problems: [String] = []

    init(seed: UInt64) {
      var settings = ShellSettings()
      settings.queueLimit = 12
      settings.readyWithin = nil
      desk = Desk(["a", "b", "c"], settings: settings)
      random = Mutator(seed: seed)
    }

    /// Hears what was sent since the last time.
    func listen() {
      for name in ["a", "b", "c"] {
        let messages = desk.got[name] ?? []
        for message in messages[heard[name, default: 0]...] {
          switch message {
          case .hello:
            listeners[name] = Listener()
          case .frame(let frame): listeners[name]?.receive(frame)
          case .becomeActive:
            if listeners[name]?.isActive ?? true { problems.append("\(name) becomes active twice") }
            listeners[name]?.isActive = true
          case .resignActive:
            if !(listeners[name]?.isActive ?? false) {
              problems.append("\(name) resigns without being active")
            }
            if listeners[name]?.verifier.contactsDown != [] {
              problems.append("\(name) resigns with contacts down")
            }
            listeners[name]?.isActive = false
          case .watch: listeners[name]?.isWatched = true
          case .unwatch:
            if !(listeners[name]?.isWatched ?? false) { problems.append("\(name) was not watched") }
            listeners[name]?.isWatched = false
          case .terminate, .forget: break
          case .rehearse, .pass: problems.append("\(name) is asked to rehearse")
          }
        }
        heard[name] = messages.count
        if listeners[name]?.verifier.faultCount ?? 0 > 0 { problems.append("\(name) gets what cannot be") }
      }
      for (index, application) in desk.core.applications.enumerated() {
        let outbox = application.outbox
        let known = outbox.sent + outbox.mergedMoves + outbox.dropped.frames + UInt64(outbox.waitingFrames)
        if outbox.accepted != known { problems.append("\(application.entry.name): \(outbox)") }
        if application.isSilent, desk.core.front == index { problems.append("a silent one is in front") }
        if !application.isRunning, desk.core.front == index { problems.append("a dead one is in front") }
        if outbox.waitingFrames > 14 { problems.append("too much waits: \(outbox.waitingFrames)") }
      }
    }

    func act() {
      let name = ["a", "b", "c"][random.number(3)]
      switch random.number(19) {
      case 0: try? desk.launch(name)
      case 1: try? desk.front(random.number(3) == 0 ? nil : name)
      case 2: desk.full.insert(name)
      case 3, 4:
        desk.full.remove(name)
        desk.settle()
      case 5: if random.number(3) == 0 { desk.portClosed(name) }
      case 6:
        if random.number(2) == 0 {
          desk.ended(name, .killed(9))
          desk.full.remove(name)
        }
      case 7: desk.pass(milliseconds: [1, 100, 5000, 11_000][random.number(4)])
      case 8: say(random.number(4))
      case 9: watch(random.number(3) + 1)
      case 10: hang(name)
      default: finger()
      }
      desk.now += Int64(random.number(20)) * 1_000_000
      desk.core.advance(to: desk.now)
      desk.settle()
      listen()
    }

    /// An application is ready, handles nothing any more, or goes on.
    func hang(_ name: String) {
      guard desk.core.applications[desk.index(name)].isRunning else { return }
      switch random.number(3) {
      case 0: desk.core.receive(.ready, from: desk.index(name), at: desk.now)
      case 1: desk.hung.insert(name)
      default:
        desk.hung.remove(name)
        if desk.core.applications[desk.index(name)].answers.waiting > 0 { desk.answer(name) }
      }
    }

    /// The application or home screen with a number says something of its screen, in two pieces.
    func say(_ screen: Int) {
      let contents: [ScreenPiece.Content] = [.picture, .change, .names, .facts, .touches]
      let content = contents[random.number(5)]
      let times = (from: desk.now, to: desk.now)
      for isLast in [false, true] where isLast || random.number(2) == 0 {
        let piece = ScreenPiece(
          content, Array("\(content) ".utf8), isLast: isLast, from: times.from, to: times.to)
        if screen == 0 {
          desk.core.receiveFromHome(.piece(piece), at: desk.now)
        } else if desk.core.applications[screen - 1].isRunning {
          desk.core.receive(.piece(piece), from: screen - 1, at: desk.now)
        }
      }
    }

    /// An observer comes, goes, reads no more, or reads again.
    func watch(_ number: Int) {
      switch random.number(4) {
      case 0: desk.core.observerWent(number, at: desk.now)
      case 1: desk.slow.insert(number)
      case 2: desk.slow.remove(number)
      default:
        desk.told[number] = []
        desk.core.observerWent(number, at: desk.now)
        desk.core.observerCame(number, at: desk.now)
      }
    }

    /// What observers were told has to make sense by itself.
    func checkObservers() {
      for (number, messages) in desk.told {
        var (all, known) = (ObservedMessages(), Set<String>())
        for (place, message) in messages.enumerated() {
          switch message {
          case .hello where place == 0: break
          case .screens(let screens):
            if screens.count(where: \.isFront) != 1 { problems.append("\(number) sees no front") }
            for screen in screens where !screen.isRunning {
              known = known.filter { !$0.hasSuffix("\(screen.id)") }
            }
          case .gap(let screen, let loss): known.remove("\(loss.kind.word)\(screen)")
          case .part, .frame: break
          case .hello, .refused: problems.append("\(number) hears \(message)")
          }
          guard let (screen, json) = all.receive(message) else { continue }
          let words = Set(String(decoding: json, as: UTF8.self).split(separator: " "))
          if words.count != 1 { problems.append("\(number) hears a mixture: \(words)") }
          switch words.first {
          case "names": known.insert("facts\(screen)")
          case "picture": known.insert("pictures\(screen)")
          case "change":
            if !known.contains("pictures\(screen)") { problems.append("\(number): a change of nothing") }
          default: if !known.contains("facts\(screen)") { problems.append("\(number): facts without names") }
          }
        }
      }
    }

    func finger() {
      var contacts: [Contact] = []
      for id in down where random.number(2) == 0 {
        let phase: Contact.Phase = [.move, .move, .move, .up, .cancel][random.number(5)]
        contacts.append(Contact(id: id, phase: phase, x: Double(random.number(400)), y: 1))
        if phase != .move { down.removeAll { $0 == id } }
      }
      if down.count < 5, random.number(2) == 0 {
        contacts.append(Contact(id: nextContact, phase: .down, x: 1, y: 1))
        down.append(nextContact)
        nextContact += 1
      }
      if !contacts.isEmpty { desk.receive(Frame(nanoseconds: desk.now, contacts: contacts)) }
    }

    func finish() {
      desk.full = []
      desk.hung = []
      desk.settle()
      desk.stop()
      listen()
      for name in ["a", "b", "c"] where desk.core.applications[desk.index(name)].isRunning {
        if listeners[name]?.verifier.contactsDown != [] { problems.append("\(name) ends with contacts down") }
        if listeners[name]?.isActive ?? true { problems.append("\(name) ends active") }
      }
      for name in ["a", "b", "c"] { desk.ended(name, .exited(0)) }
      desk.slow = []
      desk.settle()
      checkObservers()
      for number in 1...3 { desk.core.observerWent(number, at: desk.now) }
      for (name, listener) in listeners where desk.core.applications[desk.index(name)].isRunning {
        if listener.isWatched { problems.append("\(name) ends watched") }
      }
      if !desk.core.isStopped { problems.append("the shell does not stop") }
      if desk.core.nextDeadline != nil { problems.append("something is left to do") }
    }
  }

  @Test("PIPE-16: in random runs nothing gets what cannot be, and everything is accounted for")
  func runs() {
    let isNight = ProcessInfo.processInfo.environment["FINGERPOST_NIGHT"] != nil
    for seed in 1...(isNight ? 4000 : 1000) {
      let run = Run(seed: UInt64(seed))
      var home = FrameVerifier()
      var watch = FrameVerifier()
      run.desk.onHome = { _ = home.admit($0) }
      run.desk.onWatch = { _ = watch.admit($0) }
      for _ in 0..<80 { run.act() }
      run.finish()
      if home.faultCount > 0 { run.problems.append("the home screen gets what cannot be") }
      if home.contactsDown.count > run.down.count { run.problems.append("the home screen keeps contacts") }
      if !watch.contactsDown.isEmpty { run.problems.append("the edge keeps contacts") }
      #expect(run.problems.isEmpty, "seed \(seed)")
      if !run.problems.isEmpty { return }
    }
  }
}
