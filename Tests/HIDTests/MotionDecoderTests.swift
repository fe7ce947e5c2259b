import Expectations
import FingerpostHID
import Testing

/// Accelerometers of the input interface, and the scans of sensors.
@Suite("Decoding accelerometers")
struct MotionDecoderTests {
  private func device(resolution: Int32) -> DeviceDescription {
    var device = DeviceDescription(name: "Test accelerometer")
    for code in MotionDecoder.axes {
      device.add(DeviceAxis(code: code, minimum: -32768, maximum: 32767, resolution: resolution))
    }
    device.add(property: EvdevCode.isAccelerometer)
    return device
  }

  private func samples(_ decoder: inout MotionDecoder, axes: [Int32]?, _ events: (UInt16, UInt16, Int32)...)
    -> [[Double]]
  {
    events.compactMap { type, code, value in
      decoder.decode(InputEvent(nanoseconds: 7, type: type, code: code, value: value), axes: { axes })
    }.map { [$0.x, $0.y, $0.z] }
  }

  @Test("the axes are in g by the device's own resolution, and those that do not change are not repeated")
  func axes() throws {
    var decoder = try #require(MotionDecoder(device(resolution: 200), values: [0, 100, 200]))
    expect(
      samples(&decoder, axes: nil, (3, 0, 100), (0, 0, 0), (0, 0, 0), (3, 2, -200), (3, 40, 9), (0, 0, 0)),
      is: [[0.5, 0.5, 1], [0.5, 0.5, -1]])
  }

  @Test("without the axes as they are nothing is said before each of them was heard of")
  func unknown() throws {
    var decoder = try #require(MotionDecoder(device(resolution: 100)))
    expect(
      samples(&decoder, axes: nil, (3, 0, 100), (0, 0, 0), (3, 1, 0), (3, 2, 50), (0, 0, 0)),
      is: [[1, 0, 0.5]])
  }

  @Test("after lost events the axes are asked for")
  func lost() throws {
    var decoder = try #require(MotionDecoder(device(resolution: 100), values: [0, 0, 100]))
    expect(
      samples(&decoder, axes: [1, 2, 3], (3, 0, 100), (0, 3, 0), (3, 0, 500), (0, 0, 0)),
      is: [
        [0.01, 0.02, 0.03]
      ])
    expect(samples(&decoder, axes: nil, (0, 3, 0), (0, 0, 0), (3, 0, 5), (0, 0, 0)), is: [])
  }

  @Test("what is not an accelerometer, or does not say its units, has no decoder")
  func useless() {
    #expect(MotionDecoder(device(resolution: 0)) == nil)
    #expect(MotionDecoder(TestPanel.device()) == nil)
  }

  @Test("a type says how a number lies in a scan")
  func elements() throws {
    let element = try #require(ScanElement("le:s12/16>>4", index: 3))
    #expect(
      !element.isBigEndian && element.isSigned && element.bits == 12 && element.size == 2
        && element.shift == 4
        && element.repeats == 1 && element.index == 3)
    expect(ScanElement("be:u24/32X4>>8", index: 0)?.repeats, is: 4)
    expect(ScanElement("le:s64/64", index: 0)?.shift, is: 0)
    for wrong in [
      "", "le", "xe:s12/16>>4", "le:f12/16>>4", "le:s0/16>>0", "le:s17/16>>0", "le:s12/16>>5", "le:s12/17>>0",
      "le:s12/16>4", "le:s12/16>>", "le:s12/16>>-1", "le:s12/16X0>>0", "le:s12/16X1X1>>0",
      "le:s99999999999999999999/16",
    ] { expect(ScanElement(wrong, index: 0), is: nil, "\(wrong)") }
    expect(ScanElement("le:s12/16>>4", index: -1), is: nil)
  }

  @Test("scans are laid out as the kernel does, whatever else is in them")
  func scans() throws {
    // Temperature in one byte, x, y and z in two, the time in eight: 0, 2, 4, 6, 8.
    let motion = (1...3).compactMap { ScanElement("le:s16/16>>0", index: $0) }
    let temperature = try #require(ScanElement("le:u8/8>>0", index: 0))
    let scan = try #require(
      MotionScan(
        axes: [
          MotionScan.Axis(scale: MotionSample.gravity / 100),
          MotionScan.Axis(offset: 10, scale: MotionSample.gravity / 100),
          MotionScan.Axis(scale: -MotionSample.gravity / 100),
        ], motion: motion, time: ScanElement("le:s64/64>>0", index: 4),
        others: [temperature]))
    #expect(scan.length == 16 && scan.hasTime)
    let bytes: [UInt8] = [99, 77, 100, 0, 0xF6, 0xFF, 50, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    let sample = try #require(scan.sample(bytes[...], now: 5))
    expect(sample.nanoseconds, is: 256)
    #expect(abs(sample.x - 1) < 1e-12 && abs(sample.y) < 1e-12 && abs(sample.z + 0.5) < 1e-12)
    expect(scan.sample(bytes.dropLast(), now: 5), is: nil)
    // With a byte behind them there is room for another, so that the next scan begins where two bytes may.
    let odd = MotionScan(
      axes: [MotionScan.Axis](repeating: MotionScan.Axis(scale: 1), count: 3), motion: motion, time: nil,
      others: [try #require(ScanElement("le:u8/8>>0", index: 4))])
    #expect(odd?.length == 8 && odd?.hasTime == false)
    expect(MotionScan(axes: [], motion: motion, time: nil), is: nil)
    expect(
      MotionScan(
        axes: [MotionScan.Axis](repeating: MotionScan.Axis(scale: 1), count: 3),
        motion: [motion[0], motion[0], motion[1]], time: nil), is: nil)
  }

  @Test("shifts, signs and the order of bytes are the kernel's")
  func numbers() throws {
    func first(_ type: String, _ bytes: [UInt8]) throws -> Double {
      let elements = (0..<3).compactMap { ScanElement(type, index: $0) }
      let axes = [MotionScan.Axis](repeating: MotionScan.Axis(scale: MotionSample.gravity), count: 3)
      let scan = try #require(MotionScan(axes: axes, motion: elements, time: nil))
      return try #require(scan.sample((bytes + bytes + bytes)[...], now: 0)).x
    }
    try expect(first("le:s12/16>>4", [0xF0, 0xFF]), is: -1)
    try expect(first("le:u12/16>>4", [0xF0, 0xFF]), is: 4095)
    try expect(first("be:s12/16>>4", [0x80, 0x0F]), is: -2048)
    try expect(first("be:s24/32>>8", [0x00, 0x01, 0x00, 0xFF]), is: 256)
    try expect(first("le:s8/8", [0x80]), is: -128)
    try expect(first("le:s63/64", [0, 0, 0, 0, 0, 0, 0, 0x40]), is: -4_611_686_018_427_387_904)
    try expect(first("le:s64/64", [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]), is: -1)
    try expect(first("le:u64/64", [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]), is: Double(Int64.max))
    try expect(first("le:s32/128", [5, 0, 0, 0] + [UInt8](repeating: 9, count: 12)), is: 5)
  }
}
