extension Picture {
  /// What a picture says about a view that the view's geometry does not.
  public struct Description: Hashable, Sendable {
    /// The number of the view, unique in the picture.
    public var id: Int
    /// What the view is called, usually the name of its class.
    public var title: String
    /// The text that the view shows, or nil.
    public var text: String?
    /// The part that the view plays for the touch.
    public var roles: Roles
    /// What the view is filled with, or nil where that is not known.
    public var fill: Fill?
    /// How the view draws its text, or nil where that is not known.
    public var textStyle: TextStyle?
    /// The number that stands for the view in the trace, or nil as long as no fact has mentioned it.
    public var subject: Int?

    /// Creates a description.
    public init(
      id: Int, title: String, text: String? = nil, roles: Roles = [], fill: Fill? = nil,
      textStyle: TextStyle? = nil, subject: Int? = nil
    ) {
      self.id = id
      self.title = title
      self.text = text
      self.roles = roles
      self.fill = fill
      self.subject = subject
      self.textStyle = textStyle
    }
  }

  /// How a view draws its text; nil where that is not known.
  public struct TextStyle: Hashable, Sendable {
    /// Where the lines of a text are.
    public enum Alignment: Hashable, Sendable {
      /// At the left edge, in the middle, at the right edge.
      case left, center, right
    }

    /// The name of the font, from which its weight and family are guessed.
    public var fontName: String?
    /// The size of the font, in points.
    public var size: Double?
    /// The color, whose corner radius has no meaning here.
    public var color: Fill?
    /// Where the lines are.
    public var alignment: Alignment?
    /// How many lines there may be at most; 0 for as many as there is room for.
    public var lines: Int?

    /// Creates a style.
    public init(
      fontName: String? = nil, size: Double? = nil, color: Fill? = nil, alignment: Alignment? = nil,
      lines: Int? = nil
    ) {
      self.lines = lines
      self.fontName = fontName
      self.size = size
      self.color = color
      self.alignment = alignment
    }
  }

  /// The color of a view and the shape of its corners; every part of the color is from 0 to 1.
  public struct Fill: Hashable, Sendable {
    /// How much red, green and blue there is.
    public var red, green, blue: Double
    /// How opaque the color is.
    public var alpha: Double
    /// How round the corners are, in points.
    public var cornerRadius: Double
    /// The color on a dark screen, or nil if it is the same there.
    public var dark: Shade?

    /// Creates a fill.
    public init(
      red: Double, green: Double, blue: Double, alpha: Double, cornerRadius: Double = 0, dark: Shade? = nil
    ) {
      self.dark = dark
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
      self.cornerRadius = cornerRadius
    }
  }
}

extension Picture {
  /// A color; every part is from 0 to 1.
  public struct Shade: Hashable, Sendable {
    /// How much red, green and blue there is.
    public var red, green, blue: Double
    /// How opaque the color is.
    public var alpha: Double

    /// Creates a color.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }
}

extension Picture {
  /// The role of a view for the touch; most views have none.
  public struct Roles: OptionSet, Hashable, Sendable {
    /// The roles as bits.
    public var rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The view that was expected to get the touch.
    public static let expected = Roles(rawValue: 1 << 0)
    /// The view that gets the touch.
    public static let hit = Roles(rawValue: 1 << 1)
    /// The view lies in front of the expected one.
    public static let covering = Roles(rawValue: 1 << 2)
  }
}
