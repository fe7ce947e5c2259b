import CMalloc
import CountingMalloc
import Foundation
import Measuring
import Workloads

/// Measures touch-downs and moves through recognizers, against a hand-written C++ delivery of the same moves.
@main
struct Moves {
  static func main() {
    do {
      let options = try Options(
        Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
      let reference = Reference.prepared(options.reference)
      print("Nanoseconds a move and ratio to the reference: median (min..max) of \(options.rounds) rounds.\n")
      print("| workload | ours | reference | ratio | blocks allocated in 1 000 000 moves | sum |")
      print("|---|---|---|---|---|---|")
      if options.workloads.contains("W5a") { try compare(panning: false, options.rounds, reference) }
      if options.workloads.contains("W5b") { try compare(panning: true, options.rounds, reference) }
      let alone = options.workloads.filter { !$0.hasPrefix("W") }
      guard !alone.isEmpty else { return }
      print("\nMedian (min..max) of \(options.rounds) rounds.\n")
      if let reference {
        let theirs = try (0..<options.rounds).map { _ in try reference.nanoseconds(of: "W5b") }
        print("- for comparison, W5b of the reference: \(Spread(theirs)) ns")
      }
      if alone.contains("many") { reportMany(options.rounds) }
      if alone.contains("down") { reportDown(options.rounds) }
      if alone.contains("control") { reportControl(options.rounds) }
      if alone.contains("scroll") { reportScroll(options.rounds) }
      if alone.contains("tap") { reportTap(options.rounds) }
      if alone.contains("layout") { reportLayout(options.rounds) }
      if alone.contains("attach") { reportAttach(options.rounds) }
    } catch let misuse as Options.Misuse {
      print(misuse.reason + "\n" + Options.usage)
      exit(64)
    } catch {
      print(error)
      exit(1)
    }
  }

  private static func compare(panning: Bool, _ rounds: Int, _ reference: Reference?) throws {
    let name = panning ? "W5b" : "W5a"
    let scene = Scene.moves(panning: panning)
    let isRight = scene.checksum == (panning ? 0xCB18_EF0E_8542_B00A : 0xD746_16DA_A2CC_B128)
    var ours: [Double] = []
    var theirs: [Double] = []
    var blocks = 0
    var sum = 0.0
    for round in 0..<rounds {
      if round.isMultiple(of: 2), let reference { theirs.append(try reference.nanoseconds(of: name)) }
      let rig = Rig(scene)
      rig.addThree()
      rig.down(at: 0)
      let before = counted_allocations()
      let clock = ContinuousClock()
      let start = clock.now
      rig.move(1_000_000, scene.points)
      ours.append((clock.now - start) / .nanoseconds(1) / 1e6)
      blocks = counted_allocations() - before
      sum = rig.total
      if !round.isMultiple(of: 2), let reference { theirs.append(try reference.nanoseconds(of: name)) }
    }
    let ratios = zip(ours, theirs).map { $0 / $1 }
    print(
      "| \(name) | \(Spread(ours)) | \(Spread(theirs)) | \(Spread(ratios)) | \(blocks) | "
        + "\(sum)\(isRight ? "" : ", the scene is DIFFERENT") |")
  }

  private static func reportControl(_ rounds: Int) {
    for handling in [false, true] {
      var moving: [Double] = []
      var (blocks, events) = (0, 0)
      for _ in 0..<rounds {
        let rig = ControlRig(handling: handling)
        let before = counted_allocations()
        let clock = ContinuousClock()
        let start = clock.now
        rig.move(1_000_000)
        moving.append((clock.now - start) / .nanoseconds(1) / 1e6)
        blocks = counted_allocations() - before
        events = rig.events
      }
      print(
        "- a move of a finger that a button tracks, \(handling ? "\(events) events handled" : "no handler"): "
          + "\(Spread(moving)) ns, \(blocks) blocks allocated in 1 000 000 moves")
    }
  }

  private static func reportScroll(_ rounds: Int) {
    var moving: [Double] = []
    var (blocks, offset) = (0, 0.0)
    for _ in 0..<rounds {
      let rig = ScrollRig(rows: 2_000)
      let before = counted_allocations()
      let clock = ContinuousClock()
      let start = clock.now
      rig.move(1_000_000)
      moving.append((clock.now - start) / .nanoseconds(1) / 1e6)
      blocks = counted_allocations() - before
      offset = rig.offset
    }
    print(
      "- a move that scrolls 2 000 views among 10 000 rows, to offset \(offset) in the end: \(Spread(moving)) ns, "
        + "\(blocks) blocks allocated in 1 000 000 moves")
  }

  private static func reportTap(_ rounds: Int) {
    let rigs = TapRig.Kind.allCases.map { TapRig($0) }
    var tapping = rigs.map { _ in [Double]() }
    for rig in rigs { rig.tap(3_000) }
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      for (kind, rig) in rigs.enumerated() {
        let start = clock.now
        rig.tap(2_000)
        tapping[kind].append((clock.now - start) / .nanoseconds(1) / 2_000)
      }
    }
    print("- a tap on one of 12 plain subviews of a scroll view: \(Spread(tapping[0])) ns")
    for (kind, name) in [(1, "table"), (2, "collection")] {
      let ratios = zip(tapping[kind], tapping[0]).map { $0 / $1 }
      print(
        "- a tap that selects one of the 12 visible rows of a \(name): \(Spread(tapping[kind])) ns, ratio "
          + "\(Spread(ratios)), \(rigs[kind].selections) rows selected")
    }
  }

