extension Frame {
  /// Stretches every place in the frame.
  package mutating func scale(_ x: Double, _ y: Double) {
    for index in contacts.indices { contacts[index].scale(x, y) }
    for index in earlier.indices { earlier[index].contact.scale(x, y) }
    hover?.x *= x
    hover?.y *= y
  }
}

extension Contact {
  fileprivate mutating func scale(_ horizontal: Double, _ vertical: Double) {
    x *= horizontal
    y *= vertical
    precise?.x *= horizontal
    precise?.y *= vertical
  }
}
