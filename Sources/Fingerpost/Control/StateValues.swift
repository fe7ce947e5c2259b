/// What a control was given for its states; a state without a value of its own has that of normal.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  /// The value for a state. Setting it to nil takes the state's own away.
  subscript(state: UIControl.State) -> Value? {
    get {
      // Asked for each move of a slider, of which few have any.
      values.isEmpty ? nil : values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
    }
    set { values[state.rawValue] = newValue }
  }
}
