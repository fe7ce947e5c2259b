/// A deadline that a recogniser has set itself.
struct Alarm {
  enum Name: Sendable {
    /// A press lasts too long.
    case limit
    /// Not all fingers of a press came in time.
    case gather
    /// The next press did not come in time.
    case gap
    /// Fingers were held long enough.
    case hold
  }

  let number: Int
  let deadline: Nanoseconds
  let recognizer: Int
  let name: Name
}
