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
  public var frames: [LabFrame] = []
  /// When each application was started, in nanoseconds of the machine's clock.
  public var started: [UInt32: Int64] = [:]
  /// The screens of which frames are missing.
  public var incomplete: Set<UInt32> = []
  /// The time from which pages count, in nanoseconds of the machine's clock.
  public var origin: Int64 = 0

  /// Creates a state of nothing.
  public init() {}
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
}

/// A screen that the shell shows: the home screen or an application.
public typealias LabApplication = ObservedScreen

/// Answers what pages ask; the command line installs one.
public protocol LabAnswering: Sendable {
  /// Returns the members of an object of JSON, such as `"lines":[1,2]`, without braces around them; or `"problem":"…"`
  /// with a sentence for the reader.
  ///
  /// It may take its time: pages and fingers go on meanwhile.
  func reply(to question: LabQuestion) async -> String
}
