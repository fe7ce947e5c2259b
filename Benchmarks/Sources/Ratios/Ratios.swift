import Foundation
import Measuring
import Workloads

/// Measures hit tests of the engine's views against a hand-written C++ walk of the same trees, in turn.
@main
struct Ratios {
  static func main() {
    do {
      let options = try Options(
        Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
      let reference = Reference.prepared(options.reference)
      print("Nanoseconds a hit and ratio to the reference: median (min..max) of \(options.rounds) rounds.\n")
      print("| workload | views | ours | reference | ratio | wrong | checksums |")
      print("|---|---|---|---|---|---|---|")
      for workload in options.workloads { try measure(workload, options, reference) }
      if options.sizes { Sizes.report() }
    } catch let misuse as Options.Misuse {
      print(misuse.reason + "\n" + Options.usage)
      exit(64)
    } catch {
      print(error)
      exit(1)
    }
  }

  private static func measure(_ workload: Workload, _ options: Options, _ reference: Reference?) throws {
    let scene = workload.makeScene()
    let moves = workload.moves ? Move.all(in: scene) : []
    let resting = workload.expectedHits(in: scene)
    let isRight =
      scene.checksum == workload.checksums.scene && Scene.checksum(ofHits: resting) == workload.checksums.hits
    let expected = workload.moves ? Move.expectedHits(of: moves, in: scene) : resting
    try reference?.expect(resting, of: workload.atRest)

    let contenders = options.flavors.filter { $0.applies(to: workload) }.map {
      Contender($0, scene: scene, moves: moves, expected: expected)
    }
    var ours = contenders.map { _ in [Double]() }
    var theirs: [Double] = []
    var theirMismatches = 0
    for round in 0..<options.rounds {
      // Every other round the other way about, so that a machine that grows slower favors neither.
      let referenceFirst = round.isMultiple(of: 2)
      func askReference() throws {
        guard let reference else { return }
        let (nanoseconds, mismatches) = try reference.measure(workload.atRest)
        theirs.append(nanoseconds)
        theirMismatches += mismatches
      }
      if referenceFirst { try askReference() }
      for index in referenceFirst ? Array(contenders.indices) : contenders.indices.reversed() {
        ours[index].append(contenders[index].measure())
      }
      if !referenceFirst { try askReference() }
    }
    for (contender, times) in zip(contenders, ours) {
      let ratios = zip(times, theirs).map { $0 / $1 }
      print(
        "| \(workload.rawValue) | \(contender.flavor.rawValue) | \(Spread(times)) | \(Spread(theirs)) | "
          + "\(Spread(ratios)) | \(contender.mismatches)\(theirMismatches > 0 ? ", theirs \(theirMismatches)" : "") | "
          + "\(isRight ? "equal" : "DIFFERENT") |")
    }
  }
}
