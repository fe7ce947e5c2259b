import Expectations
import FingerpostHID
import Testing

/// Devices with slots, and what all devices share.
@Suite("Decoding devices with slots")
struct EvdevSlotTests {
  @Test("a finger comes down, moves and lifts; unchanged axes are not repeated")
  func finger() throws {
    var decoder = try TestPanel.decoder()
    expect(
      decoder.script("id 7,x 500,y 200,syn 0,x 510,syn 8,syn 12,id -1,syn 16"),
      is: [
        "0 down 1 50,20", "8 move 1 51,20", "16 up 1 51,20",
      ])
  }

  @Test("two fingers have two numbers, and a number is used again when it is free")
  func numbers() throws {
    var decoder = try TestPanel.decoder()
    expect(
      decoder.script("id 7,x 500,y 200,slot 1,id 8,x 100,y 100,syn 0,slot 0,id -1,syn 8,id 9,syn 16"),
      is: [
        "0 down 1 50,20", "0 down 2 10,10", "8 up 1 50,20", "16 down 1 50,20",
      ])
  }

  @Test("a new contact in a slot repeats no place that is the same")
  func persistence() throws {
    var decoder = try TestPanel.decoder()
    _ = decoder.script("id 7,x 500,y 200,syn 0,id -1,syn 8")
    expect(decoder.script("id 8,x 300,syn 16"), is: ["16 down 1 30,20"])
  }

  @Test("an id that jumps ends one contact where it was and begins another with a number of its own")
  func jump() throws {
    var decoder = try TestPanel.decoder()
    expect(
      decoder.script("id 7,x 500,y 200,syn 0,id 8,x 100,syn 8,x 110,syn 16"),
      is: [
        "0 down 1 50,20", "8 up 1 50,20", "8 down 2 10,20", "16 move 2 11,20",
      ])
  }

  @Test("a contact that comes and goes in one packet makes two frames")
  func brief() throws {
    var decoder = try TestPanel.decoder()
    expect(decoder.script("id 7,x 500,y 200,id -1,syn 4"), is: ["4 down 1 50,20", "4 up 1 50,20"])
  }

  @Test("events of slots that no device has are left out")
  func noSuchSlot() throws {
    var decoder = try TestPanel.decoder()
    expect(
      decoder.script("slot 64,id 7,x 1,syn 0,slot -1,id 8,syn 8,slot 63,id 9,syn 16"), is: ["16 down 1 0,0"])
  }

  @Test("what hovers does not touch, and what comes to hover lifts")
  func hovering() throws {
    var decoder = try TestPanel.decoder()
    expect(
      decoder.script("id 7,x 500,y 200,distance 3,syn 0,distance 0,syn 8,distance 1,syn 16"),
      is: [
        "8 down 1 50,20", "16 up 1 50,20",
      ])
  }

  @Test("PIPE-16: a contact that turns out to be a palm is cancelled")
  func palm() throws {
    var decoder = try TestPanel.decoder()
    expect(
      decoder.script("id 7,x 500,y 200,syn 0,tool 2,syn 8,id -1,syn 16"),
      is: [
        "0 down 1 50,20", "8 cancel 1 50,20",
      ])
  }

  @Test("TOUCH-20: a pen is a pencil, and stays one until it lifts")
  func pen() throws {
    var decoder = try TestPanel.decoder()
    var frames: [Frame] = []
    for event in events("id 7,tool 1,syn 0,tool 0,x 5,syn 8") {
      decoder.decode(event, slots: { nil }, into: &frames)
    }
    expect(frames.flatMap(\.contacts).map(\.kind), is: [.pencil, .pencil])
  }

  @Test("contacts that were down before are not reported, and their places count for those that follow")
  func alreadyDown() throws {
    var resting = DeviceFinger()
    (resting.trackingID, resting.x, resting.y) = (3, 500, 200)
    var decoder = try TestPanel.decoder(snapshot: SlotSnapshot(current: 0, fingers: [resting]))
    expect(
      decoder.script("x 510,syn 0,id -1,syn 8,id 4,y 100,syn 16"), is: ["16 down 1 51,10"])
  }

