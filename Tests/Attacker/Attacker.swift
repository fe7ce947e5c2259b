#if os(Linux)
  import LabVisiting

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif
#endif

/// A client that means harm, as a process of its own: `Attacker FOLDER ATTACK` for the shell in a folder, or
/// `Attacker --lab PORT ATTACK` for the lab at a port, with a token on standard input.
///
/// It continues until it is killed. When it has struck so often that what gave way would have done so, it says `struck`.
@main enum Attacker {
  static func main() {
    #if os(Linux)
      signal(SIGPIPE, SIG_IGN)
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.count == 2, let attack = Attack(rawValue: arguments[1]) {
        var target = Target(folder: arguments[0])
        strike(attack.rounds) { attack.strike($0, &target) }
      } else if arguments.count == 3, arguments[0] == "--lab", let port = UInt16(arguments[1]),
        let attack = LabAttack(rawValue: arguments[2])
      {
        guard var target = try? LabTarget(LabDoor(port: port), token: readLine() ?? "") else {
          print("The lab does not let it in.")
          exit(2)
        }
        // Where the lab hangs up or is too slow, the next round comes.
        strike(attack.rounds) { try? attack.strike($0, &target) }
      }
      print("Attacker FOLDER \(Attack.allCases.map(\.rawValue).joined(separator: "|"))")
      print("Attacker --lab PORT \(LabAttack.allCases.map(\.rawValue).joined(separator: "|"))")
      exit(2)
    #else
      print("The shell is Linux's.")
    #endif
  }

  #if os(Linux)
    private static func strike(_ rounds: Int, _ once: (Int) -> Void) -> Never {
      var round = 0
      while true {
        once(round)
        if round == rounds {
          print("struck")
          fflush(nil)
        }
        round += 1
      }
    }
  #endif
}
