import FingerpostTrace
public import Foundation

/// An item of a navigation bar or a toolbar, which sends an action when it is tapped. [BAR-3]
///
/// The action is sent to the target with the item as its sender. Instead of a nil target one is looked for in the
/// responder chain, from the first responder or else from the bar. A ``primaryAction`` takes the place of both.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How an item looks; the raw values are UIKit's. The title of a done item is bold.
  public nonisolated enum Style: Int, Sendable {
    /// Like the others.
    case plain = 0
    /// For what ends something.
    case done = 2
  }

  /// Items that the system knows; the raw values are UIKit's.
  public nonisolated enum SystemItem: Int, Sendable {
    /// Ends something and keeps it.
    case done = 0
    /// Ends something and drops it.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Keeps something.
    case save = 3
    /// Adds something.
    case add = 4
    /// Room that takes what is left; no item at all.
    case flexibleSpace = 5
    /// Room of the item's ``UIBarButtonItem/width``; no item at all.
    case fixedSpace = 6
    /// Writes something.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Offers what can be done.
    case action = 9
    /// Puts things in order.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Loads again.
    case refresh = 13
    /// Stops.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Deletes.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back.
    case rewind = 19
    /// Goes forward.
    case fastForward = 20
    /// Undoes.
    case undo = 21
    /// Does again.
    case redo = 22
    /// Closes.
    case close = 24
  }

  /// Which of the system's items it is; nil for one with a title or a view of its own.
  private(set) final var systemItem: SystemItem?

  /// The menu that a tap would show, or a press where there is a ``primaryAction``; kept and read back. Default nil.
  open var menu: UIMenu?

  /// How the item looks.
  open var style: Style = .plain
  /// The width of the item in points; 0, the default, leaves it to the bar, which takes 44. [BAR-4]
  open var width: CGFloat = 0 {
    didSet { row?.widthsChanged() }
  }
  /// The view that the bar shows in place of a control; touches on it are its own. [BAR-3]
  open var customView: UIView? {
    didSet { row?.rebuild() }
  }
  /// The object that is sent the action; nil for the first responder that has it, looked for when the item is tapped.
  /// [BAR-3]
  open weak var target: AnyObject?
  /// The action. [BAR-3]
  open var action: Selector?
  /// What is performed instead of the action; with one, target and action do not count. [BAR-3]
  ///
  /// The item takes its title.
  open var primaryAction: UIAction? {
    didSet {
      if let title = primaryAction?.title, !title.isEmpty, systemItem == nil { self.title = title }
    }
  }

  /// The row that the item stands in.
  final weak var row: _UIButtonBarStackView?

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item without a title; there are no archives here.
  ///
  /// - Parameter coder: not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Not a designated initializer: a class with its own two inherits the others only if there is no third.
  private convenience init(_ systemItem: SystemItem?) {
    self.init()
    self.systemItem = systemItem
  }

  /// Creates an item with a title, whose action goes to a target. [BAR-3]
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(nil)
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item with a title that calls a method of a target, named by reference. [BAR-3, ACT-5]
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?, action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector("", action))
  }

  /// Creates an item with a title that calls a method of a target with itself. [BAR-3, ACT-5]
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?, action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector("", action))
  }

  /// Creates one of the system's items, whose action goes to a target. [BAR-3]
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates one of the system's items that calls a method of a target, named by reference. [BAR-3, ACT-5]
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?, action: @escaping (Target) -> () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: Selector("", action))
  }

  /// Creates one of the system's items that calls a method of a target with itself. [BAR-3, ACT-5]
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: Selector("", action))
  }

  /// Creates one of the system's items with what it performs. [BAR-3]
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with what it performs, whose title and image it takes unless it has its own. [BAR-3]
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(nil)
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }

  /// Creates an item that is a view of the application's. [BAR-3]
  public convenience init(customView: UIView) {
    self.init(nil)
    self.customView = customView
  }

  nonisolated deinit {}

  /// Returns room of a width in points, as an item of the class that is asked.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  /// Returns room that takes what the other items leave, as an item of the class that is asked.
  public class func flexibleSpace() -> Self { space(.flexibleSpace) }

  private class func space(_ systemItem: SystemItem) -> Self {
    guard let item = makeInstance(of: self) as? Self else {
      preconditionFailure("\(self) is not a subclass of UIBarButtonItem")
    }
    item.systemItem = systemItem
    return item
  }

  /// Sends the action on behalf of the control that was tapped. [BAR-3]
  final func send(_ control: UIControl, for event: UIEvent?) {
    if let primaryAction {
      control.record(.actionSent(primaryAction.traceName, from: control.subjectInTrace, to: .closure))
      primaryAction.perform(sender: self)
      return
    }
    guard let action else { return }
    let application = control.world.application
    // The item is not a responder, so the search begins at what stands for it. [ACT-1]
    let receiver =
      target
      ?? ((application.keyWindow?.firstResponder ?? control).target(forAction: action, withSender: self)
        .map { $0 as AnyObject })
    application.sendAction(action, to: receiver, from: self, for: event)
  }
}

extension UIBarButtonItem {
  /// Creates an item with an image that calls a method of a target, named by reference. [BAR-3, ACT-5]
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target?, action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item with an image, whose action goes to a target. [BAR-3]
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// The word of one of the system's items that has no symbol.
  final var systemTitle: String? {
    switch systemItem {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The symbol of one of the system's items, which others than these show as a word.
  final var systemImage: UIImage? {
    let name: String? =
      switch systemItem {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    return name.flatMap(UIImage.init(systemName:))
  }
}
