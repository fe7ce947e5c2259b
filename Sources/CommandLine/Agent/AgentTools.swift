import FingerpostAgentServer
import FingerpostPicture
import FingerpostText
import FingerpostTrace
import Foundation

/// The commands as tools, and what is read beside them.
nonisolated enum AgentTools {
  static let all = [explain, audit, conflicts, diff, rule, screenTool, picture, attach]

  static let resources = [
    AgentResource(
      "fingerpost://agents", name: "agents.md",
      description: "How to get a screen out of an app, what to ask, and how to read the answer.",
      mimeType: "text/markdown"
    ) { _ in Document.agents.text },
    AgentResource(
      "fingerpost://rules", name: "rules",
      description: "Every rule that decides where a touch goes, a line each.",
      mimeType: "text/plain"
    ) { _ in
      let page = RulePage(ledger: .shared)
      return page.list(page.ledger.rules)
    },
    AgentResource(
      "fingerpost://rules/{id}", name: "rule", description: "One rule with its evidence, such as HIT-6.",
      mimeType: "text/plain"
    ) { id in
      let page = RulePage(ledger: .shared)
      return page.ledger.rule(id).map(page.whole)
    },
  ]

  // MARK: - What several tools take

  private static let screen: [AgentTool.Parameter] = [
    .init(
      "text", .text, "The screen itself: a dump, a page source, an element tree, exactly as it was printed."),
    .init("file", .file, "Instead of text: the path of a file or a .viewhierarchy with the screen."),
    .init(
      "attach", .text,
      "Instead of both: HOST:PORT of a running app with FingerpostAttach.swift in it, which is asked; “any” for the only one on this machine."
    ),
    .init(
      "with", .files, "Files with what lldb printed for gestureRecognizers, if the screen does not hold it."),
  ]

  private static let gesture: [AgentTool.Parameter] = [
    .init(
      "x", .number,
      "Where to touch, in points of the screen. Leave out x and y to touch the center of what is expected."),
    .init("y", .number, "Where to touch, in points of the screen."),
    .init(
      "expect", .text,
      "What should act: a class, the end of its name, a text, a label or an address; or a recognizer by its action."
    ),
    .init(
      "gesture", .text,
      "\(gestureForms) Without it, a tap; if x and y are left out, too, the gesture that what is expected is there for."
    ),
  ]

  private static let gestureForms =
    "tap, double-tap, hold, drag:DX,DY in points, hold-drag:DX,DY after a press, swipe:up, down, left or right, "
    + "pinch:SCALE, with:X,Y for a tap while another finger rests there, 2-finger-drag:DX,DY and the like for up to 5 fingers, "
    + "or scroll:DX,DY on a trackpad or wheel:DX,DY, which move content as a finger would."

  /// The options that name the screen, and its text.
  ///
  /// - Throws: a sentence if there is no screen, or two.
  private static func input(_ arguments: AgentArguments) throws(AgentRefusal) -> (
    options: [String], text: String?
  ) {
    let (text, file, app) = (arguments.text("text"), arguments.text("file"), arguments.text("attach"))
    switch [text, file, app].count(where: { $0 != nil }) {
    case 0:
      throw AgentRefusal(
        "Give the screen: its “text”, the path of its “file”, or a running app to “attach” to.")
    case 1: break
    default: throw AgentRefusal("Give one of “text”, “file” and “attach”.")
    }
    let with = arguments.list("with").map { "--with=\($0)" }
    if let app { return (with + (try attaching(app)), nil) }
    return (with + [file ?? AgentTrial.inlineName], text)
  }

  /// The options that name a running app.
  private static func attaching(_ app: String) throws(AgentRefusal) -> [String] {
    // It stands among the arguments of a command, and is to be no other one.
    guard app.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == ":" }) else {
      throw AgentRefusal("“attach” is HOST:PORT, or “any”.")
    }
    return ["--attach"] + (app == "any" ? [] : [app])
  }

  private static func touch(_ arguments: AgentArguments) throws(AgentRefusal) -> [String] {
    var options: [String] = []
    switch (arguments.number("x"), arguments.number("y")) {
    case (let x?, let y?): options.append("--tap=\(Decimals.json(x)),\(Decimals.json(y))")
    case (nil, nil): break
    default: throw AgentRefusal("A point has both “x” and “y”.")
    }
    guard !options.isEmpty || arguments.text("expect") != nil else {
      throw AgentRefusal("Say where to touch, with “x” and “y”, or what should act, with “expect”.")
    }
    if let name = arguments.text("expect") { options.append("--expect=\(name)") }
    if let gesture = arguments.text("gesture") { options.append("--gesture=\(gesture)") }
    return options
  }

  /// A tool of which making the arguments of a command may fail.
  private static func tool(
    _ name: String, title: String, _ description: String, _ parameters: [AgentTool.Parameter],
    schema: Document? = nil,
    run: @escaping @MainActor @Sendable (AgentArguments, AgentRun) throws(AgentRefusal) -> AgentResult
  ) -> AgentTool {
    AgentTool(
      name, title: title, description: description, parameters: parameters, outputSchema: schema?.bytes
    ) { arguments, context in
      do throws(AgentRefusal) {
        return try run(arguments, context)
      } catch {
        return .refused(error.sentence)
      }
    }
  }

  // MARK: - The tools

  static let explain = tool(
    "explain", title: "Explain a touch",
    """
    Says what a tap or another gesture at a point of an iOS screen does, why a button does nothing, and what code to \
    change; every fix was tried on an engine that behaves as UIKit does. Needs a dump of the screen and a point or the \
    name of what should act. It knows nothing of the app's own code.
    """,
    screen + gesture + [
      .init("full", .flag, "Whether the structured report has everything and not only the answer.")
    ],
    schema: .report
  ) { arguments, run throws(AgentRefusal) in
    let (screen, text) = try input(arguments)
    let full = arguments.flag("full") ? ["--full"] : []
    return AgentTrial(ExplainCommand.self, try touch(arguments) + full + screen, input: text, run).result
  }

  static let audit = tool(
    "audit", title: "Audit a screen",
    """
    Finds every control, cell, scroll view and recognizer of an iOS screen that a finger cannot use: covered, too \
    small, late, switched off, outside its parent.
    """,
    screen + [
      .init("minTarget", .number, "The minimum width and height of a target in points; 44 if left out.")
    ],
    schema: .audit
  ) { arguments, run throws(AgentRefusal) in
    let (screen, text) = try input(arguments)
    let size = arguments.number("minTarget").map { ["--min-target=\(Decimals.json($0))"] } ?? []
    return AgentTrial(AuditCommand.self, size + screen, input: text, run).result
  }

  static let conflicts = tool(
    "conflicts", title: "Find conflicts of gestures",
    """
    Touches a screen in thousands of ways and finds gestures that never act, act instead of others, or come late. The \
    screen has to describe its gesture recognizers.
    """,
    screen + [
      .init("budget", .text, "How many sequences of touches to try, such as 2000, or how long, such as 10s.")
    ], schema: .conflicts
  ) { arguments, run throws(AgentRefusal) in
    let (screen, text) = try input(arguments)
    let budget = arguments.text("budget").map { ["--budget=\($0)"] } ?? []
    return AgentTrial(ConflictsCommand.self, budget + screen, input: text, run).result
  }

  static let rule = tool(
    "rule", title: "Look a rule up",
    "Prints a rule that an answer names, such as HIT-6, with its evidence; a family, such as hit, lists its rules.",
    [.init("id", .text, "The id of a rule, such as HIT-6, or a family, such as hit.", isRequired: true)],
    schema: .rule
  ) { arguments, run throws(AgentRefusal) in
    AgentTrial(RuleCommand.self, ["--", arguments.text("id") ?? ""], run).result
  }

  static let diff = tool(
    "diff", title: "Compare two captures",
    """
    Says which controls became unreachable, late or small between two captures of one screen, such as before and after \
    a change of the app.
    """,
    [
      .init("oldText", .text, "The first capture itself, as text."),
      .init("old", .file, "Instead: the path of the first capture."),
      .init("newText", .text, "The second capture itself, as text."),
      .init("new", .file, "Instead: the path of the second capture."),
    ], schema: .diff
  ) { arguments, run throws(AgentRefusal) in
    var options: [String] = []
    var texts: [String: String] = [:]
    for (name, other) in [("old", "oldText"), ("new", "newText")] {
      switch (arguments.text(name), arguments.text(other)) {
      case (let file?, nil): options.append(file)
      case (nil, let text?):
        options.append(name)
        texts[name] = text
      default: throw AgentRefusal("Give “\(other)” or “\(name)”, and not both.")
      }
    }
    return AgentTrial(DiffCommand.self, options, inputs: texts, run).result
  }

  static let screenTool = tool(
    "screen", title: "Say what was understood",
    """
    Says what was understood of a dump: its kind, what such an input can and cannot say, the controls and recognizers \
    that one may ask about with their places, and what was not understood.
    """,
    screen, schema: .screen
  ) { arguments, run throws(AgentRefusal) in
    let (screen, text) = try input(arguments)
    return AgentTrial(ScreenCommand.self, screen, input: text, run).result
  }

  static let picture = tool(
    "picture", title: "Draw a touch",
    "Draws the screen as boxes, with what a touch hits, what was expected and what lies in front, as a PNG image.",
    screen + gesture
  ) { arguments, run throws(AgentRefusal) in
    let (screen, text) = try input(arguments)
    let options = try touch(arguments) + ["--picture=picture.png"] + screen
    let trial = AgentTrial(ExplainCommand.self, options, input: text, run)
    guard let png = trial.files["picture.png"] else { return trial.result }
    let sentence = trial.text.split(separator: "\n\n", maxSplits: 1).first.map(String.init) ?? ""
    return AgentResult([
      .image(png.base64EncodedString(), mimeType: "image/png"),
      .text(AgentTrial.fitting("\(PixelPicture.legend)\n\n\(sentence)\n")),
    ])
  }

  static let attach = tool(
    "attach", title: "Watch a running app",
    """
    Watches a running app with FingerpostAttach.swift in it while somebody touches it, and says of each touch what \
    UIKit did, and where the engine predicts something else, with the rule. Ends when nobody has touched it for a while.
    """,
    [
      .init("attach", .text, "HOST:PORT of the app; “any” or nothing for the only one on this machine."),
      .init("idle", .number, "After how many seconds without a touch it ends, at most 25; 10 if left out."),
    ]
  ) { arguments, run throws(AgentRefusal) in
    let idle = arguments.number("idle") ?? 10
    guard idle > 0, idle <= 25 else { throw AgentRefusal("“idle” is above 0 and at most 25 seconds.") }
    let options =
      ["--watch", "--idle=\(Decimals.json(idle))"] + (try attaching(arguments.text("attach") ?? "any"))
    return AgentTrial(ExplainCommand.self, options, run).result
  }
}
