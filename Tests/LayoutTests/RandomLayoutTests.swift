import Fingerpost
import FingerpostText
import Foundation
import Testing

@Suite("Layout, whatever came before") struct RandomLayoutTests {
  /// How many random scenes; more with FINGERPOST_SCENES.
  static let scenes = UInt64(ProcessInfo.processInfo.environment["FINGERPOST_SCENES"] ?? "") ?? 60
  static let first = UInt64(ProcessInfo.processInfo.environment["FINGERPOST_SEED"] ?? "") ?? 1

  @Test(
    "AL-2: constraints, stacks, guides and contents that came, went and changed give the frames of a new tree"
  )
  func history() {
    for seed in Self.first..<(Self.first + Self.scenes) {
      Scene.run {
        var scene = RandomScene(seed: seed)
        var random = SplitMix64(seed: seed &* 7919)
        let lived = BuiltScene(scene)
        for _ in 0..<(5 + random.below(20)) { change(&scene, lived, &random) }
        let (found, expected) = (lived.frames(scene), BuiltScene(scene).frames(scene))
        // What no constraint names any more stays where it was.
        for (index, item) in scene.items.enumerated()
        where scene.isPlaced(index) && found[index] != expected[index] {
          Issue.record("seed \(seed), \(item.kind) \(index): \(found[index]), new \(expected[index])")
        }
      }
    }
  }

  /// Makes one change, to the scene and to its views.
  private func change(_ scene: inout RandomScene, _ lived: BuiltScene, _ random: inout SplitMix64) {
    let (relation, item) = (
      random.below(scene.relations.count), 1 + random.below(scene.items.count - 1)
    )
    switch random.below(7) {
    case 0, 1:
      let constraint = lived.constraints[relation]
      scene.active.removeAll { $0 == relation }
      if !constraint.isActive { scene.active.append(relation) }
      constraint.isActive.toggle()
    case 2:
      scene.setConstant(CGFloat(random.below(80)), of: relation)
      lived.constraints[relation].constant = scene.relations[relation].constant
    case 3:
      scene.sizes[item] = RandomScene.size(&random)
      lived.adopt(item, scene)
    case 4:
      scene.arrangements[item] = RandomScene.arrangement(&random)
      lived.adopt(item, scene)
    case 5:
      if scene.isArranged(item) { scene.hidden.formSymmetricDifference([item]) }
      lived.adopt(item, scene)
    default:
      scene.rootWidth = CGFloat(200 + random.below(400))
      lived.root.frame.size.width = scene.rootWidth
    }
    if random.below(2) == 0 { lived.root.layoutIfNeeded() }
  }
}
