/// The size of a screen, in points.
public struct RecordingScreen: Hashable, Sendable {
  /// The width.
  public let width: Double
  /// The height.
  public let height: Double

  /// The largest screen that is believed.
  static let limit = 1_000_000.0

  /// The screen that is assumed if none is given.
  public static let standard = RecordingScreen(400, 800)

  private init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates a size; nil unless both sides are above 0 and at most a million.
  public init?(width: Double, height: Double) {
    guard width > 0, height > 0, width <= Self.limit, height <= Self.limit else { return nil }
    self.init(width, height)
  }

  /// Reads a size such as `390x844`.
  public init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else { return nil }
    self.init(width: width, height: height)
  }
}
