/// The hashes by which a document's policy names its scripts and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "NExSnzYiEpVQVtsAGS5HIipXTU/5LogtfZj95M7DE6M="
  static let style = "ah6foBG2lnMYfCbkRA7BUAQjZ5q4LqcE/LqUpAPrV98="
}
