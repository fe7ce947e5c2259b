/// The hashes by which a document's policy names its scripts and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "cq0gppCDAAboLx1OGoVkXV0GUUMjHZjfQNi5y0xLMjQ="
  static let style = "ItqHTDKuNB/tLOW08yAumUBt+mRv25l73Z0oRrCQ2QE="
}
