import FingerpostText

/// Renders traces for Perfetto and for Chrome's `about:tracing`: JSON with a track for each finger, view, recognizer,
/// control and scroll view.
///
/// Open what it writes in ui.perfetto.dev, which loads files without sending them anywhere. Each run is a process of its
/// own; states are slices, decisions instants, waits arrows, and offsets of scroll views counters.
public struct TracePerfettoRenderer {
  /// A slice that has not ended.
  private struct Slice {
    var name: String
    var start: Int64
    var rule: String?
  }

  private var events: [String] = []
  private var process = 0
  private var tracks: [String: Int] = [:]
  private var open: [Int: Slice] = [:]
  private var names = SubjectNames()
  private var flows = 0
  private var now: Int64 = 0

  /// Creates a renderer without runs.
  public init() {}

  /// Adds a run.
  ///
  /// - Parameters:
  ///   - records: the facts, in order.
  ///   - title: what the process is called.
  public mutating func add(_ records: [TraceRecord], title: String) {
    process += 1
    tracks = [:]
    open = [:]
    names = SubjectNames()
    add("M", "process_name", track: nil) { json in json.field("args") { json.field("name", title) } }
    for record in records {
      now = record.nanoseconds
      if !names.learn(record.fact) { add(record.fact, rule: record.fact.rule?.rawValue) }
    }
    for track in open.keys.sorted() { close(track) }
  }

  /// The document.
  public var text: String {
    let origin = JSONWriter.object { $0.field("tool", ProgramVersion.tool) }
    return "{\"traceEvents\":[\n" + events.joined(separator: ",\n") + "\n],\"otherData\":\(origin)}"
  }

  // MARK: - Facts

  private mutating func add(_ fact: Fact, rule: String?) {
    switch fact {
    case .contact(let contact, let change, let x, let y):
      let track = track("finger \(contact)")
      switch change {
      case .down: begin(track, "down at (\(Decimals.short(x)), \(Decimals.short(y)))", rule)
      case .move: break
      case .up, .cancel: close(track)
      }
    case .press(let press, let change):
      let track = track("press \(-1 - press)")
      switch change {
      case .began: begin(track, "down", rule)
      case .changed: break
      case .ended, .cancelled: close(track)
      }
    case .targeted(let contact, _, let view):
      mark(track("hit test"), "finger \(contact) → \(names[view])", rule)
    case .dropped(let contact, let reason):
      mark(track("hit test"), "finger \(contact): \(reason.rawValue)", rule)
    case .heldBack(let phase, _, let view, let by):
      begin(self.view(view), "\(phase.rawValue) held for \(names[by])", rule)
    case .withheld(_, let view, let reason): begin(self.view(view), "withheld: \(reason.rawValue)", rule)
    case .delivered(let phase, let receiver, _): deliver(phase, to: receiver, rule)
    case .signal(let signal): mark(track("events"), signal.rawValue, rule)
    default: addDecision(fact, rule: rule)
    }
  }

  private mutating func deliver(_ phase: TouchPhase, to receiver: SubjectID, _ rule: String?) {
    let track = view(receiver)
    switch phase {
    case .began, .moved:
      if open[track]?.name != phase.rawValue { begin(track, phase.rawValue, rule) }
    case .ended, .cancelled:
      close(track)
      mark(track, phase.rawValue, rule)
    }
  }

