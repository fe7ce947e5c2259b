import UIKit

/// A card to drag, views that pass touches on or keep them, and views that get none.
final class TouchesViewController: ScreenViewController {
  let card = Card(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
  let tabletop = Tabletop(frame: CGRect(x: 20, y: 300, width: 170, height: 170))
  let passing = PassingView(frame: CGRect(x: 10, y: 10, width: 60, height: 150))
  let keeping = KeepingView(frame: CGRect(x: 100, y: 10, width: 60, height: 150))
  let plain = UIView(frame: CGRect(x: 75, y: 10, width: 20, height: 150))
  let photo = UIImageView(frame: CGRect(x: 220, y: 300, width: 160, height: 100))
  let photoButton = UIButton(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabletop)
    for subview in [passing, keeping, plain] { tabletop.addSubview(subview) }
    photoButton.addTarget(self, action: TouchesViewController.photoPressed, for: .touchUpInside)
    photo.addSubview(photoButton)
    view.addSubview(photo)
    addUnreachableViews()
    view.addSubview(card)
  }

  /// A row of views of which none takes a touch, each with a subview that therefore takes none either.
  private func addUnreachableViews() {
    let (hidden, faint, disabled) = (UIView(), UIView(), UIView())
    hidden.isHidden = true
    faint.alpha = 0.005
    disabled.isUserInteractionEnabled = false
    for (column, parent) in [hidden, faint, disabled].enumerated() {
      parent.frame = CGRect(x: 20 + column * 120, y: 520, width: 100, height: 100)
      parent.addSubview(KeepingView(frame: parent.bounds))
      view.addSubview(parent)
    }
  }

  func photoPressed() { note(self) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
    super.touchesBegan(touches, with: event)
  }
}
