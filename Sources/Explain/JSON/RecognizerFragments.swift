import FingerpostScreens
import FingerpostTrace

/// The recognizers of a screen as JSON objects, which are the same for every touch.
nonisolated struct RecognizerFragments {
  private let recognizers: RecognizerSet
  private let lineage: Lineage
  private let texts: [String]

  init(_ recognizers: RecognizerSet, _ views: [ScreenView], _ lineage: Lineage) {
    self.recognizers = recognizers
    self.lineage = lineage
    texts = recognizers.placed.indices.map { Self.text($0, recognizers, views) }
  }

  /// Writes those that are in play for a touch on a view, the view's own first.
  func write(inPlayFor hit: Int, to writer: ByteWriter) {
    guard !texts.isEmpty else { return }
    var isFirst = true
    for index in recognizers.above(hit, lineage)
    where recognizers[index].isEnabled && recognizers[index].assumedPart == nil {
      if !isFirst { writer.append(byte: UInt8(ascii: ",")) }
      isFirst = false
      writer.append(texts[index])
    }
  }

  private static func text(_ index: Int, _ recognizers: RecognizerSet, _ views: [ScreenView]) -> String {
    let recognizer = recognizers[index]
    let view = views[recognizers.placed[index].view]
    let settings = recognizer.settings
    let kind = recognizer.playedKind
    let isTapping = kind == .tap || kind == .longPress
    let taps = isTapping ? settings.numberOfTapsRequired ?? (kind == .tap ? 1 : 0) : nil
    let touches: Int? =
      switch kind {
      case .tap, .longPress, .swipe: settings.numberOfTouchesRequired ?? 1
      case .pan, .screenEdgePan: settings.minimumNumberOfTouches ?? 1
      case .pinch, .rotation: 2
      case .hover, .custom, nil: nil
      }
    func string(_ value: String?) -> String { value.map(JSONText.quoted) ?? "null" }
    func names(_ indices: [Int]) -> String {
      "[\(indices.map { string(recognizers[$0].address ?? recognizers[$0].name) }.joined(separator: ","))]"
    }
    var delegate = "null"
    var hasDelegate = "null"
    switch recognizer.delegate {
    case .unknown: break
    case .none: hasDelegate = "false"
    case .object(let name, let address, _):
      hasDelegate = "true"
      delegate = WalkFragments.name(class: name, address: address) + "}"
    }
    let parts = [
      "\"view\":\(string(view.address))", "\"viewClass\":\(string(view.className))",
      "\"name\":\(string(recognizer.name))", "\"kind\":\(string(kind?.rawValue))",
      "\"state\":\(string(recognizer.state))", "\"taps\":\(taps.map(String.init) ?? "null")",
      "\"touches\":\(touches.map(String.init) ?? "null")", "\"hasDelegate\":\(hasDelegate)",
      "\"delegate\":\(delegate)", "\"waitsFor\":\(names(recognizers.graph.requirements[index]))",
      "\"holdsBack\":\(names(recognizers.graph.dependents[index]))",
      "\"installedByUIKit\":\(recognizer.isInstalledByUIKit)",
    ]
    return WalkFragments.name(class: recognizer.className, address: recognizer.address) + ","
      + parts.joined(separator: ",") + "}"
  }
}
