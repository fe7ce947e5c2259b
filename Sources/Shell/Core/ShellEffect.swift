public import FingerpostHID

/// What has to be done outside of the shell's state.
public enum ShellEffect: Hashable, Sendable {
  /// The home screen gets a frame.
  case home(Frame)
  /// The home screen sees what an application gets, to know a swipe from the edge.
  case watch(Frame)
  /// The home screen says what it looks like from now on, beginning with a whole picture; or does no longer.
  case watchHome(Bool)
  /// The connection of an observer is closed.
  case hangUp(Int)
  /// Whether an application answers has changed: its icon says so.
  case showsState(Int)
  /// The process of an application is asked to end, or killed.
  case end(Int, isAsked: Bool)
  /// Something of note happened.
  case note(ShellNote)
}
