import Fingerpost
import Foundation

/// Finds what a view looks like, for light and dark screens at once.
@MainActor
struct LookFinder {
  /// The style that the view or one above it states; nil for both.
  let style: UIUserInterfaceStyle?
  /// Whether a view above says what the screen looks like, so that defaults count.
  let isStyled: Bool

  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Returns a color of a view for light and dark screens.
  func fill(_ color: UIColor, in view: UIView?, cornerRadius: CGFloat = 0) -> Picture.Fill {
    let tint = { view?.tintColor as UIColor? }
    let first = color.parts(with: style == .dark ? Self.dark : Self.light, tint: tint)
    let second = style == nil ? color.parts(with: Self.dark, tint: tint) : first
    let dark =
      first == second
      ? nil
      : Picture.Shade(red: second.red, green: second.green, blue: second.blue, alpha: second.alpha)
    return Picture.Fill(
      red: first.red, green: first.green, blue: first.blue, alpha: first.alpha,
      cornerRadius: cornerRadius.isFinite ? max(0, cornerRadius.native) : 0, dark: dark)
  }

  // MARK: - Views

  /// What a view is filled with, or nil where that is not known.
  func fill(of view: UIView, _ shown: ShownValues? = nil) -> Picture.Fill? {
    let radius = max(shown?.cornerRadius ?? view.madeLayer?.cornerRadius ?? 0, view.drawnCornerRadius)
    if let color = shown?.background ?? view.shownBackground(orDrawn: isStyled) {
      return fill(color, in: view, cornerRadius: radius)
    }
    // Round corners show in the border and the shadow, too.
    guard radius > 0, view.madeLayer != nil else { return nil }
    return fill(.clear, in: nil, cornerRadius: radius)
  }

  /// What else a view looks like.
  func look(of view: UIView) -> Picture.Look? {
    guard view.hasLooks || isStyled else { return nil }
    var look = Picture.Look()
    if let layer = view.madeLayer { add(layer, to: &look) }
    if isStyled, let colors = view.drawnColors {
      look.tint = fill(colors.main, in: view)
      look.rest = colors.rest.map { fill($0, in: view) }
      look.thumb = colors.thumb.map { fill($0, in: view) }
    }
    if isStyled, look.border == nil, let field = view as? UITextField, field.borderStyle != .none {
      look.border = Picture.Border(width: 1, color: fill(.separator, in: view))
    }
    if isStyled, let control = view as? UISegmentedControl {
      look.segments = control.drawnSegments.map {
        Picture.Segment(title: $0.title, x: $0.frame.minX.native, width: $0.frame.width.native)
      }
    }
    look.image = image(of: view)
    return look.isEmpty ? nil : look
  }

  /// How a view draws its text, or nil where that is not known.
  func textStyle(of view: UIView) -> Picture.TextStyle? {
    switch view {
    case let label as UILabel where isStyled || label.hasTextStyle:
      var style = textStyle(label.font, fill(label.textColor, in: label), label.textAlignment)
      style.lines = label.numberOfLines
      return style
    case let field as UITextField where isStyled || field.hasTextStyle:
      let isEmpty = field.text?.isEmpty != false
      let color: UIColor = isEmpty ? .placeholderText : field.textColor ?? .label
      return textStyle(field.font, fill(color, in: field), field.textAlignment)
    default: return nil
    }
  }

  private func textStyle(
    _ font: UIFont?, _ color: Picture.Fill, _ alignment: NSTextAlignment
  ) -> Picture.TextStyle {
    Picture.TextStyle(
      fontName: font?.fontName, size: font?.pointSize.native, color: color,
      alignment: alignment == .center ? .center : alignment == .right ? .right : .left)
  }

  // MARK: - Layers

  /// What a layer without a view is filled with.
  func fill(of layer: CALayer) -> Picture.Fill? {
    guard layer.background != nil || layer.cornerRadius > 0 else { return nil }
    return fill(layer.background ?? .clear, in: nil, cornerRadius: layer.cornerRadius)
  }

  /// What else a layer looks like.
  func look(of layer: CALayer) -> Picture.Look? {
    var look = Picture.Look()
    add(layer, to: &look)
    return look.isEmpty ? nil : look
  }

  /// The text of a layer.
  func text(of layer: CALayer) -> String? { (layer as? CATextLayer)?.string as? String }

