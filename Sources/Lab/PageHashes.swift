/// The hashes by which a document's policy names its scripts and its styles: SHA-256, in base 64.
///
/// When the page has changed, a test says what they have become.
enum PageHashes {
  static let script = "lfS3nuSuQ4KdHm0y9iTODRvMAJ1HnhQFrcPvDnFoUDs="
  static let style = "GheDxciM1pyxHRsVqeoV3pNx+dmVMQvyLzNxevRIebU="
}
