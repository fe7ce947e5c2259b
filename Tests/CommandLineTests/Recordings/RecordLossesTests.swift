#if os(Linux)
  import Expectations
  import FingerpostConsole
  import FingerpostHID
  import Testing

  @testable import FingerpostCommandLine

  /// What `fingerpost record` says at its end.
  @Suite struct RecordLossesTests {
    @Test("a recording in which events are missing says so at its end, any other says nothing") func warning()
    {
      expect(RecordCommand.warning(SourceLosses(), "/dev/input/event4"), is: nil)
      expect(
        RecordCommand.warning(SourceLosses(times: 3, eventsLeftOut: 8), "/dev/input/event4"),
        is:
          "/dev/input/event4: events were lost 3 times, and 8 more left out; the lost events are not in the recording."
      )
    }
  }
#endif
