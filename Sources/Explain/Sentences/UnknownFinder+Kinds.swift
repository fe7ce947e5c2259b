import FingerpostGestures
import FingerpostScreens
import FingerpostText

nonisolated extension UnknownFinder {
  /// A recognizer that is played as what the name of its class says. [TAP-30]
  var kinds: [Unknown] {
    let inPlay = report.gestures?.inPlay ?? []
    guard let index = inPlay.first(where: { set[$0].isKnownByName && set.isPlayed($0) }),
      let kind = set[index].playedKind
    else { return [] }
    return [
      Unknown(
        sentence:
          "Whether \(set.full(index)) is a \(kind.words), as the name of its class says.\(rules: "TAP-30")",
        command: set[index].address.map { "expr -l objc -O -- [(id)\($0) superclass]" })
    ]
  }
}
