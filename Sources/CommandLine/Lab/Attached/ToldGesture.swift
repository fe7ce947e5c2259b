import FingerpostComparing

/// What an application told of a gesture, as messages about a copy of its screen.
struct ToldGesture {
  /// A message, and its time on the copy's clock, in nanoseconds.
  typealias Message = (bytes: [UInt8], time: Int64)

  /// What facts call what the copy has.
  let subjects: AttachedSubjects
  /// When the gesture began, on the copy's clock, in nanoseconds.
  let beginning: Int64
  /// How many touches the facts tell of before those of the gesture.
  let touches: Int

  /// Which view a touch belongs to; nil where it is not played.
  func hit(of finger: WatchedGesture.Finger) -> Message? {
    guard let view = finger.began.view.flatMap({ subjects[$0] }) else { return nil }
    let time = beginning + finger.down
    return (ToldMessage.hit(view.id, contact: finger.contact + touches, at: time), time)
  }

  /// What a recognizer or a control was seen to be; nil where it is not played.
  func state(_ state: WatchedGesture.State) -> Message? {
    guard let (id, isRecognizer) = subjects[state.address] else { return nil }
    let time = beginning + state.nanoseconds
    return (
      ToldMessage.state(state.words, of: id, isRecognizer: isRecognizer, isSure: state.recognizes, at: time),
      time
    )
  }

  /// What the engine makes of a gesture that is over.
  ///
  /// - Parameters:
  ///   - answers: what it makes of each touch.
  ///   - first: the number of the gesture's first touch among all that were told.
  func verdicts(_ answers: [WatchedAnswer], of gesture: WatchedGesture, from first: Int) -> [Message] {
    zip(answers, gesture.fingers).enumerated().flatMap { index, one in
      let (answer, finger) = one
      let time = beginning + finger.down
      let differences = answer.differences.map { difference in
        let (subject, isRecognizer) = subjects.subject(of: difference.about)
        return ToldMessage.difference(difference, about: subject, isRecognizer: isRecognizer, at: time)
      }
      let lines = answer.lines(numbered: first + index)
      let verdict = ToldMessage.verdict(lines, differs: !answer.differences.isEmpty, at: time)
      return (differences + [verdict]).map { ($0, time) }
    }
  }

  /// All of it, in the order of time.
  func all(of gesture: AttachedGesture) -> [[UInt8]] {
    let hits = gesture.watched.fingers.compactMap(hit)
    let states = gesture.watched.states.compactMap(state)
    let verdicts = verdicts(gesture.answers, of: gesture.watched, from: gesture.touches + 1)
    // What is told of one time keeps its order.
    let all = (hits + states + verdicts).enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    return all.map(\.element.bytes)
  }
}
