# What .ci/run and .ci/nightly share. They source it; the working directory is the root of the checkout afterwards.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export CI=true
# Warnings are errors (Package.swift).
export FINGERPOST_STRICT=1
exec </dev/null

readonly started=$SECONDS
readonly kept=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$kept"' EXIT

section() {
  printf '\n== %s (after %d s)\n' "$1" $((SECONDS - started))
}

fail() {
  printf '.ci/run: %s\n' "$1" >&2
  exit 1
}

# beside FUNCTION: plays one of the caller's functions in the background, one at a time. `joined` waits for it, prints what it
# printed, and fails where it failed.
beside() {
  lane=$1
  "$lane" >"$kept/beside" 2>&1 &
  lane_process=$!
}

joined() {
  local status=0
  wait "$lane_process" || status=$?
  cat "$kept/beside"
  [ "$status" -eq 0 ] || fail "$lane failed; its last lines are above"
}

# Fetches, while something else computes, what later parts install where they may. What cannot be had is said there.
fetch_ahead() {
  {
    for part in scripts/lab-python "scripts/check-vm --fetch" "scripts/check-devices --fetch" \
      "swift package --package-path Porting resolve"; do
      $part || true
    done
  } >/dev/null 2>&1 &
  readonly fetching=$!
}

# Prints the fenced block that follows a marker such as <!-- ci:test --> in the README.
readme_block() {
  awk -v marker="<!-- $1 -->" '
    index($0, marker) == 1 { wanted = 1; next }
    wanted && /^```/ { if (inside) exit; inside = 1; next }
    inside { print }
  ' README.md
}

# Prints each line of the README's blocks of shell that the other functions do not run.
readme_commands() {
  awk '
    /^<!-- ci:(first|test) -->/ { other = 1; next }
    /^```sh/ { inside = !other; other = 0; next }
    /^```/ { inside = 0; next }
    inside { print }
  ' README.md
}

# Whether a file shows what another one holds. A line of the shown text that is only … stands for any lines.
shows() {
  awk '
    NR == FNR { shown[++n] = $0; next }
    { real[++m] = $0 }
    END {
      at = 1
      floating = 0
      i = 1
      while (i <= n) {
        if (shown[i] == "…") { floating = 1; i++; continue }
        last = i
        while (last < n && shown[last + 1] != "…") last++
        size = last - i + 1
        found = 0
        for (start = (floating && last == n) ? m - size + 1 : at; start >= at && start + size - 1 <= m; start++) {
          for (k = 0; k < size && shown[i + k] == real[start + k]; k++) ;
          if (k == size) { found = start; break }
          if (!floating) break
        }
        if (!found) exit 1
        at = found + size
        floating = 0
        i = last + 1
      }
      exit (floating || at == m + 1) ? 0 : 1
    }
  ' "$1" "$2"
}

# The folder of the debug build, with everything in it that tests and checks run.
build_all() {
  swift build --build-tests
  fingerpost="$(swift build --show-bin-path)/fingerpost"
  export FINGERPOST=$fingerpost
}

# tests_of FILTER: plays tests of the build; as `swift test`, but nothing else that uses the build folder waits for it.
tests_of() {
  local program
  program=$(dirname "$fingerpost")/fingerpostPackageTests.xctest
  # On a Mac that is a folder.
  if [ -f "$program" ]; then
    "$program" --testing-library swift-testing --filter "$1"
  else
    swift test --skip-build --filter "$1"
  fi
}

# Breakages need python3 and a Linux whose processes can be limited, fuzzing a Linux.
can_break() { [ "$(uname -s)" = Linux ] && command -v python3 >/dev/null; }
