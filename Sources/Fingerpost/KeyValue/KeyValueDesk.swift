import Foundation

/// Those that observe values of views, and what they were told last.
///
/// An observation reads its value again when the view has changed in a way that code can observe, and is told when the value is
/// another one. So no name of a property is needed, and a property that follows from others is observed as well. [KVO-1]
final class KeyValueDesk {
  /// One value that one observes.
  final class Watch {
    private let read: () -> Any?
    private let tell: (_ old: Any?, _ new: Any?) -> Void
    private var last: Any?
    private(set) var isOver = false

    init(_ read: @escaping () -> Any?, _ tell: @escaping (_ old: Any?, _ new: Any?) -> Void) {
      (self.read, self.tell) = (read, tell)
      last = read()
    }

    nonisolated deinit {}

    /// It tells nothing from now on, and is forgotten when the view changes next.
    func end() { isOver = true }

    func look() {
      guard !isOver else { return }
      let (old, new) = (last, read())
      guard !Self.areEqual(old, new) else { return }
      // Before the call, which may change the view again.
      last = new
      tell(old, new)
    }

    private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      guard let one = one as? any Equatable else { return false }
      return one.equals(other)
    }
  }

  /// Whether anything was ever observed: who observes nothing pays for one look.
  nonisolated(unsafe) private(set) static var isUsed = false

  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private var watches: [Watch] = []

  nonisolated deinit {}

  static func add(_ watch: Watch, to object: AnyObject) {
    isUsed = true
    let desk = desk(of: object) ?? KeyValueDesk()
    desk.watches.append(watch)
    objc_setAssociatedObject(object, key, desk, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// Lets those that observe a view look.
  static func changed(_ object: AnyObject) {
    guard let desk = desk(of: object) else { return }
    desk.watches.removeAll { $0.isOver }
    for watch in desk.watches { watch.look() }
  }

  private static func desk(of object: AnyObject) -> KeyValueDesk? {
    objc_getAssociatedObject(object, key) as? KeyValueDesk
  }
}

nonisolated extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
