/// What was said about the indicators of a scroll view, and how often they were to flash.
nonisolated struct ScrollIndicators {
  var showsVertical = true
  var showsHorizontal = true
  var style = UIScrollView.IndicatorStyle.default
  var vertical = UIEdgeInsets.zero
  var horizontal = UIEdgeInsets.zero
  var adjustsInsets = true
  var flashes = 0
}

/// The indicators of a scroll view: values that are kept and read back. None is drawn, and none takes touches.
extension UIScrollView {
  /// How indicators would look; the raw values are UIKit's.
  public nonisolated enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  private final func changeIndicators(_ change: (inout ScrollIndicators) -> Void) {
    var values = looks?.indicators ?? ScrollIndicators()
    change(&values)
    madeLooks.indicators = values
  }

  /// Whether the vertical indicator would be shown. Default true.
  public final var showsVerticalScrollIndicator: Bool {
    get { looks?.indicators?.showsVertical ?? true }
    set { changeIndicators { $0.showsVertical = newValue } }
  }

  /// Whether the horizontal indicator would be shown. Default true.
  public final var showsHorizontalScrollIndicator: Bool {
    get { looks?.indicators?.showsHorizontal ?? true }
    set { changeIndicators { $0.showsHorizontal = newValue } }
  }

  /// How the indicators would look. Default default.
  public final var indicatorStyle: IndicatorStyle {
    get { looks?.indicators?.style ?? .default }
    set { changeIndicators { $0.style = newValue } }
  }

  /// Room around the vertical indicator, in points. Default zero.
  public final var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { looks?.indicators?.vertical ?? .zero }
    set { changeIndicators { $0.vertical = newValue } }
  }

  /// Room around the horizontal indicator, in points. Default zero.
  public final var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { looks?.indicators?.horizontal ?? .zero }
    set { changeIndicators { $0.horizontal = newValue } }
  }

  final func setIndicatorInsets(_ insets: UIEdgeInsets) {
    changeIndicators {
      $0.vertical = insets
      $0.horizontal = insets
    }
  }

  /// Whether the insets of the indicators would follow the safe area. Default true.
  public final var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { looks?.indicators?.adjustsInsets ?? true }
    set { changeIndicators { $0.adjustsInsets = newValue } }
  }

  /// Asks for the indicators to be shown for a moment. It is only counted: see ``indicatorFlashes``.
  public final func flashScrollIndicators() { changeIndicators { $0.flashes += 1 } }

  /// How often ``flashScrollIndicators()`` was called. Not UIKit's.
  public final var indicatorFlashes: Int { looks?.indicators?.flashes ?? 0 }
}
