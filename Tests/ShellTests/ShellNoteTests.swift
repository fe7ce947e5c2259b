import Expectations
import Foundation
import Testing

@testable import FingerpostHID
@testable import FingerpostMessages
@testable import FingerpostShell

/// What the shell says.
@Suite struct ShellNoteTests {
  private static let notes: [ShellNote] = [
    .listening("/run/x", screen: .standard), .started("a", process: 12), .notStarted("a", "no"), .ready("a"),
    .front("a"), .front(nil), .ended("a", .exited(1), dropped: ShellLoss(frames: 0), wasAsked: true),
    .ended("a", .killed(9), dropped: ShellLoss(frames: 14), wasAsked: false),
    .ended("a", .unknown, dropped: ShellLoss(frames: 1), wasAsked: false),
    .silent("a", dropped: ShellLoss(frames: 2)), .answersAgain("a"),
    .notResponding("a", dropped: ShellLoss(frames: 2)), .notReady("a"), .quiet(.control),
    .applicationRefused(.digitizer, process: 8), .droppedRights(user: 0), .droppedRights(user: 7),
    .swipeKept("a"), .tally("a", PortTally()),
    .badMessage("a", "x"),
    .tooLong("a"), .portless("a"), .killing("a"), .deviceCame("d"), .deviceWent("d"), .deviceRefused("d: no"),
    .eventsLost("d", SourceLosses(times: 1)), .eventsLost("d", SourceLosses(times: 4, eventsLeftOut: 12)),
    .digitizerCame("d", screen: .standard), .digitizerWent("d", frames: 1, faults: 0, cancelled: 2),
    .throttled("d"),
    .fault(
      "d",
      FrameRejection(
        fault: .timeOutOfRange, frame: Frame(nanoseconds: .min), context: [Frame(nanoseconds: 1)])),
    .strangerRefused(.control, user: 65534, process: 7),
    .crowded(.digitizer), .badBytes(.digitizer, "x"), .stopping,
    .stopped(frames: 3, dropped: ShellLoss(frames: 1)),
  ]

  @Test("every note is one line of text and one of JSON, and no two look alike") func lines() throws {
    for note in Self.notes {
      #expect(!note.description.contains("\n"))
      let object = try JSONSerialization.jsonObject(with: Data(note.json.utf8)) as? [String: Any]
      expect(object?["note"] as? String, is: note.word)
    }
    expect(Set(Self.notes.map(\.description)).count, is: Self.notes.count)
    expect(Set(Self.notes.map(\.json)).count, is: Self.notes.count)
  }

  @Test("the lines that scripts wait for") func words() {
    expect("\(ShellNote.front(nil))", is: "front: home")
    expect("\(ShellNote.started("gallery", process: 123))", is: "started: gallery (pid 123)")
    expect(
      "\(ShellNote.ended("gallery", .killed(9), dropped: ShellLoss(frames: 14), wasAsked: false))",
      is: "ended: gallery, killed by signal 9; 14 frames were dropped")
    expect(
      ShellNote.ended("gallery", .killed(9), dropped: ShellLoss(frames: 0), wasAsked: false).json,
      is:
        #"{"note":"ended","application":"gallery","signal":9,"dropped":{"frames":0,"samples":0},"asked":false}"#
    )
  }

  @Test("a name from outside cannot break a line, nor fill one") func hostileNames() {
    let name = "a\nfront: gallery\u{1b}[2J\u{202e}" + String(repeating: "x", count: 500)
    let line = "\(ShellNote.digitizerCame(name, screen: .standard))"
    #expect(line.hasPrefix("digitizer came: a front: gallery [2Jxxx"))
    #expect(line.unicodeScalars.count < 100)
  }

  @Test("a device cannot break a line with its name") func hostileDevices() {
    expect("\(ShellNote.deviceCame("pad\nfront: home\u{1b}[2J"))", is: "device came: pad front: home [2J")
    expect("\(ShellNote.deviceWent("pad\r"))", is: "device went: pad ")
  }

  @Test("a frame from outside cannot fill a line either") func hostileFrames() {
    let accents = "a" + String(repeating: "\u{301}", count: 20_000)
    let quotes = String(repeating: "\"\\", count: 100)
    for text in [accents, quotes] {
      let key = Key(usage: 4, characters: text, charactersIgnoringModifiers: text)
      let frame = Frame(nanoseconds: 1, presses: [Press(key: key, phase: .began)])
      let note = ShellNote.fault(
        String(repeating: "\"", count: 100),
        FrameRejection(fault: .alreadyPressed(1), frame: frame, context: Array(repeating: frame, count: 8)))
      // As much as a pipe takes at once.
      #expect(note.json.utf8.count < 4096)
    }
  }

  @Test("what happens again and again is noted ever more rarely") func rarely() {
    expect(
      (1...1024).filter { ShellRefusals.isNoted($0) },
      is: [
        1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64, 128, 256, 512, 1024,
      ])
  }
}
