import Fingerpost
import FingerpostHID
public import Foundation

extension EventGenerator {
  /// How long a tap stays down, in seconds: 0.05.
  public nonisolated static let fingerLiftDelay: TimeInterval = 0.05
  /// How long a long press stays down, in seconds: 2.
  public nonisolated static let longPressHoldDelay: TimeInterval = 2
  /// The time from one tap of several to the next, in seconds: 0.15.
  public nonisolated static let multiTapInterval: TimeInterval = 0.15
  /// The time between two samples of a finger that moves, in seconds: 1/60.
  public nonisolated static let fingerMoveInterval: TimeInterval = 1.0 / 60

  // MARK: - Down and up

  /// Puts fingers down at once.
  ///
  /// - Parameters:
  ///   - indices: which fingers; as many as places, or none.
  ///   - locations: where.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if a finger is down already, or a touch at a place would not be the view's.
  public func fingerDown(
    _ indices: [FingerIndex?] = .automatic, at locations: [any FingerLocation], fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      let indices = try freeFingers(indices, count: locations.count)
      let points = try locations.map { try hittablePoint($0) }
      for (index, point) in zip(indices, points) { fingers.append((index, point)) }
      send(zip(indices, points).map { ($0, .down, $1) })
    }
  }

  /// Puts a finger down.
  ///
  /// - Parameters:
  ///   - index: which finger.
  ///   - location: where; nil for the middle of the view that the event generator was made with.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if the finger is down already, or a touch there would not be the view's.
  public func fingerDown(
    _ index: FingerIndex? = .automatic, at location: (any FingerLocation)? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      try fingerDown([index], at: [location ?? mainView])
    }
  }

  /// Lifts fingers at once.
  ///
  /// - Parameters:
  ///   - indices: which fingers; with none the one that came down last.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if one of them is not down.
  public func fingerUp(_ indices: [FingerIndex?] = .automatic, fileID: String = #fileID, line: Int = #line)
    throws
  {
    try reporting(fileID, line) {
      let lifted = try downFingers(indices, count: max(1, indices.count))
      let ends = lifted.map { index in (index, Contact.Phase.up, point(of: index)) }
      fingers.removeAll { lifted.contains($0.index) }
      send(ends)
    }
  }

  /// Lifts a finger.
  ///
  /// - Parameters:
  ///   - index: which finger; with nil the one that came down last.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if it is not down.
  public func fingerUp(_ index: FingerIndex?, fileID: String = #fileID, line: Int = #line) throws {
    try reporting(fileID, line) { try fingerUp([index]) }
  }

  /// Has the system take all fingers away, as an incoming call does: their touches are cancelled.
  public func fingerCancel() {
    let ends = fingers.map { ($0.index, Contact.Phase.cancel, $0.point) }
    fingers = []
    send(ends)
  }

  // MARK: - Moving

  /// Moves fingers to other places, in one step.
  ///
  /// - Parameters:
  ///   - indices: which fingers; with none those that came down last.
  ///   - locations: where to.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if one of them is not down, or a view is not shown.
  public func fingerMove(
    _ indices: [FingerIndex?] = .automatic, to locations: [any FingerLocation], fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      let moved = try downFingers(indices, count: locations.count)
      let points = try locations.map { try shownPoint($0) }
      move(moved, to: points)
    }
  }

  /// Moves a finger to another place, in one step.
  ///
  /// - Parameters:
  ///   - index: which finger; with nil the one that came down last.
  ///   - location: where to.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if it is not down, or the view is not shown.
  public func fingerMove(
    _ index: FingerIndex? = .automatic, to location: any FingerLocation, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      try fingerMove([index], to: [location])
    }
  }

  /// Moves fingers to other places, in as many steps as a display has frames in that time.
  ///
  /// They start and end slowly, as hands do: what they let go of does not fly on.
  ///
  /// - Parameters:
  ///   - indices: which fingers; with none those that came down last.
  ///   - locations: where to.
  ///   - duration: how long it takes, in seconds.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if one of them is not down, or a view is not shown.
  public func fingerMove(
    _ indices: [FingerIndex?] = .automatic, to locations: [any FingerLocation], duration: TimeInterval,
    fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      let moved = try downFingers(indices, count: locations.count)
      let ends = try locations.map { try shownPoint($0) }
      let starts = moved.map { point(of: $0) }
      inSteps(duration) { part in
        move(
          moved,
          to: zip(starts, ends).map { start, end in
            CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
          })
      }
    }
  }

  /// Moves a finger to another place, in as many steps as a display has frames in that time.
  ///
  /// - Parameters:
  ///   - index: which finger; with nil the one that came down last.
  ///   - location: where to.
  ///   - duration: how long it takes, in seconds.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if it is not down, or the view is not shown.
  public func fingerMove(
    _ index: FingerIndex? = .automatic, to location: any FingerLocation, duration: TimeInterval,
    fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      try fingerMove([index], to: [location], duration: duration)
    }
  }

  // MARK: - What they are made of

  /// Calls a closure for each step of a movement with how far it has come, from above 0 to 1, and lets time pass.
  func inSteps(_ duration: TimeInterval, _ step: (Double) -> Void) {
    let count = max(1, Int((duration / Self.fingerMoveInterval).rounded()))
    for number in 1...count {
      if duration > 0 { advance(by: duration / Double(count)) }
      step((1 - cos(.pi * Double(number) / Double(count))) / 2)
    }
  }

  func move(_ indices: [FingerIndex], to points: [CGPoint]) {
    for (index, point) in zip(indices, points) {
      guard let place = fingers.firstIndex(where: { $0.index == index }) else { continue }
      fingers[place].point = point
    }
    send(zip(indices, points).map { ($0, .move, $1) })
  }

  func point(of index: FingerIndex) -> CGPoint { fingers.first { $0.index == index }?.point ?? .zero }

  private func send(_ changes: [(index: FingerIndex, phase: Contact.Phase, point: CGPoint)]) {
    guard !changes.isEmpty else { return }
    let contacts = changes.map { change in
      let point = window.convert(change.point, to: nil as UIWindow?)
      return Contact(
        id: Int(change.index.rawValue), phase: change.phase, x: Double(point.x), y: Double(point.y),
        majorRadius: 5)
    }
    send(Frame(nanoseconds: 0, contacts: contacts))
  }

  /// The fingers that are to come down: those that are named, the others from those that are free.
  func freeFingers(_ indices: [FingerIndex?], count: Int) throws -> [FingerIndex] {
    guard indices.isEmpty || indices.count == count else {
      throw FingerError.invalidFingerCount(count: indices.count, expected: count)
    }
    for index in indices {
      if let index, fingers.contains(where: { $0.index == index }) {
        throw FingerError.touchForFingerAlreadyExists(index: index)
      }
    }
    var free = FingerIndex.allCases.filter { index in
      !indices.contains(index) && !fingers.contains { $0.index == index }
    }[...]
    let wanted = indices.isEmpty ? Array(repeating: nil, count: count) : indices
    return try wanted.map { index in
      guard let chosen = index ?? free.popFirst() else {
        throw FingerError.fingerLimitReached(limit: FingerIndex.allCases.count)
      }
      return chosen
    }
  }

  /// The fingers that are meant among those that are down: those that are named, the others from those that came last.
  func downFingers(_ indices: [FingerIndex?], count: Int) throws -> [FingerIndex] {
    guard indices.isEmpty || indices.count == count else {
      throw FingerError.invalidFingerCount(count: indices.count, expected: count)
    }
    for index in indices {
      if let index, !fingers.contains(where: { $0.index == index }) {
        throw FingerError.touchForFingerDoesNotExist(index: index)
      }
    }
    let open = count - indices.count { $0 != nil }
    let others = fingers.map(\.index).filter { !indices.contains($0) }
    guard open <= others.count else { throw FingerError.fingerLimitReached(limit: fingers.count) }
    var last = others.suffix(open)
    let wanted = indices.isEmpty ? Array(repeating: nil, count: count) : indices
    return wanted.compactMap { $0 ?? last.popFirst() }
  }
}
