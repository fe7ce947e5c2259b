import FingerpostText

nonisolated extension ScenarioValue<ScenarioChoice> {
  /// `true`, `false` or `{ not: [id] }`.
  static func choice(of roles: [ScenarioNode.Role]) -> Self {
    choice(.definition("choice"), ScenarioFormat.exceptions(.nodes(of: roles)))
  }

  /// `true`, `false` or `{ not: [select] }`, with the numbers of the buttons for indices.
  static var choiceOfPresses: Self {
    choice(.definition("choiceOfPresses"), ScenarioFormat.exceptedPresses)
  }

  private static func choice(_ schema: JSONValue, _ exceptions: ScenarioMapping<[Int]>) -> Self {
    let exceptions = exceptions.value(of: [])
    return Self(schema: schema) { item, reader throws(ScenarioError) in
      switch item.content {
      case .map: return .allBut(try exceptions.read(item, reader))
      case .scalar: return .all(try item.flag())
      case .list: throw item.mismatch("true, false or { not: [id] }")
      }
    } write: { choice, writer throws(ScenarioError) in
      switch choice {
      case .all(let answer): return .flag(answer)
      case .allBut(let excluded): return try exceptions.write(excluded, writer)
      case .only([]): return .flag(false)
      case .only: throw writer.unwritable("an answer that is yes for some only")
      }
    }
  }

  /// `all` or a list of ids of recognizers.
  static var company: Self {
    let others = ScenarioValue<[Int]>.nodes(of: [.recognizer], "all or a list of ids")
    return Self(schema: .definition("company")) { item, reader throws(ScenarioError) in
      if case .scalar("all", _) = item.content { return .all(true) }
      return .only(try others.read(item, reader))
    } write: { choice, writer throws(ScenarioError) in
      switch choice {
      case .all(true), .allBut([]): return .text("all")
      case .all(false): return .list([])
      case .only(let chosen): return try others.write(chosen, writer)
      case .allBut: throw writer.unwritable("an answer that is no for some only")
      }
    }
  }
}

nonisolated extension ScenarioValue<ScenarioBeginAnswer> {
  /// Whether recognizers may begin.
  ///
  /// - Parameter namesOthers: whether the answer is one for several recognizers, so that it can leave some out.
  static func beginning(namesOthers: Bool) -> Self {
    let words = ["true", "false"] + ScenarioAxis.allCases.map(\.rawValue)
    let choice = ScenarioValue<ScenarioChoice>.choice(of: [.recognizer])
    let schema = JSONValue.schema(
      ("enum", .list([.flag(true), .flag(false)] + ScenarioAxis.allCases.map { .text($0.rawValue) })))
    return Self(
      schema: namesOthers ? .either(schema, .definition("exceptions")) : schema
    ) { item, reader throws(ScenarioError) in
      guard case .scalar(let text, _) = item.content else {
        guard namesOthers, case .map = item.content else {
          throw item.mismatch(
            "true, false, vertical or horizontal" + (namesOthers ? " or { not: [id] }" : ""))
        }
        return .choice(try choice.read(item, reader))
      }
      if let axis = ScenarioAxis(rawValue: text) { return .moving(axis) }
      if let flag = try? item.flag() { return .all(flag) }
      let advice = NearestName.of(text, among: words).map { "; did you mean “\($0)”?" } ?? ""
      throw ScenarioError(
        item.place, "expected true, false, vertical or horizontal, found \(item.summary)\(advice)")
    } write: { answer, writer throws(ScenarioError) in
      switch answer {
      case .choice(let some): try choice.write(some, writer)
      case .moving(let axis): .text(axis.rawValue)
      }
    }
  }
}

nonisolated extension ScenarioFormat {
  /// An answer with exceptions.
  static func exceptions(
    _ list: ScenarioValue<[Int]>, suchAs example: String = "id"
  ) -> ScenarioMapping<[Int]> {
    ScenarioMapping(
      "exceptions", "an answer with exceptions",
      [.part("not", \.self, list, missing: "expected { not: [\(example)] }, found a mapping")])
  }

  static let exceptedPresses = exceptions(
    .list("a list of buttons", of: .press, schema: .definition("pressTypes")), suchAs: "select")
}
