import FingerpostHID
import Testing

/// Keyboards, remote controls and media keys.
@Suite("Decoding keys")
struct KeyDecoderTests {
  private func decoder(_ keys: [UInt16]) throws -> KeyDecoder {
    var device = DeviceDescription()
    for key in keys { device.add(EvdevCode.key, key) }
    return try #require(KeyDecoder(device))
  }

  private func frames(_ decoder: inout KeyDecoder, _ keys: [(UInt16, Int32)]...) -> [Frame] {
    var frames: [Frame] = []
    for (index, packet) in keys.enumerated() {
      let time = Int64(index) * 1_000_000
      for (code, value) in packet {
        decoder.take(InputEvent(nanoseconds: time, type: 1, code: code, value: value), into: &frames)
      }
      decoder.take(InputEvent(nanoseconds: time, type: 0, code: 0, value: 0), into: &frames)
    }
    return frames
  }

  @Test("PRESS-1: keys of a keyboard type what they would with the modifiers that are down")
  func keyboard() throws {
    var decoder = try decoder(Array(1...127))
    let frames = frames(&decoder, [(30, 1)], [(30, 2)], [(30, 0)], [(42, 1), (48, 1)], [(48, 0), (42, 0)])
    #expect(frames.count == 4)
    #expect(
      frames.map { $0.presses.map { $0.key?.characters ?? "" } } == [["a"], ["a"], ["", "B"], ["B", ""]])
    #expect(
      frames.map { $0.presses.map(\.phase) } == [[.began], [.ended], [.began, .began], [.ended, .ended]])
    #expect(frames.map(\.modifierFlags) == [0, 0, 1 << 17, 0])
  }

  @Test("PRESS-1: the keys of a remote control are buttons, and what repeats is left out")
  func remoteControl() throws {
    var decoder = try decoder([103, 0x160, 158])
    let frames = frames(&decoder, [(103, 1)], [(103, 2)], [(103, 0)], [(0x160, 1), (0x160, 0)])
    #expect(frames.flatMap(\.presses).map(\.kind) == [.upArrow, .upArrow, .select, .select])
    #expect(frames.flatMap(\.presses).map(\.phase) == [.began, .ended, .began, .ended])
  }

  @Test("REM-1: media keys are commands, and seeking lasts as long as its key is down")
  func mediaKeys() throws {
    var decoder = try decoder([164, 163])
    let frames = frames(&decoder, [(164, 1)], [(164, 0)], [(208, 1)], [(208, 0)], [(163, 1)])
    #expect(
      frames.map(\.remote) == [.togglePlayPause, .beginSeekingForward, .endSeekingForward, .nextTrack])
  }

  @Test("presses that are down when events are lost, or when the device goes, are cancelled")
  func lost() throws {
    var decoder = try decoder([103, 0x160])
    _ = frames(&decoder, [(103, 1)])
    var lost: [Frame] = []
    decoder.take(InputEvent(nanoseconds: 0, type: 0, code: 3, value: 0), into: &lost)
    decoder.take(InputEvent(nanoseconds: 9, type: 0, code: 0, value: 0), into: &lost)
    #expect(lost.flatMap(\.presses).map(\.phase) == [.cancelled])
    #expect(decoder.cancelAll() == nil)
  }

  @Test("a device without keys that matter has no decoder")
  func others() {
    #expect(KeyDecoder(TestPanel.device()) == nil)
  }
}
