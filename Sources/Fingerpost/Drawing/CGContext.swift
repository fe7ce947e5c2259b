#if !canImport(CoreGraphics)
  public import Foundation

  /// What is drawn into, as a list of shapes: there are no pixels.
  ///
  /// One is current while a view draws, and between the calls that begin and end an image. What is drawn is kept in
  /// ``shapes``, in the coordinates that the context began with, and read back; images do not show it.
  public nonisolated final class CGContext: @unchecked Sendable {
    /// Something that was drawn. Not Core Graphics': it is there for tests.
    public struct Shape {
      /// What was done.
      public enum Kind: Equatable, Sendable {
        /// The inside of the path.
        case fill
        /// The line along the path.
        case stroke
        /// Nothing is left inside of the path.
        case clear
        /// An image in the path, which is a rectangle.
        case image
        /// A text in the path, which is a rectangle.
        case text(String)
        /// Colors that run along the path, a line or two circles.
        case gradient
      }

      /// What was done.
      public let kind: Kind
      /// Where.
      public let path: CGPath
      /// In which color; black at first.
      public let color: CGColor
      /// What it would be cut off by: the last of the paths that clip. Nil for nothing.
      public var clip: CGPath?
      /// How its line and its surface look.
      public var style = Style()
      /// Its colors, if they run into each other.
      public var gradient: CGGradient?
    }

    /// What saving keeps.
    private struct State {
      var transform = CGAffineTransform.identity
      var fill = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
      var stroke = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
      var lineWidth: CGFloat = 1
      var style = Style()
      var clip: CGPath?
    }

    /// What was drawn, in order. Not Core Graphics': it is there for tests.
    public private(set) var shapes: [Shape] = []
    /// How large the place is, in points.
    package let size: CGSize
    /// How many pixels a point would have.
    let scale: CGFloat
    private var state = State()
    private var saved: [State] = []
    /// The path that is being made, in the coordinates that the context began with.
    private var open = CGMutablePath()

    /// What was said of the pixels, of which there are none.
    let pixels: PixelFormat
    var kept = KeptDrawing()

    init(size: CGSize, scale: CGFloat = 1, pixels: PixelFormat = PixelFormat()) {
      (self.size, self.scale, self.pixels) = (size, scale, pixels)
    }

    /// How what is drawn from now on looks, beside color and width.
    var style: Style {
      get { state.style }
      set { state.style = newValue }
    }

    /// What cuts off what is drawn, in the coordinates that the context began with.
    var clipPath: CGPath? { state.clip }

    // MARK: - The state

    /// Keeps transform, colors and line until ``restoreGState()``.
    public func saveGState() { saved.append(state) }

    /// Takes back transform, colors and line from the last ``saveGState()``, if there was one.
    public func restoreGState() { state = saved.popLast() ?? state }

    /// The transform from the coordinates of what is drawn to those that the context began with.
    public var ctm: CGAffineTransform { state.transform }

    /// Puts a transform before the one that there is.
    public func concatenate(_ transform: CGAffineTransform) {
      state.transform = transform.concatenating(state.transform)
    }

    /// Moves what is drawn from now on.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
      concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales what is drawn from now on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Turns what is drawn from now on, in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Sets the color of fills.
    public func setFillColor(_ color: CGColor) { state.fill = color }

    /// Sets the color of fills.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the color of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }

    /// Sets the color of lines.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets how wide lines are, in points.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

    /// How wide lines are, in points. Default 1. Not Core Graphics'.
    public var lineWidth: CGFloat { state.lineWidth }

    // MARK: - The path

    private func add(_ build: (CGMutablePath, CGAffineTransform) -> Void) { build(open, state.transform) }

    /// Drops the path that was made so far.
    public func beginPath() { open = CGMutablePath() }
    /// Begins a piece at a point.
    public func move(to point: CGPoint) { add { $0.move(to: point, transform: $1) } }
    /// Adds a line to a point.
    public func addLine(to point: CGPoint) { add { $0.addLine(to: point, transform: $1) } }
    /// Adds lines between points.
    public func addLines(between points: [CGPoint]) { add { $0.addLines(between: points, transform: $1) } }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { add { $0.addRect(rect, transform: $1) } }
    /// Adds an ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect, transform: $1) } }
    /// Adds all of another path.
    public func addPath(_ path: CGPath) { add { $0.addPath(path, transform: $1) } }
    /// Adds a cubic Bézier curve to a point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      add { $0.addCurve(to: end, control1: control1, control2: control2, transform: $1) }
    }
    /// Adds a quadratic Bézier curve to a point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      add { $0.addQuadCurve(to: end, control: control, transform: $1) }
    }
    /// Adds a part of a circle, with a line to its beginning where a piece is open.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      add {
        $0.addArc(
          center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
          transform: $1)
      }
    }
    /// Adds a line to where the piece began.
    public func closePath() { if !open.isEmpty { open.closeSubpath() } }
    /// The path that was made so far, in the coordinates that the context began with.
    public var path: CGPath? { open.isEmpty ? nil : open.copy() }

    /// Adds a part of a circle that touches two lines from a corner; see `CGMutablePath`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
      add {
        $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: $1)
      }
    }

    /// Notes the path that was made as what cuts off all that is drawn until ``restoreGState()``, and drops it.
    public func clip(using rule: CGPathFillRule = .winding) {
      if let path { state.clip = path }
      beginPath()
    }
    /// Notes a rectangle as what cuts off all that is drawn until ``restoreGState()``.
    public func clip(to rect: CGRect) { state.clip = rectangle(rect) }
    /// Notes a rectangle as what cuts off all that is drawn; what the image would leave of it is not known here. [VAL-63]
    public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

    // MARK: - Drawing

    private func keep(_ kind: Shape.Kind, _ path: CGPath) {
      let color = kind == .stroke ? state.stroke : state.fill
      shapes.append(Shape(kind: kind, path: path, color: color, clip: state.clip, style: state.style))
    }

    func keep(_ shape: Shape) { shapes.append(shape) }

    func keep(_ gradient: CGGradient, _ path: CGPath) {
      shapes.append(
        Shape(
          kind: .gradient, path: path, color: gradient.colors[0], clip: state.clip, style: state.style,
          gradient: gradient))
    }

    private func finish(_ kinds: Shape.Kind...) {
      if let path { for kind in kinds { keep(kind, path) } }
      beginPath()
    }

    private func rectangle(_ rect: CGRect) -> CGPath {
      let path = CGMutablePath()
      path.addRect(rect, transform: state.transform)
      return path
    }

    private func ellipse(_ rect: CGRect) -> CGPath {
      let path = CGMutablePath()
      path.addEllipse(in: rect, transform: state.transform)
      return path
    }

    /// Fills the path that was made, and drops it.
    public func fillPath(using rule: CGPathFillRule = .winding) { finish(.fill) }
    /// Draws the line along the path that was made, and drops it.
    public func strokePath() { finish(.stroke) }
    /// Fills the path that was made or draws its line, or both, and drops it.
    public func drawPath(using mode: CGPathDrawingMode) {
      switch mode {
      case .fill, .eoFill: finish(.fill)
      case .stroke: finish(.stroke)
      case .fillStroke, .eoFillStroke: finish(.fill, .stroke)
      }
    }
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { keep(.fill, rectangle(rect)) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Draws the line around a rectangle.
    public func stroke(_ rect: CGRect) { keep(.stroke, rectangle(rect)) }
    /// Draws a line of a width around a rectangle.
    public func stroke(_ rect: CGRect, width: CGFloat) { stroke(rect) }
    /// Fills the ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) { keep(.fill, ellipse(rect)) }
    /// Draws the line of the ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) { keep(.stroke, ellipse(rect)) }
    /// Leaves nothing in a rectangle.
    public func clear(_ rect: CGRect) { keep(.clear, rectangle(rect)) }
    /// Returns an image as large as the context, in pixels, which knows nothing of what was drawn; nil for none. [VAL-63]
    public func makeImage() -> CGImage? {
      let (width, height) = (size.width * scale, size.height * scale)
      // No memory would hold a larger one.
      guard width >= 1, height >= 1, width < 1e6, height < 1e6 else { return nil }
      return CGImage(width: Int(width), height: Int(height), pixels: pixels)
    }
    /// Draws an image.
    public func draw(_ image: CGImage, in rect: CGRect) { keep(.image, rectangle(rect)) }

    func fill(_ path: CGPath) {
      addPath(path)
      finish(.fill)
    }

    func stroke(_ path: CGPath) {
      addPath(path)
      finish(.stroke)
    }

    func image(in rect: CGRect) { keep(.image, rectangle(rect)) }

    func text(_ text: String, in rect: CGRect) { keep(.text(text), rectangle(rect)) }
  }

  /// What of a path is drawn; the raw values are Core Graphics'.
  public nonisolated enum CGPathDrawingMode: Int32, Sendable {
    /// Its inside.
    case fill = 0
    /// What it surrounds an odd number of times.
    case eoFill = 1
    /// Its line.
    case stroke = 2
    /// Its inside and its line.
    case fillStroke = 3
    /// What it surrounds an odd number of times, and its line.
    case eoFillStroke = 4
  }
#endif
