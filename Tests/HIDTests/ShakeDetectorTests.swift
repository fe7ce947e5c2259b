import Expectations
import FingerpostHID
import Foundation
import Testing

/// What is a shake, of measurements made up from formulas: the accelerometer lies with its z axis up.
@Suite("Shakes")
struct ShakeDetectorTests {
  /// What comes of measurements, `rate` of them a second: "1.25 began".
  private func script(
    _ seconds: Double, rate: Double = 100, detector: ShakeDetector = ShakeDetector(),
    _ motion: (Double) -> (Double, Double, Double)
  ) -> [String] {
    var detector = detector
    return play(&detector, from: 0, seconds, rate: rate, motion)
  }

  private func play(
    _ detector: inout ShakeDetector, from start: Double, _ seconds: Double, rate: Double = 100,
    _ motion: (Double) -> (Double, Double, Double)
  ) -> [String] {
    (0..<Int(seconds * rate)).compactMap { index -> String? in
      let time = start + Double(index) / rate
      let (x, y, z) = motion(time)
      return detector.receive(MotionSample(nanoseconds: Int64(time * 1e9), x: x, y: y, z: z)).map(word)
    }
  }

  private func word(_ frame: Frame) -> String {
    let hundredths = (frame.nanoseconds + 5_000_000) / 10_000_000
    return "\(Double(hundredths) / 100) \(frame.shake.map { "\($0)" } ?? "nothing")"
  }

  private func wave(_ time: Double, _ hertz: Double, _ strength: Double) -> Double {
    strength * sin(2 * .pi * hertz * time)
  }

  @Test("MOT-5: a device that lies still, is turned over or carried says nothing")
  func still() {
    expect(script(10) { _ in (0, 0, 1) }, is: [])
    // The noise of a cheap sensor.
    expect(
      script(10) { time in (wave(time, 31, 0.05), wave(time, 17, 0.05), 1 + wave(time, 23, 0.05)) }, is: [])
    // Turned over once, in a third of a second.
    expect(
      script(4) { time in
        let angle = min(max(time - 1, 0) * 3, 1) * .pi
        return (sin(angle), 0, cos(angle))
      }, is: [])
    for hertz in [1, 1.5, 2] {
      expect(
        script(20) { time in (wave(time, hertz / 2, 0.15), 0, 1 + wave(time, hertz, 0.3)) }, is: [],
        "walking, \(hertz) steps a second")
    }
  }

  @Test("MOT-1: one bump, and what rattles on after it, is not a shake")
  func bump() {
    expect(script(3) { time in (time >= 1 && time < 1.02 ? 6 : 0, 0, 1) }, is: [])
    // Put down on a table, which rings.
    expect(
      script(3, rate: 400) { time in
        (0, 0, 1 + (time < 1 ? 0 : wave(time - 1, 25, 5) * exp(-6 * (time - 1))))
      }, is: [])
    // Thrown: no weight, then a hand.
    expect(script(3) { time in (0, 0, time < 1 ? 1 : time < 1.4 ? 0 : time < 1.5 ? 4 : 1) }, is: [])
  }

  @Test(
    "MOT-1: a hand that shakes begins a shake and, when it stops, ends it",
    arguments: [3.0, 4, 5, 6], [1.3, 2, 4])
  func shake(_ hertz: Double, _ strength: Double) throws {
    for rate in [50.0, 100, 400] {
      for axis in 0..<3 {
        let log = script(4, rate: rate) { time in
          let motion = time >= 1 && time < 2 ? wave(time - 1, hertz, strength) : 0
          return (axis == 0 ? motion : 0, axis == 1 ? motion : 0, axis == 2 ? 1 + motion : 1)
        }
        let words = log.map { $0.split(separator: " ") }
        expect(words.map { String($0[1]) }, is: ["began", "ended"], "\(rate) samples a second, axis \(axis)")
        let times = words.compactMap { Double($0[0]) }
        try #require(times.count == 2)
        // Three turns after the first swing, and a second for a hand to come to rest.
        #expect(times[0] > 1 && times[0] < 1 + 2 / hertz && times[1] > 2.2 && times[1] < 2.7)
      }
    }
  }

  @Test("MOT-1: what turns slower than shakes do sways, however strong it is, and a bump before is forgotten")
  func slow() {
    expect(script(8) { time in (Int(time / 0.45) % 2 == 0 ? 4 : -4, 0, 1) }, is: [])
    /// Pushes of a fiftieth of a second, to and fro.
    func pushes(_ seconds: Double, _ pushes: (start: Double, strength: Double)...) -> [String] {
      script(seconds) { time in
        (pushes.first { time >= $0.start && time < $0.start + 0.02 }?.strength ?? 0, 0, 1)
      }
    }
    let began = pushes(2.41, (2, 3), (2.1, -3), (2.2, 3), (2.3, -3))
    expect(began, is: ["2.3 began"])
    expect(pushes(2.41, (1, 3), (2, 3), (2.1, -3), (2.2, 3), (2.3, -3)), is: began)
    expect(pushes(2.41, (2, 3), (2.1, -3), (2.2, 3)), is: [])
  }

