public import FingerpostHID
public import FingerpostMessages

/// What a page asks beside showing and touching: what if, save, time travel.
public struct LabQuestion: Sendable {
  /// What is asked for; each answer knows its own words.
  public let what: String
  /// The whole message of the page, an object of JSON of at most 64 kB.
  public let json: String
  /// What is known of the screens at that moment.
  public let state: LabState

  /// What the screen that is asked about has said of facts, as far as it is kept: messages in JSON.
  public let facts: [[UInt8]]

  /// Creates a question.
  public init(what: String, json: String, state: LabState, facts: [[UInt8]] = []) {
    self.what = what
    self.json = json
    self.state = state
    self.facts = facts
  }
}

/// What the lab knows of its shell: for answers.
public struct LabState: Sendable {
  /// The size of the screen.
  public var size = RecordingScreen.standard
  /// The home screen and the applications.
  public var applications: [LabApplication] = []
  /// What the shell took from devices and pages; the oldest go first.
  public private(set) var frames: [LabFrame] = []
  private var frameBytes = 0
  /// When each application was started, in nanoseconds of the machine's clock.
  public var started: [UInt32: Int64] = [:]
  /// The screens of which frames are missing.
  public var incomplete: Set<UInt32> = []
  /// The time from which pages count, in nanoseconds of the machine's clock.
  public var origin: Int64 = 0

  /// How many frames are remembered, and about how many bytes of them.
  static let maxFrames = 100_000
  static let maxFrameBytes = 32_000_000

  /// Creates a state of nothing.
  public init() {}

  /// Remembers a frame; beyond a limit the oldest go, a sixteenth of them at once.
  mutating func remember(_ frame: LabFrame) {
    frames.append(frame)
    frameBytes += frame.size
    guard frames.count > Self.maxFrames || frameBytes > Self.maxFrameBytes else { return }
    var count = 0
    while count < frames.count - 1,
      frames.count - count > Self.maxFrames / 16 * 15 || frameBytes > Self.maxFrameBytes / 16 * 15
    {
      incomplete.insert(frames[count].screen)
      frameBytes -= frames[count].size
      count += 1
    }
    frames.removeFirst(count)
  }

  /// Forgets all frames; what is said about their screens is incomplete from then on.
  mutating func forgetFrames() {
    incomplete.formUnion(frames.map(\.screen))
    (frames, frameBytes) = ([], 0)
  }

  /// Forgets the frames of a screen whose process is another one now.
  mutating func forgetFrames(of screen: UInt32) {
    frames.removeAll { $0.screen == screen }
    frameBytes = frames.reduce(0) { $0 + $1.size }
    incomplete.remove(screen)
  }
}

/// A frame that the shell took.
public struct LabFrame: Hashable, Sendable {
  /// The screen that was in front, and got it.
  public var screen: UInt32
  /// The frame, in the machine's time.
  public var frame: Frame

  /// Creates one.
  public init(screen: UInt32, _ frame: Frame) {
    self.screen = screen
    self.frame = frame
  }

  /// About how many bytes it has in memory.
  var size: Int {
    MemoryLayout<LabFrame>.stride + frame.contacts.count * MemoryLayout<Contact>.stride
      + frame.earlier.count * MemoryLayout<EarlierSample>.stride
      + frame.presses.count * MemoryLayout<Press>.stride
  }
}

/// A screen that the shell shows: the home screen or an application.
public typealias LabApplication = ObservedScreen

/// Answers what pages ask; the command line installs one.
public protocol LabAnswering: Sendable {
  /// Returns the members of an object of JSON, such as `"lines":[1,2]`, without braces around them; or `"problem":"…"`
  /// with a sentence for the reader.
  ///
  /// It may take its time: pages and fingers continue meanwhile.
  func reply(to question: LabQuestion) async -> String
}
