extension Census {
  /// How many files compile in a mode.
  package func compiling(in mode: Int) -> Int { entries.count { $0.results[mode]?.compiles == true } }

  /// Whether every file compiles in every mode.
  package var allCompile: Bool { modes.allSatisfy { compiling(in: $0) == entries.count } }

  /// What is missing, with the number of files by mode; what most files want comes first.
  package var symbols: [(name: String, files: [Int: Int])] {
    var counts: [String: [Int: Int]] = [:]
    for entry in entries {
      for (mode, result) in entry.results {
        for symbol in result.symbols { counts[symbol, default: [:]][mode, default: 0] += 1 }
      }
    }
    return counts.map { (name: $0.key, files: $0.value) }.sorted {
      ($1.files.values.max() ?? 0, $0.name) < ($0.files.values.max() ?? 0, $1.name)
    }
  }

  /// The census for people.
  package func text() -> String {
    let counts = modes.map { "\(compiling(in: $0)) in language mode \($0)" }.joined(separator: ", ")
    var lines = ["Of \(entries.count) \(entries.count == 1 ? "file" : "files") compile: \(counts).", ""]
    if !symbols.isEmpty {
      lines.append("What is missing (files in mode \(modes.map(String.init).joined(separator: " and ")))")
      for symbol in symbols {
        let columns = modes.map { padded(symbol.files[$0].map(String.init) ?? "-") }.joined()
        lines.append("\(columns)  \(symbol.name)")
      }
      lines.append("")
    }
    lines.append("The files")
    for entry in entries {
      let columns = modes.map { padded(mark(entry.results[$0])) }.joined()
      var missing: [String] = []
      for mode in modes {
        for symbol in entry.results[mode]?.symbols ?? [] where !missing.contains(symbol) {
          missing.append(symbol)
        }
      }
      let more = missing.count > 3 ? ", and \(missing.count - 3) more" : ""
      let tail = missing.isEmpty ? "" : "  (\(missing.prefix(3).joined(separator: ", "))\(more))"
      lines.append("\(columns)  \(entry.path)\(tail)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func mark(_ result: Result?) -> String {
    guard let result else { return "-" }
    if result.isLate { return "late" }
    return result.compiles ? "yes" : "no"
  }

  private func padded(_ text: String) -> String {
    String(repeating: " ", count: max(0, 5 - text.count)) + text
  }
}
