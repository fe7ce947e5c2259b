/// The hashes by which a document's policy names its scripts and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "yh67bdgqZks983JBsX+HZ+kXrbwXVB3ZTCSpZ/tAQRw="
  static let style = "yicC2r/vM/Z5oHiOMb4CXny19NDTGIcFDiW7L4NfBpw="
}