  /// How a layer draws its text.
  func textStyle(of layer: CALayer) -> Picture.TextStyle? {
    guard let layer = layer as? CATextLayer else { return nil }
    let color = layer.foregroundColor.map { fill(UIColor(cgColor: $0), in: nil) }
    var style = Picture.TextStyle(
      fontName: (layer.font as? UIFont)?.fontName, size: layer.fontSize.native, color: color)
    switch layer.alignmentMode {
    case .center: style.alignment = .center
    case .right: style.alignment = .right
    default: style.alignment = .left
    }
    return style
  }

  private func add(_ layer: CALayer, to look: inout Picture.Look) {
    if layer.borderWidth > 0, layer.borderWidth.isFinite, let color = layer.borderColor {
      look.border = Picture.Border(
        width: layer.borderWidth.native, color: fill(UIColor(cgColor: color), in: nil))
    }
    if layer.shadowOpacity > 0, let color = layer.shadowColor {
      var fill = fill(UIColor(cgColor: color), in: nil)
      fill.alpha *= Double(min(layer.shadowOpacity, 1))
      let numbers = [layer.shadowOffset.width, layer.shadowOffset.height, layer.shadowRadius].map(\.native)
      guard numbers.allSatisfy(\.isFinite) else { return }
      look.shadow = Picture.Shadow(x: numbers[0], y: numbers[1], radius: max(0, numbers[2]), color: fill)
    }
  }

  // MARK: - Images

  private func image(of view: UIView) -> Picture.Image? {
    guard let image = view.drawnImage else { return nil }
    let (symbol, isFilled) = SymbolOutline.find(image.isSymbolImage ? image.name : "")
    // A symbol that is not known shows as a dot, and not as a photograph.
    let outline = symbol ?? (image.isSymbolImage ? SymbolOutline.unknown : nil)
    var color: UIColor = image.ownTint ?? view.tintColor
    if image.ownTint == nil {
      if let button = view as? UIButton { color = button.imageColor }
      if let item = view.barItemColor { color = item }
    }
    return Picture.Image(
      name: image.name, outline: outline, isFilled: isFilled, place: place(of: image, in: view),
      color: outline == nil ? nil : fill(color, in: view))
  }

  /// Where an image is in a view, from its top left corner.
  private func place(of image: UIImage, in view: UIView) -> CGRect {
    let size = view.bounds.size
    let square = CGSize(width: 22, height: 22)
    if view.hasImageAboveTitle {
      return Self.centered(square, in: CGRect(x: 0, y: 6, width: size.width, height: 24))
    }
    if let button = view as? UIButton {
      if let title = button.currentTitle, !title.isEmpty {
        // Left of the title, which is in the middle.
        let wide = TypeFace.proportional.width(title, size: button.titleLabel?.font.pointSize.native ?? 17)
        let x = max(0, size.width.native / 2 - wide / 2 - 24)
        return Self.centered(
          CGSize(width: 18, height: 18), in: CGRect(x: x, y: 0, width: 18, height: size.height.native))
      }
      return Self.centered(square, in: CGRect(origin: .zero, size: size))
    }
    if !(view is UIImageView) { return Self.centered(square, in: CGRect(origin: .zero, size: size)) }
    let own = image.size
    guard own.width > 0, own.height > 0, size.width.isFinite, size.height.isFinite else {
      return CGRect(origin: .zero, size: size)
    }
    return Self.place(own, in: size, view.contentMode)
  }

  private static func centered(_ size: CGSize, in rect: CGRect) -> CGRect {
    CGRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where content of a size is in a view of another.
  static func place(_ own: CGSize, in size: CGSize, _ mode: UIView.ContentMode) -> CGRect {
    let (wide, high) = (size.width / own.width, size.height / own.height)
    var scaled = own
    switch mode {
    case .scaleToFill, .redraw: return CGRect(origin: .zero, size: size)
    case .scaleAspectFit:
      scaled = CGSize(width: own.width * min(wide, high), height: own.height * min(wide, high))
    case .scaleAspectFill:
      scaled = CGSize(width: own.width * max(wide, high), height: own.height * max(wide, high))
    default: break
    }
    var (x, y) = ((size.width - scaled.width) / 2, (size.height - scaled.height) / 2)
    if [.left, .topLeft, .bottomLeft].contains(mode) { x = 0 }
    if [.right, .topRight, .bottomRight].contains(mode) { x = size.width - scaled.width }
    if [.top, .topLeft, .topRight].contains(mode) { y = 0 }
    if [.bottom, .bottomLeft, .bottomRight].contains(mode) { y = size.height - scaled.height }
    return CGRect(x: x, y: y, width: scaled.width, height: scaled.height)
  }
}
