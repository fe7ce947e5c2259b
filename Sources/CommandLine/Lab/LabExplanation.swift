import FingerpostExplain
import FingerpostLab

/// A page of the lab about one gesture on a screen that was dumped.
enum LabExplanation {
  /// Plays the gesture once more and returns the page.
  ///
  /// - Parameter file: what the input is called.
  static func page(_ explanation: Explanation, file: String) -> String {
    let show = GestureShow(explanation)
    let screen = LabScreen(show.built) { $0.look }
    let records = show.play(watching: screen.watch)
    var report: [UInt8] = []
    explanation.writeJSON { report += $0 }
    var feed = LabFeed(title: file, command: "explain", screens: [file])
    feed.add(screen, as: 1, facts: records)
    feed.addAnswer(
      to: 1, title: file, report: String(decoding: report, as: UTF8.self), expected: show.expected)
    feed.addRules()
    return LabPage.document(title: file, feed: feed.messages)
  }
}
