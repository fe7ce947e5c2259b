public import Fingerpost
public import Foundation

/// A screen as an input states it: views without behavior, in the order of the input.
///
/// Every reader produces one of these, and ``ScreenBuilder`` turns it into the engine's own views. Views are
/// kept flat, a parent before its subviews and siblings back to front, so that no depth of a tree can exhaust
/// a stack.
public nonisolated struct Screen: Sendable {
  /// The format that the screen was read from.
  public enum Kind: String, Sendable {
    /// What `recursiveDescription` prints.
    case recursiveDescription
    /// What XCUITest's `debugDescription` prints.
    case elementTree
    /// The page source of Appium and WebDriverAgent.
    case pageSource
    /// Elements of accessibility as JSON, as AXe, idb, XcodeBuildMCP and Maestro print them.
    case accessibilityTree
    /// Detox's hierarchy.
    case detox
    /// What EarlGrey prints of a test that failed.
    case earlGrey
    /// The view hierarchy that Sentry attaches to errors.
    case sentry
    /// The export of the lldb command that comes with Fingerpost.
    case export
    /// The view hierarchy that Xcode exports.
    case viewHierarchy
    /// A scenario of Fingerpost's own.
    case scenario
  }

  /// A remark on something in the input that could not be used as it is.
  public struct Warning: Hashable, Sendable {
    /// The line of the input, from 1, or nil where it concerns no single line.
    public var line: Int?
    /// One sentence.
    public var message: String

    /// Creates a warning.
    public init(line: Int?, _ message: String) {
      self.line = line
      self.message = message
    }
  }

  /// A recognizer's description as it is in the input, from `<` to `>`.
  public struct RecognizerLine: Hashable, Sendable {
    /// The line of the input on which the description begins, from 1.
    public var line: Int
    /// The description, which goes over several lines where it lists what must fail.
    public var text: String

    /// Creates a description.
    public init(line: Int, text: String) {
      self.line = line
      self.text = text
    }
  }

  /// The format.
  public var kind: Kind
  /// All views; the parent of each comes before it.
  public var views: [ScreenView]
  /// What could not be used, in the order of the input.
  public var warnings: [Warning]
  /// The descriptions of recognizers that were pasted after the tree, in the order of the input.
  public var recognizerLines: [RecognizerLine]
  /// What no input of this kind can say, a sentence each.
  public var limits: [String]
  /// How many lines of the input have something to say: those that were understood, and ``unreadLines``.
  public var contentLines = 0
  /// How many lines in the tree were not understood, those of views without a readable frame included.
  ///
  /// Blank lines, prompts, the prefixes of logs, lists of gesture recognizers and prose around the tree do not count.
  public var unreadLines = 0
  /// Whether the input has several views and no indentation, so that no view's superview is known.
  public var hasLostIndentation = false
  /// Whether lines are missing in the tree, so that superviews are guesses and views in front may be unknown.
  public var hasGaps = false
  /// What was left out because the input has it more than once, as a sentence; nil where nothing was.
  package var repetition: String?
  /// Whether windows are known to be listed back to front, as the application's own list has them.
  public var areWindowsInOrder = false
  /// Whether the input ends in the middle of a description, so that more views may have followed.
  public var isCutOff = false
  /// The size of the screen in points, where the input says.
  public var size: CGSize?
  /// How many pixels a point of the screen has along each axis, where the input says.
  public var scale: Double?
  /// Whether the application ignores all touches, as it does after `beginIgnoringInteractionEvents()`. [VAL-96]
  public var ignoresTouches = false
  /// The application that the screen is from, such as `Shop (process 4711)`, where the input says.
  public var application: String?
  /// The step at which a UI test failed, where the input is what was left of it.
  public var failedStep: TestStep?
  /// The thresholds and switches to explain it with: a scenario states them, an export the system that they belong to.
  public var eventRules = EventRules.standard

  /// What the screen was read from, if that can build it.
  package var origin: (any ScreenOrigin)?

  /// Creates a screen.
  public init(
    kind: Kind, views: [ScreenView] = [], warnings: [Warning] = [], recognizerLines: [RecognizerLine] = [],
    limits: [String] = []
  ) {
    self.kind = kind
    self.views = views
    self.warnings = warnings
    self.recognizerLines = recognizerLines
    self.limits = limits
  }

  /// The indices of the views that have no parent, in the order of the input.
  public var roots: [Int] { views.indices.filter { views[$0].parent == nil } }
}
