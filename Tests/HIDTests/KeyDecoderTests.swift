import Expectations
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
        decoder.decode(InputEvent(nanoseconds: time, type: 1, code: code, value: value), into: &frames)
      }
      decoder.decode(InputEvent(nanoseconds: time, type: 0, code: 0, value: 0), into: &frames)
    }
    return frames
  }

  @Test("PRESS-1: keys of a keyboard type what they would with the modifiers that are down")
  func keyboard() throws {
    var decoder = try decoder(Array(1...127))
    let frames = frames(&decoder, [(30, 1)], [(30, 2)], [(30, 0)], [(42, 1), (48, 1)], [(48, 0), (42, 0)])
    expect(frames.count, is: 4)
    expect(
      frames.map { $0.presses.map { $0.key?.characters ?? "" } }, is: [["a"], ["a"], ["", "B"], ["B", ""]])
    expect(
      frames.map { $0.presses.map(\.phase) }, is: [[.began], [.ended], [.began, .began], [.ended, .ended]])
    expect(frames.map(\.modifierFlags), is: [0, 0, 1 << 17, 0])
  }

  @Test("PRESS-1: the keys of a remote control are buttons, and what repeats is left out")
  func remoteControl() throws {
    var decoder = try decoder([103, 0x160, 158])
    let frames = frames(&decoder, [(103, 1)], [(103, 2)], [(103, 0)], [(0x160, 1), (0x160, 0)])
    expect(frames.flatMap(\.presses).map(\.kind), is: [.upArrow, .upArrow, .select, .select])
    expect(frames.flatMap(\.presses).map(\.phase), is: [.began, .ended, .began, .ended])
  }

  @Test("REM-1: media keys are commands, and seeking lasts as long as its key is down")
  func mediaKeys() throws {
    var decoder = try decoder([164, 163])
    let frames = frames(&decoder, [(164, 1)], [(164, 0)], [(208, 1)], [(208, 0)], [(163, 1)])
    expect(
      frames.map(\.remote), is: [.togglePlayPause, .beginSeekingForward, .endSeekingForward, .nextTrack])
  }

  @Test("presses that are down when events are lost, or when the device goes, are cancelled")
  func lost() throws {
    var decoder = try decoder([103, 0x160])
    _ = frames(&decoder, [(103, 1)])
    var lost: [Frame] = []
    decoder.decode(InputEvent(nanoseconds: 0, type: 0, code: 3, value: 0), into: &lost)
    decoder.decode(InputEvent(nanoseconds: 9, type: 0, code: 0, value: 0), into: &lost)
    expect(lost.flatMap(\.presses).map(\.phase), is: [.cancelled])
    expect(decoder.cancelAll(), is: nil)
  }

  private func recovered(
    _ decoder: inout KeyDecoder, _ keys: [UInt16]?, losing lost: (UInt16, Int32)...
  ) -> [Frame] {
    var frames: [Frame] = []
    decoder.decode(InputEvent(nanoseconds: 0, type: 0, code: 3, value: 0), keys: { keys }, into: &frames)
    for (code, value) in lost {
      decoder.decode(
        InputEvent(nanoseconds: 0, type: 1, code: code, value: value), keys: { keys }, into: &frames)
    }
    decoder.decode(InputEvent(nanoseconds: 9, type: 0, code: 0, value: 0), keys: { keys }, into: &frames)
    return frames
  }

  @Test("PIPE-16: after lost events the keys that are down are asked for, and what differs is made up for")
  func asked() throws {
    var decoder = try decoder(Array(1...127))
    _ = frames(&decoder, [(30, 1)], [(48, 1)])
    let frames = recovered(&decoder, [48, 46], losing: (30, 0), (48, 0))
    expect(frames.flatMap(\.presses).map(\.phase), is: [.cancelled, .began])
    expect(frames.flatMap(\.presses).compactMap(\.key?.characters), is: ["a", "c"])
    expect(self.frames(&decoder, [(48, 0), (46, 0)]).flatMap(\.presses).map(\.phase), is: [.ended, .ended])
    expect(decoder.losses, is: 1)
  }

  @Test("a media key that is down gives its command once, also where it is down after lost events")
  func heldCommand() throws {
    var decoder = try decoder([164, 163])
    expect(frames(&decoder, [(164, 1)]).map(\.remote), is: [.togglePlayPause])
    expect(frames(&decoder, [(164, 1)]), is: [])
    expect(recovered(&decoder, [164]), is: [])
    expect(recovered(&decoder, [164, 163]).map(\.remote), is: [.nextTrack])
  }

  @Test("REM-1: seeking whose key went up while events were lost ends, and so does one whose device goes")
  func lostSeeking() throws {
    for answer in [[], nil] as [[UInt16]?] {
      var decoder = try decoder([164, 163])
      expect(frames(&decoder, [(168, 1)]).map(\.remote), is: [.beginSeekingBackward])
      expect(recovered(&decoder, answer).map(\.remote), is: [.endSeekingBackward])
      _ = frames(&decoder, [(208, 1)])
      #expect(decoder.cancelAll()?.remote == .endSeekingForward && decoder.cancelAll() == nil)
    }
  }

  @Test("REM-1: nothing seeks both ways: the one ends when the other begins")
  func bothWays() throws {
    var decoder = try decoder([164, 163])
    expect(
      frames(&decoder, [(168, 1)], [(208, 1)], [(168, 0)], [(208, 0)]).map(\.remote),
      is: [.beginSeekingBackward, .endSeekingBackward, .beginSeekingForward, .endSeekingForward])
  }

  @Test("a key that was down before the first event is not a press, but a modifier key counts")
  func downAtOpening() throws {
    var device = DeviceDescription()
    for key in UInt16(1)...127 { device.add(EvdevCode.key, key) }
    var decoder = try #require(KeyDecoder(device, keys: [30, 54, 9000]))
    let frames = frames(&decoder, [(48, 1)], [(30, 0)], [(54, 0)], [(30, 1)])
    expect(frames.map { $0.presses.compactMap(\.key?.characters) }, is: [["B"], [], ["a"]])
    expect(frames.map(\.modifierFlags), is: [1 << 17, 0, 0])
  }

  @Test("Caps Lock stays on where events were lost: nothing holds it")
  func capsLock() throws {
    var decoder = try decoder(Array(1...127))
    _ = frames(&decoder, [(58, 1)], [(58, 0)])
    expect(recovered(&decoder, nil), is: [])
    expect(frames(&decoder, [(30, 1)]).flatMap(\.presses).compactMap(\.key?.characters), is: ["A"])
  }

  @Test("a packet that is too long to be one is a loss")
  func endless() throws {
    var decoder = try decoder(Array(1...127))
    var frames: [Frame] = []
    for index in 0..<2000 {
      decoder.decode(
        InputEvent(nanoseconds: 0, type: 1, code: 30, value: Int32(index % 2)), keys: { [30] }, into: &frames)
    }
    #expect(frames == [] && decoder.losses == 1)
    decoder.decode(InputEvent(nanoseconds: 0, type: 0, code: 0, value: 0), keys: { [30] }, into: &frames)
    expect(frames.flatMap(\.presses).map(\.phase), is: [.began])
  }

  @Test("a device without keys that matter has no decoder")
  func others() {
    #expect(KeyDecoder(TestPanel.device()) == nil)
  }
}
