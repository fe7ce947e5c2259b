/// Which Fingerpost this is: what `fingerpost --version` prints, and what reports and recordings say of their origin.
public enum ProgramVersion {
  /// The version of the next release or, in a release, its own.
  public static let number = "0.1.0"
  /// The commit that a release was built from; nil in a build of a checkout. docs/releasing.md says who writes it.
  public static let commit: String? = nil

  /// The version with what distinguishes a build that is no release, such as `0.1.0-dev`.
  public static let text = commit == nil ? "\(number)-dev" : number

  /// The name, the version and the commit, as files name what wrote them, such as `fingerpost 0.1.0 (1a2b3c4d5e6f)`.
  public static let tool = name(number: number, commit: commit)

  static func name(number: String, commit: String?) -> String {
    commit.map { "fingerpost \(number) (\($0))" } ?? "fingerpost \(number)-dev"
  }
}