  @Test("MOT-1: after a gap nothing is known any more, and a shake that went on is over") func gap() {
    var detector = ShakeDetector()
    func shake(_ time: Double) -> (Double, Double, Double) { (wave(time, 4, 2), 0, 1) }
    #expect(play(&detector, from: 0, 1, shake).count == 1 && detector.isShaking)
    // In the middle of a strong swing.
    expect(play(&detector, from: 1.5625, 0.01, shake).map { $0.split(separator: " ")[1] }, is: ["ended"])
    expect(play(&detector, from: 1.58, 1, shake).map { $0.split(separator: " ")[1] }, is: ["began"])
  }

  @Test("MOT-1: what no sensor measures is left out") func tooStrong() {
    for broken in [Double.nan, .infinity, 1001] {
      expect(script(3) { time in (Int(time * 5) % 2 == 0 ? broken : -broken, 0, 1) }, is: [])
    }
  }

  @Test("MOT-1: a second shake begins again")
  func twice() {
    let log = script(6) { time in
      (time.truncatingRemainder(dividingBy: 3) < 1 ? wave(time, 4, 2) : 0, 0, 1)
    }
    expect(log.map { $0.split(separator: " ")[1] }, is: ["began", "ended", "began", "ended"])
  }

  @Test(
    "MOT-2: a shake that never stops begins once, and it is for the application to say that it is too long")
  func endless() {
    expect(script(60) { time in (wave(time, 4, 2), 0, 1) }.count, is: 1)
  }

  @Test("MOT-1: a shake ends where samples stop coming, by asking or with the next of them")
  func silence() {
    var detector = ShakeDetector()
    expect(detector.rest(), is: nil)
    expect(play(&detector, from: 0, 1) { time in (wave(time, 4, 2), 0, 1) }.count, is: 1)
    #expect(detector.isShaking)
    var asked = detector
    expect(asked.rest().map(word), is: "1.39 ended")
    expect(asked.rest(), is: nil)
    expect(play(&detector, from: 5, 1) { _ in (0, 0, 1) }, is: ["5.0 ended"])
  }

  @Test("MOT-2: a shake is cancelled with its device, once")
  func gone() {
    var detector = ShakeDetector()
    expect(detector.cancel(), is: nil)
    _ = play(&detector, from: 0, 1) { time in (wave(time, 4, 2), 0, 1) }
    expect(detector.cancel()?.shake, is: .cancelled)
    expect(detector.cancel(), is: nil)
    expect(play(&detector, from: 1, 1) { _ in (0, 0, 1) }, is: [])
  }

  @Test("what is not a measurement is left out, and no clock upsets anything")
  func extremes() {
    for odd in [Double.nan, .infinity, -.infinity, 1e300, .greatestFiniteMagnitude] {
      expect(script(4) { time in (Int(time * 100) % 7 == 0 ? odd : 0, odd, 1) }, is: [])
      let log = script(4) { time in
        (Int(time * 100) % 7 == 0 ? odd : time < 2 ? wave(time, 4, 2) : 0, 0, 1)
      }
      expect(log.map { $0.split(separator: " ")[1] }, is: ["began", "ended"])
    }
    var detector = ShakeDetector()
    var frames: [Frame] = []
    for (index, time) in [Int64.min, 0, .max, -1, .max, .min, 5, 1 << 61, 1 << 62].enumerated() {
      let sample = MotionSample(nanoseconds: time, x: index % 2 == 0 ? 900 : -900, y: 0, z: 0)
      if let frame = detector.receive(sample) { frames.append(frame) }
    }
    if let frame = detector.rest() { frames.append(frame) }
    var verifier = FrameVerifier()
    for frame in frames { #expect(verifier.admit(frame).rejections.isEmpty) }
  }

  @Test("whatever a sensor says, shakes begin and end in turn and their times do not go back")
  func anything() {
    var (state, last) = (UInt64(11), Int64(0))
    func random(_ count: UInt64) -> Int64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int64(state >> 33 % count)
    }
    var (detector, verifier) = (ShakeDetector(), FrameVerifier())
    var beginnings = 0
    for _ in 0..<50_000 {
      last += random(40) * 1_000_000 - (random(200) == 0 ? 3_000_000_000 : 0)
      let strong = random(3) == 0 ? 4.0 : 0.5
      func value() -> Double { (Double(random(201)) / 100 - 1) * strong }
      var frame = detector.receive(MotionSample(nanoseconds: last, x: value(), y: value(), z: value()))
      if random(500) == 0 { frame = frame ?? detector.rest() }
      if random(2000) == 0 { frame = frame ?? detector.cancel() }
      guard let frame else { continue }
      beginnings += frame.shake == .began ? 1 : 0
      #expect(verifier.admit(frame).rejections.isEmpty)
    }
    #expect(beginnings > 10)
  }
}
