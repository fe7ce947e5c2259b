public import Fingerpost
import Foundation

/// An alert or an action sheet, as touches meet it. [ALERT-1]
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where it is shown.
  public nonisolated enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// Where it is shown.
  open private(set) var preferredStyle = Style.actionSheet
  /// What is said below the title.
  open var message: String?
  /// What a user can choose, in the order of addition.
  open private(set) var actions: [UIAlertAction] = []
  /// What the return key would choose. Kept and read back.
  open var preferredAction: UIAlertAction?
  /// The text fields, in the order of addition; nil without any.
  open private(set) var textFields: [UITextField]?

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  nonisolated deinit {}

  /// Adds a choice. The one that cancels stands last.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    (viewIfLoaded as? AlertView)?.show(self)
  }

  /// Adds a text field, for an alert in the middle.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return }
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    (viewIfLoaded as? AlertView)?.show(self)
  }

  /// The controller whose view stands below the words.
  private(set) final var contentController: UIViewController?
  /// What code keeps with the alert under names that UIKit has for looks alone.
  private final var looks: [String: Any] = [:]

  #if !canImport(ObjectiveC)
    private static let names: Set = ["attributedTitle", "attributedMessage"]

    /// Sets a property by its name: `message`, and two names that UIKit does not document and code counts on,
    /// `contentViewController`, whose view is then between words and choices, as high as its `preferredContentSize`, and
    /// `attributedTitle` or `attributedMessage`, of which the letters are shown. [KVC-4]
    open override func setValue(_ value: Any?, forKey key: String) {
      switch key {
      case "message": message = value as? String
      case "contentViewController": showContent(value as? UIViewController)
      case "attributedTitle", "attributedMessage":
        looks[key] = value
        let text = (value as? NSAttributedString)?.string
        if key == "attributedTitle" { title = text } else { message = text }
      default: return super.setValue(value, forKey: key)
      }
      (viewIfLoaded as? AlertView)?.show(self)
    }

    /// Returns a property by its name; see ``setValue(_:forKey:)``. [KVC-4]
    open override func value(forKey key: String) -> Any? {
      if key == "contentViewController" { return contentController }
      return Self.names.contains(key) ? looks[key] : super.value(forKey: key)
    }
  #endif

  private final func showContent(_ controller: UIViewController?) {
    contentController?.willMove(toParent: nil)
    contentController?.viewIfLoaded?.removeFromSuperview()
    contentController?.removeFromParent()
    contentController = controller
    guard let controller else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// Makes the view with the choices.
  open override func loadView() {
    let alert = AlertView(frame: .zero)
    alert.show(self)
    alert.actionView.onChoose = { [weak self] in self?.choose($0) }
    view = alert
  }

  /// Takes itself away, and then does what was chosen.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presenting = presentingViewController else { return }
    presenting.dismiss(animated: true) { action.handler?(action) }
  }

  /// How large it is, and where.
  final func frame(in bounds: CGRect) -> CGRect {
    let alert = view as? AlertView
    switch preferredStyle {
    case .alert:
      let height = alert?.height(width: 270) ?? 0
      return CGRect(
        x: (bounds.width - 270) / 2, y: (bounds.height - height) / 2, width: 270, height: height)
    case .actionSheet:
      let height = alert?.height(width: bounds.width - 16) ?? 0
      return CGRect(x: 8, y: bounds.height - height - 8, width: bounds.width - 16, height: height)
    }
  }
}

/// Shows an alert in front of what it dims.
final class AlertPresentationController: UIPresentationController {
  private let dimming = UIDimmingView(frame: .zero)
  private static let tapAction = Selector("_dimmingTapped:", AlertPresentationController.tapped)

  nonisolated deinit {}

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var shouldRemovePresentersView: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    alert?.frame(in: containerView?.bounds ?? .zero) ?? .zero
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimming.frame = containerView?.bounds ?? .zero
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapAction))
    containerView?.addSubview(dimming)
    alert?.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0.2 }
  }

  override func containerDidChange() {
    super.containerDidChange()
    guard containerView != nil, transition == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    alert?.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }

  override func ownAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    PresentationAnimator(
      alert?.preferredStyle == .actionSheet ? .coverVertical : .crossDissolve, isPresentation: isPresentation,
      duration: World.current.eventRules.presentationDuration)
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    guard let alert, alert.preferredStyle == .actionSheet, transition == nil,
      let cancel = alert.actions.first(where: { $0.style == .cancel })
    else { return }
    alert.choose(cancel)
  }
}
