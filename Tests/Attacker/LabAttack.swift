#if os(Linux)
  import LabVisiting

  /// How the lab is attacked.
  enum LabAttack: String, CaseIterable {
    /// More connections than there may be, which say nothing, show no token, and come again when they are closed.
    case quiet
    /// Requests of chance and halves of them, and many on a connection whose answers are never read.
    case requests
    /// Messages of chance, cut, and of lengths and kinds that they are not, with a pass and without.
    case messages
    /// A page that says as much as is taken, and reads nothing.
    case flood
    /// A page that asks for long answers and for applications as fast as it is read, and reads nothing.
    case questions
    /// Fingers that cannot be, and frames as large as they may be.
    case fingers

    /// After how many rounds the lab has had enough of it.
    var rounds: Int {
      switch self {
      case .quiet: 4
      case .requests, .messages: 10
      case .flood, .questions, .fingers: 200
      }
    }

    func strike(_ round: Int, _ target: inout LabTarget) throws {
      switch self {
      case .quiet: try target.hold(96)
      case .requests:
        let request = target.door.head("GET /")
        try target.once([Self.chance(4096)])
        try target.once([Array(request.utf8.prefix(round * 7 % request.utf8.count))])
        try target.once([Array(request.utf8), Self.chance(100)])
        target.keep(Array(String(repeating: request, count: 100).utf8)) { try $0.connect() }
      case .messages:
        for pass in [nil, target.pass] {
          for message in Self.damaged(round) {
            let socket = try target.door.socket()
            if let pass { socket.tell(LabTarget.entry(pass)) }
            socket.send(message)
            target.leave(socket)
          }
        }
      case .flood:
        let messages = [#"{"m":"clock","n":1}"#, #"{"m":"seen","n":-1}"#, #"{"m":"take"}"#].map(Self.bytes)
        target.say(messages.joined() + LabVisitor.masked([UInt8](repeating: 0x61, count: 125), kind: 9))
      case .questions:
        let words = ["page", "about", "form", "what-if", "again", "swift-test", "no such", "explain"]
        let asked = words.map { #"{"m":"ask","id":\#(round),"what":"\#($0)","screen":1}"# }
        target.say(
          (asked + [#"{"m":"launch","name":"no such"}"#, #"{"m":"end","name":""}"#]).flatMap(Self.bytes))
      case .fingers:
        let earlier = Array(repeating: "[1,1,1,5,5,0,0,0,1,0]", count: 512).joined(separator: ",")
        target.say(
          [
            #"{"m":"input","t":\#(round),"c":[[1,1,1e6,-1e6,0,0,0,1,0],[2,2,1,1,0,0,0,1,0]]}"#,
            #"{"m":"input","t":1,"c":[[1,1,5,5,0,0,0,1,0]],"e":[\#(earlier)]}"#,
            #"{"m":"input","t":1,"k":[[4,\#(round % 5),"a"]]}"#,
          ].flatMap(Self.bytes))
      }
    }

    private static func bytes(_ message: String) -> [UInt8] { LabVisitor.masked(Array(message.utf8)) }

    private static func chance(_ count: Int) -> [UInt8] {
      (0..<Int.random(in: 1...count)).map { _ in UInt8.random(in: 0...255) }
    }

    /// What no page sends: chance, a message that is cut, kinds and lengths that do not fit, parts without an end.
    private static func damaged(_ round: Int) -> [[UInt8]] {
      let message = bytes(#"{"m":"ask","id":1,"what":"about","screen":1}"#)
      let length = UInt8(truncatingIfNeeded: round * 37)
      return [
        chance(200), Array(message.prefix(round % message.count)),
        [0x80 | UInt8(round % 16), 0x80 | length] + chance(100),
        [0x81, 0xFE, 0xFF, length, 0, 0, 0, 0] + chance(1000),
        [0x81, 0xFF] + [UInt8](repeating: length, count: 8),
        [0x01, 0x81, 0, 0, 0, 0, 0x7B] + (0..<50).flatMap { _ in [0x00, 0x80, 0, 0, 0, 0] as [UInt8] },
        bytes(String(repeating: "[", count: 60_000)), bytes("{\"m\":\"ask\",\"id\":1e999,\"what\":1}"),
      ]
    }
  }

  /// The lab at a port, and the connections to it.
  struct LabTarget {
    let door: LabDoor
    /// What lets a page in.
    let pass: String
    private var crowd: [LabVisitor] = []
    private var kept: LabVisitor?
    private var unsent: ArraySlice<UInt8> = []

    /// Enters a lab with a token.
    init?(_ door: LabDoor, token: String) throws {
      guard let pass = try door.pass(for: token) else { return nil }
      (self.door, self.pass) = (door, pass)
    }

    static func entry(_ pass: String) -> String { #"{"m":"enter","pass":"\#(pass)"}"# }

    /// Connects, says something, and hangs up.
    func once(_ parts: [[UInt8]]) throws {
      let visitor = try door.connect()
      for part in parts { visitor.send(part) }
      leave(visitor)
    }

    /// Hangs up when the lab has read what was said, or has hung up itself.
    func leave(_ visitor: LabVisitor) { visitor.waits(milliseconds: 20) }

    /// Says as much as is taken on a connection that stays, without reading an answer. What was begun is finished first.
    mutating func keep(_ bytes: [UInt8], _ connect: (LabDoor) throws -> LabVisitor) {
      if kept?.isOver != false { (kept, unsent) = (try? connect(door), []) }
      guard let kept else { return }
      if unsent.isEmpty { unsent = bytes[...] }
      let taken = kept.sendNow(Array(unsent))
      unsent = unsent.dropFirst(taken)
      if taken == 0 { kept.waits(milliseconds: 5) }
    }

    /// Says as much as is taken as a page that is in.
    mutating func say(_ bytes: some Sequence<UInt8>) {
      let pass = pass
      keep(Array(bytes)) { try $0.page(pass: pass) }
    }

    /// Has so many connections that say nothing.
    mutating func hold(_ count: Int) throws {
      crowd.removeAll(where: \.isOver)
      while crowd.count < count { crowd.append(try door.connect()) }
    }
  }
#endif
