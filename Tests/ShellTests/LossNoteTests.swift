#if os(Linux)
  import Expectations
  import FingerpostHID
  import Foundation
  import Testing

  @testable import FingerpostShell

  /// What the shell says of events that devices lost.
  @Suite struct LossNoteTests {
    /// A device that loses events, behind a pipe.
    private final class Leaky: FrameSource {
      let name = "leaky"
      let descriptor: Int32
      private let other: Int32
      var losses = SourceLosses()

      init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        (descriptor, other) = (ends[0], ends[1])
      }

      deinit {
        close(descriptor)
        close(other)
      }

      func lose(_ losses: SourceLosses) {
        self.losses = losses
        _ = write(other, [1], 1)
      }

      func read(into frames: inout [Frame]) -> SourceOutcome {
        var byte: UInt8 = 0
        _ = Foundation.read(descriptor, &byte, 1)
        return .waiting
      }

      func cancelAll() -> Frame? { nil }
    }

    @Test("events that a device lost are noted, and listed with the device and at the end") func lost() throws
    {
      let desk = try LoopDesk()
      let source = Leaky()
      desk.loop.add(source)
      _ = desk.drainNotes()
      #expect(desk.loop.listing().contains("source: leaky"))
      source.lose(SourceLosses(times: 1, eventsLeftOut: 3))
      desk.settle()
      expect(desk.drainNotes(), is: ["lost: leaky: events were lost once, and 3 more left out"])
      source.lose(SourceLosses(times: 3, eventsLeftOut: 4))
      desk.settle()
      source.lose(SourceLosses(times: 3, eventsLeftOut: 4))
      desk.settle()
      expect(desk.drainNotes(), is: ["lost: leaky: events were lost 3 times, and 4 more left out"])
      #expect(desk.loop.listing().contains("source: leaky, events were lost 3 times, and 4 more left out"))
      expect(desk.loop.listing().last, is: "devices: events were lost 3 times, and 4 more left out")
    }
  }
#endif
