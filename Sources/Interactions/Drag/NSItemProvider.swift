#if !canImport(ObjectiveC)
  public import Foundation

  /// An object that an item provider can offer. [DRAG-3]
  public nonisolated protocol NSItemProviderWriting: AnyObject {}

  /// A class of which an item provider can be asked for an object. [DRAG-30]
  public nonisolated protocol NSItemProviderReading: AnyObject {}

  nonisolated extension NSString: NSItemProviderWriting, NSItemProviderReading {}
  nonisolated extension NSURL: NSItemProviderWriting, NSItemProviderReading {}

  /// What an item offers to whoever it is dropped on. Foundation has it on Apple's systems.
  ///
  /// It keeps objects and hands them out to those who ask for their class; of what it has as data a text is
  /// made where one is asked for, and nothing else is converted. [DRAG-3, DRAG-30, DRAG-31]
  nonisolated open class NSItemProvider: NSObject {
    /// The objects that it offers, in the order in which it got them.
    public private(set) final var offeredObjects: [any NSItemProviderWriting] = []
    /// The types of the data that it was said to offer.
    public private(set) final var registeredTypeIdentifiers: [String] = []
    final var loaders: [(type: String, load: DataLoader)] = []
    /// A name for a file; kept and read back.
    open var suggestedName: String?

    /// Creates a provider that offers nothing.
    public override init() { super.init() }

    /// Creates a provider of an object.
    public init(object: any NSItemProviderWriting) {
      offeredObjects = [object]
      super.init()
    }

    /// Creates a provider that offers something as data of a type. Only the type is kept, and an object that can be offered.
    public init(item: Any?, typeIdentifier: String?) {
      offeredObjects = (item as? any NSItemProviderWriting).map { [$0] } ?? []
      registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
      super.init()
    }

    nonisolated deinit {}

    /// Offers another object, too.
    open func registerObject(
      _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
      offeredObjects.append(object)
    }

    final func offer(_ type: String, _ load: @escaping DataLoader) {
      registeredTypeIdentifiers.append(type)
      loaders.append((type, load))
    }

    /// Whether it was said to offer data of a type, or of one that is of the same kind. [DRAG-32]
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      guard let kind = UTType(typeIdentifier) else { return false }
      return registeredTypeIdentifiers.contains { UTType($0)?.conforms(to: kind) == true }
    }

    /// Whether it offers an object of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      first(of: aClass) != nil || aClass == NSString.self && offersText
    }

    /// Hands out an object of a class, before it returns; nil where it offers none.
    ///
    /// On Apple's systems the closure is called later, on a queue of its own.
    @discardableResult open func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      completionHandler(object(ofClass: aClass), nil)
      return Progress(totalUnitCount: 0)
    }

    private final func object(ofClass aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)?
    {
      first(of: aClass) ?? (aClass == NSString.self ? text() : nil)
    }

    private final func first<Wanted: NSItemProviderReading>(of: Wanted.Type) -> Wanted? {
      offeredObjects.lazy.compactMap { $0 as? Wanted }.first
    }
  }

  /// Who may see what a provider offers; there is this application alone.
  public nonisolated enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every application.
    case all = 0
    /// Applications of the same team.
    case team = 1
    /// Applications of the same group.
    case group = 2
    /// This application.
    case ownProcess = 3
  }
#endif
