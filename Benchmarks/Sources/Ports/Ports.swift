import Foundation
import Measuring

/// W6: how long a frame takes from the shell's write to `sendEvent`, beside a bare socket between two processes, and by the
/// way of the event-fetch thread.
///
/// The process is the shell; it starts itself again as the receiver. Both are pinned, to the processors 0 and 1. One message
/// every 100 µs to a receiver that sleeps.
@main struct Ports {
  static func main() {
    let arguments = CommandLine.arguments
    switch arguments.count > 1 ? arguments[1] : "" {
    case "--bare": Receiver.bare(count: Int(arguments[2]) ?? 0)
    case "--application": Receiver.application(count: Int(arguments[2]) ?? 0)
    case "--busy": Receiver.busy()
    case "--pictures": Pictures.measure()
    default: measure()
    }
  }

  private static func measure() {
    let rounds = option("--rounds").flatMap { Int($0) } ?? 6
    let count = 5000
    let directory = option("--reference") ?? ProcessInfo.processInfo.environment["FINGERPOST_BENCH_REFERENCE"]
    let reference = directory.flatMap { SocketReference(sources: $0) }
    var theirs: [Double] = []
    let kinds = Sender.Kind.allCases
    var (half, most) = (kinds.map { _ in [Double]() }, kinds.map { _ in [Double]() })
    for round in 0..<rounds {
      // Each kind comes first, second and third equally often.
      for place in kinds.indices {
        let index = (place + round) % kinds.count
        guard let latencies = Sender.latencies(kinds[index], count) else {
          print("A receiver ended before its last message.")
          exit(1)
        }
        half[index].append(latencies.half)
        most[index].append(latencies.most)
      }
      if let median = reference?.median() { theirs.append(median) }
      let medians = half.map { "\($0[round])" }.joined(separator: ", ")
      print("round \(round + 1): bare, frame, by the thread: \(medians) µs")
    }
    func ratio(_ one: Int, to other: Int) -> Spread { Spread(zip(half[one], half[other]).map { $0 / $1 }) }
    print("one way, µs            p50                    p99")
    print("bare socket            \(Spread(half[0]))    \(Spread(most[0]))")
    print("frame to sendEvent     \(Spread(half[1]))    \(Spread(most[1]))")
    print("… by the thread        \(Spread(half[2]))    \(Spread(most[2]))")
    if !theirs.isEmpty { print("the reference's own    \(Spread(theirs))") }
    print("frame, to the socket   \(ratio(1, to: 0))")
    print("thread, to the socket  \(ratio(2, to: 0))")
    print("thread, to the frame   \(ratio(2, to: 1))")
    Sender.busy()
  }

  private static func option(_ name: String) -> String? {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
  }
}
