import FingerpostText
public import FingerpostTrace

/// The messages that a page of the lab is given, as docs/lab-protocol.md describes them.
public struct LabFeed {
  /// The version of the messages.
  public nonisolated static let version = 1
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
        json.field("tool", ProgramVersion.tool)
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
    defer { addStories(all, of: screen) }
    let renderer = TraceJSONRenderer()
    while !records.isEmpty {
      let part = records.prefix(Self.factsInMessage)
      records = records.dropFirst(Self.factsInMessage)
      for record in part {
        if let rule = record.fact.rule { cite(rule.rawValue) }
      }
      messages.append(
        JSONWriter.object { json in
          json.field("m", "facts")
          json.field("screen", screen)
          json.key("facts")
          json.list {
            for record in part {
              json.lineBreak()
              json.raw(renderer.line(for: record).utf8)
            }
            json.lineBreak()
          }
        })
    }
  }

  private mutating func addStories(_ records: [TraceRecord], of screen: Int) {
    var teller = GestureStoryteller()
    var stories = records.compactMap { teller.record($0) }
    if let last = teller.current { stories.append(last) }
    for story in stories {
      let message = story.message(naming: teller.name)
      messages.append(JSONWriter.object { $0.message(message, of: screen) })
    }
  }

  private mutating func addGap(
    _ screen: Int, _ what: String, count: Int, from: TraceRecord?, to: TraceRecord?
  ) {
    messages.append(
      JSONWriter.object { json in
        json.field("m", "gap")
        json.gap(what, of: screen, count: count, from: from?.nanoseconds ?? 0, to: to?.nanoseconds ?? 0)
      })
  }

  /// Adds the answer to what was asked about a screen.
  ///
  /// - Parameters:
  ///   - title: the answer in a sentence or two.
  ///   - log: the lines of a scenario's log, with their times in nanoseconds.
  ///   - expected: the number that facts have for the view that was expected to act, or nil.
  ///   - rules: the rules that the answer cites.
  ///   - details: writes more fields: a `report`, the object of `explain --json`, or a `conflict`, an object of the list
  ///     of `conflicts --json`.
  package mutating func addAnswer(
    to screen: Int, title: String, log: [(nanoseconds: Int64, text: String)] = [], expected: Int? = nil,
    citing rules: [String] = [], _ details: (JSONWriter) -> Void = { _ in }
  ) {
    for rule in rules { cite(rule) }
    let message = JSONWriter.object { json in
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
      details(json)
    }
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
    messages.append(Self.rulesMessage(rules.compactMap { Ledger.shared.rule($0) }))
  }

  /// The message with the texts of rules.
  package nonisolated static func rulesMessage(_ rules: [Rule]) -> String {
    JSONWriter.object { json in
      json.field("m", "rules")
      json.field("rules", objects: rules) { rule in
        json.field("id", rule.id)
        json.field("grade", rule.grade.description)
        json.field("meaning", rule.grade.meaning)
        json.field("text", rule.statement)
      }
    }
  }

  private mutating func cite(_ id: String) {
    if seen.insert(id).inserted { rules.append(id) }
  }
}
