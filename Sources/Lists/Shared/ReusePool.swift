import Fingerpost

/// Views that left the screen and wait to be used again, by name, and the classes or nibs that new ones are made of.
struct ReusePool<View: UIView> {
  private var waiting: [String: [View]] = [:]
  private var classes: [String: AnyClass] = [:]
  private var nibs: [String: UINib] = [:]

  /// Sets what is made where no view of a name waits; nil for nothing.
  mutating func register(_ type: AnyClass?, _ name: String) {
    classes[name] = type
    nibs[name] = nil
  }

  /// Sets the nib whose first view is taken where no view of a name waits; nil for nothing.
  mutating func register(_ nib: UINib?, _ name: String) {
    nibs[name] = nib
    classes[name] = nil
  }

  /// A view that waits under a name, else a new one of the class that was registered for it, else nil.
  mutating func take(_ name: String) -> (view: View, isUsed: Bool)? {
    if let view = waiting[name]?.popLast() { return (view, true) }
    let outer = ReuseName.next
    ReuseName.next = name
    defer { ReuseName.next = outer }
    if let nib = nibs[name] {
      guard let view = nib.instantiate(withOwner: nil).lazy.compactMap({ $0 as? View }).first else {
        preconditionFailure("the nib registered for \(name) has no \(View.self)")
      }
      return (view, false)
    }
    guard let type = classes[name] else { return nil }
    guard let view = makeInstance(of: type) as? View else {
      preconditionFailure("\(type), registered for \(name), is no \(View.self)")
    }
    return (view, false)
  }

  /// Keeps a view that left the screen.
  mutating func put(_ view: View, _ name: String) { waiting[name, default: []].append(view) }
}

/// The name of the view that a pool makes. It is made by `init(frame:)`, which has no place for it.
enum ReuseName {
  static var next: String?
  /// The style, for a cell of a table.
  static var style = UITableViewCell.CellStyle.default
}
