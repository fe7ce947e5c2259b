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
    dressViews()
    view.addSubview(tabletop)
    for subview in [passing, keeping, plain] { tabletop.addSubview(subview) }
    photoButton.addTarget(self, action: TouchesViewController.photoPressed, for: .touchUpInside)
    photo.addSubview(photoButton)
    view.addSubview(photo)
    addUnreachableViews()
    view.addSubview(card)
  }

  private func dressViews() {
    card.dress(.blue, "Drag me")
    card.layer.shadowOpacity = 0.18
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    tabletop.dress(.gray)
    passing.dress(.green, "passes", corner: 10)
    keeping.dress(.orange, "keeps", corner: 10)
    plain.dress(.yellow, corner: 6)
    photo.image = UIImage(named: "photo")
    photo.layer.cornerRadius = 14
    photo.backgroundColor = Palette.teal.soft
    photoButton.backgroundColor = Palette.teal.strong
    photoButton.layer.cornerRadius = 30
    photoButton.tintColor = .white
    photoButton.setImage(UIImage(systemName: "heart.fill"), for: .normal)
    photoButton.accessibilityLabel = "Like"
    let caption = UILabel.caption("A button in an image view")
    caption.frame = CGRect(x: 220, y: 406, width: 170, height: 16)
    view.addSubview(caption)
  }

  /// A row of views of which none takes a touch, each with a subview that therefore takes none either.
  private func addUnreachableViews() {
    let (hidden, faint, disabled) = (UIView(), UIView(), UIView())
    hidden.isHidden = true
    faint.alpha = 0.005
    disabled.isUserInteractionEnabled = false
    for (column, parent) in [hidden, faint, disabled].enumerated() {
      parent.frame = CGRect(x: 20 + column * 120, y: 520, width: 100, height: 100)
      addOutline(CGRect(x: 20 + column * 120, y: 520, width: 100, height: 100))
      let inside = KeepingView(frame: parent.bounds)
      inside.dress(.purple)
      parent.addSubview(inside)
      let caption = UILabel.caption(["hidden", "alpha 0.005", "not interactive"][column], size: 12)
      caption.frame = CGRect(x: 20 + column * 120, y: 624, width: 100, height: 16)
      caption.textAlignment = .center
      view.addSubview(caption)
      view.addSubview(parent)
    }
  }

  /// Where a view is that cannot be seen.
  private func addOutline(_ frame: CGRect) {
    let outline = UIView(frame: frame)
    outline.isUserInteractionEnabled = false
    outline.layer.cornerRadius = 14
    outline.layer.borderWidth = 1
    outline.layer.borderColor = UIColor.systemGray.withAlphaComponent(0.5).cgColor
    view.addSubview(outline)
  }

  func photoPressed() { note(self) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
    super.touchesBegan(touches, with: event)
  }
}
