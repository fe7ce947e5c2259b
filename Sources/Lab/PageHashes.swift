/// The hashes by which a document's policy names its scripts and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "C2HWFqe/2rjdbbRPUBcf88XifMPtN4PcC0TDC8OdHKA="
  static let style = "dkcpSoKLbHV4DGUdxJX3sBQr/k59/v1MZLQlycSSbUk="
}
