import Expectations
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation
import Testing
import UIKit

/// A scroll view under a session of fingers, with everything that must hold in any of them.
final class FingerSession {
  let scene: ScrollStage
  /// Where the fingers that are down are, by number. Looked up only.
  private var fingers: [Int: Double] = [:]
  private(set) var drags = 0

  init(height: Double) {
    scene = ScrollStage(content: CGSize(width: 400, height: height))
  }

  /// Plays a frame: the content goes no farther than the fingers went, however they come and go.
  func play(_ frame: Frame) {
    scene.stage.world.timeline.advance(to: Instant(nanoseconds: frame.nanoseconds))
    // A finger that comes down on moving content stops it where it is at that instant, and not at the last step.
    let slack = scene.scroll.isDecelerating ? 200.0 : 0
    let before = scene.y
    let wasDragging = scene.scroll.isDragging
    var farthest = 0.0
    for contact in frame.contacts {
      if let place = fingers[contact.id], contact.phase == .move {
        farthest = max(farthest, abs(contact.y - place))
      }
      fingers[contact.id] = contact.phase == .up || contact.phase == .cancel ? nil : contact.y
    }
    scene.stage.world.application.handle(frame)
    if !wasDragging, scene.scroll.isDragging { drags += 1 }
    let moved = abs(scene.y - before)
    #expect(moved <= farthest + slack + 1e-6, "\(moved) pt for \(farthest) pt at \(frame.nanoseconds)")
    if !frame.contacts.contains(where: { $0.phase == .move }) { #expect(moved <= slack) }
    if wasDragging, scene.scroll.isDragging, frame.contacts.count == 1, fingers.count == 1 {
      let isInside = min(before, scene.y) >= 0 && max(before, scene.y) <= highest
      if isInside { expect(moved, near: farthest, within: 1e-6) }
    }
  }

  private var highest: Double { Double(scene.scroll.contentSize.height) - 800 }

  /// Lets time run on to the end, which lies inside the edges.
  func finish() {
    #expect(scene.stage.world.timeline.runUntilIdle())
    #expect(!scene.scroll.isDecelerating && !scene.scroll.isDragging && !scene.scroll.isTracking)
    #expect(scene.y >= 0 && scene.y <= highest)
  }

  /// The trace as text, byte for byte what the command line prints.
  var trace: String {
    var renderer = TraceTextRenderer()
    return scene.stage.sink.records.compactMap { renderer.line(for: $0) }.joined(separator: "\n")
  }
}
