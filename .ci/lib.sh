# What .ci/run and .ci/nightly share. They source it; the working directory is the root of the checkout afterwards.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export CI=true
# Warnings are errors (Package.swift).
export FINGERPOST_STRICT=1
exec </dev/null

readonly started=$SECONDS
readonly kept=$(mktemp -d)
lane=
trap '[ -z "$lane" ] || kill -- "-$lane" 2>/dev/null || true; rm -rf "$kept"' EXIT

section() {
  printf '\n== %s (after %d s)\n' "$1" $((SECONDS - started))
}

fail() {
  printf '.ci/run: %s\n' "$1" >&2
  exit 1
}

# Sections that run beside the others: one lane of them, one after the other. Each has its output kept, and printed as a
# section of its own when the lanes come together.
titles=()
commands=()

# beside TITLE COMMAND…: puts a section into the lane.
beside() {
  titles+=("$1")
  commands+=("$(printf '%q ' "${@:2}")")
}

begin_lane() {
  # In a group of processes of its own, so that the whole lane can be ended.
  set -m
  (
    for place in "${!titles[@]}"; do
      began=$SECONDS
      status=0
      bash -euo pipefail -c "${commands[$place]}" >"$kept/lane.$place" 2>&1 || status=$?
      printf '%s %s\n' "$status" $((SECONDS - began)) >"$kept/lane.$place.end"
    done
  ) &
  lane=$!
  set +m
}

# Waits for the lane, prints its sections, and fails if one of them did.
join_lane() {
  wait "$lane" || true
  lane=
  local place status seconds broken=()
  for place in "${!titles[@]}"; do
    read -r status seconds <"$kept/lane.$place.end"
    section "${titles[$place]} (beside the others, took $seconds s)"
    cat "$kept/lane.$place"
    [ "$status" = 0 ] || broken+=("${titles[$place]}: ended with status $status")
  done
  [ ${#broken[@]} -eq 0 ] || fail "$(printf '%s\n' "${broken[@]}")"
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

# Breakages need python3 and a Linux whose processes can be limited, fuzzing a Linux.
can_break() { [ "$(uname -s)" = Linux ] && command -v python3 >/dev/null; }
