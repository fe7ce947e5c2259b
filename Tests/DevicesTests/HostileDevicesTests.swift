#if os(Linux)
  import Expectations
  @testable import FingerpostDevices
  import FingerpostHID
  import Foundation
  import Testing

  /// Broken keyboards, accelerometers and panels: 2,000 of each. What comes out of them is the history of one device.
  @Suite("Hostile devices")
  struct HostileDevicesTests {
    /// Spoils what devices send.
    private struct Spoiler {
      var state: UInt64

      mutating func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
      }

      mutating func spoil(_ bytes: inout [UInt8]) {
        for _ in 0..<random(9) {
          let place = random(bytes.count)
          switch random(4) {
          case 0: bytes[place] = UInt8(random(256))
          case 1: bytes.remove(at: place)
          case 2: bytes.insert(contentsOf: bytes[place...].prefix(24), at: place)
          default: bytes[place] ^= 1 << UInt8(random(8))
          }
        }
      }
    }

    /// Takes what comes out, and knows what is going on.
    private struct Listener {
      private var judge = FrameVerifier()
      private(set) var counts: [String: Int] = [:]
      private(set) var pressed: [Int] = []
      private(set) var seeking: [RemoteCommand] = []
      private(set) var isShaking = false
      var isAtRest: Bool {
        pressed.isEmpty && seeking.isEmpty && !isShaking && judge.contactsDown.isEmpty
      }

      mutating func receive(_ events: [SourceEvent]) {
        for event in events {
          switch event {
          case .frame(let frame, _): receive(frame)
          case .note(.rejected(let rejection, _)): counts["\(rejection.fault)", default: 0] += 1
          case .note(.lost): counts["losses", default: 0] += 1
          case .note: break
          }
        }
      }

      private mutating func receive(_ frame: Frame) {
        expect(judge.admit(frame).rejections.map(\.fault), is: [])
        for contact in frame.contacts { counts["\(contact.phase)", default: 0] += 1 }
        for press in frame.presses {
          counts["\(press.phase)", default: 0] += 1
          if press.phase == .began {
            pressed.append(press.type)
          } else {
            pressed.removeAll { $0 == press.type }
          }
        }
        if let shake = frame.shake {
          counts["shake \(shake)", default: 0] += 1
          isShaking = shake == .began
        }
        switch frame.remote {
        case .beginSeekingBackward, .beginSeekingForward: seeking.append(frame.remote ?? .stop)
        case .endSeekingBackward: seeking.removeAll { $0 == .beginSeekingBackward }
        case .endSeekingForward: seeking.removeAll { $0 == .beginSeekingForward }
        default: break
        }
        if frame.remote != nil { counts["remote", default: 0] += 1 }
      }
    }

    /// Plugs 2,000 devices in, one after the other, lets each say its bytes, and pulls it out.
    private func play(
      _ seed: UInt64, _ sound: (_ now: Int64) -> [UInt8],
      _ source: (_ pair: Pair, _ round: Int) throws -> any FrameSource
    ) throws -> Listener {
      let hub = DeviceHub(folder: DeviceFolder(path: "/nowhere/input")) { (_, _) in nil }
      var spoiler = Spoiler(state: seed)
      var listener = Listener()
      var now: Int64 = 0
      for round in 0..<2000 {
        let pair = Pair()
        hub.add(try source(pair, round))
        var bytes = sound(now)
        spoiler.spoil(&bytes)
        pair.send(bytes)
        pair.unplug()
        while let descriptor = hub.merger.descriptors.first {
          listener.receive(hub.read(descriptor, now: now * 1_000_000))
        }
        #expect(listener.isAtRest && hub.merger.modifierFlags == 0, "round \(round)")
        now += 1200
      }
      return listener
    }

    @Test("PIPE-16: whatever 2,000 keyboards send, no key, no modifier key and no seeking hangs")
    func keyboards() throws {
      var keyboard = DeviceDescription(name: "Test keyboard")
      for key in UInt16(1)...127 { keyboard.add(EvdevCode.key, key) }
      var remote = DeviceDescription(name: "Test remote control")
      for key: UInt16 in [103, 28, 164, 168, 208] { remote.add(EvdevCode.key, key) }
      let sound: [(UInt16, UInt16, Int32)] = [
        (1, 42, 1), (0, 0, 0), (1, 30, 1), (1, 103, 1), (0, 0, 0), (1, 30, 2), (0, 0, 0), (1, 168, 1),
        (0, 0, 0), (1, 30, 0), (0, 0, 0), (0, 3, 0), (1, 28, 1), (0, 0, 0), (1, 164, 1), (1, 28, 1),
        (0, 0, 0), (1, 42, 0), (1, 208, 1), (0, 0, 0), (1, 29, 1), (1, 58, 1), (0, 0, 0), (1, 58, 0),
        (0, 0, 0), (1, 16, 1), (0, 0, 0),
      ]
      let listener = try play(
        5,
        { now in sound.enumerated().flatMap { Pair.bytes(now + Int64($0.offset), $0.element) } },
        { pair, round in
          try #require(
            DeviceReader(
              name: "keyboard", descriptor: pair.device, description: round % 3 == 0 ? remote : keyboard,
              mapping: TouchMapping(screen: .standard),
              keys: { round % 2 == 0 ? nil : [28, 30, 42, 168, UInt16(round)] }))
        })
      for word in ["began", "ended", "cancelled", "remote", "losses"] {
        #expect(listener.counts[word] ?? 0 > 500, "\(word): \(listener.counts[word] ?? 0)")
      }
    }

    @Test("PIPE-16: whatever 2,000 panels with one contact send, no contact hangs")
    func panels() throws {
      var panel = DeviceDescription(name: "Test panel")
      panel.add(DeviceAxis(code: EvdevCode.x, minimum: 0, maximum: 399))
      panel.add(DeviceAxis(code: EvdevCode.y, minimum: 0, maximum: 799))
      panel.add(EvdevCode.key, EvdevCode.touch)
      panel.add(property: EvdevCode.isDirect)
      let sound: [(UInt16, UInt16, Int32)] = [
        (1, 330, 1), (3, 0, 100), (3, 1, 200), (0, 0, 0), (3, 0, 110), (0, 0, 0), (1, 330, 0), (0, 0, 0),
        (1, 330, 1), (3, 1, 210), (0, 0, 0), (0, 3, 0), (3, 0, 120), (0, 0, 0), (3, 1, 220), (0, 0, 0),
        (1, 330, 0), (0, 0, 0), (1, 330, 1), (0, 0, 0), (3, 0, 130), (0, 0, 0),
      ]
      let listener = try play(
        6,
        { now in sound.enumerated().flatMap { Pair.bytes(now + Int64($0.offset), $0.element) } },
        { pair, round in
          var finger = DeviceFinger()
          (finger.trackingID, finger.x, finger.y) = (Int32(round % 2) - 1, 50, 60)
          return try #require(
            DeviceReader(
              name: "panel", descriptor: pair.device, description: panel,
              mapping: TouchMapping(screen: .standard),
              slots: { round % 3 == 0 ? nil : SlotSnapshot(current: 0, fingers: [finger]) }))
        })
      for word in ["down", "move", "up", "cancel", "losses"] {
        #expect(listener.counts[word] ?? 0 > 500, "\(word): \(listener.counts[word] ?? 0)")
      }
    }

    /// A swing this way and that of 2 g, four times a second, a sample each 25 ms.
    private static func motion(_ index: Int) -> Int32 { [0, 141, 200, 141, 0, -141, -200, -141][index % 8] }

    @Test("MOT-2: whatever 2,000 accelerometers send, shakes begin and end in turn, and each with its device")
    func accelerometers() throws {
      var device = DeviceDescription(name: "Test accelerometer")
      for code in MotionDecoder.axes {
        device.add(DeviceAxis(code: code, minimum: -2000, maximum: 2000, resolution: 100))
      }
      device.add(property: EvdevCode.isAccelerometer)
      let listener = try play(
        7,
        { now in
          (0..<40).flatMap { index -> [UInt8] in
            let time = now + Int64(index) * 25
            let loss = index == 35 ? Pair.bytes(time, (0, 3, 0)) : []
            return loss + Pair.bytes(time, (3, 0, Self.motion(index))) + Pair.bytes(time, (0, 0, 0))
          }
        },
        { pair, round in
          let motion = try #require(
            EventMotion(pair.device, device) { round % 3 == 0 ? nil : [0, 0, 100] })
          return try #require(AccelerometerSource(name: "accelerometer", motion))
        })
      #expect(listener.counts["shake began"] ?? 0 > 500, "\(listener.counts)")
      #expect(listener.counts["losses"] ?? 0 > 500, "\(listener.counts)")
    }

    @Test("MOT-2: whatever 2,000 sensors write into their buffers, shakes begin and end in turn")
    func sensors() throws {
      let axis = MotionScan.Axis(scale: MotionSample.gravity / 100)
      let scan = try #require(
        MotionScan(
          axes: [axis, axis, axis], motion: (0..<3).compactMap { ScanElement("le:s16/16>>0", index: $0) },
          time: ScanElement("le:s64/64>>0", index: 3)))
      let listener = try play(
        8,
        { now in
          (0..<40).flatMap { index -> [UInt8] in
            let x = UInt16(bitPattern: Int16(Self.motion(index)))
            let time = (now + Int64(index) * 25) * 1_000_000
            return [UInt8(x & 255), UInt8(x >> 8), 0, 0, 100, 0, 0, 0]
              + (0..<8).map { UInt8(truncatingIfNeeded: time >> ($0 * 8)) }
          }
        },
        { pair, _ in
          try #require(AccelerometerSource(name: "sensor", ScanMotion(dup(pair.device), scan, now: { 0 })))
        })
      #expect(listener.counts["shake began"] ?? 0 > 500, "\(listener.counts)")
    }
  }
#endif
