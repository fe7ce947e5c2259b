import Fingerpost
import FingerpostGestures
import FingerpostHID
import FingerpostScenarios
import FingerpostText
import FingerpostTimeline
import FingerpostTrace
import FingerpostWhatIf
import Foundation

/// A screen and what was played on it, as a test in Swift against the library.
struct RunCode {
  private var nodes: [ObjectCode] = []
  private var required: [(TreePlace, TreePlace)] = []
  private let size: CGSize
  private let frames: [Frame]
  private var expected: [String] = []

  /// The most views and recognizers, so that a file stays readable.
  static let nodeLimit = 400

  /// Reads a run.
  ///
  /// - Throws: a sentence if no test says the same.
  init(_ first: FirstRun, playedBy take: LabTake) throws {
    size = first.screenSize
    frames = first.run.frames
    guard !frames.isEmpty else { throw WhatIf.Problem("Nothing was touched yet.") }
    guard frames.allSatisfy(\.isOfFingers) else {
      throw WhatIf.Problem("This run has input that is not from fingers, and a test would leave it out.")
    }
    // As it was before the first finger: what has been played on is different.
    var tree: Result<Tree, WhatIf.Problem>?
    _ = try take.play { world in
      tree = Result { () throws(WhatIf.Problem) in try Self.describe(world, first) }
    }
    if let tree = try tree?.get() { (nodes, required) = tree }
    let known = Set(nodes.compactMap(\.name))
    let names = Dictionary(uniqueKeysWithValues: first.subjects.filter { known.contains($0.1) })
    expected = Self.lines(first.run.records, names)
    let (records, own) = replayed()
    guard Self.lines(records, own) == expected else {
      throw WhatIf.Problem(
        "The screen's own code, such as an override or a delegate, decides what happens, and a test cannot contain it."
      )
    }
  }

  private typealias Tree = (nodes: [ObjectCode], required: [(TreePlace, TreePlace)])

  private static func describe(_ world: World, _ first: FirstRun) throws(WhatIf.Problem) -> Tree {
    var (nodes, required): Tree = ([], [])
    var all: [(TreePlace, NSObject)] = []
    TreePlace.each(in: world.application) { place, object in
      if all.count <= nodeLimit { all.append((place, object)) }
    }
    guard all.count <= nodeLimit else {
      throw WhatIf.Problem("This screen has more than \(nodeLimit) views and recognizers.")
    }
    let places = Dictionary(uniqueKeysWithValues: all.map { (ObjectIdentifier($0.1), $0.0) })
    var taken: Set<String> = ["world", "log", "frame"]
    var control: TreePlace?
    for (place, object) in all {
      // What a control is made of comes with it.
      if let control, control.holds(place) { continue }
      let name = first.objects.name(at: place)
      let base = VariableNames.variable(named: name ?? String(describing: type(of: object)))
      var (variable, count) = (base, 1)
      while taken.contains(variable) {
        count += 1
        variable = "\(base)\(count)"
      }
      guard let node = try ObjectCode(object, at: place, name: name, variable: variable) else { continue }
      taken.insert(variable)
      nodes.append(node)
      if object is UIControl { control = place }
      for other in (object as? UIGestureRecognizer)?.requiredToFail ?? [] {
        if let goal = places[ObjectIdentifier(other)] { required.append((place, goal)) }
      }
    }
    let made = Set(nodes.map(\.place))
    required.removeAll { !made.contains($0.0) || !made.contains($0.1) }
    return (nodes, required)
  }

  // MARK: - Trying it

  /// Plays the frames on a screen that the lines make.
  private func replayed() -> ([TraceRecord], [SubjectID: String]) {
    let log = TraceLog()
    let world = World(trace: Trace(log), screenSize: size)
    var names: [SubjectID: String] = [:]
    world.run {
      var objects: [TreePlace: NSObject] = [:]
      for node in nodes {
        let object = node.make()
        objects[node.place] = object
        if let recognizer = object as? UIGestureRecognizer {
          (objects[node.place.holder] as? UIView)?.addGestureRecognizer(recognizer)
        } else if let view = object as? UIView, let holder = objects[node.place.holder] as? UIView,
          holder !== view
        {
          holder.addSubview(view)
        }
        guard let name = node.name else { continue }
        if let recognizer = object as? UIGestureRecognizer { names[recognizer.subject(in: world)] = name }
        if let view = object as? UIView { names[view.subject(in: world)] = name }
      }
      for (place, other) in required {
        guard let recognizer = objects[place] as? UIGestureRecognizer,
          let other = objects[other] as? UIGestureRecognizer
        else { continue }
        recognizer.require(toFail: other)
      }
      for node in nodes { (objects[node.place] as? UIWindow)?.makeKeyAndVisible() }
      // The lines have no more of a contact.
      VirtualRun(world).play(
        frames.map { frame in
          let contacts = frame.contacts.map { Contact(id: $0.id, phase: $0.phase, x: $0.x, y: $0.y) }
          return Frame(nanoseconds: frame.nanoseconds, contacts: contacts)
        })
    }
    return (log.records, names)
  }

