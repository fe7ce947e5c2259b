/// The hashes by which a document's policy names its scripts and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "yegxw+Tct5E1lNNixEBG2pXoEk52LByIwDtfNKaMLh4="
  static let style = "6QJJEHujswl1vEY+r6K/IL+G5M5e0KdgRhLvvVTKpfQ="
}
