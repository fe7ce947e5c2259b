/// Makes a case smaller and smaller while something about it persists.
struct Shrinker {
  let persists: (Contest) -> Bool
  private var trialsLeft: Int

  init(trials: Int = 4000, persists: @escaping (Contest) -> Bool) {
    self.persists = persists
    trialsLeft = trials
  }

  /// The smallest case that was found.
  mutating func smallest(_ contest: Contest) -> Contest {
    var best = contest
    var hasShrunk = true
    while hasShrunk, trialsLeft > 0 {
      hasShrunk = false
      for simplify in Contest.simplifications {
        var index = 0
        while trialsLeft > 0 {
          var candidate = best
          guard simplify(&candidate, index) else { break }
          if candidate != best, tries(candidate) {
            best = candidate
            hasShrunk = true
          } else {
            index += 1
          }
        }
      }
    }
    return best
  }

  private mutating func tries(_ candidate: Contest) -> Bool {
    trialsLeft -= 1
    return persists(candidate)
  }
}
