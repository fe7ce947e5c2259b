import Expectations
import Fingerpost
import FingerpostComparing
import FingerpostConsole
import FingerpostHID
import FingerpostScreens
import FingerpostTrace
import Foundation
import Testing

@testable import FingerpostCommandLine

/// The engine's copies of an application's screens, which the lab shows.
@Suite("Lab: copies of a running application's screens") struct AttachedCopyTests {
  private func screen(_ classes: String...) -> Data {
    let views = classes.enumerated().map { index, name in
      """
      {"parent":0,"class":"\(name)","superclasses":[],"address":"0x\(index + 2)","bounds":[0,0,100,100],
       "center":[50,\(50 + 100 * index)],"gestureRecognizers":[{"class":"UITapGestureRecognizer","superclasses":[],
       "address":"0xa\(index)","delegate":null}]}
      """
    }
    return Data(
      """
      {"format":"fingerpost-export/1","views":[{"parent":null,"class":"UIWindow","superclasses":[],"address":"0x1",
       "bounds":[0,0,400,800],"center":[200,400]},\(views.joined(separator: ","))],
       "windows":[{"view":0,"level":0,"key":true}]}
      """.utf8)
  }

  @Test("a copy knows its views and recognizers by the application's addresses")
  func addresses() throws {
    let copy = try AttachedCopy(screen("UIView", "UIView"), of: "app", tracing: Trace(), at: 5_000_000_000)
    let view = try #require(copy.subjects["0x3"])
    #expect(view.id == copy.built.views[2].knownSubject && !view.isRecognizer)
    let tap = try #require(copy.subjects["0xa1"])
    expect(copy.subjects.address(of: tap.id), is: "0xa1")
    #expect(tap.isRecognizer && tap.id == copy.built.views[2].gestureRecognizers?.first?.knownSubject)
    #expect(copy.subjects["0xffff"] == nil && copy.subjects.subject(of: .view(99)).id == nil)
    #expect(copy.size.width == 400 && copy.size.height == 800)
  }

  @Test("the copy of another screen has other numbers in the trace that goes on")
  func numbers() throws {
    let trace = Trace()
    let one = try AttachedCopy(screen("UIView"), of: "app", tracing: trace, at: 0)
    let other = try AttachedCopy(screen("UIButton", "UIView"), of: "app", tracing: trace, at: 0)
    let known = ["0x2", "0xa0"].compactMap { one.subjects[$0]?.id }
    let last = try #require(known.max())
    for address in ["0x1", "0x2", "0x3", "0xa0", "0xa1"] {
      let found = try #require(other.subjects[address])
      #expect(found.id > last, "\(address)")
    }
    // Its own views are found by them all the same.
    let subject = try #require(other.subjects["0x3"]?.id)
    expect(other.built.index(of: subject), is: 2)
  }

  @Test("what is no screen is refused in a sentence")
  func refused() {
    #expect(throws: CommandFailure.self) {
      try AttachedCopy(Data("hello".utf8), of: "app", tracing: Trace(), at: 0)
    }
  }
}
