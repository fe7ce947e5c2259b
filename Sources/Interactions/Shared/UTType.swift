#if !canImport(ObjectiveC)
  /// A kind of data, by its name. On Apple's systems the module `UniformTypeIdentifiers` has it. [DRAG-32]
  ///
  /// The kinds that applications mostly drag are known with what they conform to; others are names alone.
  public nonisolated struct UTType: Hashable, Sendable {
    /// The name, such as `public.plain-text`.
    public let identifier: String

    /// Creates a kind, or nil for an empty name.
    public init?(_ identifier: String) {
      guard !identifier.isEmpty else { return nil }
      self.identifier = identifier
    }

    /// Creates a kind that the application itself declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.identifier = identifier
    }

    /// Creates a kind that another application declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self.identifier = identifier
    }

    private init(known identifier: String) { self.identifier = identifier }

    /// Whether data of this kind are also of another one, which may be the same.
    public func conforms(to type: UTType) -> Bool {
      var (left, found) = ([identifier], false)
      while let name = left.popLast(), !found {
        found = name == type.identifier
        left += Self.parents[name] ?? []
      }
      return found
    }

    /// Whether it is a kind of another one, and not the same.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    private static let parents: [String: [String]] = [
      "public.data": ["public.item"], "public.text": ["public.data", "public.content"],
      "public.plain-text": ["public.text"], "public.utf8-plain-text": ["public.plain-text"],
      "public.utf16-plain-text": ["public.plain-text"], "public.rtf": ["public.text"],
      "public.html": ["public.text"], "public.xml": ["public.text"], "public.json": ["public.text"],
      "public.url": ["public.data"], "public.file-url": ["public.url"],
      "public.image": ["public.data", "public.content"], "public.jpeg": ["public.image"],
      "public.png": ["public.image"], "com.compuserve.gif": ["public.image"], "public.heic": ["public.image"],
      "public.tiff": ["public.image"], "public.audiovisual-content": ["public.data", "public.content"],
      "public.movie": ["public.audiovisual-content"], "public.video": ["public.movie"],
      "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"],
      "public.audio": ["public.audiovisual-content"], "public.mp3": ["public.audio"],
      "com.adobe.pdf": ["public.data", "public.content"], "public.zip-archive": ["public.data"],
      "public.directory": ["public.item"], "public.folder": ["public.directory"],
    ]

    /// Anything that can be kept.
    public static let item = UTType(known: "public.item")
    /// A stream of bytes.
    public static let data = UTType(known: "public.data")
    /// What people read, look at or listen to.
    public static let content = UTType(known: "public.content")
    /// Any text.
    public static let text = UTType(known: "public.text")
    /// Text without styles.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without styles in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Text without styles in UTF-16.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// Rich text.
    public static let rtf = UTType(known: "public.rtf")
    /// HTML.
    public static let html = UTType(known: "public.html")
    /// XML.
    public static let xml = UTType(known: "public.xml")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// A URL.
    public static let url = UTType(known: "public.url")
    /// A URL of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// Any image.
    public static let image = UTType(known: "public.image")
    /// A JPEG image.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A PNG image.
    public static let png = UTType(known: "public.png")
    /// A GIF image.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A HEIC image.
    public static let heic = UTType(known: "public.heic")
    /// A TIFF image.
    public static let tiff = UTType(known: "public.tiff")
    /// Pictures that move, with or without sound.
    public static let movie = UTType(known: "public.movie")
    /// Pictures that move, without sound.
    public static let video = UTType(known: "public.video")
    /// An MPEG-4 movie.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A QuickTime movie.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// Sound.
    public static let audio = UTType(known: "public.audio")
    /// An MP3 sound.
    public static let mp3 = UTType(known: "public.mp3")
    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// A ZIP archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// A folder.
    public static let folder = UTType(known: "public.folder")
    /// A directory.
    public static let directory = UTType(known: "public.directory")
  }

  /// The old name of ``UTType/plainText``, as a text.
  public nonisolated let kUTTypePlainText = UTType.plainText.identifier
  /// The old name of ``UTType/utf8PlainText``, as a text.
  public nonisolated let kUTTypeUTF8PlainText = UTType.utf8PlainText.identifier
  /// The old name of ``UTType/text``, as a text.
  public nonisolated let kUTTypeText = UTType.text.identifier
  /// The old name of ``UTType/url``, as a text.
  public nonisolated let kUTTypeURL = UTType.url.identifier
  /// The old name of ``UTType/fileURL``, as a text.
  public nonisolated let kUTTypeFileURL = UTType.fileURL.identifier
  /// The old name of ``UTType/image``, as a text.
  public nonisolated let kUTTypeImage = UTType.image.identifier
  /// The old name of ``UTType/jpeg``, as a text.
  public nonisolated let kUTTypeJPEG = UTType.jpeg.identifier
  /// The old name of ``UTType/png``, as a text.
  public nonisolated let kUTTypePNG = UTType.png.identifier
  /// The old name of ``UTType/gif``, as a text.
  public nonisolated let kUTTypeGIF = UTType.gif.identifier
  /// The old name of ``UTType/movie``, as a text.
  public nonisolated let kUTTypeMovie = UTType.movie.identifier
  /// The old name of ``UTType/pdf``, as a text.
  public nonisolated let kUTTypePDF = UTType.pdf.identifier
  /// The old name of ``UTType/data``, as a text.
  public nonisolated let kUTTypeData = UTType.data.identifier
#endif