  /// How many bytes of the heap are in use; 0 where that cannot be asked.
  private static var bytesInUse: Int {
    #if os(Linux)
      Int(mallinfo2().uordblks)
    #else
      0
    #endif
  }

  private static func reportLayout(_ rounds: Int) {
    var (first, moving): ([Double], [Double]) = ([], [])
    var (blocks, stays, bottom) = (0, 0, 0.0)
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      let rig = LayoutRig(views: 300)
      let start = clock.now
      rig.layOut()
      first.append((clock.now - start) / .nanoseconds(1) / 1e6)
      rig.drag(1_000)
      let (before, kept) = (counted_allocations(), bytesInUse)
      let drag = clock.now
      rig.drag(1_000)
      moving.append((clock.now - drag) / .nanoseconds(1) / 1e6)
      (blocks, stays) = (counted_allocations() - before, bytesInUse - kept)
      bottom = Double(rig.bottom)
    }
    print("- the first layout of 300 views by constraints: \(Spread(first)) ms")
    print(
      "- a move that changes a constant all 300 depend on, to \(bottom) in the end: \(Spread(moving)) µs, "
        + "\(blocks) blocks allocated in 1 000 moves, \(stays) bytes stay")
  }

  private static func reportMany(_ rounds: Int) {
    let scene = Scene.moves(panning: false)
    var moving: [Double] = []
    for _ in 0..<rounds {
      let rig = Rig(scene)
      rig.addMany(50, requirements: 0)
      rig.down(at: 0)
      let clock = ContinuousClock()
      let start = clock.now
      rig.move(100_000, scene.points)
      moving.append((clock.now - start) / .nanoseconds(1) / 1e5)
    }
    print("- a move through 50 recognizers, none of which decides: \(Spread(moving)) ns")
  }

  private static func reportDown(_ rounds: Int) {
    let scene = Scene.moves(panning: false)
    var comingDown: [Double] = []
    for _ in 0..<rounds {
      let rig = Rig(scene)
      rig.addMany(50, requirements: 200)
      let clock = ContinuousClock()
      var total = 0.0
      for tap in 0..<200 {
        let start = clock.now
        rig.down(at: Int64(tap) * 3_000_000_000)
        total += (clock.now - start) / .nanoseconds(1)
        rig.up(at: Int64(tap) * 3_000_000_000 + 2_000_000_000)
      }
      comingDown.append(total / 200)
    }
    print("- a touch-down with 50 recognizers and 200 failure requirements: \(Spread(comingDown)) ns")
  }
}
