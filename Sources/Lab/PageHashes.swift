/// The hashes by which a document's policy names its scripts and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "DZGsBnPj48SgZs8MHzqPCARzY2fxoLSfayQHOLh4IoY="
  static let style = "rtX/HYA9w0BSKh57uBzUgWxBnmaiPJ5GqUTyITJPZSk="
}
