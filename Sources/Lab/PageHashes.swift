/// The hashes by which a document's policy names its script and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "SPRA/xwvvC9mqtbU2RyWmjEAj5IbmpS1jM3aLjjAWN4="
  static let style = "ZQpasHi/xjmtJUZz8DqV3kq7J4GImKAyVJnGsyjG6m4="
}
