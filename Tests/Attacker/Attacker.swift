#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif
#endif

/// A client that means harm, as a process of its own: `Attacker FOLDER ATTACK`.
///
/// It continues until it is killed. When it has struck so often that a shell which gave way would have done so, it says
/// `struck`.
@main enum Attacker {
  static func main() {
    #if os(Linux)
      guard CommandLine.arguments.count == 3, let attack = Attack(rawValue: CommandLine.arguments[2]) else {
        print("Attacker FOLDER \(Attack.allCases.map(\.rawValue).joined(separator: "|"))")
        exit(2)
      }
      signal(SIGPIPE, SIG_IGN)
      var target = Target(folder: CommandLine.arguments[1])
      for round in 0... {
        attack.strike(round, &target)
        if round == attack.rounds {
          print("struck")
          fflush(nil)
        }
      }
    #else
      print("The shell is Linux's.")
    #endif
  }
}
