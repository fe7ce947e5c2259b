public import Fingerpost
public import Foundation

extension EventGenerator {
  /// Taps.
  ///
  /// - Parameters:
  ///   - index: which finger.
  ///   - location: where; nil for the middle of the view that the event generator was made with.
  ///   - tapCount: how many times.
  ///   - interval: the time from the end of one tap to the next, in seconds.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if the finger is down already, or a touch there would not be the view's.
  public func fingerTap(
    _ index: FingerIndex? = .automatic, at location: (any FingerLocation)? = nil,
    numberOfTimes tapCount: Int = 1, interval: TimeInterval = EventGenerator.multiTapInterval,
    fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      for number in 0..<tapCount {
        if number > 0 { advance(by: interval) }
        try fingerLongPress(index, at: location, duration: Self.fingerLiftDelay)
      }
    }
  }

  /// Taps twice.
  ///
  /// - Parameters:
  ///   - index: which finger.
  ///   - location: where; nil for the middle of the view that the event generator was made with.
  ///   - interval: the time from the end of the first tap to the second, in seconds.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if the finger is down already, or a touch there would not be the view's.
  public func fingerDoubleTap(
    _ index: FingerIndex? = .automatic, at location: (any FingerLocation)? = nil,
    interval: TimeInterval = EventGenerator.multiTapInterval, fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      try fingerTap(index, at: location, numberOfTimes: 2, interval: interval)
    }
  }

  /// Puts a finger down, holds it and lifts it.
  ///
  /// - Parameters:
  ///   - index: which finger.
  ///   - location: where; nil for the middle of the view that the event generator was made with.
  ///   - duration: how long it stays down, in seconds.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if the finger is down already, or a touch there would not be the view's.
  public func fingerLongPress(
    _ index: FingerIndex? = .automatic, at location: (any FingerLocation)? = nil,
    duration: TimeInterval = EventGenerator.longPressHoldDelay, fileID: String = #fileID, line: Int = #line
  ) throws {
    try pressing(index, at: location, fileID, line) { _ in advance(by: duration) }
  }

  /// Puts a finger down, and lifts it in the end.
  private func pressing(
    _ index: FingerIndex?, at location: (any FingerLocation)?, _ fileID: String, _ line: Int,
    _ meanwhile: (FingerIndex) throws -> Void
  ) throws {
    try reporting(fileID, line) {
      let index = try freeFingers([index], count: 1)[0]
      try fingerDown(index, at: location)
      try meanwhile(index)
      try fingerUp(index)
    }
  }

  /// Drags from one place to another: slowly at the start and the end, so that nothing flies on.
  ///
  /// - Parameters:
  ///   - index: which finger.
  ///   - startPoint: where it comes down.
  ///   - endPoint: where it is lifted.
  ///   - duration: how long it moves, in seconds.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if the finger is down already, or a touch at the start would not be the view's.
  public func fingerDrag(
    _ index: FingerIndex? = .automatic, from startPoint: any FingerLocation, to endPoint: any FingerLocation,
    duration: TimeInterval, fileID: String = #fileID, line: Int = #line
  ) throws {
    try pressing(index, at: startPoint, fileID, line) {
      try fingerMove($0, to: endPoint, duration: duration)
    }
  }

  /// Moves a finger that is down by so many points from where it is. Not Hammer's.
  ///
  /// - Parameters:
  ///   - index: which finger; with nil the one that came down last.
  ///   - translation: how far it goes, in points.
  ///   - duration: how long it moves, in seconds; 0 for one step.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if it is not down.
  public func fingerMove(
    _ index: FingerIndex? = .automatic, by translation: CGVector, duration: TimeInterval = 0,
    fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      let index = try downFingers([index], count: 1)[0]
      let start = point(of: index)
      let end = CGPoint(x: start.x + translation.dx, y: start.y + translation.dy)
      try fingerMove(index, to: end, duration: duration)
    }
  }

  /// Drags by so many points from a place. Not Hammer's.
  ///
  /// - Parameters:
  ///   - index: which finger.
  ///   - location: where it comes down; nil for the middle of the view that the event generator was made with.
  ///   - translation: how far it goes, in points.
  ///   - duration: how long it moves, in seconds.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if the finger is down already, or a touch at the start would not be the view's.
  public func fingerPan(
    _ index: FingerIndex? = .automatic, at location: (any FingerLocation)? = nil, by translation: CGVector,
    duration: TimeInterval = 0.25, fileID: String = #fileID, line: Int = #line
  ) throws {
    try pressing(index, at: location, fileID, line) {
      try fingerMove($0, by: translation, duration: duration)
    }
  }

  /// Drags by so many points at an even speed and lets go in full movement: a scroll view decelerates. Not Hammer's.
  ///
  /// - Parameters:
  ///   - index: which finger.
  ///   - location: where it comes down; nil for the middle of the view that the event generator was made with.
  ///   - translation: how far it goes, in points.
  ///   - duration: how long it moves, in seconds.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if the finger is down already, or a touch at the start would not be the view's.
  public func fingerFlick(
    _ index: FingerIndex? = .automatic, at location: (any FingerLocation)? = nil, by translation: CGVector,
    duration: TimeInterval = 0.1, fileID: String = #fileID, line: Int = #line
  ) throws {
    try pressing(index, at: location, fileID, line) { index in
      let start = point(of: index)
      let count = max(1, Int((duration / Self.fingerMoveInterval).rounded()))
      for number in 1...count {
        advance(by: duration / Double(count))
        let part = Double(number) / Double(count)
        move([index], to: [CGPoint(x: start.x + translation.dx * part, y: start.y + translation.dy * part)])
      }
    }
  }
}
