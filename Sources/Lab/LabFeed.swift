import FingerpostText
public import FingerpostTrace

/// The messages that a page of the lab is given, as docs/lab-protocol.md describes them.
public struct LabFeed {
  /// The version of the messages.
  public static let version = 1
  /// The most facts of one message.
  static let factsInMessage = 5_000

  /// The messages so far, a JSON object each.
  public internal(set) var messages: [String] = []
  private var rules: [String] = []
  private var seen: Set<String> = []

  /// Begins a feed.
  ///
  /// - Parameters:
  ///   - title: what is shown.
  ///   - command: the command that made it, such as `run`.
  ///   - screens: the title of each screen, in their order.
  public init(title: String, command: String, screens: [String]) {
    messages.append(
      JSONWriter.object { json in
        json.field("m", "hello")
        json.field("v", Self.version)
        json.field("title", title)
        json.field("command", command)
        json.field("screens", each: Array(screens.enumerated())) { index, title in
          json.object {
            json.field("id", index + 1)
            json.field("title", title)
          }
        }
      })
  }

  /// Adds what was recorded of a screen, the number of which counts from 1.
  @MainActor
  public mutating func add(_ screen: LabScreen, as number: Int, facts records: [TraceRecord]) {
    messages += screen.messages(number)
    add(records, of: number)
  }

  /// Adds facts of a screen, the newest where there are too many.
  private mutating func add(_ all: [TraceRecord], of screen: Int) {
    var records = all[...]
    if records.count > LabScreen.factLimit {
      let rest = records.count - LabScreen.factLimit
      let dropped = records.prefix(rest)
      // Names are few, and without them what is left cannot be read.
      let names = dropped.filter { if case .subject = $0.fact { true } else { false } }
      addGap(screen, "facts", count: dropped.count - names.count, from: dropped.first, to: dropped.last)
      records = names + records.dropFirst(rest)
    }
    let renderer = TraceJSONRenderer()
    while !records.isEmpty {
      let part = records.prefix(Self.factsInMessage)
      records = records.dropFirst(Self.factsInMessage)
      for record in part {
        if let rule = record.fact.rule { cite(rule.rawValue) }
      }
      let lines = part.map { renderer.line(for: $0) }.joined(separator: ",\n")
      messages.append("{\"m\":\"facts\",\"screen\":\(screen),\"facts\":[\n\(lines)\n]}")
    }
  }

  private mutating func addGap(
    _ screen: Int, _ what: String, count: Int, from: TraceRecord?, to: TraceRecord?
  ) {
    messages.append(
      JSONWriter.object { json in
        json.field("m", "gap")
        json.field("screen", screen)
        json.field("what", what)
        json.field("count", count)
        json.field("from", Double(from?.nanoseconds ?? 0) / 1e9)
        json.field("to", Double(to?.nanoseconds ?? 0) / 1e9)
      })
  }

  /// Adds the answer to what was asked about a screen.
  ///
  /// - Parameters:
  ///   - title: the answer in a sentence or two.
  ///   - log: the lines of a scenario's log, with their times in nanoseconds.
  ///   - report: the object of `explain --json`, or nil.
  ///   - conflict: an object of the list of `conflicts --json`, or nil.
  ///   - expected: the number that facts have for the view that was expected to act, or nil.
  public mutating func addAnswer(
    to screen: Int, title: String, log: [(nanoseconds: Int64, text: String)] = [], report: String? = nil,
    conflict: String? = nil, expected: Int? = nil
  ) {
    var message = JSONWriter.object { json in
      json.field("m", "answer")
      json.field("screen", screen)
      json.field("title", title)
      if let expected { json.field("expected", expected) }
      if !log.isEmpty {
        json.field("log", each: log) { line in
          json.list {
            json.value(Double(line.nanoseconds) / 1e9)
            json.value(line.text)
          }
        }
      }
    }
    for (key, object) in [("report", report), ("conflict", conflict)] {
      guard let object else { continue }
      message.removeLast()
      message += ",\"\(key)\":\(object.trimmingSuffix("\n"))}"
    }
    cite(in: message)
    messages.append(message)
  }

  /// Adds the scenario that a screen was made from, to be saved from the page, and the run as a test in Swift.
  public mutating func addSource(of screen: Int, name: String, text: String, test: String? = nil) {
    messages.append(
      JSONWriter.object { json in
        json.field("m", "source")
        json.field("screen", screen)
        json.field("name", name)
        json.field("text", text)
        if let test { json.field("test", test) }
      })
  }

  /// Ends the feed with the texts of all rules that it cites.
  public mutating func addRules() {
    let cited = rules.compactMap { Ledger.shared.rule($0) }
    messages.append(
      JSONWriter.object { json in
        json.field("m", "rules")
        json.field("rules", each: cited) { rule in
          json.object {
            json.field("id", rule.id)
            json.field("grade", rule.grade.description)
            json.field("meaning", rule.grade.meaning)
            json.field("text", rule.statement)
          }
        }
      })
  }

  private mutating func cite(_ id: String) {
    if seen.insert(id).inserted { rules.append(id) }
  }

  /// Cites the rules whose ids stand in a text.
  private mutating func cite(in text: String) {
    for word in text.split(whereSeparator: { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")) })
    where word.contains("-") && word.first?.isUppercase == true && word.last?.isLetter != nil {
      if let rule = Ledger.shared.rule(String(word)), rule.id == word { cite(rule.id) }
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> Substring {
    var text = self[...]
    while text.last == suffix { text.removeLast() }
    return text
  }
}
