/// The hashes by which a document's policy names its scripts and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "0czBqHmFl1UXrlZHnx0CujrNRkuVEKhmoSkm2/nWU0w="
  static let style = "ON3inis0Guu0XK9d9COM9pbEhAweLvM+JWObzKrBdtg="
}
