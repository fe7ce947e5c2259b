import Expectations
import FingerpostHID
import FingerpostLabServer
import FingerpostMessages
import FingerpostShell
import Foundation
import Testing

@testable import FingerpostCommandLine

/// The lab's shell of screens from files, which live in the lab's own process.
@MainActor @Suite("Lab: screens from files") struct ScreenShellTests {
  private let shell: ScreenShell
  private let file: String

  init() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).yaml").path
    let text = """
      title: A button
      windows:
        - subviews:
            - { id: Button, class: UIButton, frame: [100, 100, 100, 100] }
      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    file = path
    shell = ScreenShell(
      [ShellApplication(name: "one", path: path), ShellApplication(name: "two", path: path + ".none")],
      with: [],
      screen: .standard)
  }

  /// Everything that waits for the lab, by what it is.
  private func said() -> (screens: [LabApplication], frames: [Frame], parts: [UInt32: String]) {
    var (screens, frames, parts): ([LabApplication], [Frame], [UInt32: String]) = ([], [], [:])
    while true {
      switch shell.link.next() {
      case .nothing: return (screens, frames, parts)
      case .screens(let now): screens = now
      case .frame(let frame): frames.append(frame)
      case .part(let screen, let bytes, _):
        parts[screen, default: ""] += String(decoding: bytes, as: UTF8.self)
      case .hello, .gap, .gone: break
      }
    }
  }

  /// Lets the main thread do what it was told to before.
  private func settle() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  private func frame(_ phase: Contact.Phase, at seconds: Double) -> DigitizerMessage {
    var frame = Frame(nanoseconds: Int64(seconds * 1e9))
    frame.contacts = [Contact(id: 1, phase: phase, x: 150, y: 150)]
    return .frame(frame)
  }

  @Test("the home screen is in front, then the screen that is launched, and each is drawn")
  func fronts() throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    let home = said()
    expect(home.screens.map(\.name), is: ["home", "one", "two"])
    expect(home.screens.map(\.isFront), is: [true, false, false])
    #expect(home.parts[0]?.contains(#"{"m":"picture""#) == true && home.parts[1] == nil)
    try shell.launch("one")
    let one = said()
    #expect(one.screens.map(\.isFront) == [false, true, false] && one.screens[1].runs == 1)
    expect(one.parts[1]?.contains(#"{"m":"picture""#), is: true)
  }

  @Test("a file that cannot be read and a name that is none are refused in a sentence")
  func refusals() {
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect {
      try shell.launch("two")
    } throws: { "\($0)".hasPrefix("two could not be started: ") && "\($0)".contains("there is no such file") }
    #expect {
      try shell.launch("three")
    } throws: { "\($0)".hasPrefix("There is no application “three”") }
  }

  @Test("a screen that is opened later comes to the front, has an icon of its own and is drawn")
  func opened() async throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    try shell.launch("one")
    _ = said()
    try expect(shell.open(ShellApplication(name: "three", path: file)), is: 3)
    let three = said()
    expect(three.screens.map(\.name), is: ["home", "one", "two", "three"])
    expect(three.screens.map(\.isFront), is: [false, false, false, true])
    expect(three.parts[3]?.contains(#"{"m":"picture""#), is: true)
    let control = shell.link.control
    await expect(Task.detached { control(.front(nil)) }.value, is: nil)
    expect(said().parts[0]?.contains(#""spoken":"three""#), is: true)
  }

  @Test("fingers reach the screen in front, and are lifted when the page goes")
  func fingers() async throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    try shell.launch("one")
    _ = said()
    var digitizer = shell.link.connectDigitizer()
    expect(digitizer?.pass(.hello("lab", .standard)), is: .sent)
    expect(digitizer?.pass(frame(.down, at: 1)), is: .sent)
    await settle()
    let down = said()
    expect(down.frames.flatMap(\.contacts).map(\.phase), is: [.down])
    #expect(
      down.parts[1]?.contains(#""fact":"hit""#) == true
        || down.parts[1]?.contains(#""change":"down""#) == true)
    digitizer = nil
    await settle()
    let gone = said()
    expect(gone.frames.flatMap(\.contacts).map(\.phase), is: [.cancel])
    expect(gone.parts[1]?.contains(#""change":"cancel""#), is: true)
  }

  @Test("a screen ends and begins again, and home comes to the front")
  func ends() async throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    try shell.launch("one")
    _ = said()
    let control = shell.link.control
    await expect(Task.detached { control(.end("one")) }.value, is: nil)
    let ended = said()
    #expect(ended.screens.map(\.isRunning) == [true, false, false] && ended.screens[0].isFront)
    await expect(Task.detached { control(.end("one")) }.value?.hasPrefix("one is not running"), is: true)
    try shell.launch("one")
    expect(said().screens[1].runs, is: 2)
    await expect(Task.detached { control(.front(nil)) }.value, is: nil)
    #expect(said().screens[0].isFront)
  }

  @Test("what the lab does not take is bounded, and it hears of the rest when it has room")
  func bounds() async throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    try shell.launch("one")
    let digitizer = try #require(shell.link.connectDigitizer())
    _ = digitizer.pass(.hello("lab", .standard))
    for number in 0..<1000 {
      _ = digitizer.pass(frame(number % 2 == 0 ? .down : .up, at: 1 + Double(number) / 1000))
    }
    await settle()
    #expect(!shell.link.hasRoom)
    var frames = 0
    for _ in 0..<100 where frames < 1000 {
      frames += said().frames.count
      await settle()
    }
    expect(frames, is: 1000)
  }
}
