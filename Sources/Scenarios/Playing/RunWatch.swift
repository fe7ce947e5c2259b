public import Fingerpost
public import FingerpostHID

/// What wants to see a run from outside while it is played, such as a recorder of pictures.
///
/// It must not change anything. A run that is watched gives the same facts as one that is not.
public struct RunWatch {
  /// Called before the application gets a frame.
  package var frame: (Frame) -> Void
  /// Called at the beginning, and then whenever everything at one instant of the run is over.
  package var instant: (World) -> Void

  /// Creates a watch.
  public init(frame: @escaping (Frame) -> Void, instant: @escaping (World) -> Void) {
    self.frame = frame
    self.instant = instant
  }
}
