import UIKit

/// The view of the controller, around everything.
final class RootBackground: NotingView {}
/// The view that label, text field and buttons lie on.
final class FormBackground: NotingView {}

/// A text field that notes its touches and what it is told to edit.
final class NameField: UITextField {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
    super.touchesBegan(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
    super.touchesCancelled(touches, with: event)
  }

  override func cut(_ sender: Any?) {
    super.cut(sender)
    note(self, "leaves “\(text ?? "")”")
  }

  override func copy(_ sender: Any?) {
    super.copy(sender)
    note(self, "“\(UIPasteboard.general.string ?? "")”")
  }

  override func paste(_ sender: Any?) {
    super.paste(sender)
    note(self, "makes “\(text ?? "")”")
  }
}

/// A view that says itself what comes after it.
final class Detour: NotingView {
  weak var follower: UIResponder?

  override var next: UIResponder? { follower ?? super.next }
}

/// A label, a text field and buttons on a background, on another one.
///
/// The buttons have no target: their actions look for one in the responder chain.
final class ChainViewController: ScreenViewController, UITextFieldDelegate {
  let form = FormBackground(frame: CGRect(x: 20, y: 100, width: 360, height: 300))
  let nameLabel = UILabel(frame: CGRect(x: 20, y: 20, width: 320, height: 40))
  let nameField = NameField(frame: CGRect(x: 20, y: 80, width: 320, height: 40))
  let detour = Detour(frame: CGRect(x: 20, y: 430, width: 360, height: 60))
  let saveButton = UIButton(type: .system)
  let helpButton = UIButton(type: .system)
  let chainButton = UIButton(type: .system)

  override func loadView() {
    view = RootBackground(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dressForm()
    nameLabel.text = "Name"
    nameField.placeholder = "What is it called?"
    nameField.delegate = self
    saveButton.frame = CGRect(x: 20, y: 140, width: 150, height: 40)
    saveButton.setTitle("Save", for: .normal)
    saveButton.addTarget(nil, action: ChainViewController.save, for: .touchUpInside)
    helpButton.frame = CGRect(x: 190, y: 140, width: 150, height: 40)
    helpButton.setTitle("Help", for: .normal)
    helpButton.addTarget(nil, action: AppDelegate.showHelp, for: .touchUpInside)
    chainButton.frame = CGRect(x: 20, y: 200, width: 320, height: 40)
    chainButton.setTitle("Print the chain", for: .normal)
    chainButton.addTarget(self, action: ChainViewController.printChain, for: .touchUpInside)
    for subview in [nameLabel, nameField, saveButton, helpButton, chainButton] { form.addSubview(subview) }
    view.addSubview(form)
    // Past the background that it lies on.
    detour.follower = self
    view.addSubview(detour)
  }

  private func dressForm() {
    form.dress(.gray)
    detour.dress(.yellow, "Detour: its next is the controller")
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameField.borderStyle = .roundedRect
    for (button, palette) in [(saveButton, Palette.blue), (helpButton, .gray), (chainButton, .purple)] {
      button.dress(palette, isFilled: palette != .gray)
      button.titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
    }
    helpButton.backgroundColor = nil
    helpButton.configuration = .gray()
  }

  /// Reached by an action that had no target.
  func save(_ sender: UIButton) {
    note(self, sender.currentTitle ?? "")
  }

  /// Reached by Command and F while the text field is first responder, which has no such action.
  override func find(_ sender: Any?) {
    note(self)
  }

  /// Notes what comes after the text field.
  func printChain() {
    var responder: UIResponder? = nameField
    while let current = responder {
      note(current)
      responder = current.next
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    note(self)
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    note(self)
  }

  // Touches that nothing on the screen handled end up here: they put the keyboard away.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
    nameField.resignFirstResponder()
    super.touchesBegan(touches, with: event)
  }
}
