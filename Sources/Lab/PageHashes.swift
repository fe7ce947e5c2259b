/// The hashes by which a document's policy names its scripts and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "vzLA5j/8+cXiN9p+7TTuBEwH2EAr2EGbE6n25huwi6M="
  static let style = "SgmxU01m4P3tAZzq3lLRCiP4MArVcDn3uTK1YAtz3XI="
}
