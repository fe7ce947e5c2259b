public import Fingerpost
import FingerpostLists
import Foundation

/// What is at an end of a row of a list. [LIST-31]
public struct UICellAccessory {
  /// When it is shown.
  public nonisolated enum DisplayedState: Sendable {
    /// At all times.
    case always
    /// While the collection is edited.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }

  /// At which end a view of one's own is.
  public nonisolated enum Placement: Sendable {
    /// At the beginning.
    case leading(displayed: DisplayedState = .always)
    /// At the end.
    case trailing(displayed: DisplayedState = .always)
  }

  enum Part {
    case mark
    case button(() -> Void)
    case menu(UIMenu)
    case outline((() -> Void)?)
    case text(String)
    case view(UIView)
  }

  let part: Part
  let isLeading: Bool
  /// Whether a tap on the row does what one on the accessory does. [LIST-54]
  private(set) var takesRow = false
  private let displayed: DisplayedState
  private let options: Options

  init(_ part: Part, isLeading: Bool = false, _ displayed: DisplayedState, _ options: Options = Options()) {
    (self.part, self.isLeading, self.displayed, self.options) = (part, isLeading, displayed, options)
  }

  /// An arrow, which is part of the row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
  ) -> Self { Self(.mark, displayed, options) }

  /// A check mark, which is part of the row.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = Options()
  ) -> Self { Self(.mark, displayed, options) }

  /// A button with a handler.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = Options(),
    actionHandler: @escaping () -> Void = {}
  ) -> Self { Self(.button(actionHandler), displayed, options) }

  /// A button for a menu. Its menu is not shown here: a tap on the button is not one on the row, and the handler is not called.
  ///
  /// - Parameters:
  ///   - menu: the menu of the button.
  ///   - selectedElementDidChangeHandler: would be called when another of the menu's elements is chosen.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = Options(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> Self { Self(.menu(menu), displayed, options) }

  /// A button that shows or hides what is below the item in its outline, or calls a handler instead. [LIST-32]
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    let look = Options(
      isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
      tintColor: options.tintColor)
    var made = Self(.outline(actionHandler), displayed, look)
    made.takesRow = options.style == .header
    return made
  }

  /// A mark that the row can be moved. Nothing moves it here: the list needs interactive movement of its own.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options()
  ) -> Self { Self(.mark, displayed, options) }

  /// A mark that the row is selected or not, before the content; it is part of the row.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = Options()
  ) -> Self { Self(.mark, isLeading: true, displayed, options) }

  /// What of an ``outlineDisclosure(displayed:options:actionHandler:)`` takes taps. [LIST-54]
  public struct OutlineDisclosureOptions {
    /// Which part of the row opens the outline.
    public enum Style: Sendable {
      /// The button.
      case automatic
      /// The whole row, which then is not selected.
      case header
      /// The button.
      case cell
    }

    /// The style.
    public var style: Style
    /// Whether it keeps its room and is not seen. Default false.
    public var isHidden: Bool
    /// Kept and read back: it keeps the room that it needs. Default nil.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color. Default nil, for that of the row.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden) = (style, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }

  /// A text, which is part of the row.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = Options()
  ) -> Self { Self(.text(text), displayed, options) }

  /// A button before the content that deletes; what it does is up to the handler.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(),
    actionHandler: @escaping () -> Void = {}
  ) -> Self { Self(.button(actionHandler), isLeading: true, displayed, options) }

  /// A button before the content that inserts; what it does is up to the handler.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(),
    actionHandler: @escaping () -> Void = {}
  ) -> Self { Self(.button(actionHandler), isLeading: true, displayed, options) }

  /// A view of one's own, as large as it asks for, or as it is.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    let options = configuration.options
    switch configuration.placement {
    case .leading(let displayed):
      return Self(.view(configuration.customView), isLeading: true, displayed, options)
    case .trailing(let displayed): return Self(.view(configuration.customView), displayed, options)
    }
  }

  /// A view of one's own at an end.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// At which end it is, and when.
    public let placement: Placement
    /// Kept and read back: the view has the size that it asks for. Default nil.
    public var maintainsFixedSize: Bool?
    let options: Options

    /// Creates a configuration.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      self.maintainsFixedSize = maintainsFixedSize
      options = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  @MainActor func makeView(in cell: UICollectionViewListCell) -> UIView {
    let view = makePart(in: cell)
    options.apply(to: view)
    return view
  }

  @MainActor private func makePart(in cell: UICollectionViewListCell) -> UIView {
    switch part {
    case .mark: return UIImageView(frame: CGRect(origin: .zero, size: CellPlaces.mark))
    case .button(let handler):
      let button = UIButton(frame: CGRect(origin: .zero, size: CellPlaces.button))
      button.addAction(UIAction { _ in handler() }, for: .touchUpInside)
      return button
    case .menu(let menu):
      let button = UIButton(frame: CGRect(origin: .zero, size: CellPlaces.button))
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      return button
    case .outline(let handler):
      let button = UIButton(frame: CGRect(origin: .zero, size: CellPlaces.button))
      button.addAction(
        UIAction { [weak cell] _ in cell?.toggleOutline(handler) }, for: .touchUpInside)
      return button
    case .text(let text):
      let label = UILabel(frame: .zero)
      label.text = text
      label.bounds.size = label.intrinsicContentSize
      return label
    case .view(let view):
      let size = view.intrinsicContentSize
      if size.width > 0, size.height > 0 { view.bounds.size = size }
      return view
    }
  }
}