  private mutating func addDecision(_ fact: Fact, rule: String?) {
    switch fact {
    case .received(_, let by):
      let track = recognizer(by)
      if open[track] == nil { begin(track, "possible", rule) }
    case .verdict(let contestant, let state, let reason):
      let track = recognizer(contestant)
      if case .prevented(let by) = reason { arrow(from: recognizer(by), to: track, "prevents") }
      if open[track]?.name != state.name { begin(track, state.name, rule) }
    case .waits(let contestant, let other):
      let track = recognizer(contestant)
      let name = "waits for \(names[other])"
      guard open[track]?.name != name else { return }
      begin(track, name, rule)
      arrow(from: track, to: recognizer(other), "waits")
    case .contestantReset(let contestant): close(recognizer(contestant))
    case .acted(let contestant, let state, _): mark(recognizer(contestant), "acts: \(state.name)", rule)
    case .tracking(let control, _, let change):
      let track = self.control(control)
      switch change {
      case .began: begin(track, "inside", rule)
      case .refused, .disabled, .busy, .forwarded: mark(track, change.rawValue, rule)
      case .stopped, .ended, .cancelled, .leftWindow, .switchedOff: close(track)
      }
    case .crossed(let control, _, let inside):
      begin(self.control(control), inside ? "inside" : "outside", rule)
    case .controlEvent(let control, let kind, _, _): mark(self.control(control), kind.rawValue, rule)
    case .scrolling(let scrollView, let step, let x, let y): scroll(scrollView, step, x, y, rule)
    case .row(let list, _, let section, let item, let step):
      mark(track("\(names[list]) (list \(list.rawValue))"), "\(section):\(item) \(step.text)", rule)
    default: break
    }
  }

  private mutating func scroll(
    _ view: SubjectID, _ step: ScrollStep, _ x: Double, _ y: Double, _ rule: String?
  ) {
    let name = "\(names[view]) (scroll view \(view.rawValue))"
    let track = track(name)
    switch step {
    case .draggingBegan, .decelerationBegan, .zoomingBegan: begin(track, step.rawValue, rule)
    case .moved: break
    default: close(track)
    }
    add("C", "\(name) offset", track: track) { json in
      json.field("args") {
        json.field("x", x)
        json.field("y", y)
      }
    }
  }

  // MARK: - Tracks

  private mutating func view(_ id: SubjectID) -> Int { track("\(names[id]) (view \(id.rawValue))") }
  private mutating func recognizer(_ id: SubjectID) -> Int {
    track("\(names[id]) (recognizer \(id.rawValue))")
  }
  private mutating func control(_ id: SubjectID) -> Int { track("\(names[id]) (control \(id.rawValue))") }

  /// The number of a track, which is named when it is used first.
  private mutating func track(_ name: String) -> Int {
    if let known = tracks[name] { return known }
    let number = tracks.count + 1
    tracks[name] = number
    add("M", "thread_name", track: number) { json in json.field("args") { json.field("name", name) } }
    add("M", "thread_sort_index", track: number) { json in
      json.field("args") { json.field("sort_index", number) }
    }
    return number
  }

  // MARK: - Events

  private mutating func begin(_ track: Int, _ name: String, _ rule: String?) {
    close(track)
    open[track] = Slice(name: name, start: now, rule: rule)
  }

  private mutating func close(_ track: Int) {
    guard let slice = open.removeValue(forKey: track) else { return }
    let end = now
    now = slice.start
    add("X", slice.name, track: track) { json in
      json.field("dur", Double(end - slice.start) / 1e3)
      if let rule = slice.rule { json.field("args") { json.field("rule", rule) } }
    }
    now = end
  }

  private mutating func mark(_ track: Int, _ name: String, _ rule: String?) {
    add("i", name, track: track) { json in
      json.field("s", "t")
      if let rule { json.field("args") { json.field("rule", rule) } }
    }
  }

  private mutating func arrow(from: Int, to: Int, _ name: String) {
    flows += 1
    let flow = flows
    add("s", name, track: from) { $0.field("id", flow) }
    add("f", name, track: to) { json in
      json.field("id", flow)
      json.field("bp", "e")
    }
  }

  /// Times are microseconds in this format.
  private mutating func add(_ phase: String, _ name: String, track: Int?, _ more: (JSONWriter) -> Void) {
    events.append(
      JSONWriter.object { json in
        json.field("ph", phase)
        json.field("name", name)
        json.field("cat", "fingerpost")
        json.field("pid", process)
        if let track { json.field("tid", track) }
        json.field("ts", Double(now) / 1e3)
        more(json)
      })
  }
}
