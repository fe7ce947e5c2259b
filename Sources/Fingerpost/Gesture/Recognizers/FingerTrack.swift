import FingerpostUnsafe
import Foundation

/// The fingers that a recognizer follows: where each started and where it was last seen.
///
/// They are in the order of receipt, those of one event in the order of their numbers. The space is kept from one
/// attempt to the next, so that a move allocates nothing.
struct FingerTrack {
  private struct Finger {
    let identity: ObjectIdentifier
    let start: WindowPoint
    var point: WindowPoint
  }

  private var fingers = ContiguousArray<Finger>()
  /// The set in which the only finger moved last, and its touch, which the set keeps alive.
  private var lastMove: (touches: Set<UITouch>, touch: Unretained<UITouch>)?
  /// What ``lastMove`` is known by. The next move most often comes in the same set, which need not be looked into again.
  private var lastStorage: UInt = 0

  /// How many fingers are followed.
  var count: Int { fingers.count }

  var isEmpty: Bool { fingers.isEmpty }

  /// Follows another finger from here on.
  mutating func add(_ touch: UITouch) {
    if fingers.capacity == 0 { fingers.reserveCapacity(10) }
    let point = Self.place(of: touch)
    fingers.append(Finger(identity: ObjectIdentifier(touch), start: point, point: point))
    forgetMove()
  }

  /// Follows touches, in the order of their numbers.
  mutating func add(_ touches: Set<UITouch>) {
    for touch in touches.inOrder { add(touch) }
  }

  /// Follows touches until there are two, in the order of their numbers.
  ///
  /// - Returns: those that are too many.
  mutating func addFirstTwo(of touches: Set<UITouch>) -> [UITouch] {
    var others: [UITouch] = []
    for touch in touches.inOrder {
      if count < 2 { add(touch) } else { others.append(touch) }
    }
    return others
  }

  /// Takes in where fingers are now.
  ///
  /// - Returns: the greatest square of their distances from their starts, or 0 when none of them is followed.
  @discardableResult
  mutating func move(_ touches: Set<UITouch>) -> Double {
    if touches.storage == lastStorage, let lastMove {
      let point = lastMove.touch.with { Self.place(of: $0) }
      fingers[0].point = point
      return (point - fingers[0].start).lengthSquared
    }
    if touches.count == 1 { return moveAlone(touches) }
    var farthest = 0.0
    for touch in touches { farthest = max(farthest, move(touch)) }
    return farthest
  }

  private mutating func moveAlone(_ touches: Set<UITouch>) -> Double {
    let touch = touches[touches.startIndex]
    if fingers.count == 1, fingers[0].identity == ObjectIdentifier(touch) {
      lastMove = (touches, Unretained(touch))
      lastStorage = touches.storage
    }
    return move(touch)
  }

  private static func place(of touch: UITouch) -> WindowPoint { WindowPoint(touch.locationInWindow) }

  private mutating func forgetMove() {
    lastMove = nil
    lastStorage = 0
  }

  private mutating func move(_ touch: UITouch) -> Double {
    let identity = ObjectIdentifier(touch)
    let point = Self.place(of: touch)
    for index in fingers.indices where fingers[index].identity == identity {
      fingers[index].point = point
      return (point - fingers[index].start).lengthSquared
    }
    return 0
  }

  /// Follows a finger no longer.
  mutating func remove(_ touch: UITouch) {
    let identity = ObjectIdentifier(touch)
    for index in fingers.indices where fingers[index].identity == identity {
      if index == fingers.count - 1 { fingers.removeLast() } else { fingers.remove(at: index) }
      forgetMove()
      return
    }
  }

  /// Follows touches no longer.
  mutating func remove(_ touches: Set<UITouch>) {
    if touches.count == 1 { return remove(touches[touches.startIndex]) }
    for touch in touches { remove(touch) }
  }

  mutating func removeAll() {
    while !fingers.isEmpty { fingers.removeLast() }
    forgetMove()
  }

  /// The middle of where the fingers are; the origin when there are none.
  var center: WindowPoint {
    if fingers.count == 1 { return fingers[0].point }
    var sum = WindowPoint.zero
    for index in fingers.indices { sum += fingers[index].point }
    return sum / Double(max(fingers.count, 1))
  }

  /// The middle of where the fingers started; the origin when there are none.
  var startCenter: WindowPoint {
    if fingers.count == 1 { return fingers[0].start }
    var sum = WindowPoint.zero
    for index in fingers.indices { sum += fingers[index].start }
    return sum / Double(max(fingers.count, 1))
  }

  /// Where a finger started.
  func start(of index: Int) -> WindowPoint { fingers[index].start }

  /// How far a finger has gone from its start.
  func path(of index: Int) -> WindowPoint {
    fingers[index].point - fingers[index].start
  }

  /// The way from the first finger to the second; zero when there are not two.
  var span: WindowPoint {
    fingers.count < 2 ? .zero : fingers[1].point - fingers[0].point
  }
}

extension Set<UITouch> {
  /// What the set is stored in: two sets with the same storage have the same touches, as long as both are kept.
  fileprivate var storage: UInt { unsafeBitCast(self, to: UInt.self) }

  /// The touches in the order of their contacts' numbers, because a set has no order of its own.
  var inOrder: TouchesInOrder {
    count == 1
      ? TouchesInOrder(first: self[startIndex], others: [])
      : TouchesInOrder(first: nil, others: sorted { $0.contactID < $1.contactID })
  }
}

/// Touches one after the other; for a single one no list is made.
nonisolated struct TouchesInOrder: Sequence, IteratorProtocol {
  private var first: UITouch?
  private var others: IndexingIterator<[UITouch]>

  init(first: UITouch?, others: [UITouch]) {
    self.first = first
    self.others = others.makeIterator()
  }

  mutating func next() -> UITouch? {
    guard let touch = first else { return others.next() }
    first = nil
    return touch
  }
}
