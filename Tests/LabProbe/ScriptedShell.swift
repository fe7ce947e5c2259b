#if os(Linux)
  import FingerpostChannel
  import FingerpostHID
  import FingerpostLabServer
  import FingerpostMessages
  import FingerpostShell
  import FingerpostText
  import Foundation

  /// A shell that says what standard input tells it to, a line for each message:
  /// ```
  ///   apps [[0,"home",true,true,1],[1,"gallery",true,false,1]]    number, name, runs, is in front, how often started
  ///   1 {"m":"picture","t":0,…}                                   a message of a screen
  ///   copies 1 50000000 {"m":"facts",…}                           the same, padded to so many bytes
  ///   gap 1 facts 10 0.5 1.5                                      what was left out
  ///   quit
  /// ```
  final class ScriptedShell: LabShell {
    let descriptor: Int32 = 0
    private var buffer: [UInt8] = []
    private var isAtEnd = false
    private var events: [LabShellEvent] = []

    init() {
      _ = fcntl(0, F_SETFL, fcntl(0, F_GETFL) | O_NONBLOCK)
      events.append(.hello(.standard, clock: MachineClock.now()))
    }

    let control: @Sendable (ControlRequest) -> String? = { request in
      say("control \(request)")
      if case .launch("missing") = request { return "missing could not be started: <i>why</i>" }
      return nil
    }

    func askForWhole(of screen: UInt32) { say("whole \(screen)") }

    func next() -> LabShellEvent {
      if events.isEmpty { readMore() }
      return events.isEmpty ? (isAtEnd ? .gone("The script has ended.") : .nothing) : events.removeFirst()
    }

    private func readMore() {
      var chunk = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(0, &chunk, chunk.count)
        if count == 0 { isAtEnd = true }
        guard count > 0 else { break }
        buffer += chunk[..<count]
        if buffer.count > 1_000_000 { break }
      }
      while let end = buffer.firstIndex(of: 0x0A) {
        play(String(decoding: buffer[..<end], as: UTF8.self))
        buffer.removeFirst(end + 1)
      }
    }

    private func play(_ line: String) {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else {
        if line == "quit" { isAtEnd = true }
        return
      }
      let rest = String(words[1])
      switch words[0] {
      case "apps": events.append(.screens(Self.applications(rest)))
      case "gap":
        let parts = rest.split(separator: " ")
        guard parts.count == 5 else { return }
        events.append(
          .gap(
            screen: UInt32(parts[0]) ?? 0, what: String(parts[1]), count: Int(parts[2]) ?? 0,
            from: Int64((Double(parts[3]) ?? 0) * 1e9), to: Int64((Double(parts[4]) ?? 0) * 1e9)))
      case "copies":
        let parts = rest.split(separator: " ", maxSplits: 2)
        guard parts.count == 3, let screen = UInt32(parts[0]), let size = Int(parts[1]) else { return }
        var message = Array(parts[2].utf8)
        message += Array(repeating: 0x20, count: max(0, size - message.count))
        send(message, of: screen)
      default:
        if let screen = UInt32(words[0]) { send(Array(rest.utf8), of: screen) }
      }
    }

    // In pieces, as from a socket.
    private func send(_ message: [UInt8], of screen: UInt32) {
      var rest = message[...]
      repeat {
        let piece = Array(rest.prefix(60_000))
        rest = rest.dropFirst(60_000)
        events.append(.part(screen: screen, bytes: piece, isLast: rest.isEmpty))
      } while !rest.isEmpty
    }

    private static func applications(_ text: String) -> [LabApplication] {
      guard case .list(let rows)? = try? JSONParser.read(text) else { return [] }
      return rows.compactMap { row in
        guard case .list(let parts) = row, parts.count == 5, case .number(let id) = parts[0],
          case .text(let name) = parts[1],
          case .flag(let runs) = parts[2], case .flag(let isFront) = parts[3],
          case .number(let times) = parts[4]
        else { return nil }
        return LabApplication(
          id: UInt32(id) ?? 0, name: name, isRunning: runs, isFront: isFront, process: 4711,
          runs: UInt32(times) ?? 0)
      }
    }

    func connectDigitizer() -> (any LabDigitizer)? {
      guard let (own, other) = try? Channel.pair() else { return nil }
      let printer = Thread { ScriptedShell.printFrames(of: other) }
      printer.start()
      return own
    }

    private static func printFrames(of channel: Channel) {
      while true {
        switch channel.receive(DigitizerMessage.self, waits: true) {
        case .message(.hello(let name, let screen)): say("digitizer \(name) \(screen.width)x\(screen.height)")
        case .message(.frame(let frame)): say("frame \(words(frame))")
        case .message(.end), .nothing: break
        case .bad(let error): say("bad \(error)")
        case .gone:
          say("digitizer gone")
          return
        }
      }
    }

    private static func words(_ frame: Frame) -> String {
      JSONWriter.object { json in
        json.field("t", Double(frame.nanoseconds) / 1e9)
        json.field("flags", frame.modifierFlags)
        json.field("contacts", each: frame.contacts) { write($0, to: json) }
        json.field("earlier", each: frame.earlier) { write($0.contact, to: json) }
        json.field("keys", each: frame.presses) { press in
          json.list {
            json.value(Int(press.key?.usage ?? 0))
            json.value("\(press.phase)")
            json.value(press.key?.characters ?? "")
          }
        }
      }
    }

    private static func write(_ contact: Contact, to json: JSONWriter) {
      json.object {
        json.field("id", contact.id)
        json.field("phase", "\(contact.phase)")
        json.field("x", contact.x)
        json.field("y", contact.y)
        json.field("force", contact.force)
        json.field("kind", "\(contact.kind)")
        json.field("altitude", contact.altitude)
      }
    }
  }
#endif
