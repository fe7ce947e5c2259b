import Expectations
import FingerpostHID
import Testing

/// Modifier keys are held for everything that is reported, whoever reports it.
@Suite("Modifier keys of several sources")
struct SharedModifiersTests {
  private static let (shift, option, capsLock, keypad) = (1 << 17, 1 << 19, 1 << 16, 1 << 21)

  private func touch(_ milliseconds: Int64, _ phase: Contact.Phase, flags: Int = 0) -> Frame {
    Frame(
      nanoseconds: milliseconds * 1_000_000, contacts: [Contact(id: 1, phase: phase, x: 1, y: 2)],
      modifierFlags: flags)
  }

  private func key(
    _ milliseconds: Int64, _ usage: UInt16, _ phase: Press.Phase, flags: Int = 0
  ) -> Frame {
    Frame(
      nanoseconds: milliseconds * 1_000_000,
      presses: [Press(key: Key(usage: usage, modifierFlags: flags), phase: phase)], modifierFlags: flags)
  }

  private func flags(_ events: [SourceEvent]) -> [Int] { events.compactMap(\.frame?.modifierFlags) }

  private func characters(_ events: [SourceEvent]) -> [String] {
    events.compactMap(\.frame).flatMap(\.presses).compactMap(\.key?.characters)
  }

  @Test("a modifier key that is held on one keyboard is in the frames of fingers, as long as it is held")
  func fingers() {
    let merger = SourceMerger()
    let (panel, keyboard) = (merger.openGate("panel"), merger.openGate("keyboard"))
    expect(flags(merger.admit(touch(0, .down), through: panel, now: 0)), is: [0])
    _ = merger.admit(key(1, 225, .began, flags: Self.shift), through: keyboard, now: 0)
    expect(flags(merger.admit(touch(2, .move), through: panel, now: 0)), is: [Self.shift])
    expect(merger.modifierFlags, is: Self.shift)
    _ = merger.admit(key(3, 225, .ended), through: keyboard, now: 0)
    expect(flags(merger.admit(touch(4, .up), through: panel, now: 0)), is: [0])
  }

  @Test("one that is held on two keyboards is let go with the last, and with a keyboard that goes")
  func twoKeyboards() {
    let merger = SourceMerger()
    let gates = (merger.openGate("one"), merger.openGate("two"), merger.openGate("panel"))
    for gate in [gates.0, gates.1] {
      _ = merger.admit(key(0, 225, .began, flags: Self.shift), through: gate, now: 0)
    }
    _ = merger.admit(key(1, 225, .ended), through: gates.0, now: 0)
    expect(flags(merger.admit(touch(2, .down), through: gates.2, now: 0)), is: [Self.shift])
    // The keyboard's own last frame is without it, and says that the press is over.
    let last = merger.close(gates.1, now: 3_000_000)
    #expect(flags(last) == [0] && last.first?.frame?.presses.map(\.phase) == [.cancelled])
    expect(flags(merger.admit(touch(4, .move), through: gates.2, now: 0)), is: [0])
  }

  @Test("PRESS-1: a key types what the modifier keys of all keyboards make of it, also when it goes up")
  func typed() {
    let merger = SourceMerger()
    let (one, two) = (merger.openGate("one"), merger.openGate("two"))
    _ = merger.admit(key(0, 225, .began, flags: Self.shift), through: one, now: 0)
    expect(characters(merger.admit(key(1, 4, .began), through: two, now: 0)), is: ["A"])
    _ = merger.admit(key(2, 225, .ended), through: one, now: 0)
    expect(characters(merger.admit(key(3, 4, .ended), through: two, now: 0)), is: ["A"])
    // Who has a layout of their own has said what the key types.
    _ = merger.admit(key(4, 225, .began, flags: Self.shift), through: one, now: 0)
    var own = key(5, 5, .began)
    own.presses[0].key?.characters = "б"
    expect(characters(merger.admit(own, through: two, now: 0)), is: ["б"])
  }

  @Test("Caps Lock is turned by each keyboard, and a key's own modifiers stay its own")
  func capsLock() {
    let merger = SourceMerger()
    let (one, two) = (merger.openGate("one"), merger.openGate("two"))
    let panel = merger.openGate("panel")
    func caps(_ milliseconds: Int64, _ gate: SourceMerger.Gate, _ flags: Int) {
      for phase in [Press.Phase.began, .ended] {
        _ = merger.admit(key(milliseconds, 57, phase, flags: flags), through: gate, now: 0)
      }
    }
    caps(0, one, Self.capsLock)
    expect(flags(merger.admit(touch(1, .down), through: panel, now: 0)), is: [Self.capsLock])
    caps(2, two, Self.capsLock)
    expect(flags(merger.admit(touch(3, .move), through: panel, now: 0)), is: [0])
    let number = merger.admit(key(4, 89, .began, flags: Self.keypad), through: one, now: 0)
    expect(flags(number), is: [Self.keypad | Self.capsLock])
    expect(flags(merger.admit(touch(5, .up), through: panel, now: 0)), is: [Self.capsLock])
  }

  @Test("what an injector says of modifier keys goes for the others until it says otherwise or goes")
  func injected() {
    let merger = SourceMerger()
    let (panel, pad) = (merger.openGate("panel"), merger.openGate("pad"))
    _ = merger.admit(touch(0, .down, flags: Self.option | .min), through: pad, now: 0)
    expect(flags(merger.admit(touch(1, .down), through: panel, now: 0)), is: [Self.option])
    _ = merger.close(pad, now: 2_000_000)
    expect(flags(merger.admit(touch(3, .move), through: panel, now: 0)), is: [0])
  }

  /// A keyboard on which a Shift is down that nothing saw come down.
  private final class Keyboard: FrameSource {
    let name = "keyboard"
    let descriptor: Int32 = 5
    let modifierFlags = 1 << 17
    var frames: [Frame] = []

    func read(into frames: inout [Frame]) -> SourceOutcome {
      frames += self.frames
      return .waiting
    }

    func cancelAll() -> Frame? { nil }
  }

  @Test("a modifier key that is down already when a keyboard comes counts, and stays when all is cancelled")
  func already() {
    let merger = SourceMerger()
    let panel = merger.openGate("panel")
    let keyboard = Keyboard()
    merger.add(keyboard)
    expect(flags(merger.admit(touch(0, .down), through: panel, now: 0)), is: [Self.shift])
    expect(flags(merger.cancelAll(now: 1_000_000)), is: [Self.shift])
    keyboard.frames = [Frame(nanoseconds: 2_000_000)]
    #expect(flags(merger.read(5, now: 2_000_000)) == [0] && merger.modifierFlags == 0)
  }

  @Test("REM-1: seeking ends with the source that began it")
  func seeking() {
    let merger = SourceMerger()
    let gate = merger.openGate("remote")
    _ = merger.admit(Frame(nanoseconds: 0, remote: .beginSeekingForward), through: gate, now: 0)
    expect(merger.cancelAll(now: 1).compactMap(\.frame?.remote), is: [.endSeekingForward])
    _ = merger.admit(Frame(nanoseconds: 2, remote: .beginSeekingBackward), through: gate, now: 2)
    expect(merger.close(gate, now: 3).compactMap(\.frame?.remote), is: [.endSeekingBackward])
  }
}
