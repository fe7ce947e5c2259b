import FingerpostHID
import FingerpostText

/// What a page says of fingers and keys, as a frame.
///
/// The numbers of a contact are in a list, in this order: its number, its phase as ``Contact/Phase`` has it, x, y, force,
/// radius, kind as ``Contact/Kind`` has it, altitude, azimuth. An earlier sample has its time before them.
enum PageInput {
  static let maxContacts = 64
  static let maxEarlier = 512
  static let maxKeys = 64

  /// Reads a frame from the fields of a message; nil where something in it cannot be.
  ///
  /// The shell looks at it once more: whether it can have followed what came before.
  static func frame(_ fields: [JSONValue.Field]) -> Frame? {
    guard let seconds = fields.number("t"), let time = nanoseconds(seconds) else { return nil }
    var frame = Frame(nanoseconds: time)
    frame.modifierFlags = Int(exactly: fields.number("f") ?? 0) ?? 0
    let contacts = fields.list("c")
    let earlier = fields.list("e")
    let keys = fields.list("k")
    guard contacts.count <= maxContacts, earlier.count <= maxEarlier, keys.count <= maxKeys else {
      return nil
    }
    for value in contacts {
      guard let contact = contact(value.numbers ?? []) else { return nil }
      frame.contacts.append(contact)
    }
    for value in earlier {
      guard let numbers = value.numbers, let first = numbers.first, let time = nanoseconds(first),
        let contact = contact(Array(numbers.dropFirst()))
      else { return nil }
      frame.earlier.append(EarlierSample(nanoseconds: min(time, frame.nanoseconds), contact: contact))
    }
    for value in keys {
      guard case .list(let parts) = value, parts.count == 3,
        let usage = parts[0].number.flatMap({ UInt16(exactly: $0) }),
        let phase = parts[1].number.flatMap({ UInt8(exactly: $0) }).flatMap({ Press.Phase(rawValue: $0) }),
        case .text(let characters) = parts[2], characters.utf8.count <= 32
      else { return nil }
      var key = Key(usage: usage, modifierFlags: frame.modifierFlags)
      if !characters.isEmpty { key.characters = characters }
      frame.presses.append(Press(key: key, phase: phase))
    }
    return frame
  }

  private static func contact(_ numbers: [Double]) -> Contact? {
    guard numbers.count == 9, let id = Int(exactly: numbers[0]), (1...10_000).contains(id),
      let phase = UInt8(exactly: numbers[1]).flatMap({ Contact.Phase(rawValue: $0) }),
      let kind = Int(exactly: numbers[6]).flatMap({ Contact.Kind(rawValue: $0) }),
      numbers.allSatisfy({ $0.magnitude <= 1e6 })
    else { return nil }
    return Contact(
      id: id, phase: phase, x: numbers[2], y: numbers[3], force: max(0, numbers[4]),
      majorRadius: max(0, numbers[5]),
      kind: kind, altitude: numbers[7], azimuth: numbers[8], maximumForce: numbers[4] > 0 ? 4 : 0)
  }

  private static func nanoseconds(_ seconds: Double) -> Int64? {
    seconds >= 0 && seconds < 1e9 ? Int64(seconds * 1e9) : nil
  }
}

extension JSONValue {
  /// The numbers that it is a list of, or nil.
  var numbers: [Double]? {
    guard case .list(let values) = self else { return nil }
    let numbers = values.compactMap(\.number)
    return numbers.count == values.count ? numbers : nil
  }
}

extension [JSONValue.Field] {
  func number(_ key: String) -> Double? { first { $0.key == key }?.value.number }

  /// The whole number of a key; nil where it is missing, has a fraction or is too large for one.
  func integer(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0) } }

  func text(_ key: String) -> String? {
    if case .text(let text)? = first(where: { $0.key == key })?.value { text } else { nil }
  }

  /// The values of a list; none where the key is missing or holds something else.
  func list(_ key: String) -> [JSONValue] {
    if case .list(let values)? = first(where: { $0.key == key })?.value { values } else { [] }
  }
}
