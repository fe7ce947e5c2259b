#if os(Linux)
  import FingerpostLabServer
  import Foundation

  /// A lab that shows what a test writes to its standard input, and prints what pages do: the tests of pages in a browser
  /// say with it what screens look like and what is in front, down to what no honest shell would say.
  @main
  struct LabProbe {
    @MainActor static func main() {
      signal(SIGPIPE, SIG_IGN)
      do throws(LabProblem) {
        let listener = try LabListener(port: 0)
        let shell = ScriptedShell()
        let mailbox = LabMailbox()
        let server = LabServer(
          showing: shell, at: listener, tokens: ["probe1"], title: "probe", answering: Echo(),
          mailbox: mailbox
        ) { [url = listener.url] used in
          let next = "probe\((Int(used.dropFirst(5)) ?? 0) + 1)"
          say("\(url)#token=\(next)")
          return next
        }
        say("\(listener.url)#token=probe1")
        say("ended: \(server.run() ?? "asked to")")
      } catch {
        say("problem: \(error)")
        exit(2)
      }
    }
  }

  /// Prints a line at once; standard output may be a pipe.
  func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  /// Answers with the question.
  struct Echo: LabAnswering {
    func reply(to question: LabQuestion) async -> String {
      switch question.what {
      case "echo": "\"question\":\(question.json),\"frames\":\(question.state.frames.count)"
      case "long": "\"text\":\"\(String(repeating: "x", count: 20_000_000))\""
      default: #""problem":"<b>No</b> such question.""#
      }
    }
  }
#endif
