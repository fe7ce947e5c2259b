public import Fingerpost
public import FingerpostHID
public import FingerpostMessages
public import FingerpostPicture
import FingerpostText
public import FingerpostTrace
public import Foundation

/// Makes the messages that say what a screen looks like, as docs/lab-protocol.md describes them, without their key `screen`.
///
/// It looks from outside and changes nothing: a view that no fact has mentioned gets no number in the trace by it.
public final class ScreenRecorder {
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

  /// A message.
  public struct Message {
    /// What it says.
    public var content: ScreenPiece.Content
    /// The time of what it says, on the application's timeline; of several, the time of the first.
    public var nanoseconds: Int64
    /// The JSON object.
    public var json: [UInt8]
  }

  /// A view or a layer with its number. Addresses are used again, so the object itself tells whether it is still the same.
  private struct Numbered {
    weak var object: NSObject?
    let number: Int
  }

  private let describe: (UIView) -> Words
  private let size: CGSize?
  private var last: Picture?
  private var numbers: [ObjectIdentifier: Numbered] = [:]
  private var count = 0
  /// How many views the last picture looked at.
  public private(set) var views = 0

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - size: the size of the screen, nil for that of the world, zero for that of the windows.
  ///   - describe: says what a view is called and shows; by default the names of the trace.
  public init(
    size: CGSize? = nil,
    describing describe: @escaping (UIView) -> Words = { Words(name: ScreenRecorder.name(of: $0)) }
  ) {
    self.size = size
    self.describe = describe
  }

  nonisolated deinit {}

  /// What a responder is called in traces, without introducing it there.
  public nonisolated static func name(of responder: UIResponder) -> String {
    MainActor.assumeIsolated {
      let key = ObjectIdentifier(type(of: responder))
      if let known = classNames[key] { return known }
      if let named = responder as? any TraceNamed { return named.traceName }
      let name = String(describing: type(of: responder))
      classNames[key] = name
      return name
    }
  }

  /// The names of classes whose objects have none of their own; making one takes as long as all else about a view.
  private static var classNames: [ObjectIdentifier: String] = [:]

  /// Has the next picture be a whole one.
  public func forget() {
    last = nil
  }

  /// Looks at the screen.
  ///
  /// - Parameters:
  ///   - world: the world that the screen is in.
  ///   - now: the time from which on the screen looks like that.
  /// - Returns: a whole picture or what changed; nil if nothing did.
  public func look(at world: World, now: Int64) -> Message? {
    views = 0
    let picture = Picture(
      of: world.application.windows, screenSize: size ?? world.screenSize, at: now,
      describing: { view in
        views += 1
        let words = describe(view)
        return Picture.Description(
          id: number(of: view), title: words.name, text: words.text ?? Picture.text(of: view),
          fill: words.fill, textStyle: words.textStyle, subject: view.knownSubject.map { Int($0.rawValue) })
      },
      numbering: { [unowned self] layer in
        views += 1
        return number(of: layer)
      })
    // Numbers of views that are no more; now and then, so that a long run does not keep them.
    if numbers.count > 2 * views + 1000 { numbers = numbers.filter { $0.value.object != nil } }
    defer { last = picture }
    guard let last, last.screenSize == picture.screenSize else {
      return message(.picture, "picture", at: now) { picture.writeFields(to: $0) }
    }
    let difference = picture.difference(from: last)
    guard !difference.isEmpty else { return nil }
    return message(.change, "change", at: now) { difference.writeFields(to: $0) }
  }

  /// Returns what the fingers of a frame do that no fact says: how hard and how broad they press; nil if that is nothing.
  public func fingers(of frame: Frame) -> Message? {
    let pressed = frame.contacts.filter { $0.force > 0 || $0.majorRadius > 0 || $0.kind != .direct }
    guard !pressed.isEmpty else { return nil }
    return message(.touches, "fingers", at: frame.nanoseconds) { json in
      json.field("contacts", objects: pressed) { contact in
        json.field("contact", contact.id)
        json.field("force", contact.force)
        json.field("radius", contact.majorRadius)
        json.field("kind", contact.kind.rawValue)
      }
    }
  }

  /// Returns the responder chain of a new touch, if the fact is that there is one and its view is on the screen.
  public func chain(of record: TraceRecord, in world: World) -> Message? {
    guard case .targeted(let contact, _, let subject) = record.fact,
      let view = view(of: subject, in: world)
    else { return nil }
    var links: [UIResponder] = []
    var next: UIResponder? = view
    while let link = next, links.count < 200 {
      links.append(link)
      next = link.next
    }
    return message(.touches, "chain", at: record.nanoseconds) { json in
      json.field("contact", contact)
      json.field("view", Int(subject.rawValue))
      // A view that stands for another one is called as that.
      json.field("links", links.map { ($0 as? UIView).map { describe($0).name } ?? Self.name(of: $0) })
    }
  }

  private func view(of subject: SubjectID, in world: World) -> UIView? {
    var pending: [UIView] = world.application.windows
    while let view = pending.popLast() {
      if view.knownSubject == subject { return view }
      pending += view.subviews
    }
    return nil
  }

  private func number(of object: NSObject) -> Int {
    let key = ObjectIdentifier(object)
    if let known = numbers[key], known.object === object { return known.number }
    count += 1
    numbers[key] = Numbered(object: object, number: count)
    return count
  }

  private func message(
    _ content: ScreenPiece.Content, _ kind: StaticString, at nanoseconds: Int64,
    _ fields: (JSONWriter) -> Void
  ) -> Message {
    let json = JSONWriter()
    json.beginObject()
    json.field("m", "\(kind)")
    json.field("t", Double(nanoseconds) / 1e9)
    fields(json)
    json.endObject()
    return Message(content: content, nanoseconds: nanoseconds, json: json.utf8)
  }
}
