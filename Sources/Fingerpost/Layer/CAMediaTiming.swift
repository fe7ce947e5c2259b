import Foundation

/// What has a time of its own: a layer, or an animation.
@preconcurrency @MainActor public protocol CAMediaTiming {
  /// When its time begins, in the time of what it is in, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long one pass takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How many times as fast as the time around it its own is.
  var speed: Float { get set }
  /// What its own time begins with, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it passes.
  var repeatCount: Float { get set }
  /// How long it passes again and again, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each pass goes back, too.
  var autoreverses: Bool { get set }
  /// What it shows before it begins and after it has ended.
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CAAnimation: CAMediaTiming {}
extension CALayer: CAMediaTiming {}

/// The time of a layer.
nonisolated struct LayerTime {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}

/// A layer's own time. It is kept, and ``convertTime(_:from:)`` follows it; animations do not: they run by the clock. [VAL-43]
extension CALayer {
  private final var time: LayerTime {
    get { extras?.time ?? LayerTime() }
    set { madeExtras.time = newValue }
  }

  /// When the layer's time begins, in that of its superlayer, in seconds. Default 0.
  public final var beginTime: CFTimeInterval {
    get { time.beginTime }
    set { time.beginTime = newValue }
  }

  /// How long one pass takes, in seconds. Default forever.
  public final var duration: CFTimeInterval {
    get { time.duration }
    set { time.duration = newValue }
  }

  /// How many times as fast as its superlayer's the layer's time is. Default 1; 0 holds it.
  public final var speed: Float {
    get { time.speed }
    set { time.speed = newValue }
  }

  /// What the layer's time begins with, in seconds. Default 0.
  public final var timeOffset: CFTimeInterval {
    get { time.timeOffset }
    set { time.timeOffset = newValue }
  }

  /// How often it passes. Default 0.
  public final var repeatCount: Float {
    get { time.repeatCount }
    set { time.repeatCount = newValue }
  }

  /// How long it passes again and again, in seconds. Default 0.
  public final var repeatDuration: CFTimeInterval {
    get { time.repeatDuration }
    set { time.repeatDuration = newValue }
  }

  /// Whether each pass goes back, too. Default false.
  public final var autoreverses: Bool {
    get { time.autoreverses }
    set { time.autoreverses = newValue }
  }

  /// What it shows before it begins and after it has ended. Default removed.
  public final var fillMode: CAMediaTimingFillMode {
    get { time.fillMode }
    set { time.fillMode = newValue }
  }

  /// Returns a time of another layer, or with nil one of the clock, as the layer's own time. [VAL-43]
  ///
  /// - Parameters:
  ///   - t: the time, in seconds.
  ///   - l: whose time it is.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    var time = l?.convertTime(t, to: nil) ?? t
    for layer in line {
      let own = layer.time
      time = (time - own.beginTime) * Double(own.speed) + own.timeOffset
    }
    return time
  }

  /// Returns a time of the layer as that of another one, or with nil as one of the clock. [VAL-43]
  ///
  /// - Parameters:
  ///   - t: the time, in seconds.
  ///   - l: whose time it becomes. Where the layer's own time is held, it is when that began.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    var time = t
    for layer in line.reversed() {
      let own = layer.time
      time = (own.speed == 0 ? 0 : (time - own.timeOffset) / Double(own.speed)) + own.beginTime
    }
    return l?.convertTime(time, from: nil) ?? time
  }

  /// The layers from the topmost one to this one.
  private final var line: [CALayer] {
    var layers = [self]
    while let above = layers.last?.superlayer { layers.append(above) }
    return layers.reversed()
  }
}
