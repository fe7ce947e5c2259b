import Foundation

/// How scroll views move, and whom they tell. [9.3, as measured]
extension SecondReading {
  // MARK: - Dragging

  /// What a scroll view makes of an action of its pan.
  mutating func scroll(with pan: Int, _ stage: Stage) {
    let view = contenders[pan].plan.view
    guard let rules = contenders[pan].rules as? ScrollPanRules, let body = bodies[view] else { return }
    switch stage {
    case .began:
      // SCR-17: before the offset changes.
      note("\(contest.views[view].name).willBeginDragging")
      bodies[view]?.stoppers = []
      // A pan that had to wait has gone some way of which nothing was seen.
      bodies[view]?.grip = body.unshown + (rules.hasJustBegun ? Point(x: 0, y: 0) : rules.way)
      drag(view, rules)
    case .changed: drag(view, rules)
    case .ended: release(view, rules.releaseVelocity(at: now, keeps: contest.settings.keepsVelocityAtRest))
    case .cancelled: release(view, Point(x: 0, y: 0))
    case .possible, .failed: break
    }
  }

  /// SCR-25: content and finger go the same way, less what it took to begin.
  private mutating func drag(_ view: Int, _ rules: ScrollPanRules) {
    guard let body = bodies[view], let grip = body.grip else { return }
    put(view, at: body.shown(grip - rules.way))
  }

  /// Content gets an offset; the delegate hears of one that is new. [SCR-30, SCR-31]
  private mutating func put(_ view: Int, at place: Point) {
    var place = place
    if contest.settings.hasPixels {
      place = Point(x: (place.x * 3).rounded() / 3, y: (place.y * 3).rounded() / 3)
    }
    guard let old = bodies[view]?.offset, old != place else { return }
    bodies[view]?.offset = place
    noteScroll(view)
  }

  /// Says that the content has scrolled, if it was by more than what calculating with doubles leaves over.
  private mutating func noteScroll(_ view: Int) {
    guard let body = bodies[view] else { return }
    let way = body.offset - body.said
    guard max(abs(way.x), abs(way.y)) > Record.leftover else { return }
    bodies[view]?.said = body.offset
    note("\(contest.views[view].name).didScroll")
    record.add([body.offset.x, body.offset.y])
  }

  // MARK: - Gliding

  /// SCR-17, SCR-26, SCR-28
  private mutating func release(_ view: Int, _ velocity: Point) {
    guard var body = bodies[view] else { return }
    // Only the axes that scroll have a velocity, and one that is slow counts as none.
    var velocity = Point(
      x: body.scrolls(across: true) ? velocity.x : 0, y: body.scrolls(across: false) ? velocity.y : 0)
    if velocity.length < 250 { velocity = Point(x: 0, y: 0) }
    let name = contest.views[view].name
    body.grip = nil
    bodies[view] = body
    var target = body.target(velocity)
    if contest.settings.hasPixels {
      target = Point(x: (target.x * 3).rounded() / 3, y: (target.y * 3).rounded() / 3)
    }
    note("\(name).willEndDragging")
    record.add([velocity.x / 1000, velocity.y / 1000, target.x, target.y])
    let glides = body.glides(velocity)
    let moves = glides.across.length + glides.down.length > 0
    note("\(name).didEndDragging(\(moves))")
    if moves { begin(view, glides) } else { putBack(view) }
  }

  /// Less than half a point beyond an edge is the end of a way back. [SCR-27]
  private mutating func putBack(_ view: Int) {
    guard let body = bodies[view] else { return }
    put(
      view,
      at: Point(
        x: min(max(body.offset.x, 0), body.limit.x), y: min(max(body.offset.y, 0), body.limit.y)))
  }

  private mutating func begin(_ view: Int, _ glides: (across: Glide, down: Glide)) {
    bodies[view]?.glide = (glides.across, glides.down, now)
    note("\(contest.views[view].name).willBeginDecelerating")
    awaitFrame(view)
  }

  /// The next frame of the display, of which there are 60 a second from the beginning of time.
  private var nextFrame: Nanoseconds {
    // A 60th of a second, as near as nanoseconds come to it.
    let length: Nanoseconds = 16_666_667
    return (now / length + 1) * length
  }

