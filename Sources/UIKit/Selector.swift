#if canImport(ObjectiveC)
  /// Of the two selectors that come with this module the one that targets and actions have, not Objective-C's.
  ///
  /// A file that imports Foundation as well says `UIKit.Selector`.
  public typealias Selector = Fingerpost.Selector
#endif
