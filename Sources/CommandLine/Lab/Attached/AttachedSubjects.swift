import Fingerpost
import FingerpostComparing
import FingerpostScreens
import FingerpostTrace

/// What facts call the views and the recognizers of a screen that an application told, each under its address there.
struct AttachedSubjects {
  /// Looked up only, never walked.
  private var known: [String: (id: SubjectID, isRecognizer: Bool)] = [:]
  private var addresses: [SubjectID: String] = [:]
  private var views: [SubjectID?] = []
  private var recognizers: [SubjectID?] = []

  /// Learns the names of what was built, and gives one to each recognizer that has none yet, in the order of the screen.
  init(of built: BuiltScreen) {
    for (index, view) in built.screen.views.enumerated() {
      let id = built.views[index].knownSubject
      views.append(id)
      if let id { learn(id, view.address, isRecognizer: false) }
    }
    for (index, placed) in built.screen.placedRecognizers.enumerated() {
      let id = built.recognizer(index)?.subject(in: built.world)
      recognizers.append(id)
      if let id { learn(id, placed.recognizer.address, isRecognizer: true) }
    }
  }

  private mutating func learn(_ id: SubjectID, _ address: String?, isRecognizer: Bool) {
    guard let address else { return }
    known[address] = (id, isRecognizer)
    addresses[id] = address
  }

  /// What facts call the view or the recognizer of an address, and whether it is a recognizer; nil where it is not played.
  subscript(_ address: String) -> (id: SubjectID, isRecognizer: Bool)? { known[address] }

  /// The address of what facts call by a number.
  func address(of id: SubjectID) -> String? { addresses[id] }

  /// What facts call that which something is said about.
  func subject(of about: WatchedAnswer.About) -> (id: SubjectID?, isRecognizer: Bool) {
    switch about {
    case .view(let view): (views.indices.contains(view) ? views[view] : nil, false)
    case .recognizer(let one): (recognizers.indices.contains(one) ? recognizers[one] : nil, true)
    }
  }
}
