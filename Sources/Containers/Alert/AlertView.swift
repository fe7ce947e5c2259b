import Fingerpost
import Foundation

/// The view of an alert: words, text fields and choices from top to bottom, which is simpler than UIKit's. [ALERT-1]
final class AlertView: UIView {
  private static let fieldHeight: CGFloat = 30
  private static let margin: CGFloat = 16

  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var fields: [UITextField] = []
  /// The controller whose view is between the words and the choices.
  private weak var content: UIViewController?
  let actionView = AlertActionView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [titleLabel, messageLabel] {
      view.numberOfLines = 0
      view.textAlignment = .center
      addSubview(view)
    }
    addSubview(actionView)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  func show(_ alert: UIAlertController) {
    (titleLabel.text, messageLabel.text) = (alert.title, alert.message)
    for field in fields { field.removeFromSuperview() }
    fields = alert.textFields ?? []
    for field in fields { addSubview(field) }
    content = alert.contentController
    if let content { addSubview(content.view) }
    let cancels = alert.actions.filter { $0.style == .cancel }
    actionView.actions = alert.actions.filter { $0.style != .cancel } + cancels
    setNeedsLayout()
  }

  private var words: [UILabel] { [titleLabel, messageLabel].filter { $0.text?.isEmpty == false } }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude)).height
  }

  func height(width: CGFloat) -> CGFloat {
    let text = words.reduce(0) { $0 + height(of: $1, width) } + (content?.preferredContentSize.height ?? 0)
    return text + 2 * Self.margin + CGFloat(fields.count) * Self.fieldHeight + actionView.neededHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = Self.margin
    func put(_ view: UIView, _ height: CGFloat) {
      view.frame = CGRect(x: Self.margin, y: y, width: bounds.width - 2 * Self.margin, height: height)
      y += height
    }
    for label in words { put(label, height(of: label, bounds.width)) }
    for field in fields { put(field, Self.fieldHeight) }
    if let content {
      let height = content.preferredContentSize.height
      content.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
    actionView.frame = CGRect(
      x: 0, y: bounds.height - actionView.neededHeight, width: bounds.width, height: actionView.neededHeight)
  }
}

/// The choices of an alert. A finger may go from one to another; where it lifts is what is chosen. [ALERT-1]
final class AlertActionView: UIView {
  private static let rowHeight: CGFloat = 44

  var onChoose: ((UIAlertAction) -> Void)?
  private var rows: [UILabel] = []
  /// The action under the finger.
  private(set) var highlighted: UIAlertAction?

  nonisolated deinit {}

  var actions: [UIAlertAction] = [] {
    didSet {
      for row in rows { row.removeFromSuperview() }
      rows = actions.map { action in
        let row = UILabel(frame: .zero)
        row.text = action.title
        row.textAlignment = .center
        addSubview(row)
        return row
      }
      setNeedsLayout()
    }
  }

  var neededHeight: CGFloat { CGFloat(actions.count) * Self.rowHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
    }
  }

  private func action(under touch: UITouch?) -> UIAlertAction? {
    guard let point = touch?.location(in: self), bounds.contains(point) else { return nil }
    let index = Int(point.y / Self.rowHeight)
    return actions.indices.contains(index) && actions[index].isEnabled ? actions[index] : nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlighted = action(under: touches.first)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlighted = action(under: touches.first)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlighted = nil
    if let action = action(under: touches.first) { onChoose?(action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlighted = nil }
}
