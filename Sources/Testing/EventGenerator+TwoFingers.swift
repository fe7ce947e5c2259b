public import Foundation

extension EventGenerator {
  /// How far apart two fingers are, in points: 20.
  public nonisolated static let twoFingerDistance: CGFloat = 20
  /// How far apart the fingers of a rotation are, in points: 100.
  public nonisolated static let rotationDistance: CGFloat = 100
  /// How far apart the fingers of a pinch are at most, in points: 200.
  public nonisolated static let pinchLargeDistance: CGFloat = 200
  /// How far apart the fingers of a pinch are at least, in points: 20.
  public nonisolated static let pinchSmallDistance: CGFloat = 20
  /// How long a pinch takes, in seconds: 0.15.
  public nonisolated static let pinchDuration: TimeInterval = 0.15

  // MARK: - Two fingers

  /// Puts two fingers down at once.
  ///
  /// - Parameters:
  ///   - indices: which two fingers, or none.
  ///   - location: the middle between them; nil for that of the view that the event generator was made with.
  ///   - distance: how far they are apart, in points.
  ///   - radians: the angle of the line through them: 0 is level, and it grows clockwise.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if a finger is down already, or a touch there would not be the view's.
  public func twoFingerDown(
    _ indices: [FingerIndex?] = .automatic, at location: (any FingerLocation)? = nil,
    withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle radians: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      let indices = try freeFingers(indices, count: 2)
      let middle = try hittablePoint(location ?? mainView)
      try fingerDown(indices, at: Self.pair(middle, distance, radians))
    }
  }

  /// Lifts two fingers at once.
  ///
  /// - Parameters:
  ///   - indices: which two; with none those that came down last.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if one of them is not down.
  public func twoFingerUp(_ indices: [FingerIndex?] = .automatic, fileID: String = #fileID, line: Int = #line)
    throws
  {
    try reporting(fileID, line) {
      try fingerUp(downFingers(indices, count: 2))
    }
  }

  /// Moves two fingers in one step.
  ///
  /// - Parameters:
  ///   - indices: which two; with none those that came down last.
  ///   - location: the middle between them.
  ///   - distance: how far they are apart, in points.
  ///   - radians: the angle of the line through them: 0 is level, and it grows clockwise.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if one of them is not down, or the view is not shown.
  public func twoFingerMove(
    _ indices: [FingerIndex?] = .automatic, to location: any FingerLocation,
    withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle radians: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      try twoFingerMove(indices, to: location, withDistance: distance, angle: radians, duration: 0)
    }
  }

  /// Moves two fingers in as many steps as a display has frames in that time.
  ///
  /// - Parameters:
  ///   - indices: which two; with none those that came down last.
  ///   - location: the middle between them.
  ///   - distance: how far they are apart, in points.
  ///   - radians: the angle of the line through them: 0 is level, and it grows clockwise.
  ///   - duration: how long it takes, in seconds.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if one of them is not down, or the view is not shown.
  public func twoFingerMove(
    _ indices: [FingerIndex?] = .automatic, to location: any FingerLocation,
    withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle radians: CGFloat = 0,
    duration: TimeInterval, fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      let indices = try downFingers(indices, count: 2)
      let middle = try shownPoint(location)
      try fingerMove(indices, to: Self.pair(middle, distance, radians), duration: duration)
    }
  }

  /// Taps with two fingers.
  ///
  /// - Parameters:
  ///   - indices: which two fingers, or none.
  ///   - location: the middle between them; nil for that of the view that the event generator was made with.
  ///   - distance: how far they are apart, in points.
  ///   - radians: the angle of the line through them: 0 is level, and it grows clockwise.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if a finger is down already, or a touch there would not be the view's.
  public func twoFingerTap(
    _ indices: [FingerIndex?] = .automatic, at location: (any FingerLocation)? = nil,
    withDistance distance: CGFloat = EventGenerator.twoFingerDistance, angle radians: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      let indices = try freeFingers(indices, count: 2)
      try twoFingerDown(indices, at: location, withDistance: distance, angle: radians)
      advance(by: Self.fingerLiftDelay)
      try twoFingerUp(indices)
    }
  }

  // MARK: - Pinching

  /// Pinches with two fingers.
  ///
  /// - Parameters:
  ///   - indices: which two fingers, or none.
  ///   - location: the middle between them; nil for that of the view that the event generator was made with.
  ///   - startDistance: how far they are apart in the beginning, in points.
  ///   - endDistance: how far they are apart in the end, in points.
  ///   - radians: the angle of the line through them: 0 is level, and it grows clockwise.
  ///   - duration: how long it takes, in seconds.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if a finger is down already, or a touch there would not be the view's.
  public func fingerPinch(
    _ indices: [FingerIndex?] = .automatic, at location: (any FingerLocation)? = nil,
    fromDistance startDistance: CGFloat, toDistance endDistance: CGFloat, angle radians: CGFloat = 0,
    duration: TimeInterval, fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      let indices = try freeFingers(indices, count: 2)
      let middle = try hittablePoint(location ?? mainView)
      try fingerDown(indices, at: Self.pair(middle, startDistance, radians))
      try fingerMove(indices, to: Self.pair(middle, endDistance, radians), duration: duration)
      try fingerUp(indices)
    }
  }

  /// Pinches two fingers together.
  ///
  /// - Parameters:
  ///   - indices: which two fingers, or none.
  ///   - location: the middle between them; nil for that of the view that the event generator was made with.
  ///   - duration: how long it takes, in seconds.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if a finger is down already, or a touch there would not be the view's.
  public func fingerPinchClose(
    _ indices: [FingerIndex?] = .automatic, at location: (any FingerLocation)? = nil,
    duration: TimeInterval = EventGenerator.pinchDuration, fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      try fingerPinch(
        indices, at: location, fromDistance: Self.pinchLargeDistance, toDistance: Self.pinchSmallDistance,
        duration: duration)
    }
  }

  /// Spreads two fingers.
  ///
  /// - Parameters:
  ///   - indices: which two fingers, or none.
  ///   - location: the middle between them; nil for that of the view that the event generator was made with.
  ///   - duration: how long it takes, in seconds.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if a finger is down already, or a touch there would not be the view's.
  public func fingerPinchOpen(
    _ indices: [FingerIndex?] = .automatic, at location: (any FingerLocation)? = nil,
    duration: TimeInterval = EventGenerator.pinchDuration, fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      try fingerPinch(
        indices, at: location, fromDistance: Self.pinchSmallDistance, toDistance: Self.pinchLargeDistance,
        duration: duration)
    }
  }

  // MARK: - Rotating

  /// Moves fingers on circles around a place, in one step.
  ///
  /// - Parameters:
  ///   - indices: which fingers; with none the one that came down last.
  ///   - anchor: the place.
  ///   - radians: how far, clockwise.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if one of them is not down, or the view is not shown.
  public func fingerPivot(
    _ indices: [FingerIndex?] = .automatic, aroundAnchor anchor: any FingerLocation, angle radians: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      try fingerPivot(indices, aroundAnchor: anchor, byAngle: radians, duration: 0)
    }
  }

  /// Moves fingers on circles around a place, in as many steps as a display has frames in that time.
  ///
  /// - Parameters:
  ///   - indices: which fingers; with none the one that came down last.
  ///   - anchor: the place.
  ///   - radians: how far, clockwise.
  ///   - duration: how long it takes, in seconds.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if one of them is not down, or the view is not shown.
  public func fingerPivot(
    _ indices: [FingerIndex?] = .automatic, aroundAnchor anchor: any FingerLocation, byAngle radians: CGFloat,
    duration: TimeInterval, fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      let indices = try downFingers(indices, count: max(1, indices.count))
      let middle = try shownPoint(anchor)
      let starts = indices.map { point(of: $0) }
      inSteps(duration) { part in
        let (sine, cosine) = (sin(radians * part), cos(radians * part))
        move(
          indices,
          to: starts.map { start in
            let (x, y) = (start.x - middle.x, start.y - middle.y)
            return CGPoint(x: middle.x + x * cosine - y * sine, y: middle.y + x * sine + y * cosine)
          })
      }
    }
  }

  /// Rotates with two fingers, from one angle to another.
  ///
  /// - Parameters:
  ///   - indices: which two fingers, or none.
  ///   - location: the middle between them; nil for that of the view that the event generator was made with.
  ///   - distance: how far they are apart, in points.
  ///   - startRadians: the angle of the line through them in the beginning: 0 is level, and it grows clockwise.
  ///   - endRadians: the angle in the end.
  ///   - duration: how long it takes, in seconds.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if a finger is down already, or a touch there would not be the view's.
  public func fingerRotate(
    _ indices: [FingerIndex?] = .automatic, at location: (any FingerLocation)? = nil,
    withDistance distance: CGFloat = EventGenerator.rotationDistance, fromAngle startRadians: CGFloat,
    toAngle endRadians: CGFloat, duration: TimeInterval, fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      let indices = try freeFingers(indices, count: 2)
      let middle = try hittablePoint(location ?? mainView)
      try fingerDown(indices, at: Self.pair(middle, distance, startRadians))
      try fingerPivot(
        indices, aroundAnchor: middle, byAngle: endRadians - startRadians, duration: duration)
      try fingerUp(indices)
    }
  }

  /// Rotates with two fingers, clockwise from level.
  ///
  /// - Parameters:
  ///   - indices: which two fingers, or none.
  ///   - location: the middle between them; nil for that of the view that the event generator was made with.
  ///   - distance: how far they are apart, in points.
  ///   - radians: how far.
  ///   - duration: how long it takes, in seconds.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if a finger is down already, or a touch there would not be the view's.
  public func fingerRotate(
    _ indices: [FingerIndex?] = .automatic, at location: (any FingerLocation)? = nil,
    withDistance distance: CGFloat = EventGenerator.rotationDistance, angle radians: CGFloat,
    duration: TimeInterval, fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      try fingerRotate(
        indices, at: location, withDistance: distance, fromAngle: 0, toAngle: radians, duration: duration)
    }
  }

  /// The points of two fingers around a middle.
  private static func pair(_ middle: CGPoint, _ distance: CGFloat, _ radians: CGFloat) -> [CGPoint] {
    let (x, y) = (cos(radians) * distance / 2, sin(radians) * distance / 2)
    return [CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y)]
  }
}
