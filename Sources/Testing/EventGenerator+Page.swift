import Fingerpost
import FingerpostExplain
import FingerpostLab
import FingerpostScenarios
import FingerpostScreens
import FingerpostTimeline
import FingerpostTrace
import Foundation

#if canImport(Testing)
  import Testing
#endif

extension EventGenerator {
  /// The run so far as a page of the lab, one HTML document: the screen, the fingers, and what every view and recognizer made
  /// of them, instant by instant.
  public var page: String { page(title: Self.testName ?? "A test", answer: nil) }

  /// - Parameter answer: what the page says first; nil for the title.
  private func page(title: String, answer: String?) -> String {
    inWorld { look() }
    var feed = LabFeed(title: title, command: "test", screens: [title])
    feed.add(pictures, as: 1, facts: shownFacts)
    feed.addAnswer(
      to: 1, title: answer ?? title,
      log: callbackLog.lines.map { (nanoseconds: $0.nanoseconds, text: $0.text) })
    feed.addRules()
    return LabPage.document(title: title, feed: feed.messages)
  }

  /// Attaches a page to the test that runs: its bytes, and the name of its file.
  ///
  /// By itself it makes an attachment of Swift Testing, and is nil where this module was built without that, as Xcode may
  /// do for a package's product. There a test target sets it, since it always has Swift Testing:
  /// `EventGenerator.attachment = { Attachment.record($0, named: $1) }`.
  public static var attachment: ((_ page: [UInt8], _ file: String) -> Void)? = recorded

  #if canImport(Testing)
    private static let recorded: ((_ page: [UInt8], _ file: String) -> Void)? = { page, file in
      if Test.current != nil { Attachment.record(page, named: file) }
    }
  #else
    private static let recorded: ((_ page: [UInt8], _ file: String) -> Void)? = nil
  #endif

  /// Attaches ``page`` to the test that runs, as an attachment of Swift Testing, and writes it to the folder that the
  /// environment variable `FINGERPOST_PAGES` names, if it names one.
  ///
  /// A verb that misses its view does so by itself. `swift test --attachments-path FOLDER` keeps attachments.
  ///
  /// - Parameter name: the name of the file, without `.html`; nil for that of the test.
  public func attachPage(named name: String? = nil) { attachPage(named: name, answer: nil) }

  private func attachPage(named name: String?, answer: String?) {
    let title = Self.testName ?? "A test"
    let document = page(title: title, answer: answer)
    let file = Self.fileName(name ?? title) + ".html"
    Self.attachment?(Array(document.utf8), file)
    if let folder = ProcessInfo.processInfo.environment["FINGERPOST_PAGES"], !folder.isEmpty {
      let path = URL(fileURLWithPath: folder).appendingPathComponent(file)
      try? FileManager.default.createDirectory(
        at: URL(fileURLWithPath: folder), withIntermediateDirectories: true)
      try? Data(document.utf8).write(to: path, options: .atomic)
    }
  }

  /// Runs a verb, and where it fails attaches the page and says where the verb was called.
  ///
  /// Verbs are made of other verbs: the place is that of the outermost one, which a test called.
  func reporting<Result>(_ fileID: String, _ line: Int, _ body: () throws -> Result) throws -> Result {
    guard !isInVerb else { return try body() }
    isInVerb = true
    missed = nil
    defer { isInVerb = false }
    do {
      return try body()
    } catch let error as FingerError {
      // The error itself, and the answer of what explains it.
      attachPage(named: nil, answer: missed?.answer ?? error.description)
      throw error.called(at: "\(fileID.split(separator: "/").last ?? ""):\(line)")
    }
  }

  /// The facts, and a finger that comes down where the verb that failed last would have put one.
  private var shownFacts: [TraceRecord] {
    guard let point = (missed?.point).map({ window.convert($0, to: nil as UIWindow?) }) else {
      return facts.records
    }
    // One that no finger of the run has.
    let contact = FingerIndex.allCases.count + fingers.count + 1
    return facts.records + [
      TraceRecord(
        number: (facts.records.last?.number ?? 0) + 1, nanoseconds: world.timeline.now.nanoseconds,
        fact: .contact(contact, .down, x: point.x.native, y: point.y.native))
    ]
  }

  /// A sentence about a verb that misses, and the first lines of what `fingerpost explain` says of a tap at that point on
  /// the screen as it is now.
  ///
  /// - Parameters:
  ///   - point: in the window's coordinates.
  ///   - view: what was expected to get the touch, or nil.
  func missing(_ sentence: String, at point: CGPoint, expecting view: UIView?) -> String {
    let live = LiveScreen(world)
    let expected = view.flatMap { live.index(of: $0) }
    let report = Explainer(live.screen).report(
      at: window.convert(point, to: nil as UIWindow?), expecting: expected.map { .views([$0]) } ?? .nothing)
    let when =
      "This was at \(ScenarioLogLine.seconds(world.timeline.now.nanoseconds)) s of the test's time"
      + (callbackLog.lines.last.map { ", after \($0.text)." } ?? ", before anything was told of a touch.")
    if let view, let hit = report.hit, live.views[hit].isDescendant(of: view) {
      let other = hitView(at: point).map { FingerError.name($0) + "'s" } ?? "no view's"
      let text =
        "By frames and properties it would be. A hitTest(_:with:) or point(inside:with:) of the application's own\n"
        + "decides otherwise: the touch would be \(other). \(when)"
      missed = (point, "\(sentence) \(text.replacing("\n", with: " "))")
      return "\(sentence)\n\n\(text)"
    }
    missed = (point, "\(sentence) \(report.answerText)")
    return "\(sentence)\n\n\(report.text(of: [.answer, .fixes, .why]))\n\(when)"
  }

  private static var testName: String? {
    #if canImport(Testing)
      if let test = Test.current { return test.displayName ?? test.name }
    #endif
    return nil
  }

  private static func fileName(_ title: String) -> String {
    let words = title.split { !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? "test" : words.joined(separator: "-")
  }
}
