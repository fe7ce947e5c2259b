public import FingerpostPicture
public import FingerpostScreens

extension ScreenView {
  /// What a view looks like, as far as the input says: what it is filled with, and how it draws its text.
  public nonisolated var look: (fill: Picture.Fill?, textStyle: Picture.TextStyle?) {
    let fill = backgroundColor.map {
      Picture.Fill(
        red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha, cornerRadius: cornerRadius)
    }
    guard let style = textStyle else { return (fill, nil) }
    let alignment: Picture.TextStyle.Alignment? =
      switch style.alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case nil: nil
      }
    let color = style.color.map {
      Picture.Fill(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
    }
    return (
      fill,
      Picture.TextStyle(fontName: style.fontName, size: style.pointSize, color: color, alignment: alignment)
    )
  }
}
