#if os(Linux)
  import Expectations
  import FingerpostProperties
  import FingerpostWhatIf
  import FingerpostHID
  import FingerpostLabServer
  import FingerpostShell
  import Foundation
  import OwnProcess
  import Testing

  /// Recordings that are played to fresh processes.
  @Suite(.serialized, .ownWaitingProcess) struct ReplayProcessTests {
    private static let gallery = ShellApplication(name: "gallery", path: "\(Program.folder)/gallery-app")
    private static let probe = ShellApplication(name: "probe", path: "\(Program.folder)/PortProbe")

    /// A tap.
    private func tap(_ x: Double, _ y: Double, at time: Int64) -> [Frame] {
      [(Int64(0), Contact.Phase.down), (80_000_000, .up)].map { after, phase in
        Frame(nanoseconds: time + after, contacts: [Contact(id: 1, phase: phase, x: x, y: y)])
      }
    }

    private func play(
      _ frames: [Frame], _ changes: [Int: [TreeChange]] = [:], on application: ShellApplication = gallery,
      limit: Int64 = 60_000_000_000
    ) throws -> ApplicationReplay.Outcome {
      try ApplicationReplay.play(
        application, screen: .standard, from: 5_000_000_000, frames: HandledFrame.all(frames, facts: []),
        rehearsals: changes.merging([0: []]) { one, _ in one }.mapValues { Rehearsal($0).json }, limit: limit)
    }

    private func objects(_ outcome: ApplicationReplay.Outcome) throws -> [[String: Any]] {
      try outcome.messages.map {
        try #require(JSONSerialization.jsonObject(with: Data($0)) as? [String: Any])
      }
    }

    private func facts(_ outcome: ApplicationReplay.Outcome) throws -> [[String: Any]] {
      try objects(outcome).flatMap { $0["facts"] as? [[String: Any]] ?? [] }
    }

    /// When each action was sent, in seconds, or when something else happened.
    private func actions(
      _ outcome: ApplicationReplay.Outcome, as fact: String = "actionSent"
    ) throws -> [Double] {
      try facts(outcome).filter { $0["fact"] as? String == fact }.compactMap { $0["t"] as? Double }
    }

    /// The messages but facts from the first frame on, as they were said: how often an application says what it looks like
    /// while it starts depends on the machine.
    private func words(_ outcome: ApplicationReplay.Outcome) throws -> [String] {
      zip(outcome.messages, try objects(outcome)).filter { $1["t"] as? Double ?? 0 >= 7 }.map {
        String(decoding: $0.0, as: UTF8.self)
      }
    }

    @Test("the same frames lead to the same facts and pictures, at the times of the frames")
    func twice() throws {
      let frames = tap(200, 270, at: 7_000_000_000) + tap(200, 400, at: 8_000_000_000)
      let (first, second) = (try play(frames), try play(frames))
      expect(first.problem, is: nil)
      let isSame = try words(first) == words(second)
      #expect(isSame)
      // Chain, picture and change of each tap, and the story of its gesture as it grows.
      try expect(words(first).count, is: 9)
      let haveSameFacts = try facts(first) as NSArray == facts(second) as NSArray
      #expect(haveSameFacts)
      try expect(actions(first).first, is: 7.08)
      let kinds = try objects(first).compactMap { $0["m"] as? String }
      #expect(kinds.first == "facts" && kinds.contains("picture") && kinds.contains("change"))
      // Nothing is said of the end, which is none of the recording's.
      #expect(try !facts(first).contains { $0["fact"] as? String == "cancelled" })
    }

    @Test("a change is made before the touch that it is for; what is not there is told") func changes() throws
    {
      let frames = tap(200, 270, at: 7_000_000_000) + tap(390, 700, at: 8_000_000_000)
      let plain = try play(frames)
      let places = try #require(plain.places.flatMap(Rehearsal.read(report:)))
      let hit = try facts(plain).first { $0["fact"] as? String == "targeted" }?["view"] as? Int
      let button = try #require(places.objects.first { $0.subject == hit })
      #expect(button.fields.contains { $0.name == "isUserInteractionEnabled" && $0.value == .flag(true) })
      let change = TreeChange(button.place, .set("isUserInteractionEnabled", .flag(false)))
      let nowhere = TreeChange(TreePlace(window: 9), .set("alpha", .number(0)))
      let other = try play(frames, [0: [nowhere, change]])
      #expect(try !actions(other).contains(7.08))
      expect(other.places.flatMap(Rehearsal.read(report:))?.undone, is: [0])
      let both = try play(frames, [0: [change], 2: [nowhere]])
      expect(both.places.flatMap(Rehearsal.read(report:))?.undone, is: [1])
      // After the tap it changes nothing any more, and the objects are those of the screen that came.
      let late = try play(frames, [2: [nowhere]])
      try expect(actions(late), is: actions(plain))
      let there = try #require(late.places.flatMap(Rehearsal.read(report:)))
      #expect(there.undone == [0] && there.objects.map(\.place) != places.objects.map(\.place))
    }

    @Test("a frame that was taken late comes after what was due before that") func late() throws {
      // The row of the probe's long press: half a second.
      let frames = [
        Frame(nanoseconds: 7_000_000_000, contacts: [Contact(id: 1, phase: .down, x: 20, y: 720)]),
        Frame(nanoseconds: 7_400_000_000, contacts: [Contact(id: 1, phase: .up, x: 20, y: 720)]),
      ]
      try expect(actions(play(frames, on: Self.probe), as: "acted"), is: [])
      let facts = #"""
        {"m":"facts","facts":[{"t":7,"fact":"contact","contact":1,"change":"down","x":20,"y":720},{"t":7.6,"fact":"contact","contact":1,"change":"up","x":20,"y":720}]}
        """#
      let taken = HandledFrame.all(frames, facts: [Array(facts.utf8)])
      let outcome = try ApplicationReplay.play(
        Self.probe, screen: .standard, from: 0, frames: taken, rehearsals: [0: Rehearsal().json],
        limit: 60_000_000_000)
      try expect(actions(outcome, as: "acted"), is: [7.5, 7.6])
    }

    @Test("a process that hangs is ended, with its time and not the lab's") func hangs() throws {
      let outcome = try play(tap(20, 620, at: 7_000_000_000), on: Self.probe, limit: 1_500_000_000)
      expect(outcome.problem, is: "“probe” did not end in time and was killed.")
      expect(outcome.places, is: nil)
      #expect(waitpid(-1, nil, WNOHANG) <= 0)
    }

    @Test("what is not an application of this library is told, and so is what cannot be started")
    func others()
      throws
    {
      let nothing = try play(
        tap(1, 1, at: 6_000_000_000), on: ShellApplication(name: "true", path: "/bin/true"))
      #expect(nothing.messages.isEmpty)
      expect(nothing.problem?.hasPrefix("“true” cannot be replayed"), is: true)
      let status = try play(
        tap(1, 1, at: 6_000_000_000), on: ShellApplication(name: "no", path: "/bin/false"))
      expect(status.problem, is: "“no” ended with status 1.")
      let problem = #expect(throws: LabProblem.self) {
        try play(tap(1, 1, at: 6_000_000_000), on: ShellApplication(name: "gone", path: "/nowhere/at/all"))
      }
      expect(problem?.description.hasPrefix("“gone” could not be started again: "), is: true)
    }
  }
#endif
