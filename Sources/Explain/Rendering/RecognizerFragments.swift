import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText

/// The recognizers of a screen as JSON objects, which are the same for every touch.
nonisolated struct RecognizerFragments {
  private let recognizers: RecognizerSet
  private let lineage: Lineage
  private let texts: [[UInt8]]

  init(_ recognizers: RecognizerSet, _ views: [ScreenView], _ lineage: Lineage) {
    self.recognizers = recognizers
    self.lineage = lineage
    texts = recognizers.placed.indices.map { index in
      Array(JSONWriter.object { Self.write(index, recognizers, views, to: $0) }.utf8)
    }
  }

  /// Writes those that are in play for a touch on a view, the view's own first.
  func write(inPlayFor hit: Int, to writer: JSONWriter) {
    guard !texts.isEmpty else { return }
    for index in recognizers.above(hit, lineage)
    where recognizers[index].isEnabled && recognizers[index].assumedPart == nil {
      writer.raw(texts[index])
    }
  }

  private static func write(
    _ index: Int, _ recognizers: RecognizerSet, _ views: [ScreenView], to json: JSONWriter
  ) {
    let recognizer = recognizers[index]
    let view = views[recognizers.placed[index].view]
    let settings = recognizer.settings
    let kind = recognizer.playedKind
    let isTapping = kind == .tap || kind == .longPress
    let touches: Int? =
      switch kind {
      case .tap, .longPress, .swipe: settings.numberOfTouchesRequired ?? 1
      case .pan, .screenEdgePan: settings.minimumNumberOfTouches ?? 1
      case .pinch, .rotation: 2
      case .hover, .custom, nil: nil
      }
    json.name(recognizer.className, recognizer.address)
    json.field("view", view.address)
    json.field("viewClass", view.className)
    json.field("name", recognizer.name)
    json.field("kind", kind?.rawValue)
    json.field("state", recognizer.state)
    json.field("taps", isTapping ? settings.numberOfTapsRequired ?? (kind == .tap ? 1 : 0) : nil)
    json.field("touches", touches)
    switch recognizer.delegate {
    case .unknown:
      json.field("hasDelegate", nil as Bool?)
      json.field("delegate", nil as String?)
    case .none:
      json.field("hasDelegate", false)
      json.field("delegate", nil as String?)
    case .object(let name, let address, _):
      json.field("hasDelegate", true)
      json.field("delegate") { json.name(name, address) }
    }
    let call = { (other: Int) in recognizers[other].address ?? recognizers[other].name }
    json.field("waitsFor", each: recognizers.graph.requirements[index]) { json.value(call($0)) }
    json.field("holdsBack", each: recognizers.graph.dependents[index]) { json.value(call($0)) }
    json.field("installedByUIKit", recognizer.isInstalledByUIKit)
  }
}
