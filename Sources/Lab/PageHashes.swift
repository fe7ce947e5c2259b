/// The hashes by which a document's policy names its scripts and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "CByXC6pOEZZpb8Ph/YNXYiABB+MMD3iTteU/AMdIWvs="
  static let style = "8l2GjD04TcdRDfysTB1fqHMxL7ZxvyiN4C9X67Ac/dE="
}
