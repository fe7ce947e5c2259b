#if !canImport(ObjectiveC)
  public import Foundation

  /// An object that an item provider can offer. [DRAG-3]
  public protocol NSItemProviderWriting: AnyObject {}

  extension NSString: NSItemProviderWriting {}
  extension NSURL: NSItemProviderWriting {}

  /// What an item offers to whoever it is dropped on. Foundation has it on Apple's systems.
  ///
  /// It keeps what it is given; nothing is converted or loaded, as nothing is dropped. [DRAG-3]
  open class NSItemProvider: NSObject {
    /// The objects that it was made with.
    public private(set) final var offeredObjects: [any NSItemProviderWriting] = []
    /// A name for a file; kept and read back.
    open var suggestedName: String?

    /// Creates a provider that offers nothing.
    public override init() { super.init() }

    /// Creates a provider of an object.
    public init(object: any NSItemProviderWriting) {
      offeredObjects = [object]
      super.init()
    }

    nonisolated deinit {}
  }
#endif
