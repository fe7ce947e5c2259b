import FingerpostHID
import Foundation

/// One object of a scenario's tree.
///
/// Nodes are kept flat, a parent before its children and siblings in their order, so that no tree is too
/// deep to build.
nonisolated struct ScenarioNode: Sendable {
  /// What kind of object it is.
  enum Role: Sendable {
    case application, delegate, window, viewController, view, recognizer

    /// The kind with its article, for errors.
    var name: String {
      switch self {
      case .application: "the application"
      case .delegate: "the application's delegate"
      case .window: "a window"
      case .viewController: "a view controller"
      case .view: "a view"
      case .recognizer: "a gesture recognizer"
      }
    }
  }

  /// How it hangs on its parent, as the key under which it stands there.
  enum Link: String, Sendable {
    /// It has no parent: a window or the application.
    case none
    /// The delegate of an application.
    case delegate
    /// The root view controller of a window.
    case rootViewController
    /// The view that a view controller owns.
    case viewOfController = "view"
    /// A subview of a window or a view.
    case subview = "subviews"
    /// The child controller that owns the view.
    case owningController = "viewController"
    /// Presented by a view controller.
    case presented = "presents"
    /// Attached to a window or a view.
    case recognizer = "gestureRecognizers"
  }

  /// What its methods for touches, presses, shakes and remote commands do.
  enum Touches: String, NamedChoice {
    /// Log without calling super.
    case consume
    /// Log, then call super.
    case forward
  }

  /// What its `point(inside:with:)` does.
  enum PointInside: Sendable, Equatable {
    case always
    case never
    /// Insets in the order in which the format has them; negative ones enlarge.
    case inset(top: Double, left: Double, bottom: Double, right: Double)
  }

  /// What its `hitTest(_:with:)` does.
  enum HitTest: Sendable, Equatable {
    /// Answer nil instead of the view itself.
    case nilForSelf
    /// Answer the view of this node wherever the inherited method answers any.
    case redirect(Int)
  }

  /// What a list shows at a place, in which views of a scenario can lie.
  enum ListPart: Sendable, Equatable {
    /// The cell of a row or an item.
    case row(IndexPath)
    /// The header of a section.
    case header(Int)
    /// The footer of a section.
    case footer(Int)
  }

  var role: Role
  var link: Link
  /// The index of the parent, smaller than the node's own.
  var parent: Int?
  var place: ScenarioPlace
  var id: String?
  var viewClass: ScenarioClass = .view
  /// Properties to assign, in the order of the table's rows.
  var settings: [ScenarioSetting] = []
  var touches: Touches?
  var pointInside: PointInside?
  var hitTest: HitTest?
  /// The index of the responder that `next` answers.
  var nextResponder: Int?
  /// Whether the window is to be the key window, where it says.
  var isKey: Bool?
  /// The part of a list in which the view lies; nil where it lies in its superview itself.
  var listPart: ListPart?
  /// For which recognizers the view says that they may begin, where it overrides the question.
  var shouldBegin: ScenarioBeginAnswer?
  /// Whether shakes that no responder handles bring up an offer to undo, where the application says.
  var supportsShakeToEdit: Bool?
  /// The actions that it has.
  var actions: [String] = []
  /// What it says as a control, if it is one.
  var control: ScenarioControl?
  /// Which views of a scroll view's content may be told that touches began, where it overrides the question.
  var touchesShouldBegin: ScenarioChoice?
  /// Which views of a scroll view's content may lose their touches, where it overrides the question.
  var touchesShouldCancel: ScenarioChoice?
  /// The index of the view that zooms in a scroll view.
  var zooms: Int?
  /// What kind of recognizer it is, if it is one.
  var gesture: ScenarioGesture?

  /// The id, or else the class, for errors.
  var label: String { id ?? "\(role.name) without id" }
}

/// A class that a view of a scenario can have.
nonisolated enum ScenarioClass: String, CaseIterable, Sendable {
  case view = "UIView"
  case label = "UILabel"
  case imageView = "UIImageView"
  case scrollView = "UIScrollView"
  case tableView = "UITableView"
  case collectionView = "UICollectionView"
  case window = "UIWindow"
  case control = "UIControl"
  case button = "UIButton"
  case switchControl = "UISwitch"
  case slider = "UISlider"
  case stepper = "UIStepper"
  case segmentedControl = "UISegmentedControl"
  case pageControl = "UIPageControl"
  case textField = "UITextField"

  /// Whether the class is `UIControl` or one that derives from it.
  var isControl: Bool {
    switch self {
    case .view, .label, .imageView, .scrollView, .tableView, .collectionView, .window: false
    case .control, .button, .switchControl, .slider, .stepper, .segmentedControl, .pageControl, .textField:
      true
    }
  }

  /// Whether the class is `UIScrollView` or one that derives from it.
  var scrolls: Bool { self == .scrollView || isList }

  /// Whether views of the class have rows or items.
  var isList: Bool { self == .tableView || self == .collectionView }

  /// Classes that the format knows and that are not built.
  static let unbuilt: [(part: ScenarioPart, names: [String])] = [
    (.controls, ["UIDatePicker", "UIRefreshControl"]),
    (.scrollViews, ["UITextView"]),
  ]
}
