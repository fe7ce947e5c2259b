import FingerpostExplain
import FingerpostGestures
import FingerpostScreens
public import Foundation

/// What an audit of one screen found.
public nonisolated struct ScreenAudit: Sendable {
  /// How much of the screen does what on a tap, in percent of its area.
  public struct Shares: Equatable, Sendable {
    /// Where something acts.
    public var acts = 0.0
    /// Where the input does not say whether something acts.
    public var mayAct = 0.0
    /// Where nothing acts.
    public var nothing = 0.0

    /// The three shares in whole percent that come to 100; what is less than one percent, or all but that, says so.
    var words: [String] {
      let values = [acts, mayAct, nothing]
      var whole = values.map { Int($0.rounded(.down)) }
      let order = values.indices.sorted {
        (Double(whole[$0]) - values[$0], $0) < (Double(whole[$1]) - values[$1], $1)
      }
      for index in order.prefix(max(0, 100 - whole.reduce(0, +))) { whole[index] += 1 }
      return zip(values, whole).map { value, whole in
        value > 0 && value < 1 || value > 99 && value < 100 ? Words.percent(value) : "\(whole)%"
      }
    }
  }

  /// What the report calls the screen.
  public var title: String
  /// The size of the screen, in points.
  public var size: CGSize
  /// The number of views.
  public var views: Int
  /// The format of the input, as reports have it.
  public var kind: String
  /// How many targets were to be seen and were audited.
  public var targets: Int
  /// How much of the screen does what.
  public var shares: Shares
  /// The faults, the worst first.
  public var findings: [AuditFinding]
  /// What the input leaves open, a sentence each.
  public var doubts: [String]
  /// What was not audited, in a sentence; nil where all was.
  public let interruption: String?

  /// Which view gets a touch at each point.
  let map: TouchMap
  /// What a tap comes to where a view is hit, for each view of the map.
  let taps: [Tapped]
  /// The edges of all targets that are to be seen.
  let outlines: [Outline]
  /// What the views are called that act on a tap, with what they show.
  let names: [Int: String]

  /// What a tap comes to.
  enum Tapped: Hashable, Sendable {
    /// Nothing acts.
    case nothing
    /// The input does not say whether something acts.
    case unknown
    /// A view acts, or a recognizer on it.
    case view(Int)
  }

  /// The edges of a view.
  struct Outline: Sendable {
    /// The rectangle around it on the screen, in points.
    var box: CGRect
    /// Its corners where it is turned; else none.
    var corners: [CGPoint]
    /// What it shows, or what it is.
    var title: String
  }

  @MainActor init(title: String, auditor: Auditor, doubts: [String]) {
    self.title = title
    self.doubts = doubts
    map = auditor.map
    taps = auditor.taps()
    outlines = auditor.outlines
    names = auditor.names(of: taps)
    interruption = auditor.interruption
    size = auditor.places.area.size
    views = auditor.explainer.screen.views.count
    kind = auditor.explainer.screen.kind.rawValue
    targets = auditor.audited
    findings = auditor.findings
    shares = auditor.shares()
  }

  /// How many findings of a severity there are that no baseline has.
  public func count(_ severity: AuditSeverity) -> Int {
    findings.count { $0.severity == severity && !$0.isKnown }
  }

  /// Whether there is a fault that no baseline has; notes are none.
  public var fails: Bool { findings.contains { $0.severity < .note && !$0.isKnown } }
}

extension Auditor {
  /// How much of the screen does what on a tap.
  func shares() -> ScreenAudit.Shares {
    var counts = [0, 0, spots.nowhere]
    for hit in spots.hits {
      switch situations.outcome(hit) {
      case .acts: counts[0] += spots.counts[hit]
      case .mayAct: counts[1] += spots.counts[hit]
      case .nothing: counts[2] += spots.counts[hit]
      }
    }
    // In this order the share of all points is 100 exactly.
    let shares = counts.map { Double($0) * 100 / Double(max(map.hits.count, 1)) }
    return ScreenAudit.Shares(acts: shares[0], mayAct: shares[1], nothing: shares[2])
  }

  /// What a tap comes to where a view is hit, for each view.
  func taps() -> [ScreenAudit.Tapped] {
    var taps = [ScreenAudit.Tapped](repeating: .nothing, count: explainer.screen.views.count)
    for hit in spots.hits { taps[hit] = tapped(hit) }
    return taps
  }

  private func tapped(_ hit: Int) -> ScreenAudit.Tapped {
    switch situations.outcome(hit) {
    case .nothing: return .nothing
    case .mayAct: return .unknown
    case .acts:
      switch situations.activities(hit).first?.actor {
      case .view(let view): return .view(view)
      case .recognizer(let index): return .view(explainer.recognizers.placed[index].view)
      case nil: return .unknown
      }
    }
  }
}