  /// What is expected: what views are told, which recognizers act, what controls send. The text below says the same.
  private static func lines(_ records: [TraceRecord], _ names: [SubjectID: String]) -> [String] {
    records.compactMap { record in
      let (subject, text): (SubjectID, String)
      switch record.fact {
      case .delivered(let phase, let view, _): (subject, text) = (view, "touches \(phase.rawValue)")
      case .acted(let recognizer, let state, _): (subject, text) = (recognizer, "acts: \(state.name)")
      case .controlEvent(let control, let event, _, _): (subject, text) = (control, event.rawValue)
      default: return nil
      }
      return names[subject].map { "\(record.nanoseconds / 1_000_000) ms: \($0) \(text)" }
    }
  }

  // MARK: - As text

  /// The test as a file.
  func text(title: String) -> String {
    var lines = [
      "import Fingerpost", "import FingerpostHID", "import FingerpostTimeline", "import FingerpostTrace",
      "import Foundation",
      "import Testing", "",
      "/// Saved from the lab: \(PlainText.line(title))", "@MainActor @Test func \(Self.function(title))() {",
      "  let log = CallbackLog()",
      "  let world = World(",
      "    trace: Trace(log), screenSize: CGSize(width: \(Self.text(size.width)), height: \(Self.text(size.height))))",
      "  world.run {",
    ]
    for node in nodes {
      lines += node.lines.map { "    \($0)" }
      if node.place.holder != node.place, let holder = variable(node.place.holder) {
        let call = node.place.recognizer == nil ? "addSubview" : "addGestureRecognizer"
        lines.append("    \(holder).\(call)(\(node.variable))")
      }
      if let name = node.name {
        lines.append("    log.names[\(node.variable).subject(in: world)] = \(Self.quoted(name))")
      }
    }
    for (place, other) in required {
      if let one = variable(place), let other = variable(other) {
        lines.append("    \(one).require(toFail: \(other))")
      }
    }
    for node in nodes where node.place.recognizer == nil && node.place.subviews.isEmpty {
      lines.append("    \(node.variable).makeKeyAndVisible()")
    }
    lines += [
      "", "    @MainActor func frame(_ nanoseconds: Int64, _ contacts: Contact...) {",
      "      world.application.handle(Frame(nanoseconds: nanoseconds, contacts: contacts))", "    }",
    ]
    for frame in frames {
      let contacts = frame.contacts.map {
        "Contact(id: \($0.id), phase: .\($0.phase), x: \(Decimals.json($0.x)), y: \(Decimals.json($0.y)))"
      }
      lines.append("    frame(\(Self.number(frame.nanoseconds)), \(contacts.joined(separator: ", ")))")
    }
    lines += ["    world.timeline.runUntilIdle()", "  }", "  #expect(", "    log.lines == ["]
    lines += expected.map { "      \(Self.quoted($0))," }
    lines += ["    ])", "}", "", Self.log]
    return lines.joined(separator: "\n")
  }

  private func variable(_ place: TreePlace) -> String? { nodes.first { $0.place == place }?.variable }

  private static func text(_ number: CGFloat) -> String { Decimals.json(Double(number)) }

  /// A number with its digits in groups.
  private static func number(_ value: Int64) -> String {
    var digits = Array(String(value))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert("_", at: place) }
    return String(digits)
  }

  private static func quoted(_ text: String) -> String {
    let escaped = PlainText.line(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  private static func function(_ title: String) -> String {
    let words = title.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.prefix(10)
    let name = words.enumerated().map { index, word in
      index == 0 ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return name.first?.isLetter == true ? name : "savedRun\(name)"
  }

  /// What keeps the lines of the test: it says what ``lines(_:_:)`` does.
  private static let log = """
    /// What views are told, which recognizers act, and what controls send, with the time of each.
    private final class CallbackLog: TraceSink {
      var names: [SubjectID: String] = [:]
      private(set) var lines: [String] = []

      func record(_ record: TraceRecord) {
        let (subject, text): (SubjectID, String)
        switch record.fact {
        case .delivered(let phase, let view, _): (subject, text) = (view, "touches \\(phase.rawValue)")
        case .acted(let recognizer, let state, _): (subject, text) = (recognizer, "acts: \\(state)")
        case .controlEvent(let control, let event, _, _): (subject, text) = (control, event.rawValue)
        default: return
        }
        guard let name = names[subject] else { return }
        lines.append("\\(record.nanoseconds / 1_000_000) ms: \\(name) \\(text)")
      }
    }

    """
}

extension Frame {
  /// Whether it has contacts and nothing else, and of these no more than a test writes.
  nonisolated fileprivate var isOfFingers: Bool {
    earlier.isEmpty && !hasMoreThanContacts
      && buttonMask == 0 && modifierFlags == 0 && !contacts.isEmpty
  }
}

extension TreePlace {
  /// Where the view is that holds what is here; a window holds itself.
  nonisolated fileprivate var holder: TreePlace {
    var holder = self
    if recognizer != nil {
      holder.recognizer = nil
    } else if !subviews.isEmpty {
      holder.subviews.removeLast()
    }
    return holder
  }

  /// Whether what is at another place is in the view here.
  nonisolated fileprivate func holds(_ other: TreePlace) -> Bool {
    recognizer == nil && window == other.window && other.subviews.count > subviews.count
      && other.subviews.starts(with: subviews)
  }
}
