import Expectations
import FingerpostHID
import Testing

/// Wheels of mice, by the kernel's interface.
@Suite("Decoding wheels")
struct WheelDecoderTests {
  private func mouse(_ axes: [UInt16]) -> DeviceDescription {
    var device = DeviceDescription()
    device.add(EvdevCode.key, EvdevCode.leftButton)
    for axis in [0, 1] + axes { device.add(EvdevCode.relative, axis) }
    return device
  }

  private func frames(_ axes: [UInt16], _ packets: [(UInt16, UInt16, Int32)]...) throws -> [Frame] {
    var decoder = try #require(WheelDecoder(mouse(axes), screen: .standard))
    var frames: [Frame] = []
    for (index, packet) in packets.enumerated() {
      let time = Int64(index) * 1_000_000
      for (type, code, value) in packet + [(0, 0, 0)] {
        decoder.decode(InputEvent(nanoseconds: time, type: type, code: code, value: value), into: &frames)
      }
    }
    return frames
  }

  private func step(_ milliseconds: Int64, _ dx: Double, _ dy: Double) -> Frame {
    Frame(
      nanoseconds: milliseconds * 1_000_000, scroll: Scroll(phase: .step, x: 200, y: 400, dx: dx, dy: dy))
  }

  @Test("SCR-52: a step away from the hand moves content down, one to the right moves it left")
  func whole() throws {
    let frames = try frames([8, 6], [(2, 8, 1)], [(2, 8, -2)], [(2, 6, 1)], [(2, 0, 5), (1, 0x110, 1)])
    expect(frames, is: [step(0, 0, 48), step(1, 0, -96), step(2, -48, 0)])
  }

  @Test("SCR-52: where parts of a step are reported only they count")
  func parts() throws {
    let frames = try frames(
      [8, 11, 6, 12], [(2, 11, 60)], [(2, 11, 60), (2, 8, 1)], [(2, 12, -120), (2, 6, -1)])
    expect(frames, is: [step(0, 0, 24), step(1, 0, 24), step(2, 48, 0)])
  }

  @Test("what was lost does not scroll, and neither does what no wheel can do")
  func lost() throws {
    try expect(frames([8], [(2, 8, 1), (0, 3, 0)], [(2, 8, 1)]), is: [step(1, 0, 48)])
    try expect(frames([8], [(2, 8, .max)], [(2, 8, .min), (2, 8, .min)]), is: [])
  }

  @Test("a mouse without a wheel, and what is no mouse, scrolls nothing")
  func others() {
    #expect(WheelDecoder(mouse([]), screen: .standard) == nil)
    var keys = DeviceDescription()
    keys.add(EvdevCode.relative, 8)
    #expect(WheelDecoder(keys, screen: .standard) == nil)
  }
}
