public import Fingerpost
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
    case outline((() -> Void)?)
    case text(String)
    case view(UIView)
  }

  let part: Part
  let isLeading: Bool
  /// Whether a tap on the row does what one on the accessory does. [LIST-54]
  private(set) var takesRow = false
  private let displayed: DisplayedState

  init(_ part: Part, isLeading: Bool = false, _ displayed: DisplayedState) {
    (self.part, self.isLeading, self.displayed) = (part, isLeading, displayed)
  }

  /// An arrow, which is part of the row.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> Self {
    Self(.mark, displayed)
  }

  /// A check mark, which is part of the row.
  public static func checkmark(displayed: DisplayedState = .always) -> Self { Self(.mark, displayed) }

  /// A button with a handler.
  public static func detail(displayed: DisplayedState = .always, actionHandler: @escaping () -> Void = {})
    -> Self
  {
    Self(.button(actionHandler), displayed)
  }

  /// A button that shows or hides what is below the item in its outline, or calls a handler instead. [LIST-32]
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    var made = Self(.outline(actionHandler), displayed)
    made.takesRow = options.style == .header
    return made
  }

  /// A mark that the row can be moved. Nothing moves it here: the list needs interactive movement of its own.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> Self { Self(.mark, displayed) }

  /// A mark that the row is selected or not, before the content; it is part of the row.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> Self {
    Self(.mark, isLeading: true, displayed)
  }

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

    /// Creates options.
    public init(style: Style = .automatic) { self.style = style }
  }

  /// A text, which is part of the row.
  public static func label(text: String, displayed: DisplayedState = .always) -> Self {
    Self(.text(text), displayed)
  }

  /// A button before the content that deletes; what it does is up to the handler.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: @escaping () -> Void = {}
  ) -> Self {
    Self(.button(actionHandler), isLeading: true, displayed)
  }

  /// A button before the content that inserts; what it does is up to the handler.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: @escaping () -> Void = {}
  ) -> Self {
    Self(.button(actionHandler), isLeading: true, displayed)
  }

  /// A view of one's own, as large as it asks for, or as it is.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    switch configuration.placement {
    case .leading(let displayed): Self(.view(configuration.customView), isLeading: true, displayed)
    case .trailing(let displayed): Self(.view(configuration.customView), displayed)
    }
  }

  /// A view of one's own at an end.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// At which end it is, and when.
    public let placement: Placement

    /// Creates a configuration.
    public init(customView: UIView, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
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
    switch part {
    case .mark: return UIImageView(frame: CGRect(origin: .zero, size: CellPlaces.mark))
    case .button(let handler):
      let button = UIButton(frame: CGRect(origin: .zero, size: CellPlaces.button))
      button.addAction(UIAction { _ in handler() }, for: .touchUpInside)
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
