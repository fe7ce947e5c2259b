import Expectations
import FingerpostHID
import FingerpostMessages
import FingerpostShell
import Foundation
import Testing

@testable import FingerpostHome

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The home screen and the swipe that leads back to it, both played by the engine.
@MainActor @Suite struct HomeScreenTests {
  private static let millisecond: Int64 = 1_000_000

  private func frames(
    _ id: Int = 1, from: (Double, Double), to: (Double, Double), steps: Int, at time: Int64 = 0
  ) -> [Frame] {
    (0...steps).map { step in
      let part = Double(step) / Double(max(1, steps))
      return Frame(
        nanoseconds: time + Int64(step) * 8 * Self.millisecond,
        contacts: [
          Contact(
            id: id, phase: step == 0 ? .down : .move, x: from.0 + (to.0 - from.0) * part,
            y: from.1 + (to.1 - from.1) * part)
        ])
    } + [
      Frame(
        nanoseconds: time + Int64(steps) * 8 * Self.millisecond + Self.millisecond,
        contacts: [Contact(id: id, phase: .up, x: to.0, y: to.1)])
    ]
  }

  @Test("the home screen says what it looks like while it is watched, and nothing before and after")
  func watched() throws {
    let home = HomeScreen(["one", "two"], screen: .standard)
    var said: [String] = []
    home.say = { message in
      guard case .piece(let piece) = message else { return }
      said.append("\(piece.content)")
    }
    let tap = frames(from: (50, 94), to: (50, 94), steps: 1)
    for frame in tap { home.handle(frame) }
    #expect(said.isEmpty && home.nextDeadline == nil)
    home.advance(to: 1_000_000_000)
    home.beWatched(true)
    expect(said, is: ["names", "picture"])
    said = []
    for (frame, time) in zip(frames(from: (350, 700), to: (350, 700), steps: 0, at: 2_000_000_000), 1...) {
      home.handle(frame)
      home.advance(to: 2_000_000_000 + Int64(time) * 20_000_000)
    }
    #expect(said.first == "facts" && said.contains("touches") && !said.contains("picture"))
    home.beWatched(false)
    said = []
    for frame in frames(from: (50, 94), to: (50, 94), steps: 1, at: 3_000_000_000) { home.handle(frame) }
    home.advance(to: 4_000_000_000)
    #expect(said.isEmpty && home.nextDeadline == nil)
  }

  @Test("the icon of an application that does not respond says so, until it responds again") func pale() {
    let home = HomeScreen(["one", "two"], screen: .standard)
    var text = ""
    home.say = { message in
      guard case .piece(let piece) = message else { return }
      text += String(decoding: piece.bytes, as: UTF8.self)
    }
    home.beWatched(true)
    #expect(!text.contains("not responding"))
    text = ""
    home.show("one", isResponding: false)
    home.advance(to: 1_000_000_000)
    #expect(text.contains("not responding") && text.contains("one, not responding"))
    text = ""
    home.show("one", isResponding: true)
    home.show("nothing of that name", isResponding: false)
    home.advance(to: 2_000_000_000)
    #expect(text.contains(#""one""#) && !text.contains("not responding"))
  }

  @Test("CTL-16: a tap on an icon starts its application, one beside it nothing") func taps() throws {
    let home = HomeScreen(["one", "two", "three", "four", "five"], screen: .standard)
    var launched: [String] = []
    home.launch = { launched.append($0) }
    expect(home.icons.map { [$0.x, $0.y] }, is: [[50, 94], [150, 94], [250, 94], [350, 94], [50, 194]])
    for (index, icon) in home.icons.enumerated() {
      for frame in frames(index, from: (icon.x, icon.y), to: (icon.x + 5, icon.y), steps: 2) {
        home.handle(frame)
      }
    }
    expect(launched, is: ["one", "two", "three", "four", "five"])
    for frame in frames(from: (200, 500), to: (200, 500), steps: 1) { home.handle(frame) }
    // Lifted far away, it is not a tap.
    for frame in frames(from: (50, 94), to: (50, 600), steps: 10) { home.handle(frame) }
    expect(launched.count, is: 5)
  }

  @Test("PIPE-16: a cancelled finger on an icon starts nothing") func cancelled() throws {
    let home = HomeScreen(["one"], screen: .standard)
    var launched = 0
    home.launch = { _ in launched += 1 }
    home.handle(Frame(nanoseconds: 0, contacts: [Contact(id: 1, phase: .down, x: 50, y: 94)]))
    home.handle(Frame(nanoseconds: 1, contacts: [Contact(id: 1, phase: .cancel, x: 50, y: 94)]))
    expect(launched, is: 0)
  }

  @Test("EDGE-1: from the bottom edge and 60 points upwards leads home, once a swipe") func swipe() {
    let home = HomeScreen([], screen: .standard)
    var count = 0
    home.goHome = { count += 1 }
    for frame in frames(from: (200, 795), to: (200, 300), steps: 30) { home.watch(frame) }
    expect(count, is: 1)
    for frame in frames(2, from: (100, 790), to: (100, 600), steps: 30, at: 1_000_000_000) {
      home.watch(frame)
    }
    expect(count, is: 2)
  }

  @Test(
    "EDGE-3: other drags lead nowhere",
    arguments: [
      (200.0, 780.0, 200.0, 300.0), (200, 795, 200, 740), (200, 795, 390, 795), (200, 5, 200, 400),
      (5, 400, 300, 400),
    ])
  func otherDrags(_ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double) {
    let home = HomeScreen([], screen: .standard)
    var count = 0
    home.goHome = { count += 1 }
    for frame in frames(from: (startX, startY), to: (endX, endY), steps: 30) { home.watch(frame) }
    expect(count, is: 0)
  }

  @Test("a hundred icons find room on any screen, without touching the edge") func manyIcons() throws {
    for (width, height) in [(400.0, 800.0), (1280, 768), (100, 100), (800, 60)] {
      let screen = try #require(RecordingScreen(width: width, height: height))
      let home = HomeScreen((0..<100).map { "app\($0)" }, screen: screen)
      var launched: [String] = []
      home.launch = { launched.append($0) }
      for (index, icon) in home.icons.enumerated() {
        for frame in frames(index, from: (icon.x, icon.y), to: (icon.x, icon.y), steps: 0) {
          home.handle(frame)
        }
      }
      expect(launched, is: home.icons.map(\.name), "\(width)x\(height)")
    }
  }

  @Test("icons lie beside each other, on the screen and above its edge", arguments: [1, 7, 100])
  func grid(_ count: Int) {
    for (width, height) in [(400.0, 800.0), (1280, 768), (100, 100), (800, 60), (40, 400), (1, 1)] {
      let grid = IconGrid(count: count, CGSize(width: width, height: height))
      let free = CGRect(x: 0, y: 0, width: width, height: height - min(34, height * 0.1)).insetBy(
        dx: -1e-9, dy: -1e-9)
      for index in 0..<count {
        let frame = grid.frame(of: index)
        #expect(free.contains(frame) && frame.width > 0 && frame.height > 0)
        if index > 0 { #expect(!frame.intersects(grid.frame(of: index - 1))) }
      }
    }
  }

  @Test("the home screen waits for nothing when no finger is down") func idle() {
    let home = HomeScreen(["one"], screen: .standard)
    expect(home.nextDeadline, is: nil)
    for frame in frames(from: (200, 795), to: (200, 300), steps: 30) {
      home.watch(frame)
      home.handle(frame)
    }
    home.advance(to: 60_000_000_000)
    expect(home.nextDeadline, is: nil)
  }
}
