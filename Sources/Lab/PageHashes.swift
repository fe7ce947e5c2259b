/// The hashes by which a document's policy names its scripts and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "0UXVfybNmMM5BHfwmZsrFIfStB6RE8v0y98btS1Upt8="
  static let style = "8lJrilUQGtTfri4yhLM6kMxwSO0MhmO/ggvjiSS8d7U="
}
