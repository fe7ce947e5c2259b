import FingerpostPicture

extension Picture {
  /// Returns this picture after a difference, which has to be one from this picture.
  ///
  /// Fingers and views without a place stay as they are, since a difference says nothing about them.
  func applying(_ difference: Difference) -> Picture {
    var known = Dictionary(boxes.map { ($0.id, $0) }) { $1 }
    var order = boxes.map(\.id)
    if !difference.gone.isEmpty {
      let gone = Set(difference.gone)
      order.removeAll { gone.contains($0) }
    }
    for box in difference.moved { known[box.id] = box }
    for box in difference.boxes where known.updateValue(box, forKey: box.id) == nil { order.append(box.id) }
    return Picture(
      screenSize: screenSize, boxes: (difference.order ?? order).compactMap { known[$0] }, unplaced: unplaced,
      fingers: fingers)
  }
}
