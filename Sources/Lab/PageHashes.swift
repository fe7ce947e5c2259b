/// The hashes by which a document's policy names its scripts and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "RwXwCEC+bpLfrsqdz1Y3UhJp9IRP/nsNrjHzkYd63nQ="
  static let style = "ah6foBG2lnMYfCbkRA7BUAQjZ5q4LqcE/LqUpAPrV98="
}
