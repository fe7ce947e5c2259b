import UIKit

/// Two posters, and below them buttons that play and remove, for a remote or a keyboard.
final class PressesViewController: ScreenViewController {
  let left = LeftPoster(frame: CGRect(x: 20, y: 100, width: 170, height: 240))
  let right = RightPoster(frame: CGRect(x: 210, y: 100, width: 170, height: 240))
  let playButton = UIButton(type: .system)
  let removeButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    dressViews()
    playButton.frame = CGRect(x: 20, y: 380, width: 170, height: 44)
    playButton.setTitle("Play", for: .normal)
    playButton.addTarget(self, action: PressesViewController.play, for: .primaryActionTriggered)
    removeButton.frame = CGRect(x: 210, y: 380, width: 170, height: 44)
    removeButton.setTitle("Remove", for: .normal)
    removeButton.addTarget(self, action: PressesViewController.remove, for: .primaryActionTriggered)
    for subview in [left, right, playButton, removeButton] { view.addSubview(subview) }
  }

  private func dressViews() {
    for (poster, palette, symbol) in [
      (left, Palette.blue, "star.fill"), (right as Poster, .pink, "heart.fill"),
    ] {
      poster.dress(palette)
      poster.addSymbol(symbol, size: 72, color: palette.strong)
      poster.layer.borderColor = palette.strong.cgColor
    }
    for (button, palette) in [(playButton, Palette.blue), (removeButton, .gray)] {
      button.titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
      button.dress(palette, isFilled: palette == .blue)
    }
  }

  /// The poster comes before the Back button, which is nearer to the top left.
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [left, right] }

  /// An arrow upwards does not lead to Back; the menu button does what Back does.
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    guard context.focusHeading == .up, context.nextFocusedView === backButton else { return true }
    note(self, "says no")
    return false
  }

  func play(_ sender: UIButton) {
    note(self)
  }

  /// Takes the button away that is focused.
  func remove(_ sender: UIButton) {
    note(self)
    sender.removeFromSuperview()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(self, describe(presses))
    super.pressesBegan(presses, with: event)
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    let name = { (view: UIView?) in view.map { "\(type(of: $0))" } ?? "nothing" }
    note(self, "from \(name(context.previouslyFocusedView)) to \(name(context.nextFocusedView))")
  }
}
