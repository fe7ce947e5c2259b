/// The hashes by which a document's policy names its scripts and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "1LN+1sH3McTjUuqCL01Y226YfORcvac3Wa4mjSssNiY="
  static let style = "8lJrilUQGtTfri4yhLM6kMxwSO0MhmO/ggvjiSS8d7U="
}
