import FingerpostProperties
import FingerpostScreens
import Foundation

/// A recognizer as `po` prints it, taken apart.
///
/// ```
/// <UITapGestureRecognizer: 0x7f1 (name); state = Possible; view = <UIView 0x2>; target= <(action=tap:, target=<C 0x3>)>;
///   numberOfTapsRequired = 2; must-fail = {
///         <UIPanGestureRecognizer: 0x7f4; state = Possible; view = <UIView 0x2>>
///     }>
/// ```
nonisolated struct RecognizerPrint {
  /// What it says of the recognizer itself.
  private(set) var recognizer: ScreenRecognizer
  /// The address of the view that it is attached to.
  private(set) var viewAddress: String?
  /// The recognizers that it names as requirements, which do not name theirs.
  private(set) var others: [RecognizerPrint] = []

  /// Takes a description apart, or answers nil where it names no class.
  init?(_ text: String, line: Int) {
    self.init(Array(text.utf8)[...], line: line, isNested: false)
  }

  private init?(_ bytes: ArraySlice<UInt8>, line: Int, isNested: Bool) {
    var parts = Self.split(Self.inner(bytes), at: UInt8(ascii: ";")).makeIterator()
    guard let head = parts.next(), let recognizer = Self.header(head) else { return nil }
    self.recognizer = recognizer
    self.recognizer.line = line
    self.recognizer.isPrinted = true
    while let part = parts.next() {
      guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let key = Self.text(part[..<equals])
      let value = part[(equals + 1)...]
      if key == "must-fail" || key == "must-fail-for" {
        if !isNested { readEdges(value, line: line, isRequirement: key == "must-fail") }
      } else {
        read(key, value)
      }
    }
  }

  // MARK: - Attributes

  private mutating func read(_ key: String, _ value: ArraySlice<UInt8>) {
    let text = Self.text(value)
    switch key {
    case "state": recognizer.state = Self.state(text)
    case "enabled": recognizer.isEnabled = Self.flag(text) ?? true
    case "cancelsTouchesInView": recognizer.cancelsTouchesInView = Self.flag(text) ?? true
    case "delaysTouchesBegan": recognizer.delaysTouchesBegan = Self.flag(text) ?? false
    case "delaysTouchesEnded": recognizer.delaysTouchesEnded = Self.flag(text) ?? true
    case "baseClass": recognizer.superclasses = [text]
    case "name": recognizer.name = text
    case "view": viewAddress = Self.address(value)
    case "target", "targets": recognizer.targets = Self.targets(value)
    case "delegate": recognizer.delegate = Self.delegate(value)
    default:
      guard let property = ScreenRecognizer.rows.first(where: { $0.name == key }) else { return }
      recognizer.settings[key] = Self.value(of: property, text)
    }
  }

  private mutating func readEdges(_ value: ArraySlice<UInt8>, line: Int, isRequirement: Bool) {
    var addresses: [String] = []
    for description in Self.descriptions(in: value) {
      guard let other = RecognizerPrint(description, line: line, isNested: true) else { continue }
      if let address = other.recognizer.address { addresses.append(address) }
      others.append(other)
    }
    if isRequirement { recognizer.mustFail = addresses } else { recognizer.mustFailFor = addresses }
  }

  private static func state(_ text: String) -> String {
    let word = text.lowercased()
    return word == "recognized" ? "ended" : word
  }

  static func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1": true
    case "no", "false", "0": false
    default: nil
    }
  }

  static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }

  private static func delegate(_ value: ArraySlice<UInt8>) -> ScreenRecognizer.Delegate {
    let bytes = inner(value)
    guard let address = address(bytes) else { return .none }
    let name = text(bytes).prefix { $0 != ":" && $0 != " " }
    return .object(class: String(name), address: address, implements: nil)
  }

  /// Reads `<(action=tap:, target=<Shop.C 0x9>)>`, of which there may be several, also in brackets.
  private static func targets(_ value: ArraySlice<UInt8>) -> [ScreenTarget] {
    let text = text(value)
    var targets: [ScreenTarget] = []
    var rest = text[...]
    while let start = rest.range(of: "action=") {
      rest = rest[start.upperBound...]
      let action = rest.prefix { $0 != "," && $0 != ")" }
      rest = rest[action.endIndex...]
      var name: Substring?
      var address: Substring?
      if rest.hasPrefix(", target=<") {
        let target = rest.dropFirst(", target=<".count).prefix { $0 != ">" && $0 != ")" }
        let place = target.range(of: "0x")
        address = place.map { target[$0.lowerBound...] }
        let end = place?.lowerBound ?? target.endIndex
        name = target[..<end].prefix { $0 != " " && $0 != ":" }
      }
      targets.append(
        ScreenTarget(
          className: name.map(String.init), address: address.map(String.init), action: String(action)))
    }
    return targets
  }
}
