import Expectations
import FingerpostComparing
import FingerpostConsole
import Foundation
import OwnProcess
import Testing
import UIKit

@testable import FingerpostAttach
@testable import FingerpostCommandLine

/// Who may watch the touches of an application, and what that costs it.
@Suite(.serialized, .ownProcess) struct AttachWatchTests {
  private let folder: URL
  private let listener: AttachListener
  private let window: UIWindow

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "watch-\(UUID().uuidString)")
    listener = try AttachListener(port: 0, folder: folder, texts: true)
    listener.start()
    World().becomeProcessDefault()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.isHidden = false
  }

  /// Lets the main thread do what others ask of it until something is so.
  private func wait(until isSo: () -> Bool) async {
    while !isSo() { await Task.yield() }
  }

  private var isWatched: Bool { window.gestureRecognizers?.isEmpty == false }

  /// Watches until it is told to stop, and returns what went wrong, if anything did.
  private func watch(_ stop: Stop) -> Task<String?, Never> {
    let (folder, port) = (folder, listener.port)
    return Task.detached {
      do throws(CommandFailure) {
        _ = try AttachedApplication("127.0.0.1:\(port)", in: folder).watch {
        } while: { _ in
          !stop.isAsked
        } _: { _ in
        }
        return nil
      } catch {
        return "\(error)"
      }
    }
  }

  /// Ends a client that watches.
  private nonisolated final class Stop: @unchecked Sendable {
    private let lock = NSLock()
    private var flag = false
    var isAsked: Bool { lock.withLock { flag } }
    func ask() { lock.withLock { flag = true } }
  }

  @Test("what UIKit posts of the keyboard and the application is told as long as it is watched")
  func posted() {
    var told: [String] = []
    let watch = AttachWatch(texts: true, polls: false) { told.append(String(decoding: $0, as: UTF8.self)) }
    let end = CGRect(x: 0, y: 465, width: 400, height: 335)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end)])
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
    watch.end()
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    expect(told.count, is: 2)
    expect(told.first?.contains(#""posted":"keyboardWillShow","frame":[0,465,400,335]"#), is: true, "\(told)")
    let lines = told.compactMap { WatchedLine(Data($0.utf8).dropLast()) }
    guard case .posted(_, "keyboardWillShow", [0, 465, 400, 335]?) = lines.first,
      case .posted(_, "willResignActive", nil) = lines.last
    else {
      Issue.record("\(lines)")
      return
    }
  }

  @Test("a window has a recognizer more while a client watches, and none before and after")
  func recognizer() async {
    #expect(!isWatched)
    let stop = Stop()
    let client = watch(stop)
    await wait { isWatched }
    expect(window.gestureRecognizers?.count, is: 1)
    stop.ask()
    await expect(client.value, is: nil)
    await wait { !isWatched }
  }

  @Test("one that watches does not keep others from asking for the screen; a second one is refused")
  func second() async throws {
    let stop = Stop()
    let client = watch(stop)
    await wait { isWatched }
    let (folder, port) = (folder, listener.port)
    let screen = await Task.detached {
      try? AttachedApplication("127.0.0.1:\(port)", in: folder).screen()
    }.value
    // The recognizer that watches is not told.
    #expect(
      String(decoding: try #require(screen), as: UTF8.self).contains(#""gestureRecognizers":[]"#))
    await expect(watch(Stop()).value?.contains("another client watches"), is: true)
    stop.ask()
    await expect(client.value, is: nil)
  }

  @Test("what a client does not take in time is lost, costs no more memory, and is counted")
  func stalled() {
    let outlet = AttachOutlet(limit: 100)
    for number in 0..<1000 { outlet.add(Data("line \(number)\n".utf8)) }
    let text = String(decoding: outlet.take(within: 0), as: UTF8.self)
    #expect(text.utf8.count < 130 && text.hasPrefix("line 0\nline 1\n"))
    let lines = text.split(separator: "\n")
    expect(lines.last, is: "{\"lost\":\(1000 - (lines.count - 1))}")
    // Then it goes on.
    outlet.add(Data("next\n".utf8))
    expect(outlet.take(within: 0), is: Data("next\n".utf8))
    #expect(outlet.take(within: 0).isEmpty)
  }
}
