import FingerpostTrace

/// The rules that a text cites in brackets, as in `[HIT-5, HIT-6]`.
nonisolated enum Citations {
  /// Returns the rules of the ledger that are cited, each once, in the order of their first mention.
  static func rules(in text: String) -> [Rule] {
    var rules: [Rule] = []
    var seen: Set<String> = []
    var rest = text.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "[")) {
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(where: { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "\n") }) else {
        break
      }
      for id in rest[..<close].split(separator: UInt8(ascii: ",")) {
        let id = String(Substring(id).drop { $0 == " " })
        guard id.contains("-"), seen.insert(id).inserted, let rule = Ledger.shared.rule(id), rule.id == id
        else {
          continue
        }
        rules.append(rule)
      }
    }
    return rules
  }
}
