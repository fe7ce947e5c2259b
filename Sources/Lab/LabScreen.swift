public import Fingerpost
public import FingerpostHID
public import FingerpostPicture
import FingerpostText
import FingerpostTimeline
public import FingerpostTrace
public import Foundation

/// Records what a screen looks like while something is played on it.
///
/// It looks from outside and changes nothing: a view that no fact has mentioned gets no number in the trace by it.
public final class LabScreen {
  /// The most facts that are kept.
  public static let factLimit = 100_000
  /// The most pictures that are kept.
  static let pictureLimit = 600
  /// The most views that are looked at, all pictures together.
  static let viewLimit = 2_000_000
  /// The most bytes of all pictures, about.
  static let byteLimit = 4_000_000

  private let describe: (UIView) -> Words
  private let size: CGSize?
  private var last: Picture?
  private var lines: [(json: String, isPicture: Bool)] = []
  private var pictures = 0
  private var views = 0
  private var bytes = 0
  private var missed: (count: Int, from: Int64, to: Int64)?
  private var numbers: [ObjectIdentifier: Numbered] = [:]
  private var read = 0

  /// What is said of a view.
  public struct Words {
    /// What it is called.
    public var name: String
    /// Its text, or nil for what it shows by itself.
    public var text: String?
    /// What it is filled with, or nil where that is not known.
    public var fill: Picture.Fill?
    /// How it draws its text, or nil where that is not known.
    public var textStyle: Picture.TextStyle?

    /// Creates words.
    public init(name: String, text: String? = nil, fill: Picture.Fill? = nil) {
      self.name = name
      self.text = text
      self.fill = fill
    }
  }

  /// A view or layer with its number. Addresses are used again, so the object itself tells whether it is still the same.
  private struct Numbered {
    weak var object: NSObject?
    let number: Int
  }

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - size: the size of the screen, nil for that of the world, zero for that of the windows.
  ///   - describe: says what a view is called and shows; by default the names of the trace.
  public init(
    size: CGSize? = nil,
    describing describe: @escaping (UIView) -> Words = { Words(name: LabScreen.name(of: $0)) }
  ) {
    self.size = size
    self.describe = describe
  }

  nonisolated deinit {}

  /// What a responder is called in traces, without introducing it there.
  public nonisolated static func name(of responder: UIResponder) -> String {
    MainActor.assumeIsolated {
      (responder as? any TraceNamed)?.traceName ?? String(describing: type(of: responder))
    }
  }

  /// Notes what the fingers of a frame do that no fact says: how hard and how broad they press.
  public func note(_ frame: Frame) {
    let pressed = frame.contacts.filter { $0.force > 0 || $0.majorRadius > 0 || $0.kind != .direct }
    guard !pressed.isEmpty, pictures < Self.pictureLimit else { return }
    lines.append(
      (
        message("fingers", at: frame.nanoseconds) { json in
          json.field("contacts", each: pressed) { contact in
            json.object {
              json.field("contact", contact.id)
              json.field("force", contact.force)
              json.field("radius", contact.majorRadius)
              json.field("kind", contact.kind.rawValue)
            }
          }
        }, false
      ))
  }

  /// Takes a picture if it differs from the last one, and notes the responder chains of new touches.
  ///
  /// - Parameters:
  ///   - world: the world that the screen is in.
  ///   - records: all facts so far.
  public func look(at world: World, after records: [TraceRecord]) {
    let now = world.timeline.now.nanoseconds
    guard pictures < Self.pictureLimit, views < Self.viewLimit, bytes < Self.byteLimit else {
      missed = ((missed?.count ?? 0) + 1, missed?.from ?? now, now)
      return
    }
    var bySubject: [SubjectID: UIView] = [:]
    let picture = Picture(
      of: world.application.windows, screenSize: size ?? world.screenSize,
      describing: { view in
        views += 1
        if let subject = view.knownSubject { bySubject[subject] = view }
        let words = describe(view)
        return Picture.Description(
          id: number(of: view), title: words.name, text: words.text ?? Picture.text(of: view),
          fill: words.fill,
          textStyle: words.textStyle, subject: view.knownSubject.map { Int($0.rawValue) })
      },
      numbering: { [unowned self] layer in
        views += 1
        return number(of: layer)
      })
    add(picture, at: now)
    for record in records[min(read, records.count)...] {
      guard case .targeted(let contact, _, let subject) = record.fact, let view = bySubject[subject] else {
        continue
      }
      addChain(of: view, subject, contact: contact, at: record.nanoseconds)
    }
    read = records.count
  }

  private func add(_ picture: Picture, at now: Int64) {
    defer { last = picture }
    if let last, last.screenSize == picture.screenSize {
      let difference = picture.difference(from: last)
      guard !difference.isEmpty else { return }
      keep(message("change", at: now) { difference.writeFields(to: $0) })
    } else {
      keep(message("picture", at: now) { picture.writeFields(to: $0) })
    }
  }

  private func keep(_ line: String) {
    pictures += 1
    bytes += line.utf8.count
    lines.append((line, true))
  }

  private func addChain(of view: UIView, _ subject: SubjectID, contact: Int, at nanoseconds: Int64) {
    var links: [UIResponder] = []
    var next: UIResponder? = view
    while let link = next, links.count < 200 {
      links.append(link)
      next = link.next
    }
    let line = message("chain", at: nanoseconds) { json in
      json.field("contact", contact)
      json.field("view", Int(subject.rawValue))
      // A view that stands for another one is called as that.
      json.field("links", links.map { ($0 as? UIView).map { describe($0).name } ?? Self.name(of: $0) })
    }
    lines.append((line, false))
  }

  private func number(of object: NSObject) -> Int {
    let key = ObjectIdentifier(object)
    if let known = numbers[key], known.object === object { return known.number }
    count += 1
    numbers[key] = Numbered(object: object, number: count)
    return count
  }
  private var count = 0

  /// The number of the screen is not known yet when a message is made; ``messages(_:)`` writes it.
  private func message(_ kind: StaticString, at nanoseconds: Int64, _ fields: (JSONWriter) -> Void) -> String
  {
    let json = JSONWriter()
    json.beginObject()
    json.field("m", "\(kind)")
    json.field("t", Double(nanoseconds) / 1e9)
    fields(json)
    json.endObject()
    return json.text
  }

  /// The messages, for a screen of this number.
  func messages(_ screen: Int) -> [String] {
    var result = lines.map { "{\"screen\":\(screen)," + $0.json.dropFirst() }
    if let missed {
      result.append(
        message("gap", at: missed.from) { json in
          json.field("screen", screen)
          json.field("what", "pictures")
          json.field("count", missed.count)
          json.field("from", Double(missed.from) / 1e9)
          json.field("to", Double(missed.to) / 1e9)
        })
    }
    return result
  }
}
