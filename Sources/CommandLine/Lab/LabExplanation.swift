import FingerpostExplain
import FingerpostLab
import FingerpostText

/// A page of the lab about one gesture on a screen that was dumped.
enum LabExplanation {
  /// Plays the gesture once more and returns the page.
  ///
  /// - Parameter file: what the input is called.
  static func page(_ report: Report, of explainer: Explainer, file: String) -> String {
    let show = GestureShow(report, of: explainer)
    let screen = LabScreen(show.built) { $0.look }
    let records = show.play(watching: screen.watch)
    var feed = LabFeed(title: file, command: "explain", screens: [file])
    feed.add(screen, as: 1, facts: records)
    feed.addAnswer(to: 1, title: file, expected: show.expected, citing: report.rules) { json in
      json.field("report") { report.writeFields(to: json) }
    }
    feed.addRules()
    return LabPage.document(title: file, feed: feed.messages)
  }
}
