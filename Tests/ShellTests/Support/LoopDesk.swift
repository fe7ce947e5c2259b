#if os(Linux)
  import FingerpostChannel
  import FingerpostHID
  import FingerpostMessages
  import Foundation

  @testable import FingerpostShell

  /// A shell's loop with real sockets, applications that are only ports, and a clock that the test moves.
  final class LoopDesk {
    let place: TemporaryPlace
    let starter = PortKeeper()
    var loop: ShellLoop!
    private(set) var notes: [String] = []
    /// How many frames every application got.
    private(set) var handled: [String: UInt64] = [:]
    var now: Int64 = 1_000_000_000_000

    init(
      _ applications: [ShellApplication] = [
        ShellApplication(name: "one", path: "/one"), ShellApplication(name: "two", path: "/two"),
      ], starter other: (any ApplicationStarter)? = nil, user: UInt32 = geteuid(),
      change: (inout ShellLoop.Parts) -> Void = { _ in }
    ) throws {
      place = try TemporaryPlace()
      var parts = ShellLoop.Parts { [unowned self] in notes.append("\($0)") }
      parts.folder = try PrivateFolder(making: place.path)
      parts.starter = other ?? starter
      parts.user = user
      parts.clock = { [unowned self] in now }
      change(&parts)
      loop = try ShellLoop(ShellCore(applications, settings: .readyOrNot), parts)
      notes = []
    }

    /// Lets the loop do what is there to be done, without waiting.
    func settle(_ rounds: Int = 4) { for _ in 0..<rounds { loop.step(waiting: false) } }

    /// Lets the loop wait for what comes until something was noted.
    func wait(for note: String, rounds: Int = 1000) {
      for _ in 0..<rounds where !notes.contains(where: { $0.hasPrefix(note) }) { loop.step() }
    }

    /// Lets time pass while the shell is awake.
    func pass(milliseconds: Int64) {
      let end = now + milliseconds * 1_000_000
      repeat {
        now = min(end, now + 500_000_000)
        settle()
      } while now < end
    }

    /// What was noted since the last time.
    func drainNotes() -> [String] {
      defer { notes = [] }
      return notes
    }

    func connect(_ socket: ShellSocket) throws -> Channel {
      try PrivateFolder.connect(to: place.path, socket)
    }

    /// Asks for something, as the command line does.
    func ask(_ request: ControlRequest) throws -> ControlReply? {
      let channel = try connect(.control)
      _ = channel.send(request)
      settle()
      guard case .message(let reply) = channel.receive(ControlReply.self, waits: false) else { return nil }
      return reply
    }

    /// A digitizer that has said what it is.
    func digitizer(_ name: String = "pad") throws -> Channel {
      let channel = try connect(.digitizer)
      _ = channel.send(DigitizerMessage.hello(name, .standard))
      settle()
      return channel
    }

    /// What an application got since the last time.
    func got(_ name: String) -> [String] {
      guard let port = starter.ports[name] else { return [] }
      var texts: [String] = []
      while case .message(let message) = port.receive(ShellMessage.self, waits: false) {
        texts.append(Desk.text(message))
        if case .hello = message { handled[name] = 0 }
        if case .frame = message { handled[name, default: 0] += 1 }
      }
      return texts
    }

    /// Ends an application's port.
    ///
    /// Closing alone is not enough: for as long as another test is starting a process, that has a copy of the descriptor.
    func hangUp(_ name: String) {
      starter.ports[name]?.interrupt()
      starter.ports[name] = nil
    }

    static func frame(_ milliseconds: Int64, _ contacts: (Int, Contact.Phase)...) -> DigitizerMessage {
      .frame(
        Frame(
          nanoseconds: milliseconds * 1_000_000,
          contacts: contacts.map { Contact(id: $0.0, phase: $0.1, x: 10, y: 20) }))
    }
  }

  /// Starts nothing, and keeps the ports.
  final class PortKeeper: ApplicationStarter {
    var ports: [String: Channel] = [:]

    func start(_ application: ShellApplication, port: Channel) -> Result<StartedProcess, StartFailure> {
      ports[application.name] = port
      // No process has this number, so that all that look find that it has ended.
      return .success(StartedProcess(number: .max, descriptor: -1))
    }
  }
#endif