  private mutating func awaitFrame(_ view: Int) {
    alarms.append(Alarm(number: alarmsSet, deadline: nextFrame, recognizer: -1, name: .frame(view)))
    alarmsSet += 1
  }

  /// A frame of the display.
  mutating func passFrame(_ view: Int) {
    if let animation = bodies[view]?.animation { return animate(view, animation) }
    guard let glide = bodies[view]?.glide else { return }
    let time = (now - glide.begin).inSeconds
    put(view, at: Point(x: glide.across.place(at: time), y: glide.down.place(at: time)))
    if time >= max(glide.across.length, glide.down.length) { endGlide(view) } else { awaitFrame(view) }
  }

  private mutating func endGlide(_ view: Int) {
    bodies[view]?.glide = nil
    alarms.removeAll { $0.name == .frame(view) }
    note("\(contest.views[view].name).didEndDecelerating")
  }

  /// A finger that comes down on moving content stops it where it is. [SCR-14]
  mutating func stop(_ view: Int, for new: [Int]) {
    guard let glide = bodies[view]?.glide else { return }
    let time = (now - glide.begin).inSeconds
    put(view, at: Point(x: glide.across.place(at: time), y: glide.down.place(at: time)))
    endGlide(view)
    bodies[view]?.stoppers += new
  }

  /// Content that was stopped beyond an edge goes back when the fingers have left that stopped it, and no other has hold
  /// of it. [SCR-14]
  mutating func settleContent(_ view: Int) {
    guard let body = bodies[view], !body.stoppers.isEmpty,
      !body.stoppers.contains(where: { touches[$0].isDown }),
      !contenders.contains(where: {
        $0.plan.view == view && $0.plan.kind == .scrollPan && $0.held.contains { touches[$0].isDown }
      })
    else { return }
    bodies[view]?.stoppers = []
    guard body.isBeyondAnEdge, body.glide == nil, body.grip == nil else { return }
    let glides = body.glides(Point(x: 0, y: 0))
    if glides.across.length + glides.down.length > 0 { begin(view, glides) } else { putBack(view) }
  }

  /// Whether content decelerates.
  func isMoving(_ view: Int) -> Bool { bodies[view]?.glide != nil }

  // MARK: - By code

  mutating func moveContent(_ view: Int, _ place: Point, _ way: ContestStep.ContentWay) {
    guard let body = bodies[view] else { return }
    switch way {
    case .bounds:
      bodies[view]?.offset = place
      bodies[view]?.said = place
    case .offset: putByCode(view, at: place)
    case .animated:
      if body.offset == place { return }
      let begin = nextFrame
      bodies[view]?.animation = (body.offset, place, begin)
      awaitFrame(view)
    }
  }

  private mutating func putByCode(_ view: Int, at place: Point) {
    bodies[view]?.offset = place
    noteScroll(view)
  }

  /// SCR-29: half a cosine, from the next frame on.
  private mutating func animate(_ view: Int, _ animation: (from: Point, to: Point, begin: Nanoseconds)) {
    let time = (now - animation.begin).inSeconds
    let isOver = time > 0.3 - 1e-6
    let share = isOver ? 1 : (1 - cos(.pi * time / 0.3)) / 2
    put(view, at: animation.from + (animation.to - animation.from).scaled(by: share))
    if !isOver { return awaitFrame(view) }
    bodies[view]?.animation = nil
    note("\(contest.views[view].name).didEndScrollingAnimation")
  }

  // MARK: - Places

  /// How far the content of a view has gone since the beginning.
  func displacement(in view: Int) -> Point {
    bodies[view].map { $0.offset - $0.travel.start } ?? Point(x: 0, y: 0)
  }

  /// A view's frame in the window, as it is now.
  func frameInWindow(of view: Int) -> Box {
    var box = contest.frameInWindow(of: view)
    for outer in contest.path(from: view).dropFirst() {
      let way = displacement(in: outer)
      box.x -= way.x
      box.y -= way.y
    }
    return box
  }
}

extension ScrollState {
  /// What the axes do by themselves.
  func glides(_ velocity: Point) -> (across: Glide, down: Glide) {
    (
      Glide(from: offset.x, velocity: velocity.x, on: ground(across: true)),
      Glide(from: offset.y, velocity: velocity.y, on: ground(across: false))
    )
  }
}
