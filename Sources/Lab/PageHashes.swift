/// The hashes by which a document's policy names its scripts and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "08vVPCScTK+q9UBbZUS1ZDGKE+I3RxjLG9RahAd1NmM="
  static let style = "vQYJFk6Qn+E6wESRn2ahvGZg4j/4H7TsnyEBBz/osGU="
}
