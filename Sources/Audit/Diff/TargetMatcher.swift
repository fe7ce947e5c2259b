import FingerpostExplain
import FingerpostScreens
import Foundation

/// Finds the targets of one capture among the views of another: by address, by name, by class and title, by class and
/// place, and of several that match by the least distance.
struct TargetMatcher {
  private let old: Auditor
  private let new: Auditor
  /// Looked up only, never walked: the view that each target of the old capture is in the new one.
  private(set) var matches: [Int: Int] = [:]
  private var taken: [Bool]
  /// How far apart, in points, views may be that have nothing but their class in common.
  private static let near = 8.0

  init(_ targets: [Int], of old: Auditor, in new: Auditor) {
    (self.old, self.new) = (old, new)
    taken = Array(repeating: false, count: new.explainer.screen.views.count)
    match(targets) { auditor, view in
      let data = auditor.explainer.screen.views[view]
      return data.address.map { "\(data.className) \($0)" }
    }
    match(targets) { auditor, view in auditor.identity.base(view) }
    match(targets) { auditor, view in
      auditor.titles[view].map { "\(auditor.explainer.screen.views[view].className) \($0)" }
    }
    match(targets, within: Self.near) { auditor, view in auditor.explainer.screen.views[view].className }
  }

  /// Matches what has no match yet and has the same key, the nearest first.
  private mutating func match(
    _ targets: [Int], within limit: Double = .infinity, by key: (Auditor, Int) -> String?
  ) {
    let wanted = targets.filter { matches[$0] == nil }
    guard !wanted.isEmpty else { return }
    // Looked up only, never walked.
    var views: [String: [Int]] = [:]
    for view in taken.indices where !taken[view] {
      if let key = key(new, view) { views[key, default: []].append(view) }
    }
    var pairs: [(distance: Double, old: Int, new: Int)] = []
    for target in wanted {
      guard let key = key(old, target) else { continue }
      for view in (views[key] ?? []).prefix(200) {
        let distance = distance(target, view)
        if distance <= limit { pairs.append((distance, target, view)) }
      }
    }
    for pair in pairs.sorted(by: { ($0.distance, $0.old, $0.new) < ($1.distance, $1.old, $1.new) })
    where matches[pair.old] == nil && !taken[pair.new] {
      matches[pair.old] = pair.new
      taken[pair.new] = true
    }
  }

  private func distance(_ target: Int, _ view: Int) -> Double {
    let (from, to) = (old.places[target].box, new.places[view].box)
    guard !from.isNull, !to.isNull else { return 1e9 }
    return abs(Double(from.midX - to.midX)) + abs(Double(from.midY - to.midY))
  }
}
