/// What an observer asks of the shell: something that shows people what applications do, such as the lab.
public enum ObserverRequest: Hashable, Sendable, WireMessage {
  /// The first message: it wants to watch.
  case hello
  /// It wants a whole picture of a screen once more, and the names. What is not in front says so when it comes to front.
  case whole(screen: UInt32)

  /// Tells the messages of this role apart.
  public var wireKind: UInt8 {
    switch self {
    case .hello: 192
    case .whole: 193
    }
  }

  /// Writes what follows the head.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .hello: break
    case .whole(let screen): writer.add(screen)
    }
  }

  /// Reads what follows the head.
  ///
  /// - Throws: ``WireError`` if the role has no message of this kind, or the bytes are too few or stand for nothing.
  public static func read(kind: UInt8, from reader: inout WireReader) throws(WireError) -> ObserverRequest {
    switch kind {
    case 192: return .hello
    case 193: return .whole(screen: try reader.uint32())
    default: throw .kind(kind)
    }
  }
}

/// What the shell tells an observer.
public enum ObserverMessage: Hashable, Sendable, WireMessage {
  /// The first message: the screen that there is, in points, and the shell's time, in nanoseconds since the machine was
  /// started.
  case hello(RecordingScreen, clock: Int64)
  /// All screens as they are from now on. What was not finished of a screen that does not run any more, or runs again, is void.
  case screens([ObservedScreen])
  /// A piece of a message about a screen: a JSON object as docs/lab-protocol.md describes it, without its key `screen`.
  case part(screen: UInt32, bytes: [UInt8], isLast: Bool)
  /// Something was left out. What was not finished of this screen is void.
  case gap(screen: UInt32, ScreenLoss)
  /// What the shell took from digitizers and passed on to what is in front, in the shell's time.
  case frame(Frame)
  /// Nothing more is said, and why.
  case refused(String)

  /// Tells the messages of this role apart.
  public var wireKind: UInt8 {
    switch self {
    case .hello: 224
    case .screens: 225
    case .part: 226
    case .gap: 227
    case .frame: 228
    case .refused: 229
    }
  }

  /// Writes what follows the head.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .hello(let screen, let clock):
      writer.add(screen.width)
      writer.add(screen.height)
      writer.add(clock)
    case .screens(let screens):
      writer.add(UInt32(clamping: screens.count))
      for screen in screens { screen.write(to: &writer) }
    case .part(let screen, let bytes, let isLast):
      writer.add(screen)
      writer.add(UInt8(isLast ? 1 : 0))
      writer.add(bytes)
    case .gap(let screen, let loss):
      writer.add(screen)
      loss.write(to: &writer)
    case .frame(let frame): frame.write(to: &writer)
    case .refused(let reason): writer.add(reason)
    }
  }

  /// Reads what follows the head.
  ///
  /// - Throws: ``WireError`` if the role has no message of this kind, or the bytes are too few or stand for nothing.
  public static func read(kind: UInt8, from reader: inout WireReader) throws(WireError) -> ObserverMessage {
    switch kind {
    case 224:
      let (width, height) = (try reader.double(), try reader.double())
      guard let screen = RecordingScreen(width: width, height: height) else {
        throw .value("the screen's size", 0)
      }
      return .hello(screen, clock: try reader.int64())
    case 225:
      var screens: [ObservedScreen] = []
      for _ in 0..<(try reader.count(ObservedScreen.leastWireBytes)) {
        screens.append(try ObservedScreen(from: &reader))
      }
      return .screens(screens)
    case 226:
      let screen = try reader.uint32()
      let isLast = try reader.flag("isLast")
      return .part(screen: screen, bytes: try reader.block(atMost: ScreenPiece.mostBytes), isLast: isLast)
    case 227: return .gap(screen: try reader.uint32(), try ScreenLoss(from: &reader))
    case 228: return .frame(try Frame(from: &reader))
    case 229: return .refused(try reader.text("a reason"))
    default: throw .kind(kind)
    }
  }
}

/// One of the shell's screens, as observers know it.
public struct ObservedScreen: Hashable, Sendable {
  /// Its number: 0 for the home screen, from 1 on for the applications in the order of their icons.
  public var id: UInt32
  /// What it is called: the application's name, or `home`.
  public var name: String
  /// Whether the application runs.
  public var isRunning: Bool
  /// Whether it is in front; exactly one screen is.
  public var isFront: Bool
  /// The number of its process; 0 where it has none.
  public var process: Int32
  /// How often it was started, so that another run can be told from the one before.
  public var runs: UInt32

  static let leastWireBytes = 4 + 2 + 2 + 4 + 4

  /// Creates a screen.
  public init(id: UInt32, name: String, isRunning: Bool, isFront: Bool, process: Int32, runs: UInt32) {
    self.id = id
    self.name = name
    self.isRunning = isRunning
    self.isFront = isFront
    self.process = process
    self.runs = runs
  }

  func write(to writer: inout WireWriter) {
    writer.add(id)
    writer.add(name)
    writer.add(UInt8(isRunning ? 1 : 0))
    writer.add(UInt8(isFront ? 1 : 0))
    writer.add(process)
    writer.add(runs)
  }

  init(from reader: inout WireReader) throws(WireError) {
    id = try reader.uint32()
    name = try reader.text("the application's name")
    isRunning = try reader.flag("isRunning")
    isFront = try reader.flag("isFront")
    process = Int32(bitPattern: try reader.uint32())
    runs = try reader.uint32()
  }
}

/// Puts the pieces of messages together again.
public struct ObservedMessages: Sendable {
  private var unfinished: [UInt32: [UInt8]] = [:]
  private var runs: [UInt32: UInt32] = [:]

  /// Creates an empty collection.
  public init() {}

  /// Takes what the shell said.
  ///
  /// - Returns: a whole message about a screen, if one has come to its end.
  public mutating func take(_ message: ObserverMessage) -> (screen: UInt32, json: [UInt8])? {
    switch message {
    case .part(let screen, let bytes, let isLast):
      if isLast, unfinished[screen] == nil { return (screen, bytes) }
      unfinished[screen, default: []] += bytes
      if unfinished[screen, default: []].count > ScreenPiece.mostMessageBytes { unfinished[screen] = [] }
      return isLast ? unfinished.removeValue(forKey: screen).map { (screen, $0) } : nil
    case .gap(let screen, let loss):
      if loss.kind != .frames { unfinished[screen] = nil }
    case .screens(let screens):
      for screen in screens {
        if !screen.isRunning || runs[screen.id] != screen.runs { unfinished[screen.id] = nil }
        runs[screen.id] = screen.runs
      }
    case .hello, .frame, .refused: break
    }
    return nil
  }
}
