public import Fingerpost
public import Foundation

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  nonisolated deinit {}
}

/// A field to search with, and beside it a button that cancels. [SRCH-1]
///
/// A tap on the field begins editing, as in any field. In UIKit touches beside the field may go to it as well, which is not
/// known well enough to be done here.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// How the bar looks; the raw values are UIKit's.
  public nonisolated enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// Nothing but its parts.
    case prominent = 1
    /// Nothing behind it.
    case minimal = 2
  }

  /// The field.
  public final let searchTextField = UISearchTextField(frame: .zero)
  private final let cancel = UIButton(type: .system)
  private final let link = SearchFieldLink()

  /// What is asked and told; not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The controller that is told as well.
  final weak var controller: UISearchController?
  /// How the bar looks. Default default. Kept and read back.
  open var searchBarStyle = Style.default
  /// The color behind the bar. Default nil. Kept and read back.
  open var barTintColor: UIColor?
  /// Whether something would shine through the bar. Default true. Kept and read back.
  open var isTranslucent = true
  /// The image behind the bar. Default nil. Kept and read back.
  open var backgroundImage: UIImage?
  /// A text above the field. Default nil. Kept and read back.
  open var prompt: String?

  /// Creates a bar without a text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    connect()
  }

  /// Creates a bar with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    connect()
  }

  nonisolated deinit {}

  private final func connect() {
    link.bar = self
    searchTextField.delegate = link
    searchTextField.borderStyle = .roundedRect
    searchTextField.addTarget(self, action: Selector("_changed", UISearchBar.changed), for: .editingChanged)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addTarget(self, action: Selector("_cancel", UISearchBar.cancelled), for: .touchUpInside)
    cancel.isHidden = true
    addSubview(searchTextField)
    addSubview(cancel)
  }

  /// The text. Setting it tells nothing.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What is shown instead of an empty text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Whether there is a button that cancels. Default false. [SRCH-1]
  open var showsCancelButton: Bool {
    get { !cancel.isHidden }
    set {
      cancel.isHidden = !newValue
      setNeedsLayout()
    }
  }

  /// Sets whether there is a button that cancels. Nothing is animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  private final func changed() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.textChanged()
  }

  #if !canImport(ObjectiveC)
    /// Returns a property by its name; code asks for the field as `searchField` and for the button as `cancelButton`, which UIKit
    /// does not document. [KVC-4]
    open override func value(forKey key: String) -> Any? {
      switch key {
      case "searchField", "searchTextField": searchTextField
      case "cancelButton": cancel
      default: super.value(forKey: key)
      }
    }
  #endif

  private final func cancelled() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }

  /// The height of every bar, 56 points, and no width. [LAY-6, SRCH-1]
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  /// Returns the width that it is given, and the height of every bar. [LAY-6]
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

  /// Places the field, 8 points from the sides, and the button at its right. [SRCH-1]
  open override func layoutSubviews() {
    super.layoutSubviews()
    let height: CGFloat = World.current.eventRules.system >= 26 ? 44 : 36
    let button = cancel.isHidden ? 0 : cancel.intrinsicContentSize.width
    let top = bounds.minY + (bounds.height - height) / 2
    let width = bounds.width - 16 - (button > 0 ? button + 8 : 0)
    searchTextField.frame = CGRect(x: bounds.minX + 8, y: top, width: max(0, width), height: height)
    cancel.frame = CGRect(x: bounds.maxX - 8 - button, y: top, width: button, height: height)
  }

  /// Whether the field is first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// True, as the field is willing.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Makes the field first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Has the field give up the role of first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
}

/// Hears of the field for its bar, whose own delegate speaks of the bar.
private final class SearchFieldLink: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  nonisolated deinit {}

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.controller?.isActive = true
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.map { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true } ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}
