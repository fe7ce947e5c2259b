/// What scroll views keep from their content. [9.2]
extension SecondReading {
  /// Whether the scroll views around a view let contacts begin there; they are asked from the inside out, and only
  /// once for contacts that begin together. [SCR-10, SCR-11]
  mutating func contentMayBegin(_ view: Int) -> Bool {
    for scroll in contest.scrollViews(around: view) {
      let answer = contest.answer(.contentMayBegin, of: scroll, about: view, at: now)
      note("\(contest.views[scroll].name).touchesShouldBegin(\(contest.views[view].name),\(answer))")
      if !answer { return false }
    }
    return true
  }

  /// Whether content that knows of a contact of a scroll view's pan may lose it. [SCR-7, SCR-8]
  mutating func contentLetsGo(_ pan: Int) -> Bool {
    let scroll = contenders[pan].plan.view
    guard let plan = contest.scroll(scroll) else { return true }
    var asked: [Int] = []
    for touch in contenders[pan].held where touches[touch].telling == .began && !touches[touch].isTaken {
      let view = touches[touch].view
      if view == scroll || asked.contains(view) { continue }
      guard plan.canCancelContentTouches else { return false }
      asked.append(view)
      let answer = contest.mayCancelContent(scroll, in: view, at: now)
      note("\(contest.views[scroll].name).touchesShouldCancel(\(contest.views[view].name),\(answer))")
      if !answer { return false }
    }
    return true
  }

  /// isScrollEnabled: the pan is switched, and then, by itself, the delay. [SCR-22]
  mutating func setScrollEnabled(_ view: Int, _ isEnabled: Bool) {
    guard let plan = contest.scroll(view) else { return }
    scrolls[view] = isEnabled
    for own in contenders.indices
    where contenders[own].plan.view == view && contenders[own].plan.kind.isOfScrollView {
      contenders[own].isEnabled =
        isEnabled && (contenders[own].plan.kind == .scrollPan || plan.delaysContentTouches)
      if contenders[own].isEnabled { continue }
      withdraw(own)
      conclude()
    }
  }
}
