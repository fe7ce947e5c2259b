import Expectations
import Testing

@testable import FingerpostText

/// What files say of the program that wrote them.
@Suite struct ProgramVersionTests {
  @Test("a file names the version and the commit; a build of a checkout is not taken for a release")
  func tool() {
    expect(
      ProgramVersion.name(number: "1.2.3", commit: "1a2b3c4d5e6f"), is: "fingerpost 1.2.3 (1a2b3c4d5e6f)")
    expect(ProgramVersion.name(number: "1.2.3", commit: nil), is: "fingerpost 1.2.3-dev")
    expect(
      ProgramVersion.tool,
      is: ProgramVersion.name(number: ProgramVersion.number, commit: ProgramVersion.commit)
    )
  }
}
