public import Foundation

extension Picture {
  /// What a view looks like besides its fill and its text, as far as it is known.
  public struct Look: Hashable, Sendable {
    /// The line along the edge, inside the view.
    public var border: Border?
    /// The shadow around the view.
    public var shadow: Shadow?
    /// The color of what a control fills: the track left of a slider's thumb, the selected segment, the dot of the page.
    public var tint: Fill?
    /// The color of the rest of it: the track right of the thumb, the titles of segments, the other dots.
    public var rest: Fill?
    /// The color of the thumb.
    public var thumb: Fill?
    /// The image.
    public var image: Image?
    /// The segments of a segmented control, from left to right.
    public var segments: [Segment] = []

    /// Creates a look without anything.
    public init() {}

    /// Whether there is nothing to see of it.
    var isEmpty: Bool { self == Look() }
  }

  /// The line along the edge of a view.
  public struct Border: Hashable, Sendable {
    /// How wide the line is, in points.
    public var width: Double
    /// Its color.
    public var color: Fill
  }

  /// The shadow of a view.
  public struct Shadow: Hashable, Sendable {
    /// How far right of the view and below it the shadow lies, in points.
    public var x, y: Double
    /// How soft it is, in points.
    public var radius: Double
    /// Its color, whose alpha is the shadow's.
    public var color: Fill
  }

  /// An image in a view.
  public struct Image: Hashable, Sendable {
    /// What the image is called; empty for one without a name.
    public var name: String
    /// The outline of a symbol, as the data of a path on a square of 24; nil for what is shown as a placeholder.
    public var outline: String?
    /// Whether the outline is filled, and not only drawn as a line.
    public var isFilled: Bool
    /// Where the image is, from the top left corner of the view.
    public var place: CGRect
    /// The color of a symbol.
    public var color: Fill?
  }

  /// A part of a segmented control.
  public struct Segment: Hashable, Sendable {
    /// What it shows.
    public var title: String
    /// Where it begins from the left edge of the control, and how wide it is.
    public var x, width: Double
  }
}
