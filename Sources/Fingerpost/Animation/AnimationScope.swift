import Foundation

/// The block of animations that is being called, and what it has changed so far.
///
/// Setters ask ``isCollecting``, one byte, and nothing else while no such block is.
enum AnimationScope {
  /// What a property was before it was changed.
  private struct Note {
    let view: UIView
    let property: AnimatedProperty
    let old: AnimatedValue
  }

  struct Level {
    /// What shows the changes on their way; nil where they are shown at once.
    var run: AnimationRun?
    /// What changes in here is timed by.
    var timing: AnimationTiming
    var part = AnimationPart.whole
    /// Whether a property animator decides, and blocks in here join it.
    var isDriven = false
    /// The keyframes that are being added.
    var keyframes: AnimationPart?
  }

  /// Whether changes are to be noted.
  private(set) static var isCollecting = false
  private static var levels: [Level] = []
  private static var notes: [Note] = []

  /// The innermost block.
  static var current: Level? { levels.last }

  /// Calls a block.
  static func with(_ level: Level, _ block: () -> Void) {
    begin(level)
    block()
    end()
  }

  /// Has what changes from now on belong to a block.
  static func begin(_ level: Level) {
    flush()
    levels.append(level)
    judge()
  }

  /// Ends the innermost block.
  static func end() {
    flush()
    levels.removeLast()
    judge()
  }

  private static func judge() { isCollecting = levels.last?.run != nil }

  /// A property of a view is about to change.
  @inline(never)
  static func note(_ view: UIView, _ property: AnimatedProperty) {
    guard view.node.windowNode != nil else { return }
    if notes.contains(where: { $0.view === view && $0.property == property }) { return }
    notes.append(Note(view: view, property: property, old: view.value(of: property)))
  }

  /// Hands over what was changed so far. Another block that begins or ends divides the changes of one property.
  private static func flush() {
    guard !notes.isEmpty, let level = levels.last else { return }
    let noted = notes
    notes = []
    for note in noted { level.run?.animate(note.view, note.property, from: note.old, part: level.part) }
  }
}

extension UIView {
  /// A property is about to change.
  @inline(__always)
  final func willChange(_ property: AnimatedProperty) {
    if AnimationScope.isCollecting { AnimationScope.note(self, property) }
  }
}
