import FingerpostHID
import Testing

@testable import FingerpostShell

/// Whatever happens in whatever order, everybody hears a history that can be, and everything is accounted for.
@Suite struct RandomShellTests {
  /// Somebody who gets frames, and what must hold of what they get.
  private struct Listener {
    var verifier = FrameVerifier()
    var isActive = false
    var frames: UInt64 = 0

    mutating func take(_ frame: Frame) {
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
          case .frame(let frame): listeners[name]?.take(frame)
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
          case .terminate: break
          }
        }
        heard[name] = messages.count
        if listeners[name]?.verifier.faultCount ?? 0 > 0 { problems.append("\(name) hears what cannot be") }
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
      switch random.number(14) {
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
      default: finger()
      }
      desk.now += Int64(random.number(20)) * 1_000_000
      desk.core.advance(to: desk.now)
      desk.settle()
      listen()
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
      if !contacts.isEmpty { desk.take(Frame(nanoseconds: desk.now, contacts: contacts)) }
    }

    func finish() {
      desk.full = []
      desk.settle()
      desk.stop()
      listen()
      for name in ["a", "b", "c"] where desk.core.applications[desk.index(name)].isRunning {
        if listeners[name]?.verifier.contactsDown != [] { problems.append("\(name) ends with contacts down") }
        if listeners[name]?.isActive ?? true { problems.append("\(name) ends active") }
      }
      for name in ["a", "b", "c"] { desk.ended(name, .exited(0)) }
      if !desk.core.isStopped { problems.append("the shell does not stop") }
      if desk.core.nextDeadline != nil { problems.append("something is left to do") }
    }
  }

  @Test("PIPE-16: 2,000 random runs: nobody hears what cannot be, and everything is accounted for")
  func runs() {
    for seed in 1...2000 {
      let run = Run(seed: UInt64(seed))
      var home = FrameVerifier()
      var watch = FrameVerifier()
      run.desk.onHome = { _ = home.admit($0) }
      run.desk.onWatch = { _ = watch.admit($0) }
      for _ in 0..<80 { run.act() }
      run.finish()
      if home.faultCount > 0 { run.problems.append("the home screen hears what cannot be") }
      if home.contactsDown.count > run.down.count { run.problems.append("the home screen keeps contacts") }
      if !watch.contactsDown.isEmpty { run.problems.append("the edge keeps contacts") }
      #expect(run.problems.isEmpty, "seed \(seed)")
      if !run.problems.isEmpty { return }
    }
  }
}
