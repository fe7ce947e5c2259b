#if os(Linux)
  import Expectations
  import FingerpostHID
  import Foundation
  import OwnProcess
  import Testing

  /// The same fingers make the same touches, whichever way they come.
  @Suite(.serialized, .ownWaitingProcess) struct SameFingersTests {
    private static let scene = """
      title: A tap, a pan over all, a pinch
      windows:
        - id: W
          gestureRecognizers:
            - { id: pan, type: pan }
          subviews:
            - id: A
              frame: [0, 0, 400, 400]
              isMultipleTouchEnabled: true
              gestureRecognizers:
                - { id: tap, type: tap }
            - id: B
              frame: [0, 400, 400, 400]
              isMultipleTouchEnabled: true
              gestureRecognizers:
                - { id: pinch, type: pinch }
      """

    /// Four fingers: a tap, a pan of two, a pinch that one finger leaves early.
    private static let recording: [Frame] = {
      var frames: [Frame] = []
      var time: Int64 = 0
      func add(_ step: Int64, _ contacts: [Contact]) {
        time += step
        frames.append(Frame(nanoseconds: time, contacts: contacts))
      }
      func finger(_ id: Int, _ phase: Contact.Phase, _ x: Double, _ y: Double) -> Contact {
        Contact(id: id, phase: phase, x: x, y: y, force: 0.5, majorRadius: 7)
      }
      add(0, [finger(1, .down, 50, 50)])
      add(40_000_000, [finger(1, .up, 51, 50)])
      add(200_000_000, [finger(2, .down, 100, 300)])
      for step in 1...20 {
        if step == 5 { add(1_000_000, [finger(3, .down, 200, 300)]) }
        var contacts = [finger(2, .move, 100 + 3 * Double(step), 300)]
        if step > 5 { contacts.append(finger(3, .move, 200 + 3 * Double(step), 300.25)) }
        add(8_200_000, contacts)
      }
      add(8_000_000, [finger(2, .up, 160, 300), finger(3, .up, 260, 300)])
      add(100_000_000, [finger(4, .down, 150, 600)])
      add(33_000_000, [finger(5, .down, 250, 600)])
      for step in 1...20 {
        add(
          8_200_000,
          [
            finger(4, .move, 150 - 2 * Double(step), 600), finger(5, .move, 250 + 2 * Double(step), 600.5),
          ])
      }
      add(8_000_000, [finger(4, .up, 110, 600)])
      add(4_000_000, [finger(5, .cancel, 290, 600)])
      return frames
    }()

    @Test("from a recording and through the shell: the same trace, to the byte") func recordingAndInjection()
      throws
    {
      let folder = NSTemporaryDirectory() + "fingerpost-same-\(getpid())"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let scene = folder + "/scene.yaml"
      try Self.scene.write(toFile: scene, atomically: true, encoding: .utf8)
      let lines =
        [RecordingWriter.header(.standard, nil)] + Self.recording.map { RecordingWriter.line($0) }
      try (lines.joined(separator: "\n") + "\n").write(
        toFile: folder + "/fingers.jsonl", atomically: true, encoding: .utf8)

      let replay = Program(
        "fingerpost", ["replay", folder + "/fingers.jsonl", "--in", scene, "--trace", "json"])
      expect(replay.end(), is: 0)
      #expect(replay.lines.contains { $0.contains("pinch") })
      #expect(replay.lines.count > 200)

      let rig = try ShellRig(
        ["scene=\(scene)"],
        environment: ["FINGERPOST_CLOCK": "frames", "FINGERPOST_TRACE": folder + "/trace.jsonl"])
      try rig.start("scene")
      rig.ask("inject", folder + "/fingers.jsonl")
      rig.ask("stop")
      expect(rig.shell.end(), is: 0)
      let trace = try String(contentsOfFile: folder + "/trace.jsonl", encoding: .utf8)
      let (found, expected) = (trace.split(separator: "\n"), replay.lines)
      // One difference says more than two traces.
      let place = zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }
      #expect(
        place == nil, "fact \(place?.offset ?? 0): \(place?.element.0 ?? "") for \(place?.element.1 ?? "")")
      expect(found.count, is: expected.count)
    }
  }
#endif
