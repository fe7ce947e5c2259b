#if os(Linux)
  import CChannel
  import Fingerpost
  import FingerpostWhatIf
  import FingerpostChannel
  import FingerpostMessages
  import FingerpostTimeline
  import FingerpostWatching

  /// How a recording is played to an application; only the lab asks for it, of a process of its own.
  extension MainLoop {
    /// Makes the changes that are asked for.
    func rehearse(_ bytes: [UInt8]) {
      guard clock.followsFrames, watch != nil, let rehearsal = Rehearsal(json: bytes) else { return }
      if let playback {
        playback.go(on: rehearsal, in: world)
      } else {
        playback = Playback(rehearsal, in: world)
      }
      sayInstant()
    }

    /// Lets pass what is due before a frame.
    func pass(before time: Int64) {
      playback?.pass(world.timeline, before: Instant(nanoseconds: time)) { sayInstant() }
    }

    /// Lets time pass up to an instant at which a frame was taken late.
    func pass(to time: Int64) {
      guard playback != nil else { return }
      pass(before: time)
      world.timeline.advance(to: Instant(nanoseconds: time))
    }

    /// Lets pass what is to come after the last frame, and says what there is to say; nothing is said of the end.
    func finishPlayback() {
      guard let playback else { return }
      playback.finish(world.timeline) { sayInstant() }
      watch?.say(.places, playback.report, at: world.timeline.now.nanoseconds)
      watch?.end()
      sayAll()
      watch = nil
      if let missed = playback.missed { _ = port.send(ApplicationMessage.leftOut(missed)) }
    }

    /// Says what is true at this instant, with a picture, and waits until it is taken: time rests meanwhile.
    func sayInstant() {
      watch?.endInstant(looks: playback?.spendLook(at: world.timeline.now.nanoseconds) ?? false)
      sayAll()
    }

    private func sayAll() {
      while let message = watch?.next {
        switch port.send(message) {
        case .sent, .tooLong: watch?.removeFirst()
        case .full: channel_wait_either(-1, -1, -1, port.descriptor, -1)
        case .gone:
          watch?.end()
          watch = nil
        }
      }
    }
  }
#endif
