/// What views hear, and when. [7.5 to 7.8]
extension SecondReading {
  mutating func serveViews() {
    serveCancellations()
    vanish()
    while let touch = lowest(where: { next(for: $0) != nil }) {
      if next(for: touch) == .began, touches[touch].wasHeld {
        replay(touch)
      } else {
        serve(touches[touch].view)
      }
    }
    for touch in touches.indices where touches[touch].telling == .nothing { touches[touch].wasHeld = true }
  }

  /// One touchesCancelled for all taken contacts of a view that it knows of; a view that has left the window comes
  /// first. [DLV-1, DLV-4, DLV-22, CANCEL-3]
  mutating func serveCancellations() {
    let owed = { (touch: Touch) in touch.isTaken && touch.telling == .began }
    while let first = lowest(where: { owed(touches[$0]) && isRemoved(touches[$0].view) })
      ?? lowest(where: { owed(touches[$0]) })
    {
      let view = touches[first].view
      tell(view, .cancelled, touches.indices.filter { owed(touches[$0]) && touches[$0].view == view })
    }
  }

  /// A contact taken, or cancelled by the system while its view was not told of it, is never told of. [DLV-17]
  mutating func vanish() {
    for touch in touches.indices where touches[touch].telling == .nothing {
      if touches[touch].isTaken || touches[touch].isWithheld || touches[touch].wasCancelled {
        touches[touch].telling = .everything
      }
    }
  }

  /// What a contact's view may hear of it now.
  func next(for touch: Int) -> Touch.News? {
    let contact = touches[touch]
    switch contact.telling {
    case .everything: return nil
    case .nothing: return isHeld(touch, by: \.delaysTouchesBegan) ? nil : .began
    case .began:
      if contact.isDown { return contact.news == .moved ? .moved : nil }
      if contact.wasCancelled { return .cancelled }
      return isHeld(touch, by: \.delaysTouchesEnded) ? nil : .ended
    }
  }

  /// Whether a recognizer that may still turn out either way keeps something of a contact back. [DLV-8, DLV-14]
  func isHeld(_ touch: Int, by delay: KeyPath<ContestRecognizer, Bool>) -> Bool {
    contenders.contains { $0.isOpen && $0.held.contains(touch) && $0.plan[keyPath: delay] }
  }

  /// Tells a view of a contact that was kept from it, as it was; then where it is. [DLV-15, DLV-19]
  mutating func replay(_ touch: Int) {
    tell(touches[touch].view, .began, [touch])
    if touches[touch].telling == .began, touches[touch].location != touches[touch].start {
      tell(touches[touch].view, .moved, [touch])
    }
  }

  /// One call a phase, with all of a view's contacts of which there is that to tell. [EVT-1, EVT-2]
  mutating func serve(_ view: Int) {
    for phase in Touch.News.allCases {
      let these = touches.indices.filter { touch in
        touches[touch].view == view && next(for: touch) == phase
          && !(phase == .began && touches[touch].wasHeld)
      }
      if !these.isEmpty { tell(view, phase, these) }
    }
  }

  mutating func tell(_ view: Int, _ phase: Touch.News, _ these: [Int]) {
    if phase == .began, !contentMayBegin(view) {
      // SCR-11
      for touch in these {
        touches[touch].isWithheld = true
        touches[touch].telling = .everything
      }
      return
    }
    for hearing in hearers(view) {
      note("\(contest.views[hearing].name).touches\(phase.rawValue)\(fingers(these))")
    }
    for touch in these {
      touches[touch].telling = phase == .ended || phase == .cancelled ? .everything : .began
      if touches[touch].isDown { touches[touch].news = nil }
    }
    track(view, phase, these)
  }

  /// The view, and those up the responder chain as far as views hand on what they hear. Controls and scroll views keep
  /// it, and a control tracks nothing that another view was hit by. [RESP-10, RESP-13, CTL-51]
  private func hearers(_ view: Int) -> [Int] {
    var hearers = [view]
    while let last = hearers.last, contest.views[last].isForwarding,
      let next = contest.views[last].parent
    {
      hearers.append(next)
    }
    return hearers
  }

  /// The contact with the lowest finger, of equal ones the older.
  func lowest(where fits: (Int) -> Bool) -> Int? {
    touches.indices.filter(fits).min { (touches[$0].finger, $0) < (touches[$1].finger, $1) }
  }
}
