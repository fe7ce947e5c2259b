import Expectations
import Fingerpost
import FingerpostHID
import FingerpostMessages
import FingerpostTimeline
import FingerpostTrace
import Foundation
import Testing

@testable import FingerpostWatching

/// What a screen says while it is watched, in virtual time.
@Suite struct ScreenWatchTests {
  /// A world with a window, a button in it, and a watch whose messages are taken when the test says so.
  private final class Rig {
    let log = TraceLog()
    let world: World
    let window: UIWindow
    let button: UIButton
    let watch: ScreenWatch
    var now: Int64 = 1_000_000_000
    private var messages = ObservedMessages()

    init(tracing: Bool = false) {
      let world = World(trace: Trace(tracing ? log : nil))
      self.world = world
      (window, button) = world.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        window.addSubview(button)
        window.makeKeyAndVisible()
        return (window, button)
      }
      watch = ScreenWatch(world) { [unowned world] in max(0, world.timeline.now.nanoseconds) }
    }

    nonisolated deinit {}

    func touch(_ phase: Contact.Phase, id: Int = 1, x: Double = 5, force: Double = 0) {
      now += 4_000_000
      var contact = Contact(id: id, phase: phase, x: x, y: 5)
      contact.force = force
      let frame = Frame(nanoseconds: now, contacts: [contact])
      watch.note(frame)
      world.run { world.application.handle(frame) }
    }

    func turn() { watch.endTurn(now: now, clock: now) }

