public import Fingerpost
public import Foundation

/// Something that can be done with what is shared. [VAL-138]
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// Which activity it is.
  public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// A message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// The pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// A printer.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// The photos.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// A contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// A list of what to read.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// A device that is near.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// A page on a network of friends.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// A short message to everyone.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  }

  /// What kinds there are.
  public nonisolated enum Category: Int, Sendable {
    /// Something is done.
    case action = 0
    /// Something is given away.
    case share = 1
  }

  nonisolated deinit {}

  /// Which kind it is. Default action.
  open class var activityCategory: Category { .action }
  /// Which activity it is. Default nil.
  open var activityType: ActivityType? { nil }
  /// What it is called. Default nil.
  open var activityTitle: String? { nil }
  /// What it is shown with. Default nil.
  open var activityImage: UIImage? { nil }
  /// Whether it can do something with things. Default false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Would be called with the things. Nothing here calls it but code. The default does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// What would be presented for it. Default nil.
  open var activityViewController: UIViewController? { nil }
  /// Would be called to do it. Nothing here calls it but code. The default does nothing.
  open func perform() {}
  /// Says that it is over. Nothing here waits for it.
  open func activityDidFinish(_ completed: Bool) { keep(completed, "finished") }
}

/// What is shared, and with what: a controller that is presented as any other and has an empty view. [VAL-138]
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// What is called at the end, with the activity, whether it was done, what came back, and what went wrong.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// What is shared. Not UIKit's: it is there for tests.
  public final let sharedItems: [Any]
  /// What the application can do with it. Not UIKit's: it is there for tests.
  public final let ownActivities: [UIActivity]
  /// What is called at the end: when the controller is dismissed, without an activity. [VAL-138]
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not to be offered. Default nil. Kept and read back.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a controller for things and for what the application can do with them.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (sharedItems, ownActivities) = (activityItems, applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without things; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    (sharedItems, ownActivities) = ([], [])
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// Calls what is to be called at the end.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, let handler = completionWithItemsHandler else { return }
    completionWithItemsHandler = nil
    handler(nil, false, nil, nil)
  }
}

/// An effect of glass, as since iOS 26. Nothing is drawn: it is kept and read back. [VAL-138]
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  /// How clear it is; the raw values are UIKit's.
  public nonisolated enum Style: Int, Sendable {
    /// As usual.
    case regular = 0
    /// Clear.
    case clear = 1
  }

  /// How clear it is.
  public final let style: Style
  /// Whether it reacts to touches. Default false.
  open var isInteractive = false
  /// Its color. Default nil.
  open var tintColor: UIColor?

  /// Creates an effect.
  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }

  nonisolated deinit {}
}

/// An effect around several of glass, which come together where they are near. [VAL-138]
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  /// How near that is, in points. Default 0.
  open var spacing: CGFloat = 0

  nonisolated deinit {}
}
