import FingerpostAgentServer
import FingerpostHID
import FingerpostMessages
import FingerpostPageMessages
import FingerpostReading
import FingerpostScenarios
import FingerpostScreens
import FingerpostText
import Foundation

/// Everything that reads bytes from outside; the folder of its name in `Corpus` has what it begins with.
///
/// Those that share an entry point differ in their corpus, so that a fuzzer stays with their format.
enum Reader: String, CaseIterable {
  /// What lldb prints of views.
  case dump
  /// The export of `tools/fingerpost_lldb.py`.
  case export
  /// XML of Appium, WebDriverAgent and Detox.
  case pagesource
  /// XCUITest's debugDescription.
  case elements
  /// JSON of AXe, idb, XcodeBuildMCP, WebDriverAgent and Maestro.
  case rectangles
  /// Sentry's view hierarchy.
  case sentry
  /// What EarlGrey prints.
  case earlgrey
  /// Dumps in banners, logs, mail and strings.
  case wrapped
  /// The list of attachments that xcresulttool writes.
  case attachments
  /// The steps of a UI test's log.
  case steps
  /// What Xcode exports.
  case hierarchy
  /// What lldb prints of gesture recognizers, beside a dump.
  case recognizers
  /// Scenario files.
  case scenario
  /// Fingerpost's own recordings.
  case lines
  /// What evemu-record writes.
  case evemu
  /// What libinput record writes.
  case libinput
  /// What Android's getevent prints.
  case getevent
  /// Comma-separated values of labeled gestures.
  case csv
  /// The messages of all sockets.
  case wire
  /// JSON of one line.
  case json
  /// What a browser sends to the lab before it has agreed to a WebSocket.
  case http
  /// What it sends afterwards, behind a byte that says in which pieces it comes.
  case socket
  /// What a coding agent's client says, behind a byte that says in which pieces it comes.
  case agent
  /// What a page says in a message, and what applications say to pages.
  case page

  /// Reads; errors are what most bytes are.
  func read(_ bytes: [UInt8]) {
    switch self {
    case .dump, .export, .pagesource, .elements, .rectangles, .sentry, .earlgrey, .wrapped, .hierarchy:
      _ = try? ScreenReader.read(Data(bytes), name: "input")
    case .attachments:
      let files = ScreenReader.attachments(in: Data(bytes))
      guard files.allSatisfy({ !$0.isEmpty && !$0.contains("/") }), files.count <= 5_000 else {
        fatalError("an attachment lies outside of its folder")
      }
    case .steps: _ = ScreenReader.failedStep(in: Data(bytes))
    case .recognizers:
      guard var screen = try? ScreenReader.read(Self.bearer, name: "input") else {
        fatalError("the dump beside the recognizers is not read")
      }
      try? screen.addRecognizers(from: Data(bytes), name: "input")
    case .scenario:
      guard let text = String(validating: bytes, as: UTF8.self) else { return }
      MainActor.assumeIsolated { _ = try? Scenario.load(text: text, name: "input") }
    case .lines, .evemu, .libinput, .getevent, .csv:
      _ = try? Recording(
        reading: bytes, options: Recording.Options(mapping: TouchMapping(screen: .standard)))
    case .wire: Self.wire(bytes)
    case .json: _ = try? JSONParser.read(String(decoding: bytes, as: UTF8.self))
    case .http: Self.request(bytes)
    case .socket: Self.socket(bytes)
    case .agent: Self.agent(bytes)
    case .page:
      _ = PageMessage(String(decoding: bytes, as: UTF8.self))
      guard FactScanner.count(bytes) * 7 <= bytes.count, FactScanner.names(bytes).count <= bytes.count else {
        fatalError("there is more in a message than its bytes")
      }
    }
  }

  private static let bearer = Data(
    """
    <UIWindow: 0x10; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0x5>; layer = <UIWindowLayer: 0x1>>
       | <UIView: 0x20; frame = (0 0; 200 200); gestureRecognizers = <NSArray: 0x6>; layer = <CALayer: 0x2>>
       |    | <UIView: 0x30; frame = (0 0; 50 50); gestureRecognizers = <NSArray: 0x7>; layer = <CALayer: 0x3>>
    """.utf8)

  /// The first byte names the role, the rest is a message to it.
  private static func wire(_ bytes: [UInt8]) {
    guard let role = bytes.first else { return }
    let message = Array(bytes.dropFirst())
    switch role % 9 {
    case 0: same(ShellMessage.self, message)
    case 1: same(ApplicationMessage.self, message)
    case 2: same(ControlRequest.self, message)
    case 3: same(ControlReply.self, message)
    case 4: same(DigitizerMessage.self, message)
    case 5: same(DigitizerReply.self, message)
    case 6: same(ObserverRequest.self, message)
    case 7: same(ObserverMessage.self, message)
    default:
      // Messages one after the other, as an application's end of its connection takes them.
      var verifier = FrameVerifier()
      var rest = message[...]
      while let length = rest.popFirst().map(Int.init), !rest.isEmpty {
        let piece = Array(rest.prefix(length))
        rest = rest.dropFirst(length)
        if case .frame(let frame)? = try? ShellMessage.decode(piece) { _ = verifier.admit(frame) }
      }
    }
  }

  /// A message that can be read says the same when it is written again.
  private static func same<Message: WireMessage>(_ type: Message.Type, _ bytes: [UInt8]) {
    guard let message = try? Message.decode(bytes) else { return }
    var again: [UInt8] = []
    guard message.encode(into: &again) else { fatalError("a message that was read cannot be written") }
    if again != bytes { fatalError("a message says something else than it is read as") }
  }
}
