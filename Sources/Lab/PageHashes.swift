/// The hashes by which a document's policy names its scripts and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "F2eWeyYcXTl2FtR0GcMomgJC+6XWZ3P5wsGaKA+DJ2I="
  static let style = "ALnWhJoOA1tkuHArdkwr9JwbrsR9ySu7xfPSmTeJDEA="
}