  @Test("after lost events the slots are asked for: what is missing is cancelled, what is new comes down")
  func lost() throws {
    var decoder = try TestPanel.decoder()
    _ = decoder.script("id 7,x 500,y 200,slot 1,id 8,x 100,y 100,slot 2,id 9,x 0,y 0,syn 0")
    var fingers = [DeviceFinger](repeating: DeviceFinger(), count: 4)
    (fingers[1].trackingID, fingers[1].x, fingers[1].y) = (8, 120, 100)
    (fingers[2].trackingID, fingers[2].x, fingers[2].y) = (11, 30, 30)
    let snapshot = SlotSnapshot(current: 1, fingers: fingers)
    expect(
      decoder.script("slot 0,x 1,drop,x 2,id 99,syn 8", slots: snapshot),
      is: [
        "8 cancel 1 50,20", "8 move 2 12,10", "8 cancel 3 0,0", "8 down 4 3,3",
      ])
    expect(decoder.losses, is: 1)
    expect(decoder.script("x 130,syn 16"), is: ["16 move 2 13,10"])
  }

  @Test("after lost events a device that cannot say has all contacts cancelled")
  func lostForGood() throws {
    var decoder = try TestPanel.decoder()
    _ = decoder.script("id 7,x 500,y 200,syn 0")
    expect(
      decoder.script("drop,syn 8,x 510,syn 16,id 8,syn 24"), is: ["8 cancel 1 50,20", "24 down 1 51,20"])
  }

  @Test("PIPE-16: a device that goes away takes its contacts along, once")
  func gone() throws {
    var decoder = try TestPanel.decoder()
    _ = decoder.script("id 7,x 500,y 200,slot 1,id 8,x 100,y 100,syn 8,x 300")
    expect(decoder.cancelAll()?.script, is: ["8 cancel 1 50,20", "8 cancel 2 10,10"])
    expect(decoder.cancelAll(), is: nil)
  }

  @Test("a clock that goes backwards does not take the time along")
  func clock() throws {
    var decoder = try TestPanel.decoder()
    expect(
      decoder.script("id 7,x 500,y 200,syn 5000,x 510,syn 1000,x 520,syn 1008,id -1,syn 1016"),
      is: [
        "5000 down 1 50,20", "5000 move 1 51,20", "5008 move 1 52,20", "5016 up 1 52,20",
      ])
    expect(decoder.clockSteps, is: 1)
  }

  @Test("a packet without its end says nothing yet")
  func truncated() throws {
    var decoder = try TestPanel.decoder()
    expect(decoder.script("id 7,x 500,y 200"), is: [])
    expect(decoder.script("syn 8"), is: ["8 down 1 50,20"])
  }

  @Test(
    "a panel may be mounted in four ways",
    arguments: [
      (TouchMapping.Rotation.none, "0 down 1 25,20"), (.right, "0 down 1 90,50"), (.half, "0 down 1 75,180"),
      (.left, "0 down 1 10,150"),
    ])
  func rotation(_ rotation: TouchMapping.Rotation, _ expected: String) throws {
    var decoder = try TestPanel.decoder(rotation: rotation)
    expect(decoder.script("id 7,x 250,y 200,syn 0"), is: [expected])
  }

  @Test("a calibration matrix corrects the places before anything else")
  func calibration() throws {
    let matrix = try #require(TouchMapping.Matrix([-1, 0, 1, 0, 2, 0.1]))
    var decoder = try TestPanel.decoder(matrix: matrix)
    expect(decoder.script("id 7,x 250,y 200,syn 0"), is: ["0 down 1 75,60"])
    expect(TouchMapping.Matrix([1, 2, 3]), is: nil)
    expect(TouchMapping.Matrix([1, 2, 3, 4, 5, .nan]), is: nil)
  }

  @Test("TOUCH-18: TOUCH-19: size and force come in UIKit's units where the device has them")
  func sizeAndForce() throws {
    let axes = [
      DeviceAxis(code: EvdevCode.contactMajor, minimum: 0, maximum: 999, resolution: 10),
      DeviceAxis(code: EvdevCode.contactPressure, minimum: 0, maximum: 200),
    ]
    var decoder = try TestPanel.decoder(TestPanel.device(extra: axes))
    var frames: [Frame] = []
    for event in events("id 7,major 100,pressure 30,syn 0") {
      decoder.decode(event, slots: { nil }, into: &frames)
    }
    let contact = try #require(frames.first?.contacts.first)
    // 100 units are 10 mm across; a point is 25.4 / 163 mm.
    expect(contact.majorRadius, near: 5 / (25.4 / 163), within: 1e-9)
    expect(contact.force, near: 1, within: 1e-9)
  }
}
