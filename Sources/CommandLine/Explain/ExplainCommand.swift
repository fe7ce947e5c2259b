import ArgumentParser
import FingerpostExplain
import FingerpostScenes
import Foundation

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "explain")
  @Option var shape = "flat"
  @Option var step = 1.0
  func run() throws { MainActor.assumeIsolated { go() } }
  @MainActor func go() {
    var screen = Screen(kind: .export)
    var seed: UInt64 = 7
    func next(_ n: Double) -> Double {
      seed = seed &* 6364136223846793005 &+ 1442695040888963407
      return (Double(seed >> 40) / Double(1 << 24) * n / step).rounded() * step
    }
    for i in 0..<5000 {
      var v = ScreenView(className: "Player.PlayButton\(i)", address: "0x7fb4\(i)", parent: i == 0 ? nil : shape == "flat" ? 0 : shape == "deep" ? i - 1 : (i - 1) / 4)
      let (x, y, w, h) = shape == "flat" && i > 0 ? (next(300), next(700), next(20), next(20)) : (0, 0, 400, 800)
      v.bounds = CGRect(x: 0, y: 0, width: w, height: h)
      v.center = CGPoint(x: x + w / 2, y: y + h / 2)
      v.isWindow = i == 0
      screen.views.append(v)
    }
    let taps = (0..<1000).map { _ in CGPoint(x: next(400), y: next(800)) }
    let t0 = Date()
    let explainer = Explainer(screen)
    let t1 = Date()
    explainer.writeJSON(taps: taps) { bytes in
      _ = write(1, bytes.baseAddress, bytes.count)
    }
    FileHandle.standardError.write("build \(t1.timeIntervalSince(t0)) taps \(-t1.timeIntervalSinceNow)\n".data(using: .utf8)!)
  }
}
