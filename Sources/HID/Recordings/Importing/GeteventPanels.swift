/// What Android's `getevent -p` and `getevent -lp` print about devices.
///
/// ```
/// add device 1: /dev/input/event3
///   name:     "touch"
///   events:
///     KEY (0001): BTN_TOUCH
///     ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
///                 ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
///   input props:
///     INPUT_PROP_DIRECT
/// ```
struct GeteventPanels {
  private struct Panel {
    var path: Substring
    var device = DeviceDescription()
    var isDescribed = false
  }

  private static let maxPanels = 64
  private var panels: [Panel] = []
  private var type: UInt16 = 0

  /// Takes a line that is not an event.
  ///
  /// - Parameter isFirst: whether no event has come before it.
  /// - Returns: whether it may be there.
  mutating func take(_ line: String, isFirst: Bool) -> Bool {
    if line.hasPrefix("could not") { return true }
    if line.hasPrefix("add device") {
      type = 0
      if panels.count < Self.maxPanels { panels.append(Panel(path: line.words.last ?? "")) }
      return true
    }
    guard let last = panels.indices.last else { return line.hasPrefix("name:") }
    if line.hasPrefix("name:") {
      let name = line.dropFirst(5).drop { $0 == " " || $0 == "\t" }
      panels[last].device.name = String(
        name.hasPrefix("\"") && name.count > 1 ? name.dropFirst().dropLast() : name)
      return true
    }
    guard isFirst else { return false }
    if line.contains("INPUT_PROP_DIRECT") { panels[last].device.add(property: EvdevCode.isDirect) }
    takeCodes(line, last)
    return true
  }

  /// What a device said about itself; nil if nothing of use.
  func description(of path: String) -> DeviceDescription? {
    let known = panels.filter(\.isDescribed)
    if path.isEmpty { return known.count == 1 ? known[0].device : nil }
    return known.first { $0.path == path }?.device
  }

  private mutating func takeCodes(_ line: String, _ index: Int) {
    var words = line.words[...]
    // “ABS (0003):” begins the codes of a kind.
    if words.count >= 2, words.dropFirst().first?.hasPrefix("(") == true, let mark = words.dropFirst().first {
      type = UInt16(mark.dropFirst().prefix { $0 != ")" }, radix: 16) ?? 0
      words = words.dropFirst(2)
    } else if line.hasSuffix(":") {
      type = 0
    }
    guard type != 0 else { return }
    if type != EvdevCode.absolute {
      for word in words {
        let name = word.hasSuffix("*") ? word.dropLast() : word
        let number = UInt16(name, radix: 16) ?? EvdevNames.number(name, in: EvdevNames.codes(of: type))
        if let number { panels[index].device.add(type, number) }
      }
      return
    }
    guard let name = words.first,
      let code = UInt16(name, radix: 16) ?? EvdevNames.number(name, in: EvdevNames.codes(of: type)),
      let low = Self.number(after: "min", in: words), let high = Self.number(after: "max", in: words)
    else { return }
    let resolution = Self.number(after: "resolution", in: words) ?? 0
    panels[index].device.add(DeviceAxis(code: code, minimum: low, maximum: high, resolution: resolution))
    panels[index].isDescribed = true
  }

  private static func number(after key: String, in words: ArraySlice<Substring>) -> Int32? {
    guard let place = words.firstIndex(where: { $0 == key }), place + 1 < words.endIndex else { return nil }
    let word = words[place + 1]
    return Int32(word.hasSuffix(",") ? word.dropLast() : word)
  }
}
