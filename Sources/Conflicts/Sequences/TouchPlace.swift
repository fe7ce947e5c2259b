import Fingerpost
import FingerpostHID
import FingerpostScenarios
import Foundation

/// A point worth touching: of all points whose touches go to the same recognizers, the one with the most room.
nonisolated struct TouchPlace: Equatable, Sendable {
  var x: Double
  var y: Double
  /// The recognizers that a touch there goes to, as positions in the list of all, ascending.
  var recognizers: [Int]
}

/// Finds the places of a scenario.
struct TouchPlaces {
  /// The most places that are tried; those that add new pairs of recognizers come first.
  static let limit = 12

  private let scenario: Scenario
  private let recognizers: [ScenarioRecognizer]

  /// - Parameter scenario: the scenario, with an id for every recognizer and their touches logged.
  init(_ scenario: Scenario) {
    self.scenario = scenario.withoutHooks()
    recognizers = scenario.recognizers
  }

  /// The places, those with the most recognizers first.
  ///
  /// - Throws: an error if the scenario cannot be played.
  func find() throws(ScenarioError) -> [TouchPlace] {
    let points = try candidates()
    let receivers = try self.receivers(of: points)
    // The number of each point's set of recognizers, in the order in which the sets are found.
    var groups: [Int] = []
    var numbers: [[Int]: Int] = [:]
    var sets: [[Int]] = []
    for set in receivers {
      let number = numbers[set] ?? sets.count
      if number == sets.count { sets.append(set) }
      numbers[set] = number
      groups.append(number)
    }
    var best: [(index: Int, room: Double)?] = Array(repeating: nil, count: sets.count)
    for index in points.indices where !receivers[index].isEmpty {
      let room = room(around: index, points, groups)
      // The center of a view is better than a little more room.
      if room > (best[groups[index]]?.room ?? -1) * 1.5 { best[groups[index]] = (index, room) }
    }
    let places = zip(sets, best).compactMap { set, best in
      best.map { TouchPlace(x: points[$0.index].x, y: points[$0.index].y, recognizers: set) }
    }
    return chosen(places) + (try edges())
  }

  /// The squared distance to the nearest point of other recognizers, or to the edge of the screen.
  private func room(around index: Int, _ points: [CGPoint], _ groups: [Int]) -> Double {
    let point = points[index]
    let size = scenario.screenSize
    var room = Double(min(point.x, size.width - point.x, point.y, size.height - point.y))
    room *= room
    for other in points.indices where groups[other] != groups[index] {
      let (x, y) = (Double(points[other].x - point.x), Double(points[other].y - point.y))
      room = min(room, x * x + y * y)
    }
    return room
  }

  /// The places to try: each adds as many new pairs of recognizers as possible.
  private func chosen(_ places: [TouchPlace]) -> [TouchPlace] {
    var left = places
    var chosen: [TouchPlace] = []
    var seen: Set<[Int]> = []
    while !left.isEmpty, chosen.count < Self.limit {
      let gains = left.map { Self.pairs(of: $0).count { !seen.contains($0) } }
      guard let most = gains.max(), let index = gains.firstIndex(of: most) else { break }
      let place = left.remove(at: index)
      for pair in Self.pairs(of: place) { seen.insert(pair) }
      chosen.append(place)
    }
    return chosen
  }

  /// The pairs of recognizers at a place, each recognizer also with itself.
  private static func pairs(of place: TouchPlace) -> [[Int]] {
    let recognizers = place.recognizers.prefix(64)
    return recognizers.flatMap { first in recognizers.filter { $0 >= first }.map { [first, $0] } }
  }

  // MARK: - Candidates

  /// The center of every view that has recognizers, a grid over it, and one over the screen.
  private func candidates() throws(ScenarioError) -> [CGPoint] {
    let size = scenario.screenSize
    var points: [CGPoint] = []
    let world = ScenarioScene.makeWorld(for: scenario)
    let scene = try ScenarioScene.build(scenario, in: world)
    var seen: Set<ObjectIdentifier> = []
    for recognizer in recognizers.prefix(200) {
      guard let view = scene.recognizer(id: recognizer.id)?.view, let window = view.window,
        seen.insert(ObjectIdentifier(view)).inserted
      else { continue }
      let bounds = view.bounds
      func onScreen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let local = CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height)
        return window.convert(view.convert(local, to: window), to: nil)
      }
      points.append(onScreen(0.5, 0.5))
      points += Self.grid(5, 5, onScreen)
    }
    points += Self.grid(16, 32) { CGPoint(x: $0 * size.width, y: $1 * size.height) }
    var taken: Set<CGPoint> = []
    return points.compactMap { point in
      guard point.x.isFinite, point.y.isFinite else { return nil }
      let whole = CGPoint(x: point.x.rounded(), y: point.y.rounded())
      guard whole.x >= 0, whole.x < size.width, whole.y >= 0, whole.y < size.height else { return nil }
      return taken.insert(whole).inserted ? whole : nil
    }
  }

  private static func grid(_ columns: Int, _ rows: Int, _ point: (CGFloat, CGFloat) -> CGPoint) -> [CGPoint] {
    (0..<rows).flatMap { row in
      (0..<columns).map { column in
        point((CGFloat(column) + 0.5) / CGFloat(columns), (CGFloat(row) + 0.5) / CGFloat(rows))
      }
    }
  }

  /// The middles of the screen's edges from which a recognizer takes pans.
  private func edges() throws(ScenarioError) -> [TouchPlace] {
    let edges = recognizers.reduce(0) { $0 | $1.edges }
    let (width, height) = (Double(scenario.screenSize.width), Double(scenario.screenSize.height))
    let middles = [
      CGPoint(x: (width / 2).rounded(), y: 4), CGPoint(x: 4, y: (height / 2).rounded()),
      CGPoint(x: (width / 2).rounded(), y: height - 4), CGPoint(x: width - 4, y: (height / 2).rounded()),
    ]
    let points = middles.enumerated().filter { edges & (1 << UInt($0.offset)) != 0 }.map(\.element)
    let receivers = try self.receivers(of: points)
    return points.indices.filter { !receivers[$0].isEmpty }.map {
      TouchPlace(x: points[$0].x, y: points[$0].y, recognizers: receivers[$0])
    }
  }

  /// Which recognizers receive a touch at each point, found by touching all points one after another.
  private func receivers(of points: [CGPoint]) throws(ScenarioError) -> [[Int]] {
    guard !points.isEmpty else { return [] }
    var frames: [Frame] = []
    for (index, point) in points.enumerated() {
      // Far enough apart that every attempt is over before the next touch.
      let start = Int64(index) * 100_000_000_000
      let down = Contact(id: index, phase: .down, x: point.x, y: point.y)
      frames.append(Frame(nanoseconds: start, contacts: [down]))
      var cancel = down
      cancel.phase = .cancel
      frames.append(Frame(nanoseconds: start + 1, contacts: [cancel]))
    }
    let run = try ScenarioPlayer(scenario.playing(frames)).play()
    let positions = Dictionary(uniqueKeysWithValues: recognizers.enumerated().map { ($1.id, $0) })
    var receivers: [[Int]] = Array(repeating: [], count: points.count)
    for line in run.lines {
      guard let call = LoggedCall(line.text), call.name == "touchesBegan",
        let position = positions[String(call.subject)],
        let contact = call.contacts.first, points.indices.contains(contact)
      else { continue }
      receivers[contact].append(position)
    }
    return receivers.map { $0.sorted() }
  }
}
