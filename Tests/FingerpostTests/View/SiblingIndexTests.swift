import Fingerpost
import Foundation
import HitProbe
import OwnProcess
import Testing
import UIKit

/// Looking up siblings must not be noticed: the same answers, and overrides called in the same order, as by a walk.
@Suite(.ownProcess) struct SiblingIndexTests {
  /// `HitProbe` plays more: 10 000 000 hits before a release.
  @Test("HIT-7, HIT-13, HIT-14: siblings that are looked up give the answers and calls of a walk over all")
  func indexAgainstWalk() {
    var game = HitGame()
    var seed: UInt64 = 1
    while game.played < 100_000 {
      if let difference = game.play(seed: seed, hits: 100) {
        Issue.record("\(difference)")
        return
      }
      seed += 1
    }
    #expect(game.lookedUp > 25_000)
  }
}
