import FingerpostHID
import FingerpostText
import Foundation

/// A line that an application tells which is watched (docs/attach.md).
package nonisolated enum WatchedLine: Sendable {
  /// The screen under the first finger of a gesture, as an export.
  case screen(at: Double, Data)
  /// An event: what fingers did.
  case touches(at: Double, Contact.Phase, [WatchedTouch])
  /// What a recognizer or a control is now, and whether a recognizer has recognized at this very moment.
  case state(at: Double, of: String, [String], recognizes: Bool)
  /// No finger is down any more, for long enough; the address of the first responder if that has changed.
  case over
  /// The keyboard comes or goes, to this place on the screen, or the application becomes active or does not stay it.
  case posted(at: Double, String, frame: [Double]?)
  /// So many lines were lost, because they were not taken in time.
  case lost(Int)

  /// Reads a line, without its end; nil for any other.
  package init?(_ line: Data) {
    if let screen = Self.screen(in: line) {
      self = screen
      return
    }
    guard let value = try? JSONParser.read(Array(line), .message) else { return nil }
    if let count = value["lost"]?.number {
      self = .lost(Int(max(1, min(count, 1e9))))
      return
    }
    guard let time = value["t"]?.number, time.isFinite else { return nil }
    if let of = value["of"]?.text, let words = value["is"]?.list {
      let isSure = value["recognizes"]?.flag == true
      self = .state(at: time, of: of, words.compactMap(\.text), recognizes: isSure)
    } else if let word = value["posted"]?.text {
      let frame = value["frame"]?.list?.compactMap(\.number)
      self = .posted(at: time, word, frame: frame?.count == 4 ? frame : nil)
    } else if value["over"]?.flag == true {
      self = .over
    } else if let phase = value["phase"]?.text.flatMap({ Self.phases[$0] }), let rows = value["touches"]?.list
    {
      self = .touches(at: time, phase, rows.compactMap { WatchedTouch($0) })
    } else {
      return nil
    }
  }

  private static let phases: [String: Contact.Phase] = [
    "began": .down, "moved": .move, "ended": .up, "cancelled": .cancel,
  ]

  /// A screen is not taken apart here: whatever reads screens reads it.
  private static func screen(in line: Data) -> Self? {
    let key = Data(",\"screen\":".utf8)
    guard let range = line.prefix(64).range(of: key), line.last == UInt8(ascii: "}") else { return nil }
    let head = Array(line[..<range.lowerBound] + [UInt8(ascii: "}")])
    guard let time = (try? JSONParser.read(head, .message))?["t"]?.number, time.isFinite else { return nil }
    return .screen(at: time, Data(line[range.upperBound...].dropLast()))
  }
}

/// What an event says about one touch.
package nonisolated struct WatchedTouch: Sendable {
  /// The address of the touch, which names it as long as its finger is down.
  package var address: String
  /// The place, in points of the screen.
  package var x: Double
  /// The place, in points of the screen.
  package var y: Double
  /// What touches.
  package var kind: Contact.Kind
  /// The force; 0 where none is measured.
  package var force: Double
  /// The radius, in points.
  package var radius: Double
  /// The address of the view that the touch belongs to.
  package var view: String?
  /// The addresses of the recognizers that have it.
  package var recognizers: [String]

  init?(_ value: JSONValue) {
    guard let address = value["touch"]?.text, let place = value["at"]?.list?.compactMap(\.number),
      place.count == 2, place.allSatisfy(\.isFinite)
    else { return nil }
    self.address = address
    (x, y) = (place[0], place[1])
    kind =
      value["type"]?.number.flatMap { Int(exactly: $0) }.flatMap { Contact.Kind(rawValue: $0) } ?? .direct
    force = value["force"]?.number ?? 0
    radius = value["radius"]?.number ?? 0
    view = value["view"]?.text
    recognizers = value["recognizers"]?.list?.compactMap(\.text) ?? []
  }
}
