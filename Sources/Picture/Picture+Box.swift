public import Foundation

extension Picture {
  /// One view, as it lies on the screen.
  public struct Box: Hashable, Sendable {
    /// The number of the view; the same view has the same number in every picture of the same caller.
    public var id: Int

    /// The number of the nearest view above this one that is in the picture, or nil for a root.
    public var parent: Int?

    /// What the view is called, usually the name of its class.
    public var title: String

    /// The text that the view shows, or nil.
    public var text: String?

    /// The part that the view plays for the touch.
    public var roles: Roles

    /// The corners in screen coordinates: the top left one of the view's bounds, then its top right, bottom right and
    /// bottom left ones.
    ///
    /// They are not a rectangle where the view is rotated.
    public var corners: [CGPoint]

    /// The corners of the part that is inside the screen and inside all ancestors that clip, in screen coordinates.
    ///
    /// It is convex, and empty where nothing is left. A hidden view has one too.
    public var unclippedPart: [CGPoint]

    /// How much of the view is cut off by the screen and by ancestors that clip.
    public var clipping: Clipping

    /// The opacity with that of all views above, from 0 to 1.
    public var opacity: Double

    /// Whether the view or one above it is hidden.
    public var isHidden: Bool

    /// The view's own `isUserInteractionEnabled`.
    public var isUserInteractionEnabled: Bool

    /// What the view is filled with, or nil where that is not known.
    public var fill: Fill?

    /// Border, shadow, image and the colors of a control; nil where there is nothing of it or it is not known.
    public var look: Look?

    /// Whether the looks of this root and of all views in it are known, so that what says nothing shows nothing.
    public var isStyled = false

    /// What the view is called for people who cannot see it.
    public var spokenName: String?

    /// How the view draws its text, or nil where that is not known.
    public var textStyle: TextStyle?

    /// The number that stands for the view in the trace, or nil as long as no fact has mentioned it.
    public var subject: Int?

    /// What a person would call it: a button, a switch, an image.
    public var kind: Kind

    /// What a control looks like at the moment.
    public var states: States

    /// Where a slider's thumb is, or which segment or page is chosen, from 0 to 1; nil for everything else.
    public var value: Double?

    /// Creates a box.
    public init(
      id: Int, parent: Int?, title: String, text: String?, roles: Roles, corners: [CGPoint],
      unclippedPart: [CGPoint], clipping: Clipping, opacity: Double, isHidden: Bool,
      isUserInteractionEnabled: Bool, fill: Fill? = nil, textStyle: TextStyle? = nil, subject: Int? = nil,
      kind: Kind = .view, states: States = [], value: Double? = nil
    ) {
      self.id = id
      self.parent = parent
      self.title = title
      self.text = text
      self.roles = roles
      self.corners = corners
      self.unclippedPart = unclippedPart
      self.clipping = clipping
      self.opacity = opacity
      self.isHidden = isHidden
      self.isUserInteractionEnabled = isUserInteractionEnabled
      self.fill = fill
      self.textStyle = textStyle
      self.subject = subject
      self.kind = kind
      self.states = states
      self.value = value
    }

    /// The smallest rectangle that holds the corners, in screen coordinates.
    public var frame: CGRect { CGRect(holding: corners) }

    /// Whether the view cannot be seen, because it is hidden or too transparent.
    ///
    /// This is about visibility. The engine decides what is too transparent for a touch.
    public var isInvisible: Bool { isHidden || opacity < 0.01 }
  }
}

extension Picture {
  /// How much of a view is cut off.
  public enum Clipping: String, Hashable, Sendable {
    /// Nothing is cut off.
    case none
    /// A part is cut off.
    case partial
    /// Nothing is left.
    case full
  }
}
