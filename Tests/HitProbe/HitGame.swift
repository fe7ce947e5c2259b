import Fingerpost
import FingerpostText

/// Hit-tests random trees that change between hits, looking siblings up and walking over them, and compares.
package struct HitGame {
  /// How many hits have been played.
  package private(set) var played = 0
  /// How many lists of siblings have been looked up; what never is proves nothing.
  package private(set) var lookedUp = 0

  package init() {}

  /// Plays one tree both ways; returns what differs, with the seed, or nil.
  ///
  /// - Parameters:
  ///   - seed: what the tree, its changes and the points are drawn from.
  ///   - hits: how many.
  package mutating func play(seed: UInt64, hits: Int) -> String? {
    let defaults = (SiblingIndex.threshold, SiblingIndex.initialPatience)
    let lookUpsBefore = SiblingIndex.lookUps
    defer {
      (SiblingIndex.threshold, SiblingIndex.initialPatience) = defaults
      lookedUp += SiblingIndex.lookUps - lookUpsBefore
    }
    var random = SplitMix64(seed: seed &* 0x9E37)
    let threshold = 2 + random.below(24)
    SiblingIndex.initialPatience = random.below(3)
    let meddles = random.once(in: 2)
    let changes = random.below(4)
    let indexed = ViewTwin(seed: seed)
    let walked = ViewTwin(seed: seed)
    for hit in 0..<hits {
      for _ in 0..<random.below(changes + 1) {
        indexed.change()
        walked.change()
      }
      let expected = meddles ? nil : walked.expectedHit()
      SiblingIndex.threshold = threshold
      let found = indexed.hit(meddles)
      SiblingIndex.threshold = .max
      let right = walked.hit(meddles)
      played += 1
      guard found == right else {
        return "seed \(seed), hit \(hit): \(found) by the index, \(right) by the walk"
      }
      if let expected, expected != right {
        return "seed \(seed), hit \(hit): \(right) by the walk, \(expected) by the rules"
      }
    }
    return nil
  }
}
