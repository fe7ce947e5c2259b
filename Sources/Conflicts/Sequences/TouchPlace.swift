import Fingerpost
import FingerpostHID
import FingerpostScenarios
import FingerpostScreens
import FingerpostTrace
import Foundation

/// A point worth touching: of all points whose touches go to the same actors, the one with the most room.
nonisolated struct TouchPlace: Equatable, Sendable {
  var x: Double
  var y: Double
  /// The actors that a touch there goes to, as positions in the list of all, ascending.
  var recognizers: [Int]
}

/// The places of a scenario, and how much of the screen is like which.
struct TouchedPlaces {
  var places: [TouchPlace]
  /// The actors that each point of an even grid over the screen goes to.
  var grid: [[Int]]

  /// How much of the area in which one actor gets touches others get them, too: from 0 to 1.
  func share(of others: [Int], in actor: Int) -> Double {
    let all = grid.filter { $0.contains(actor) }
    guard !all.isEmpty else { return 0 }
    return Double(all.count { set in others.allSatisfy(set.contains) }) / Double(all.count)
  }
}

/// Finds the places of a scenario.
struct TouchPlaces {
  /// The most places that are tried; those that add new pairs of recognizers come first.
  static let limit = 12

  private let player: SequencePlayer
  private var scenario: Scenario { player.scenario }
  private var recognizers: [ScenarioRecognizer] { player.recognizers }

  init(_ player: SequencePlayer) {
    var still = player
    still.scenario = player.scenario.withoutHooks()
    self.player = still
  }

  /// The places, those with the most actors first.
  ///
  /// - Throws: an error if the scenario cannot be played.
  func find() throws(ScenarioError) -> TouchedPlaces {
    let (points, evenly) = try candidates()
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
    let (found, built) = (try chosen(places) + edges(), try self.built())
    return TouchedPlaces(
      places: found.map { onThumb($0, of: built) }, grid: evenly.map { receivers[$0] })
  }

  /// A place on a slider moves to the slider's thumb, which is all of it that can be dragged. [SLD-1]
  private func onThumb(_ place: TouchPlace, of built: BuiltScreen?) -> TouchPlace {
    let sliders = place.recognizers.filter { player.actors[$0].kind == .control(.slider) }
    guard let actor = sliders.first, let slider = built?.views[player.actors[actor].view] as? UISlider else {
      return place
    }
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    let point = built?.onScreen(CGPoint(x: thumb.midX, y: thumb.midY), of: player.actors[actor].view)
    guard let point, point.x.isFinite, point.y.isFinite else { return place }
    return TouchPlace(
      x: Double(point.x.rounded()), y: Double(point.y.rounded()), recognizers: place.recognizers)
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

  /// The center of every view that has recognizers or acts, a grid over it, and one over the screen; and the numbers of
  /// the points of the last.
  private func candidates() throws(ScenarioError) -> (points: [CGPoint], evenly: [Int]) {
    let size = scenario.screenSize
    var points: [CGPoint] = []
    let built = try built()
    var seen: Set<Int> = []
    for actor in player.actors.prefix(200) where seen.insert(actor.view).inserted {
      guard let built, built.views[actor.view].window != nil else { continue }
      let bounds = built.views[actor.view].bounds
      func onScreen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        built.onScreen(
          CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height), of: actor.view)
      }
      points.append(onScreen(0.5, 0.5))
      points += Self.grid(5, 5, onScreen)
    }
    let start = points.count
    points += Self.grid(16, 32) { CGPoint(x: $0 * size.width, y: $1 * size.height) }
    // Looked up only, never walked.
    var taken: [CGPoint: Int] = [:]
    var kept: [CGPoint] = []
    var evenly: [Int] = []
    for (index, point) in points.enumerated() where point.x.isFinite && point.y.isFinite {
      let whole = CGPoint(x: point.x.rounded(), y: point.y.rounded())
      guard whole.x >= 0, whole.x < size.width, whole.y >= 0, whole.y < size.height else { continue }
      let number = taken[whole] ?? kept.count
      if number == kept.count {
        taken[whole] = number
        kept.append(whole)
      }
      if index >= start { evenly.append(number) }
    }
    return (kept, evenly)
  }

  /// The objects of the scenario, before anything is played.
  private func built() throws(ScenarioError) -> BuiltScreen? {
    guard let stage = player.stage else { return nil }
    let world = ScenarioScene.makeWorld(for: scenario)
    return try ScenarioScene.build(scenario, in: world).built(as: stage.screen)
  }

  private static func grid(_ columns: Int, _ rows: Int, _ point: (CGFloat, CGFloat) -> CGPoint) -> [CGPoint] {
    (0..<rows).flatMap { row in
      (0..<columns).map { column in
        point((CGFloat(column) + 0.5) / CGFloat(columns), (CGFloat(row) + 0.5) / CGFloat(rows))
      }
    }
  }

  /// For each edge from which a recognizer takes pans, the middle of each part of it that leads to the same actors.
  private func edges() throws(ScenarioError) -> [TouchPlace] {
    let edges = recognizers.reduce(0) { $0 | $1.edges }
    let (width, height) = (Double(scenario.screenSize.width), Double(scenario.screenSize.height))
    var places: [TouchPlace] = []
    for edge in 0..<4 where edges & (1 << UInt(edge)) != 0 {
      let length = edge % 2 == 0 ? width : height
      let points = (0..<16).map { part -> CGPoint in
        let along = (length * (Double(part) + 1) / 16).rounded()
        switch edge {
        case 0: return CGPoint(x: along, y: 4)
        case 1: return CGPoint(x: 4, y: along)
        case 2: return CGPoint(x: along, y: height - 4)
        default: return CGPoint(x: width - 4, y: along)
        }
      }.dropLast()
      let receivers = try self.receivers(of: Array(points))
      var known: Set<[Int]> = []
      for set in receivers where !set.isEmpty && known.insert(set).inserted && known.count <= 4 {
        let like = receivers.indices.filter { receivers[$0] == set }
        let middle = like.min { abs($0 - 7) < abs($1 - 7) } ?? 0
        places.append(TouchPlace(x: points[middle].x, y: points[middle].y, recognizers: set))
      }
    }
    return places
  }

  /// Which actors receive a touch at each point, found by touching the points one after another.
  private func receivers(of points: [CGPoint]) throws(ScenarioError) -> [[Int]] {
    var receivers: [[Int]] = []
    // The facts of many touches on a large screen take much memory.
    for start in stride(from: 0, to: points.count, by: 64) {
      receivers += try touch(Array(points[start..<min(points.count, start + 64)]))
    }
    return receivers
  }

  private func touch(_ points: [CGPoint]) throws(ScenarioError) -> [[Int]] {
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
    let (run, built) = try player.play(frames)
    var receivers: [Set<Int>] = Array(repeating: [], count: points.count)
    guard let built, let stage = player.stage else { return receivers.map { $0.sorted() } }
    for record in run.records {
      switch record.fact {
      case .received(let contact, let subject) where receivers.indices.contains(contact):
        if let actor = stage.actor(ofRecognizer: subject, on: built) { receivers[contact].insert(actor) }
      case .targeted(let contact, _, let view) where receivers.indices.contains(contact):
        if let actor = stage.actor(ofTouchOn: view, on: built) { receivers[contact].insert(actor) }
      default: break
      }
    }
    return receivers.map { $0.sorted() }
  }
}
