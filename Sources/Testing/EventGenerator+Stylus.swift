import Fingerpost
import FingerpostHID
public import Foundation

/// Where the stylus is and how it is held.
struct StylusState {
  var point: CGPoint
  var azimuth: CGFloat
  var altitude: CGFloat
  var pressure: CGFloat
}

extension EventGenerator {
  /// Puts the stylus down.
  ///
  /// - Parameters:
  ///   - location: where; nil for the middle of the view that the event generator was made with.
  ///   - azimuth: the direction that it leans in, in radians, as in `UITouch`.
  ///   - altitude: how steep it is, in radians, as in `UITouch`: 0 is lying flat.
  ///   - pressure: how hard it presses, from 0 to 1.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if it is down already, or a touch there would not be the view's.
  public func stylusDown(
    at location: (any FingerLocation)? = nil, azimuth: CGFloat = 0, altitude: CGFloat = 0,
    pressure: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      guard stylus == nil else { throw FingerError.touchForStylusAlreadyExists }
      let point = try hittablePoint(location ?? mainView)
      stylus = StylusState(point: point, azimuth: azimuth, altitude: altitude, pressure: pressure)
      sendStylus(.down)
    }
  }

  /// Lifts the stylus.
  ///
  /// - Throws: ``FingerError/touchForStylusDoesNotExist`` if it is not down.
  public func stylusUp(fileID: String = #fileID, line: Int = #line) throws {
    try reporting(fileID, line) {
      guard stylus != nil else { throw FingerError.touchForStylusDoesNotExist }
      stylus?.pressure = 0
      sendStylus(.up)
      stylus = nil
    }
  }

  /// Taps with the stylus.
  ///
  /// - Parameters:
  ///   - location: where; nil for the middle of the view that the event generator was made with.
  ///   - tapCount: how many times.
  ///   - interval: the time from the end of one tap to the next, in seconds.
  ///   - azimuth: the direction that it leans in, in radians.
  ///   - altitude: how steep it is, in radians.
  ///   - pressure: how hard it presses, from 0 to 1.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if it is down already, or a touch there would not be the view's.
  public func stylusTap(
    at location: (any FingerLocation)? = nil, numberOfTimes tapCount: Int = 1,
    interval: TimeInterval = EventGenerator.multiTapInterval, azimuth: CGFloat = 0, altitude: CGFloat = 0,
    pressure: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      for number in 0..<tapCount {
        if number > 0 { advance(by: interval) }
        try stylusLongPress(
          at: location, azimuth: azimuth, altitude: altitude, pressure: pressure,
          duration: Self.fingerLiftDelay
        )
      }
    }
  }

  /// Taps twice with the stylus.
  ///
  /// - Parameters:
  ///   - location: where; nil for the middle of the view that the event generator was made with.
  ///   - azimuth: the direction that it leans in, in radians.
  ///   - altitude: how steep it is, in radians.
  ///   - pressure: how hard it presses, from 0 to 1.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if it is down already, or a touch there would not be the view's.
  public func stylusDoubleTap(
    at location: (any FingerLocation)? = nil, azimuth: CGFloat = 0, altitude: CGFloat = 0,
    pressure: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      try stylusTap(
        at: location, numberOfTimes: 2, azimuth: azimuth, altitude: altitude, pressure: pressure)
    }
  }

  /// Puts the stylus down, holds it and lifts it.
  ///
  /// - Parameters:
  ///   - location: where; nil for the middle of the view that the event generator was made with.
  ///   - azimuth: the direction that it leans in, in radians.
  ///   - altitude: how steep it is, in radians.
  ///   - pressure: how hard it presses, from 0 to 1.
  ///   - duration: how long it stays down, in seconds.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if it is down already, or a touch there would not be the view's.
  public func stylusLongPress(
    at location: (any FingerLocation)? = nil, azimuth: CGFloat = 0, altitude: CGFloat = 0,
    pressure: CGFloat = 0, duration: TimeInterval = EventGenerator.longPressHoldDelay,
    fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      try stylusDown(at: location, azimuth: azimuth, altitude: altitude, pressure: pressure)
      advance(by: duration)
      try stylusUp()
    }
  }

  /// Moves the stylus, in one step or in as many as a display has frames in that time.
  ///
  /// - Parameters:
  ///   - location: where to.
  ///   - azimuth: the direction that it leans in at the end, in radians.
  ///   - altitude: how steep it is at the end, in radians.
  ///   - pressure: how hard it presses at the end, from 0 to 1.
  ///   - duration: how long it takes, in seconds; 0 for one step.
  ///   - fileID: the file that an error names.
  ///   - line: the line that it names.
  /// - Throws: ``FingerError`` if it is not down, or the view is not shown.
  public func stylusMove(
    to location: any FingerLocation, azimuth: CGFloat = 0, altitude: CGFloat = 0, pressure: CGFloat = 0,
    duration: TimeInterval = 0, fileID: String = #fileID, line: Int = #line
  ) throws {
    try reporting(fileID, line) {
      guard let start = stylus else { throw FingerError.touchForStylusDoesNotExist }
      let end = try shownPoint(location)
      inSteps(duration) { part in
        func between(_ first: CGFloat, _ last: CGFloat) -> CGFloat { first + (last - first) * part }
        stylus = StylusState(
          point: CGPoint(x: between(start.point.x, end.x), y: between(start.point.y, end.y)),
          azimuth: between(start.azimuth, azimuth), altitude: between(start.altitude, altitude),
          pressure: between(start.pressure, pressure))
        sendStylus(.move)
      }
    }
  }

  private func sendStylus(_ phase: Contact.Phase) {
    guard let stylus else { return }
    let point = window.convert(stylus.point, to: nil as UIWindow?)
    send(
      Frame(
        nanoseconds: 0,
        contacts: [
          Contact(
            id: 100, phase: phase, x: Double(point.x), y: Double(point.y), force: Double(stylus.pressure),
            kind: .pencil, altitude: Double(stylus.altitude), azimuth: Double(stylus.azimuth), maximumForce: 1
          )
        ]))
  }
}
