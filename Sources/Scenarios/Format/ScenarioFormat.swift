import Fingerpost
import FingerpostText
import Foundation

/// The tables of the format: every key of every mapping, once.
///
/// A new key is a row here, and a line in docs/scenario-format.md.
nonisolated enum ScenarioFormat {
  /// The top level of a file.
  static let scenario = ScenarioMapping<Scenario>(
    "scenario", "a scenario",
    [
      .part("title", \.title, .title),
      .part("rules", \.rules, .list("a list of rules, such as [HIT-6]", of: .rule), unless: []),
      .custom("config", configSchema, read: readConfig, write: config),
      .part("screen", \.screenSize, screen.value(of: standardSize), unless: standardSize),
      .optional("appScreen", \.appScreen, .text("the name of a screen of an application")),
      .custom("observe", .listOf(.word(of: ScenarioFamily.self)), read: readObserved, write: observed),
      .elsewhere("application", .definition("application")),
      .elsewhere("windows", .listOf(.definition("window"))),
      .elsewhere("script", .listOf(.definition("step"))),
      .elsewhere("hooks", .listOf(.definition("hook"))),
      .elsewhere("expect", .listOf(.either(.type("string"), .listOf(.type("string"))))),
    ])

  /// Keys of the top level that make no sense beside `appScreen`, because an application brings what they describe.
  static let keptByApplications = ["application", "windows", "hooks"]

  static let standardSize = CGSize(width: 400, height: 800)

  static let screen = ScenarioMapping<CGSize>("screen", "the screen", [.part("size", \.self, .screenSize)])

  // MARK: - The thresholds and switches

  private static var configSchema: JSONValue {
    .mapping(
      EventRules.keys.map { key in
        .init(key: key, value: .type(EventRules.switches.contains(key) ? "boolean" : "number"))
      })
  }

  /// A switch is true or false, which is 1 or 0; every other key is a number.
  private static func readConfig(
    _ item: ScenarioItem, _ scenario: inout Scenario, _: ScenarioReader
  ) throws(ScenarioError) {
    for entry in try item.map("a mapping from keys of EventRules to values") {
      guard EventRules.keys.contains(entry.key) else { throw unknownConfig(entry) }
      let isSwitch = EventRules.switches.contains(entry.key)
      let value = isSwitch ? try entry.value.flag() ? 1 : 0 : try entry.value.number()
      if let complaint = scenario.eventRules.set(entry.key, to: value) {
        throw ScenarioError(entry.value.place, complaint)
      }
    }
  }

  /// A key that the format knows and that is not built.
  static let unbuiltConfig = "scroll.deceleration"

  private static func unknownConfig(_ entry: ScenarioEntry) -> ScenarioError {
    if entry.key == unbuiltConfig {
      return ScenarioPart.scrollViews.refusal(of: "the key “\(unbuiltConfig)”", at: entry.place)
    }
    let advice = NearestName.advice(for: entry.key, among: EventRules.keys + [unbuiltConfig])
    return ScenarioError(
      entry.place, "EventRules has no key “\(PlainText.excerpt(entry.key))”; \(advice)")
  }

  /// The keys of `config` that are not as they are without one.
  private static func config(_ scenario: Scenario, _: ScenarioWriter) -> YAMLValue? {
    var entries: [YAMLEntry] = []
    for key in EventRules.keys {
      guard let value = scenario.eventRules.value(of: key), value != EventRules.standard.value(of: key) else {
        continue
      }
      entries.append(YAMLEntry(key, EventRules.switches.contains(key) ? .flag(value == 1) : .number(value)))
    }
    return entries.isEmpty ? nil : .map(entries)
  }

  // MARK: - The families of lines

  private static func readObserved(
    _ item: ScenarioItem, _ scenario: inout Scenario, _: ScenarioReader
  ) throws(ScenarioError) {
    scenario.observed = []
    for entry in try item.list("a list of families, such as [touches, hitTest]") {
      let family = try entry.word(ScenarioFamily.self, what: "a family of log lines")
      guard scenario.appScreen == nil || family == .hitTest else {
        throw ScenarioError(
          entry.place,
          "with “appScreen” only the family “hitTest” can be observed: the application writes its own log")
      }
      scenario.observed.insert(family)
    }
  }

  private static func observed(_ scenario: Scenario, _: ScenarioWriter) -> YAMLValue? {
    guard scenario.observed != ScenarioFamily.observedByDefault else { return nil }
    return .texts(ScenarioFamily.allCases.filter(scenario.observed.contains).map(\.rawValue))
  }
}

nonisolated extension ScenarioValue<String> {
  static var title: Self {
    Self(.definition("text")) { item throws(ScenarioError) in
      try item.text()
    } write: {
      .plain(YAMLScalar.line($0))
    }
  }

  /// The id of a rule.
  static var rule: Self {
    let schema = JSONValue.schema(
      ("type", .text("string")), ("pattern", .text("^[A-Z]+[0-9]*-[0-9]+[a-z]?$")))
    return Self(schema) { item throws(ScenarioError) in
      let text = try item.text("a rule, such as HIT-6")
      guard text.wholeMatch(of: /[A-Z]+[0-9]*-[0-9]+[a-z]?/) != nil else {
        throw item.mismatch("a rule, such as HIT-6")
      }
      return text
    } write: {
      .text($0)
    }
  }
}

nonisolated extension ScenarioValue<CGSize> {
  static var screenSize: Self {
    Self(.numbers(2)) { item throws(ScenarioError) in
      let size = try item.numbers(["width", "height"])
      guard size[0] > 0, size[1] > 0 else {
        throw ScenarioError(item.place, "the screen has to have a positive size")
      }
      return CGSize(width: size[0], height: size[1])
    } write: {
      .numbers([Double($0.width), Double($0.height)])
    }
  }
}
