public import FingerpostTrace

/// What answers the questions of an arena and carries out what it decides.
///
/// Questions may be asked in any number; answers may change from one to the next. Carrying out may lead to new
/// proposals, which the arena takes up in the same go.
public protocol Referee: AnyObject {
  /// Whether a contestant may leave possible; asked once an attempt at the most. [ARB-12, ARB-13]
  func mayBegin(_ contestant: Contestant) -> Bool

  /// Whether a contestant's recognizing makes the other fail or end; asked whenever it matters. [ARB-6, ARB-8]
  func prevents(_ contestant: Contestant, _ other: Contestant) -> Bool

  /// Whether a contestant needs the failure of another in this attempt; asked once for each pair. [ARB-22]
  func requires(_ contestant: Contestant, failureOf other: Contestant) -> Bool

  /// Whether one contestant's place lies on the way from the other's to the root, or is the same. [ARB-5]
  func areOnOneChain(_ contestant: Contestant, _ other: Contestant) -> Bool

  /// Verdicts have been reached, and the actions that follow from them are about to be carried out. [DLV-2]
  func willAct()

  /// A contestant's state has become what the action says: tell its targets. [GR-14]
  func act(_ contestant: Contestant, _ state: ContestantState)

  /// An attempt is over, and the contestant may begin again. [GR-32, GR-33]
  func reset(_ contestant: Contestant)

  /// Records a fact.
  func record(_ fact: @autoclosure () -> Fact)
}
