import Fingerpost
import FingerpostScenes
import FingerpostTrace
import Foundation

/// Writes the report as one JSON object, touch by touch.
///
/// The keys are described in docs/report-format.md.
final class JSONReport {
  private let writer: ByteWriter
  private let screen: Screen
  private let lineage: Lineage
  private let fragments: WalkFragments
  private var touches = 0

  init(_ screen: Screen, _ lineage: Lineage, to writer: ByteWriter) {
    self.writer = writer
    self.screen = screen
    self.lineage = lineage
    fragments = WalkFragments(screen.views, lineage)
  }

  nonisolated deinit {}

  /// Writes what comes before the touches.
  func begin() {
    writer.append("{\"format\":\"fingerpost-explain/1\",\"input\":{\"kind\":")
    writer.append(JSONText.quoted(screen.kind.rawValue))
    writer.append(",\"views\":\(screen.views.count),\"windows\":")
    writer.append(screen.roots.count { screen.views[$0].isWindow })
    writer.append(",\"warnings\":[")
    for (place, warning) in screen.warnings.enumerated() {
      if place > 0 { writer.append(",") }
      writer.append(JSONText.quoted(warning.line.map { "line \($0): \(warning.message)" } ?? warning.message))
    }
    writer.append("]},\"touches\":[")
  }

  /// Writes the touch that was last played.
  func add(_ touched: TouchedScreen, x: Double, y: Double, hit: Int?) {
    writer.append(touches > 0 ? ",\n{\"x\":" : "\n{\"x\":")
    touches += 1
    writer.append(x)
    writer.append(",\"y\":")
    writer.append(y)
    writer.append(",\"hit\":")
    if let hit {
      writeView(hit)
    } else {
      writer.append("null")
    }
    writer.append(",\"walk\":[")
    var isFirst = true
    for visit in touched.recorder.visits {
      // The window that holds a tree without one is no view of the input.
      guard let view = touched.built.index(of: visit.view) else { continue }
      if !isFirst { writer.append(byte: UInt8(ascii: ",")) }
      isFirst = false
      fragments.write(visit, of: view, verdict: visit.verdict.fragment(isHit: view == hit), to: writer)
    }
    writer.append("],\"responderChain\":[")
    if let hit { writeChain(touched.built.chain(from: hit)) }
    writer.append("],\"recognizers\":[]}")
  }

  /// Writes what comes after the touches.
  func end() {
    writer.append("],\"expected\":null,\"notLookedAt\":[\"gestures\",\"controls\"]}\n")
    writer.flush()
  }

  private func writeView(_ view: Int) {
    fragments.writeName(of: view, to: writer)
    writer.append(",\"window\":")
    writer.append(0)
    writer.append(",\"path\":[")
    for (place, step) in lineage.path(view).enumerated() {
      if place > 0 { writer.append(",") }
      writer.append(step)
    }
    writer.append("]}")
  }

  private func writeChain(_ chain: [ChainLink]) {
    for (place, link) in chain.enumerated() {
      if place > 0 { writer.append(byte: UInt8(ascii: ",")) }
      switch link {
      case .view(let view): fragments.writeName(of: view, to: writer)
      case .controller(let name): writer.append(WalkFragments.name(class: name, address: nil))
      case .other: break
      }
      writer.append("}")
    }
  }
}
