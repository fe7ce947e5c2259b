#if !canImport(CoreGraphics)
  public import Foundation

  /// How what is drawn is mixed with what is below it; the raw values are Core Graphics'. [VAL-40]
  public nonisolated enum CGBlendMode: Int32, Sendable {
    /// Over it.
    case normal = 0
    /// Multiplied with it.
    case multiply = 1
    /// The opposite of multiplying the opposites.
    case screen = 2
    /// Multiplied or the opposite, by what is below.
    case overlay = 3
    /// The darker of both.
    case darken = 4
    /// The lighter of both.
    case lighten = 5
    /// Made brighter by it.
    case colorDodge = 6
    /// Made darker by it.
    case colorBurn = 7
    /// Multiplied or the opposite, softly.
    case softLight = 8
    /// Multiplied or the opposite, by what is drawn.
    case hardLight = 9
    /// What differs.
    case difference = 10
    /// What differs, with less contrast.
    case exclusion = 11
    /// The hue of what is drawn.
    case hue = 12
    /// The saturation of what is drawn.
    case saturation = 13
    /// Hue and saturation of what is drawn.
    case color = 14
    /// The brightness of what is drawn.
    case luminosity = 15
    /// Nothing.
    case clear = 16
    /// In its place.
    case copy = 17
    /// Where there is something below.
    case sourceIn = 18
    /// Where there is nothing below.
    case sourceOut = 19
    /// Over what is below, and there alone.
    case sourceAtop = 20
    /// Under it.
    case destinationOver = 21
    /// What is below, where something is drawn.
    case destinationIn = 22
    /// What is below, where nothing is drawn.
    case destinationOut = 23
    /// What is below, and what is drawn beside it.
    case destinationAtop = 24
    /// Where one of both is, and not the other.
    case xor = 25
    /// Darker than both.
    case plusDarker = 26
    /// Lighter than both.
    case plusLighter = 27
  }

  /// How lines look, what falls behind shapes, and how these are mixed: kept with each shape, as nothing has pixels here.
  nonisolated extension CGContext {
    /// How lines and shapes look, beside color and width. Not Core Graphics': it is there for tests.
    public struct Style: Equatable, Sendable {
      /// How lines end.
      public var lineCap = CGLineCap.butt
      /// How lines meet.
      public var lineJoin = CGLineJoin.miter
      /// How far corners reach, in line widths.
      public var miterLimit: CGFloat = 10
      /// How long the pieces and gaps of a line are, in points; empty for a whole line.
      public var dashes: [CGFloat] = []
      /// Where in its pieces a line begins, in points.
      public var dashPhase: CGFloat = 0
      /// How opaque everything is.
      public var alpha: CGFloat = 1
      /// How everything is mixed with what is below it.
      public var blendMode = CGBlendMode.normal
      /// What falls behind shapes; nil for nothing.
      public var shadow: Shadow?
      /// Whether edges are smooth.
      public var isSmooth = true

      /// Creates the looks that a context begins with.
      public init() {}
    }

    /// What falls behind shapes. Not Core Graphics': it is there for tests.
    public struct Shadow: Equatable, Sendable {
      /// Where it lies.
      public let offset: CGSize
      /// How soft it is, in points.
      public let blur: CGFloat
      /// Its color.
      public let color: CGColor
    }

    /// Sets how lines end.
    public func setLineCap(_ cap: CGLineCap) { style.lineCap = cap }

    /// Sets how lines meet.
    public func setLineJoin(_ join: CGLineJoin) { style.lineJoin = join }

    /// Sets how far corners reach, in line widths.
    public func setMiterLimit(_ limit: CGFloat) { style.miterLimit = limit }

    /// Sets how long the pieces and gaps of lines are, in points; without any they are whole.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
      (style.dashPhase, style.dashes) = (phase, lengths)
    }

    /// Sets how opaque everything is that is drawn from now on, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { style.alpha = alpha }

    /// Sets how what is drawn is mixed with what is below it.
    public func setBlendMode(_ mode: CGBlendMode) { style.blendMode = mode }

    /// Sets what falls behind shapes, black at a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
      setShadow(offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))
    }

    /// Sets what falls behind shapes; nothing with no color.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
      style.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
    }

    /// Sets whether edges are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) { style.isSmooth = shouldAntialias }

    /// Puts the outline of its line in place of the path; see `CGPath.copy(strokingWithWidth:lineCap:lineJoin:miterLimit:)`.
    public func replacePathWithStrokedPath() {
      guard let path else { return }
      beginPath()
      // The path is in the coordinates that the context began with.
      let outline = path.copy(
        strokingWithWidth: lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit, transform: ctm.inverted())
      addPath(outline)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Notes rectangles as what cuts off all that is drawn until ``restoreGState()``.
    public func clip(to rects: [CGRect]) {
      beginPath()
      addRects(rects)
      clip()
    }

    /// Draws lines between each two points of a list, and drops the path.
    public func strokeLineSegments(between points: [CGPoint]) {
      beginPath()
      for (number, point) in points.enumerated() {
        if number.isMultiple(of: 2) { move(to: point) } else { addLine(to: point) }
      }
      strokePath()
    }

    /// Whether nothing was added to the path.
    public var isPathEmpty: Bool { path == nil }

    /// The box of the path in the present coordinates, control points among it; null for an empty path.
    public var boundingBoxOfPath: CGRect { path?.boundingBox.applying(ctm.inverted()) ?? .null }

    /// The box of what cuts off, in the present coordinates; all of the place where nothing does.
    public var boundingBoxOfClipPath: CGRect {
      (clipPath?.boundingBox ?? CGRect(origin: .zero, size: size)).applying(ctm.inverted())
    }

    /// Begins what would be mixed as one, which here is each shape by itself. The state is saved.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { saveGState() }

    /// Ends what would be mixed as one. The state is taken back.
    public func endTransparencyLayer() { restoreGState() }
  }
#endif
