import Fingerpost
import FingerpostExplain
import FingerpostLab
import FingerpostPicture
import FingerpostScreens

/// A page of the lab about one gesture on a screen that was dumped.
enum LabExplanation {
  /// Plays the gesture once more and returns the page.
  ///
  /// - Parameter file: what the input is called.
  static func page(_ explanation: Explanation, file: String) -> String {
    let show = GestureShow(explanation)
    let screen = LabScreen(show.built)
    let records = show.play(watching: screen.watch)
    var report: [UInt8] = []
    explanation.writeJSON { report += $0 }
    var feed = LabFeed(title: file, command: "explain", screens: [file])
    feed.add(screen, as: 1, facts: records)
    feed.addAnswer(to: 1, title: file, report: String(decoding: report, as: UTF8.self))
    feed.addRules()
    return LabPage.document(title: file, feed: feed.messages)
  }
}

extension LabScreen {
  /// Creates a recorder for a screen that was dumped, whose texts and colors the input says, or for a scenario's.
  convenience init(_ built: BuiltScreen?) {
    self.init(fitsWindows: built.map { $0.screen.kind != .scenario } ?? false) { view in
      var words = Words(name: LabScreen.name(of: view))
      guard let built, let index = view.knownSubject.flatMap({ built.index(of: $0) }) else { return words }
      let data = built.screen.views[index]
      if built.screen.kind != .scenario { words.name = data.className }
      words.text = data.label
      if let color = data.backgroundColor {
        words.fill = Picture.Fill(
          red: color.red, green: color.green, blue: color.blue, alpha: color.alpha,
          cornerRadius: data.cornerRadius)
      }
      return words
    }
  }
}
