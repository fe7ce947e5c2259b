import Foundation

/// What a list has announced to the object that fetches ahead of what is seen. [LIST-74]
final class ListPrefetching {
  /// How far ahead of what is seen an item is near, in lengths of the view.
  var reach: CGFloat = 1
  private var announced: [IndexPath] = []
  private var last: CGFloat?

  nonisolated deinit {}

  /// Takes in that items have changed, so that places are not what they were.
  func forget() { (announced, last) = ([], nil) }

  /// What is to be fetched and what no longer is, once content has moved.
  ///
  /// - Parameters:
  ///   - seen: the part of the content that is seen, along the scrolling.
  ///   - isShown: whether a place has a cell.
  ///   - near: the places in a part of the content, from its beginning to its end.
  func follow(
    _ seen: Range<CGFloat>, isShown: (IndexPath) -> Bool, near: (Range<CGFloat>) -> [IndexPath]
  ) -> (new: [IndexPath], gone: [IndexPath]) {
    defer { last = seen.lowerBound }
    guard let last, last != seen.lowerBound else { return ([], []) }
    let (isForward, way) = (seen.lowerBound > last, (seen.upperBound - seen.lowerBound) * max(0, reach))
    let part =
      isForward ? seen.upperBound..<seen.upperBound + way : seen.lowerBound - way..<seen.lowerBound
    let ahead = (isForward ? near(part) : near(part).reversed()).filter { !isShown($0) }
    let old = announced
    announced = ahead
    return (
      ahead.filter { !old.contains($0) }, old.filter { !ahead.contains($0) && !isShown($0) }
    )
  }
}
