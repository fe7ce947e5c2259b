#if !canImport(ObjectiveC)
  /// What an observer asks for.
  public nonisolated struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The wishes as bits.
    public let rawValue: UInt

    /// Creates wishes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A call at once, with the value of now.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before each change. It never comes here.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  /// What has happened to a value; here it is always set.
  public nonisolated enum NSKeyValueChange: UInt, Sendable {
    /// It is another one.
    case setting = 1
    /// A part was added.
    case insertion = 2
    /// A part was removed.
    case removal = 3
    /// A part was replaced.
    case replacement = 4
  }

  /// What an observer is told of a change, by name.
  public nonisolated struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What has happened, as the raw value of ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// Which parts. Never there.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether it is told before the change. Never there.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }

  /// What a closure is told of a change.
  public nonisolated struct NSKeyValueObservedChange<Value> {
    /// What has happened.
    public let kind: NSKeyValueChange
    /// The value after the change, if asked for.
    public let newValue: Value?
    /// The value before the change, if asked for.
    public let oldValue: Value?
    /// Whether it is told before the change. False here.
    public let isPrior: Bool
  }
#endif
