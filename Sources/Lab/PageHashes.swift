/// The hashes by which a document's policy names its scripts and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "CW4PB09xLdgoXjarWZB2PZ4M9v24Wtm3k4+hEiqVKyk="
  static let style = "8lJrilUQGtTfri4yhLM6kMxwSO0MhmO/ggvjiSS8d7U="
}
