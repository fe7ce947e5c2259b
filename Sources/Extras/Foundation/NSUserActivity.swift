#if !canImport(ObjectiveC)
  public import Fingerpost
  public import Foundation

  /// What a user is doing, for other devices and later: values that are kept and read back. Nothing is passed on. [VAL-127]
  @preconcurrency @MainActor open class NSUserActivity: NSObject {
    /// What kind of activity it is.
    public final let activityType: String
    /// What it is called. Default nil.
    open var title: String?
    /// What belongs to it. Default nil.
    open var userInfo: [AnyHashable: Any]?
    /// Which of that has to be there. Default nil.
    open var requiredUserInfoKeys: Set<String>?
    /// Words by which it would be found. Default none.
    open var keywords: Set<String> = []
    /// The page that it stands for. Default nil.
    open var webpageURL: URL?
    /// The page from which it came. Default nil.
    open var referrerURL: URL?
    /// After when it is of no use. Default nil.
    open var expirationDate: Date?
    /// Whether it would be written down before it is passed on. Default false.
    open var needsSave = false
    /// Whether another device may take it up. Default true.
    open var isEligibleForHandoff = true
    /// Whether it may be found. Default false.
    open var isEligibleForSearch = false
    /// Whether others may find it. Default false.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be proposed. Default false.
    open var isEligibleForPrediction = false
    /// By what it is found again. Default nil.
    open var persistentIdentifier: String?
    /// By what a scene is told that it is for it. Default nil.
    open var targetContentIdentifier: String?
    /// What hears of it; not retained. Nothing here tells it.
    open weak var delegate: AnyObject?
    /// Whether it is what the user does now.
    public private(set) final var isCurrent = false

    /// An activity that shows a page.
    public nonisolated static var browsingWeb: String { "NSUserActivityTypeBrowsingWeb" }

    /// Creates an activity of a kind.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    nonisolated deinit {}

    /// Says that it is what the user does now.
    open func becomeCurrent() { isCurrent = true }
    /// Says that it is not any more.
    open func resignCurrent() { isCurrent = false }
    /// Says that it is over.
    open func invalidate() { isCurrent = false }
    /// Adds to ``userInfo``.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
  }

  extension UIResponder {
    /// What the user does with the responder. Default nil. Kept and read back. [VAL-127]
    public final var userActivity: NSUserActivity? {
      get { kept(nil) }
      set { keep(newValue) }
    }
  }
#endif
