import Foundation
import Measuring

/// W6: how long a frame takes from the shell's write to `sendEvent`, beside a bare socket between two processes.
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
    default: measure()
    }
  }

  private static func measure() {
    let rounds = option("--rounds").flatMap { Int($0) } ?? 6
    let count = 5000
    let directory = option("--reference") ?? ProcessInfo.processInfo.environment["FINGERPOST_BENCH_REFERENCE"]
    let reference = directory.flatMap { SocketReference(sources: $0) }
    var theirs: [Double] = []
    var (bare, ours, ratios, bare99, ours99): ([Double], [Double], [Double], [Double], [Double]) = (
      [], [], [], [], []
    )
    for round in 0..<rounds {
      guard let first = Sender.latencies(round % 2 == 0 ? .bare : .application, count),
        let second = Sender.latencies(round % 2 == 0 ? .application : .bare, count)
      else {
        print("A receiver ended before its last message.")
        exit(1)
      }
      let (socket, application) = round % 2 == 0 ? (first, second) : (second, first)
      bare.append(socket.half)
      bare99.append(socket.most)
      ours.append(application.half)
      ours99.append(application.most)
      ratios.append(application.half / socket.half)
      if let median = reference?.median() { theirs.append(median) }
      print("round \(round + 1): bare \(socket.half) µs, frame \(application.half) µs")
    }
    print("one way, µs          p50                    p99")
    print("bare socket          \(Spread(bare))    \(Spread(bare99))")
    print("frame to sendEvent   \(Spread(ours))    \(Spread(ours99))")
    if !theirs.isEmpty { print("the reference's own  \(Spread(theirs))") }
    print("ratio of the p50     \(Spread(ratios))")
    Sender.busy()
  }

  private static func option(_ name: String) -> String? {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
  }
}
