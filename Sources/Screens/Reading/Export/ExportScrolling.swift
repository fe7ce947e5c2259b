import Foundation

/// What an export says about a scroll view.
nonisolated struct ExportScrolling: Decodable {
  let scrolling: ScreenScrolling
  let problems: [String]

  init(from decoder: any Decoder) throws {
    var object = try ExportObject(decoder)
    var scrolling = ScreenScrolling()
    scrolling.contentSize = object.numbers("contentSize", count: 2).map {
      CGSize(width: $0[0], height: $0[1])
    }
    scrolling.delaysContentTouches = object.flag("delaysContentTouches")
    scrolling.canCancelContentTouches = object.flag("canCancelContentTouches")
    scrolling.isScrollEnabled = object.flag("scrollEnabled")
    scrolling.isPagingEnabled = object.flag("pagingEnabled")
    scrolling.isDirectionalLockEnabled = object.flag("directionalLockEnabled")
    self.scrolling = scrolling
    problems = object.problems
  }
}