    /// Takes what is said; whole messages without their times, shortened.
    func drain() -> [String] {
      var words: [String] = []
      while let message = watch.next {
        watch.removeFirst()
        switch message {
        case .piece(let piece):
          if piece.bytes.count > ScreenPiece.maxBytes {
            Issue.record("a piece of \(piece.bytes.count) bytes")
          }
          guard
            let json = messages.receive(.part(screen: 1, bytes: piece.bytes, isLast: piece.isLast))?.json,
            let object = try? JSONSerialization.jsonObject(with: Data(json)) as? [String: Any]
          else { continue }
          let facts = (object["facts"] as? [[String: Any]])?.map { $0["fact"] as? String ?? "?" } ?? []
          words.append(
            (["\(object["m"] ?? "?")"] + (piece.content == .names ? ["names"] : []) + facts).joined(
              separator: " "))
        case .leftOut(let loss): words.append("left out \(loss.kind.word) \(loss.count)")
        default: words.append("\(message)")
        }
      }
      return words
    }
  }

  @Test("before it begins nothing listens, nothing is said and nothing is due") func before() {
    let rig = Rig()
    rig.touch(.down)
    #expect(!rig.world.trace.isListening && rig.watch.next == nil)
    expect(rig.window.knownSubject, is: nil)
  }

  @Test("names and a whole picture come first, then facts, chains and what has changed") func order() {
    let rig = Rig()
    rig.watch.renew()
    rig.turn()
    expect(rig.drain(), is: ["facts names", "picture"])
    rig.now += 20_000_000
    rig.touch(.down, force: 2)
    rig.turn()
    let words = rig.drain()
    expect(words.map { $0.split(separator: " ")[0] }, is: ["fingers", "facts", "chain", "gesture", "change"])
    #expect(words[1].contains(" subject") && words[1].contains(" targeted"))
    // Nothing has happened since.
    rig.now += 20_000_000
    rig.turn()
    #expect(rig.drain().isEmpty)
  }

  @Test("pictures are no closer than a frame of the display; the last one comes by itself") func pace() {
    let rig = Rig()
    rig.watch.renew()
    rig.turn()
    let first = rig.now
    _ = rig.drain()
    expect(rig.watch.nextDeadline, is: nil)
    var pictures: [Int64] = []
    for _ in 0..<100 {
      rig.now += 1_000_000
      rig.button.center.x += 1
      rig.turn()
      if !rig.drain().isEmpty { pictures.append(rig.now - first) }
    }
    expect(pictures, is: [17, 34, 51, 68, 85].map { $0 * 1_000_000 })
    let due = rig.watch.nextDeadline
    expect(due, is: first + 85_000_000 + ScreenWatch.frameTime)
    rig.now = due ?? 0
    rig.watch.endTurn(now: rig.now, clock: rig.now, isDirty: false)
    expect(rig.drain(), is: ["change"])
    expect(rig.watch.nextDeadline, is: nil)
  }

  @Test("ANIM-2: while something animates pictures come by themselves, and none after its end")
  func animates() {
    let rig = Rig()
    rig.watch.renew()
    rig.turn()
    _ = rig.drain()
    let (world, button) = (rig.world, rig.button)
    world.timeline.advance(to: Instant(nanoseconds: rig.now))
    world.run { UIView.animate(withDuration: 0.1) { button.center.x = 300 } }
    rig.now += 20_000_000
    rig.turn()
    var words: [[String]] = [rig.drain()]
    while let due = rig.watch.nextDeadline, words.count < 100 {
      rig.now = due
      if let end = world.timeline.nextDeadline, end.nanoseconds <= due {
        world.timeline.advance(to: Instant(nanoseconds: due))
      }
      rig.watch.endTurn(now: rig.now, clock: rig.now, isDirty: false)
      words.append(rig.drain())
    }
    expect(words, is: Array(repeating: ["change"], count: words.count))
    #expect((5...7).contains(words.count))
    expect(button.layer.presentation()?.position.x, is: 300)
  }

  @Test("a look that finds nothing new does not keep the next change waiting") func idleLook() {
    let rig = Rig()
    rig.watch.renew()
    rig.turn()
    rig.now += ScreenWatch.frameTime
    _ = rig.drain()
    rig.turn()
    #expect(rig.drain().isEmpty)
    rig.now += 1_000_000
    rig.button.center.x += 1
    rig.turn()
    expect(rig.drain(), is: ["change"])
  }

  @Test("while nothing is taken no further picture is made, and of the facts only so many are kept")
  func backlog() {
    let rig = Rig()
    rig.watch.renew()
    rig.turn()
    var said = 0
    for round in 0..<30_000 {
      rig.button.alpha = round % 2 == 0 ? 0.5 : 1
      rig.world.record(.dispatch(.fetched(.main)))
      rig.now += 20_000_000
      if round % 100 == 0 { rig.turn() }
      said += 1
    }
    var words: [String] = []
    for _ in 0..<40 {
      words += rig.drain()
      rig.now += 20_000_000
      rig.turn()
    }
    words += rig.drain()
    let facts = words.map { $0.split(separator: " ").count { $0 == "fetched" } }.reduce(0, +)
    let lost = words.filter { $0.hasPrefix("left out facts") }.compactMap { Int($0.split(separator: " ")[3]) }
    #expect(lost.count == 1 && facts + (lost.first ?? 0) == said)
    #expect(facts >= ScreenWatch.factLimit && facts < 27_000)
    // What was lost may have been names: they come before the next facts.
    expect(words.firstIndex { $0.hasPrefix("left out") }.map { words[$0 + 1] }, is: "facts names")
    #expect(words.count { $0 == "change" } <= 2)
    rig.world.record(.dispatch(.fetched(.main)))
    rig.turn()
    #expect(rig.drain().contains("facts fetched"))
  }

  @Test("the first listener and the second hear the same, and names are those of the first") func fork() {
    let rig = Rig(tracing: true)
    rig.touch(.down)
    rig.touch(.up)
    let known = rig.log.records.compactMap { record -> String? in
      if case .subject(let id, let kind, let name) = record.fact {
        "\(id.rawValue) \(kind) \(name)"
      } else {
        nil
      }
    }
    let names = rig.world.trace.introductions(at: 5).compactMap { record -> String? in
      if case .subject(let id, let kind, let name) = record.fact {
        "\(id.rawValue) \(kind) \(name)"
      } else {
        nil
      }
    }
    #expect(known == names && !known.isEmpty)
    let second = TraceLog()
    let before = rig.log.records.count
    rig.world.observe(second)
    rig.touch(.down)
    rig.touch(.up)
    #expect(Array(rig.log.records[before...]) == second.records && !second.records.isEmpty)
    rig.world.observe(nil)
    rig.touch(.down)
    #expect(rig.world.trace.isListening && rig.log.records.last != second.records.last)
  }

  @Test("a run that is watched gives the facts of one that is not") func same() {
    let (alone, watched) = (Rig(tracing: true), Rig(tracing: true))
    watched.watch.renew()
    for rig in [alone, watched] {
      for step in 0..<20 {
        rig.touch(step == 0 ? .down : step == 19 ? .up : .move, x: Double(5 + 3 * step))
        if rig === watched { rig.turn() }
      }
    }
    expect(alone.log.records, is: watched.log.records)
    #expect(watched.drain().count > 3)
  }

  @Test("who begins to watch in the middle of a touch hears the names of what takes part") func middle() {
    let rig = Rig()
    let pan = UIPanGestureRecognizer()
    rig.window.addGestureRecognizer(pan)
    rig.touch(.down)
    rig.watch.renew()
    rig.turn()
    expect(rig.drain(), is: ["facts names subject", "picture"])
    for x in stride(from: 10.0, through: 100, by: 10) { rig.touch(.move, x: x) }
    rig.turn()
    // The pan has the number that it was named with: nothing else was named before.
    expect(pan.subject(in: rig.world).rawValue, is: 1)
    #expect(rig.drain().first?.contains(" verdict") ?? false)
  }

  @Test("views of a window that was hidden are watched when it is shown, and not after the watch has ended")
  func hidden() {
    let rig = Rig()
    let other = rig.world.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    rig.watch.renew()
    rig.world.run { other.makeKeyAndVisible() }
    rig.touch(.down)
    rig.turn()
    #expect(rig.drain().contains { $0.contains(" visited") })
    rig.touch(.up)
    rig.watch.end()
    _ = rig.drain()
    #expect(!rig.world.trace.isListening)
    rig.touch(.down)
    #expect(rig.watch.next == nil && rig.watch.nextDeadline == nil)
  }

  @Test("10,000 views make a picture of many pieces, and it is one again") func many() {
    let rig = Rig()
    rig.world.run {
      for number in 0..<10_000 {
        rig.window.addSubview(UIView(frame: CGRect(x: number % 400, y: number / 400, width: 3, height: 3)))
      }
    }
    rig.watch.renew()
    rig.turn()
    expect(rig.drain(), is: ["facts names", "picture"])
    rig.now += 10_000_000_000
    rig.window.subviews[5000].frame.origin.y = 700
    rig.turn()
    expect(rig.drain(), is: ["change"])
  }

  @Test("what has happened by the end of the watch is said, however much it is") func theEnd() {
    let rig = Rig()
    rig.watch.renew()
    rig.turn()
    _ = rig.drain()
    for _ in 0..<25_000 { rig.world.record(.dispatch(.fetched(.main))) }
    rig.watch.end()
    let words = rig.drain()
    expect(words.map { $0.split(separator: " ").count { $0 == "fetched" } }.reduce(0, +), is: 20_000)
    expect(words.suffix(2), is: ["left out facts 5000", "facts names"])
  }

  @Test("1,000 facts in a frame are all said") func chatty() {
    let rig = Rig()
    rig.watch.renew()
    rig.turn()
    _ = rig.drain()
    for _ in 0..<20 {
      for _ in 0..<1000 { rig.world.record(.dispatch(.fetched(.main))) }
      rig.now += 8_000_000
      rig.turn()
      expect(rig.drain().first?.split(separator: " ").count, is: 1001)
    }
  }

  @Test("a picture that is longer than a message may be is left out, and said to be") func tooLong() {
    let rig = Rig()
    rig.button.setTitle(String(repeating: "x", count: ScreenPiece.maxMessageBytes), for: .normal)
    rig.watch.renew()
    rig.turn()
    expect(rig.drain(), is: ["facts names", "left out pictures 1"])
    rig.button.setTitle("short", for: .normal)
    rig.now += 20_000_000
    rig.turn()
    expect(rig.drain(), is: ["picture"])
  }

  @Test("another world of the same trace: only its own names are said, then what is different to see")
  func another() throws {
    let rig = Rig()
    rig.touch(.down)
    rig.watch.renew()
    rig.turn()
    rig.touch(.up)
    rig.now += 20_000_000
    rig.turn()
    _ = rig.drain()
    var other: World?
    rig.watch.move {
      let world = World(trace: rig.world.trace)
      world.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.isHidden = false
        _ = window.subject(in: world)
      }
      other = world
      return world
    }
    let world = try #require(other)
    world.timeline.advance(to: Instant(nanoseconds: rig.now))
    rig.now += 20_000_000
    rig.turn()
    // One name: those of the world before were said.
    expect(rig.drain(), is: ["facts names subject", "change"])
    let known = rig.world.trace.introductions(at: 0).count
    world.run {
      world.application.handle(
        Frame(nanoseconds: rig.now, contacts: [Contact(id: 2, phase: .down, x: 5, y: 5)]))
    }
    rig.turn()
    expect(rig.drain().first?.contains(" targeted"), is: true)
    #expect(world.trace.introductions(at: 0).count >= known)
  }

  @Test("where another world cannot be built, the watch stays with the one that it has")
  func noOther() {
    struct Failure: Error {}
    let rig = Rig()
    rig.watch.renew()
    rig.turn()
    _ = rig.drain()
    #expect(throws: Failure.self) { try rig.watch.move { throw Failure() } }
    rig.touch(.down)
    rig.turn()
    expect(rig.drain().first?.contains(" targeted"), is: true)
  }
}
