import Fingerpost
import FingerpostTrace
import FingerpostWhatIf
import Foundation

/// The run as it was, with where everything was before the first finger.
final class FirstRun {
  let run: LabTake.Run
  /// The subjects of the trace with their names, unique ones alone.
  let subjects: [(SubjectID, String)]
  /// The size of the screen.
  let screenSize: CGSize
  /// What was there.
  let objects: RunObjects

  /// Plays the run once.
  init(_ take: LabTake) throws {
    var survey: TreeSurvey?
    var size = CGSize.zero
    run = try take.play { world in
      size = world.screenSize
      survey = TreeSurvey(of: world.application)
    }
    let subjects = SubjectName.all(in: run.records)
    screenSize = size
    self.subjects = subjects.filter { $0.name.nth == 0 }.map { ($0.id, $0.name.name) }
    objects = RunObjects(survey?.objects ?? [], subjects: subjects)
  }

  nonisolated deinit {}
}
