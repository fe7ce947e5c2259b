import FingerpostProperties
import FingerpostScreens
import FingerpostText

nonisolated extension ScenarioFormat {
  /// A gesture recognizer of a kind.
  static func gesture(_ kind: GestureKind) -> ScenarioMapping<ScenarioNode> {
    gestures[kind, default: gesture(of: kind)]
  }

  // Looked up only, never walked.
  private static let gestures = Dictionary(
    uniqueKeysWithValues: GestureKind.allCases.map { ($0, gesture(of: $0)) })

  private static func gesture(of kind: GestureKind) -> ScenarioMapping<ScenarioNode> {
    var rows: [ScenarioRow<ScenarioGesture>] = [
      .custom("type", .schema(("const", .text(kind.rawValue)))) { gesture, _ in .text(gesture.kind.rawValue)
      },
      .part("touches", \.logsTouches, .flag, unless: false),
      // One may require its own failure, as applications have done by mistake. [ARB-25]
      .part(
        "requireToFail", \.requireToFail,
        .nodes(of: [.recognizer], "a list of ids of gesture recognizers"), unless: []),
      .optional(
        "movesItems", \.movesItems,
        .node(of: [.view], classes: [.collectionView]) {
          "a collection has items to move, and \($0)"
        }),
      .optional("canPrevent", \.canPrevent, .choice(of: [.recognizer])),
      .optional("canBePrevented", \.canBePrevented, .choice(of: [.recognizer])),
    ]
    if kind == .custom { rows += custom }
    rows.append(.settings(Property.stated(by: kind), \.settings, isSorted: false))
    rows.append(.optional("delegate", \.answers, answers))
    return ScenarioMapping(
      "\(kind.rawValue)Recognizer", "a gesture recognizer of type \(kind.rawValue)",
      writtenLast: ["requireToFail", "movesItems", "delegate", "canPrevent", "canBePrevented"]
        + custom.flatMap(\.keys),
      [id] + ScenarioRow.rows(of: \.gesture, rows))
  }

  private static let custom: [ScenarioRow<ScenarioGesture>] = [
    .optional("recognizeOn", \.custom.recognizeOn, .moment),
    .optional("beginOn", \.custom.beginOn, .moment),
    .optional("failOn", \.custom.failOn, .moment),
    .part("ignore", \.custom.ignore, .list("a list of contacts, such as [2]", of: .contact), unless: []),
  ]

  static let answers = gestureDelegate.value(of: ScenarioGestureAnswers())

  /// What a recognizer's delegate answers.
  static let gestureDelegate = ScenarioMapping<ScenarioGestureAnswers>(
    "delegate", "a recognizer's delegate",
    writtenLast: [
      "shouldReceive", "shouldReceivePress", "simultaneousWith", "shouldRequireFailureOf",
      "shouldBeRequiredToFailBy",
    ],
    [
      .optional("shouldBegin", \.shouldBegin, .beginning(namesOthers: false)),
      .optional("shouldReceive", \.shouldReceive, .choice(of: [.view, .window])),
      .optional("shouldReceivePress", \.shouldReceivePress, .choiceOfPresses),
      .optional("shouldReceiveEvent", \.shouldReceiveEvent, .flag),
      .optional("simultaneousWith", \.simultaneousWith, .company),
      .optional("shouldRequireFailureOf", \.shouldRequireFailureOf, .company),
      .optional("shouldBeRequiredToFailBy", \.shouldBeRequiredToFailBy, .company),
    ])
}

nonisolated extension ScenarioValue<ScenarioCustomGesture.Moment> {
  static var moment: Self {
    let schema = JSONValue.schema(
      ("type", .text("string")), ("pattern", .text("^(began|ended|move: *[0-9]+)$")))
    return Self(schema) { item throws(ScenarioError) in
      let expected = "began, ended or move: with a number from 1, such as move:3"
      let text = try item.text(expected)
      if text == "began" { return .began }
      if text == "ended" { return .ended }
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0] == "move",
        let number = ScenarioItem.contact(String(parts[1].drop { $0 == " " })), number > 0
      else { throw item.mismatch(expected) }
      return .move(number)
    } write: { moment in
      switch moment {
      case .began: .text("began")
      case .ended: .text("ended")
      case .move(let number): .text("move:\(number)")
      }
    }
  }
}
