# The self-test of scripts/check, which reads this file: a clean tree passes, and each planted violation is found and
# called by its name.

self_test() {
  local tree failures=0
  tree=$(mktemp -d)
  trap "rm -rf '$tree'" EXIT
  mkdir -p "$tree/scripts" "$tree/Sources/Timeline" "$tree/Sources/Screens" "$tree/Tests/TimelineTests"
  cp "$here/imports.txt" "$here/unsafe.txt" "$here/words.txt" "$tree/scripts/"
  if [ -f "$here/../.swift-format" ]; then cp "$here/../.swift-format" "$tree/"; fi
  cd "$tree"

  # plant CHECK PATH TEXT EXPECTED: writes a file, and wants EXPECTED among the check's complaints ("" for none).
  plant() {
    mkdir -p "$(dirname "$2")"
    printf '%b' "$3" >"$2"
    local output status=0
    output=$("$1") || status=$?
    rm "$2"
    if [ -z "$4" ] && { [ -n "$output" ] || [ $status -ne 0 ]; }; then
      printf 'self-test: %s complains of a clean %s:\n%s\n' "$1" "$2" "$output"
      failures=$((failures + 1))
    elif [ -n "$4" ] && ! printf '%s\n' "$output" | grep -qF -- "$4"; then
      printf 'self-test: %s does not say "%s", but:\n%s\n' "$1" "$4" "$output"
      failures=$((failures + 1))
    fi
    cases=$((cases + 1))
  }
  local cases=0 long wide
  wide=$(awk 'BEGIN { for (i = 1; i <= 121; i++) printf "w" }')
  long=$(awk 'BEGIN { for (i = 1; i <= 401; i++) printf "//\\n" }')

  plant check_unsafe Sources/Fingerpost/Bars/A.swift '  unowned(unsafe) let a: A\n' 'unowned(unsafe) may not be here'
  plant check_unsafe Sources/Fingerpost/View/A.swift '// Unmanaged\nlet b = a.pointee\n' ''
  plant check_swift_files Sources/Timeline/A.swift 'import HeapModule\n' ''
  plant check_swift_files Sources/Timeline/A.swift '\nimport Foundation\n' \
    'Sources/Timeline/A.swift:2: FingerpostTimeline must not import Foundation'
  plant check_swift_files Sources/Timeline/A.swift 'public import struct Fingerpost.CGRect\n' \
    'FingerpostTimeline must not import Fingerpost'
  plant check_swift_files Tests/TimelineTests/A.swift '@testable import FingerpostScreens\n' \
    'TimelineTests must not import FingerpostScreens'
  plant check_swift_files Tests/TimelineTests/A.swift 'import XCTest\n' 'TimelineTests must not import XCTest'
  plant check_swift_files Sources/Timeline/A.swift 'let a = """\n  import Foundation\n  """\n// import Foundation\n' ''
  plant check_swift_files Sources/Cellar/A.swift 'let a = 1\n' 'Sources/Cellar has no line in scripts/imports.txt'
  plant check_swift_files Examples/Gallery/Screens/App/A.swift 'import UIKit\nimport Fingerpost\n' \
    'Examples/Gallery/Screens/App/A.swift:2: GalleryScreens must not import Fingerpost'
  plant check_swift_files Sources/Screens/A.swift '#if os(Linux)\n  import Glibc\n#endif\n' \
    'Sources/Screens/A.swift:2: import of Glibc outside #if canImport(Glibc)'
  plant check_swift_files Sources/Screens/A.swift '#if canImport(Musl)\n#else\n  import Glibc\n#endif\n' 'outside #if canImport(Glibc)'
  plant check_swift_files Sources/Screens/A.swift 'import Darwin\n' 'import of Darwin outside'
  plant check_swift_files Sources/Screens/A.swift 'import FoundationXML\n' 'FingerpostScreens must not import FoundationXML'
  printf 'Sources/Platform Platform Glibc Musl Darwin\n' >>scripts/imports.txt
  plant check_swift_files Sources/Platform/A.swift '#if canImport(Glibc)\n  import Glibc\n#elseif canImport(Darwin)\n  import Darwin\n#endif\n' \
    'Sources/Platform/A.swift:2: import of Glibc without #elseif canImport(Musl)'
  plant check_swift_files Sources/Platform/A.swift \
    '#if canImport(Glibc)\n  import Glibc\n#elseif canImport(Musl)\n  import Musl\n#elseif canImport(Darwin)\n  import Darwin\n#endif\n' ''
  plant check_swift_files Sources/Timeline/A.swift "$long" 'A.swift:401: 401 lines'
  plant check_swift_files Sources/Timeline/A.swift "${long#????}" ''
  plant check_clients Package.swift '    .target(name: "A", dependencies: ["UIKit"], path: "a"),\n' 'Package.swift:1: a target that depends on UIKit'
  plant check_clients Package.swift '    .target(\n      name: "A",\n      dependencies: ["Fingerpost", "UIKit"], path: "a"),\n' ''
  plant check_unfinished Sources/Timeline/A.swift 'let a = 1\n// TOD''O: more\n' 'A.swift:2: unfinished work'
  plant check_unfinished tools/a.py '# FIXM''E\n' 'tools/a.py:1: unfinished work'
  plant check_unfinished Sources/Timeline/A.swift 'fatalErro''r("not implemented yet")\n' 'A.swift:1: unfinished work'
  plant check_unfinished Sources/Timeline/A.swift 'fatalError("init(coder:) is not for a dump")\n' ''
  plant check_paths docs/a.md 'a\n/wor''k/main\n' 'docs/a.md:2: a path of one machine'
  plant check_paths a.txt '/roo''t/x\n' 'a.txt:1: a path of one machine'
  plant check_paths a.txt '/opt/swif''t/usr\n' 'a.txt:1: a path of one machine'
  plant check_paths a.txt 'framework/rooted\n' ''
  plant check_words docs/a.md 'a\nIt is read Anew.\n' 'docs/a.md:2: “anew”; write instead: again'
  plant check_words docs/a.md 'nobody\n```\nanew\n```\n' 'docs/a.md:1: “nobody”'
  plant check_words docs/a.md 'the name `anew`, and a canewood\n```\nanew\n```\n' ''
  plant check_words Sources/Timeline/A.swift '/// Made anew.\n' 'Sources/Timeline/A.swift:1: “anew”'
  plant check_words Sources/Timeline/A.swift 'let a = 1\nlet b = "a \\"b\\" anew"\n' 'Sources/Timeline/A.swift:2: “anew”'
  plant check_words Sources/Timeline/A.swift 'let a = """\n  anew\n  """\nlet anew = "a" + anew + "b"\n' 'A.swift:2: “anew”'
  plant check_words Sources/Timeline/A.swift 'let anew = "a" + anew + "b"\n/// Nobody.\n' ''
  plant check_words Tests/TimelineTests/A.swift '/// Made anew.\n' ''
  plant check_markdown docs/a.md "a\n$wide\n" 'docs/a.md:2: 121 columns; Markdown is wrapped at 120'
  plant check_markdown docs/a.md "${wide%?}…\n" 'docs/a.md:1: 121 columns'
  plant check_markdown docs/a.md "${wide%??}…\n| $wide |\n\`\`\`\n$wide\n\`\`\`\n[a]($wide)\nhttps://$wide\n" ''
  plant check_links docs/a.md '[a](a.md) [b](../scripts/words.txt#b) [c](https://c.d) [e](#e)\n' ''
  plant check_links docs/a.md 'a\n[b](b.md)\n' 'docs/a.md:2: there is no docs/b.md'
  plant check_links docs/architecture.md '## Where to look\n| `Timeline/` | `Cellar/A.swift` |\n' \
    'docs/architecture.md:2: there is no Cellar/A.swift'
  plant check_links docs/architecture.md '## Where to look\n| a b | `Timeline/`, `scripts/words.txt` |\n## A\n| `b/c` |\n' ''
  if command -v python3 >/dev/null; then
    mkdir -p scripts/breakages
    printf 'let a = 1\n' >Sources/Timeline/B.swift
    local block='== A-1 @ Sources/Timeline/B.swift ; expression\n'
    plant check_breakages scripts/breakages/Timeline.txt "${block}let a = «1»\n--\n2\n" ''
    plant check_breakages scripts/breakages/Timeline.txt "\n${block}let b = «1»\n--\n2\n" \
      'scripts/breakages/Timeline.txt:2: Sources/Timeline/B.swift has the code to break 0 times, not once'
    plant check_breakages scripts/breakages/Timeline.txt '== A-1 @ Sources/Timeline/C.swift ; statements\na\n--\n' \
      'Timeline.txt:1: there is no Sources/Timeline/C.swift'
    plant check_breakages scripts/breakages/HID.txt "${block}let a\n--\n" \
      'HID.txt:1: belongs in scripts/breakages/Timeline.txt'
    plant check_breakages scripts/breakages/Timeline.txt "${block}let a\n" 'Timeline.txt:1: not a block'
    printf '== A-1 @ Sources/Timeline/B.swift ; expression\nlet a = «1»\n--\n2\n' >scripts/breakages/Timeline.txt
    plant check_breakages docs/rules.md '- **A-1** `D` One.\n  Pinned by `A`.\n- **A-2** `D` Two. *Not built.*\n' ''
    plant check_breakages docs/rules.md '# A\n- **A-1** `D` One.\n- **A-2** `D` Two. *Pinned\n  by `A`.*\n' \
      'docs/rules.md:3: no block of scripts/breakages breaks A-2'
    printf '// [A-2]\n' >Sources/Timeline/C.swift
    plant check_breakages docs/rules.md '- **A-2** `D` Two. Pinned by `A`.\n' ''
    rm -r scripts/breakages Sources/Timeline/B.swift Sources/Timeline/C.swift
  fi
  plant check_unused_imports Sources/Timeline/A.swift '@testable import HeapModule\n' ''
  plant check_unused_imports Sources/Timeline/A.swift 'import Foundation\n' ': nothing in Sources/Timeline imports HeapModule'
  local modules
  modules=$("$here/imports")
  plant check_diagram docs/architecture.md "<!-- modules:begin -->\n$modules\n<!-- modules:end -->\n" ''
  plant check_diagram docs/architecture.md "a\n<!-- modules:begin -->\n${modules%-->*}\n<!-- modules:end -->\n" \
    'docs/architecture.md:2: the diagram of the modules is not that of scripts/imports.txt'
  plant check_diagram docs/architecture.md 'a\n' 'docs/architecture.md:1: the diagram'
  mkdir -p docs/decisions
  local list='<!-- decisions:begin -->\n| decision | | room |\n|---|---|---|\n'
  local rows='| 1 | One | [a](decisions/a.md) |\n| 2 | Two | [b](decisions/b.md) |\n'
  printf '# A\n\n### 1. One\nDecision 2 holds.\n' >docs/decisions/a.md
  printf '# B\n\n### 2. Two\n' >docs/decisions/b.md
  plant check_decisions docs/decisions.md "${list}${rows}<!-- decisions:end -->\n" ''
  plant check_decisions docs/decisions.md "${list}<!-- decisions:end -->\n" 'docs/decisions.md:1: the list is not that of'
  printf "${list}${rows}<!-- decisions:end -->\n" >docs/decisions.md
  plant check_decisions Sources/Timeline/A.swift '/// See decisions 1 and 3.\n' 'A.swift:1: there is no decision 3'
  plant check_decisions docs/decisions/c.md '### 2. Three\n' 'docs/decisions/c.md:1: 2 is also the number of docs/decisions/b.md:3'
  plant check_decisions docs/decisions/c.md '### 5. E\n### 4. D\n' 'docs/decisions/c.md:2: 4 comes after 5'
  rm -r docs/decisions docs/decisions.md
  if command -v git >/dev/null; then
    git init -q .
    local subject=${wide%"${wide#????????????????????????????????????????????????????????????????????????}"}
    commit_as() { git -c user.name=a -c user.email=a@a commit -q --no-verify --no-gpg-sign --allow-empty -m "$1"; }
    commit_as "$subject"
    plant check_subjects a '' ''
    commit_as "a$subject"
    plant check_subjects a '' 'a subject of 73 characters, 72 at most'
    rm -rf .git
  fi
  local run comments
  run=$(awk 'BEGIN { for (i = 1; i <= 7; i++) printf "a(%d)\\n", i }')
  comments=$(awk 'BEGIN { for (i = 1; i <= 9; i++) printf "  // b\\n" }')
  plant check_copies Sources/Timeline/A.swift "${run}b\n\n  ${run}b\nc\n" \
    'Sources/Timeline/A.swift:10: same as Sources/Timeline/A.swift:1, 8 lines'
  plant check_copies Sources/Timeline/A.swift "${run}b\n${run}c\n" ''
  plant check_copies Sources/Timeline/A.swift "a\n}\n\n${comments}b\n}\n\n${comments}c\n" ''
  local stated='  open var a: Int {\n    super.a(b)\n  required init?(coder: NSCoder) {\n  case c = 1\n'
  plant check_copies Sources/Timeline/A.swift "a\n${stated}${stated}b\n${stated}${stated}c\n" ''
  plant check_copies Sources/Timeline/Generated/A.swift "${run}b\n${run}b\n" ''
  mkdir -p Sources/Lab/Page
  cp "$here/../Sources/Lab/Page/tsconfig.json" Sources/Lab/Page/
  plant check_page Sources/Lab/Page/a.js "// $wide\nexport {};\n" 'Sources/Lab/Page/a.js:1: 124 columns, 120 at most'
  if command -v tsc >/dev/null; then
    plant check_page Sources/Lab/Page/a.js "/** @type {number} */\nexport const a = 'b';\n" \
      "Sources/Lab/Page/a.js:2: TS2322: Type 'string' is not assignable"
  fi
  if "$here/check-page" --has-deno; then
    plant check_page Sources/Lab/Page/a.js "export const a = 'b';\n" ''
    plant check_page Sources/Lab/Page/a.js "\nexport const  a = 'b';\n" 'Sources/Lab/Page/a.js:1: not as scripts/check-page'
  fi
  rm -r Sources/Lab
  mkdir -p Tests/NewPackage
  printf 'a\n\nb\n' >Tests/NewPackage/A.swift
  plant check_new_package docs/testing.md '<!-- package A.swift -->\n```swift\na\n\nb\n```\n' ''
  plant check_new_package docs/testing.md '<!-- package A.swift -->\n```swift\na\nc\n```\n' \
    'docs/testing.md:4: Tests/NewPackage/A.swift has here: '
  plant check_new_package docs/testing.md '<!-- package A.swift -->\n```swift\na\n```\n' \
    'docs/testing.md:2: Tests/NewPackage/A.swift has more lines than the page shows'
  plant check_new_package docs/testing.md '<!-- package B.swift -->\n```swift\na\n```\n' \
    'docs/testing.md:3: Tests/NewPackage/B.swift has here: (its end)'
  rm -r Tests/NewPackage
  printf 'struct HitTests {}\n' >Tests/TimelineTests/HitTests.swift
  plant check_named_tests docs/security.md 'a\n(`HitTests`, `Tests/TimelineTests`)\n' ''
  plant check_named_tests docs/security.md 'a\n(`MissTests`)\n' 'docs/security.md:2: no suite is called MissTests'
  plant check_named_tests docs/security.md '`Tests/Attacker`\n' 'docs/security.md:1: there is no Tests/Attacker'
  rm Tests/TimelineTests/HitTests.swift
  plant check_release tools/attach/A.swift '#if DEBUG\nimport Nowhere\npublic func a() {}\n#endif\n' ''
  plant check_release tools/attach/A.swift '#if DEBUG\n#endif\npublic enum Left { public static func fingerpost() {} }\n' \
    'tools/attach/A.swift:1: a release build keeps $s8Released4LeftO'
  plant check_release tools/attach/A.swift 'let a: StaticString = "fingerpost-attach/1"\npublic func b() { print(a) }\n' \
    'a release build keeps fingerpost-attach/1'
  plant check_release tools/attach/A.swift 'import Nowhere\n' 'tools/attach/A.swift:1: does not compile for release: no such module'
  plant check_format Sources/Timeline/A.swift 'let a = 1\n' ''
  plant check_format Sources/Timeline/A.swift 'let a  =  1 ;\n' 'Sources/Timeline/A.swift:1:'

  if [ "$failures" -gt 0 ]; then
    echo "self-test: $failures of $cases cases failed"
    return 1
  fi
  echo "self-test: all $cases cases as they should be"
}
