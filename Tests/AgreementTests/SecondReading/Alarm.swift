/// A deadline that a recognizer has set itself, or a frame of the display.
struct Alarm {
  enum Name: Hashable, Sendable {
    /// A press lasts too long.
    case limit
    /// Not all fingers of a press came in time.
    case gather
    /// The next press did not come in time.
    case gap
    /// Fingers were held long enough.
    case hold
    /// The next frame of the display comes, and moves a scroll view.
    case frame(Int)
  }

  let number: Int
  let deadline: Nanoseconds
  let recognizer: Int
  let name: Name
}
