#!/usr/bin/env bash
# Tests scripts/action and scripts/formula without GitHub and without a release: `gh` is a stand-in that hands out an
# archive made here. FINGERPOST names the built command. Ends with 1 and says why at the first thing that is not so.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$(pwd)
fingerpost=$(cd "$(dirname "${FINGERPOST:-.build/debug/fingerpost}")" && pwd)/fingerpost
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() { echo "scripts/check_packaging.sh: $1" >&2; exit 1; }

# expect STATUS TEXT COMMAND…: what the command ends with, and what it says.
expect() {
  local wanted=$1 text=$2 status=0
  shift 2
  "$@" >"$work/said" 2>&1 || status=$?
  [ "$status" -eq "$wanted" ] || { cat "$work/said"; fail "$* ended with $status instead of $wanted"; }
  grep -qF -- "$text" "$work/said" || { cat "$work/said"; fail "$* did not say: $text"; }
}

# A release with an archive for this machine, and a `gh` that copies it to where it is called.
mkdir -p "$work/release" "$work/bin" "$work/fingerpost-0.1.0" "$work/temp"
printf '#!/bin/sh\nexec "%s" "$@"\n' "$fingerpost" >"$work/fingerpost-0.1.0/fingerpost"
chmod +x "$work/fingerpost-0.1.0/fingerpost"
for platform in linux-x86_64 linux-aarch64 macos-universal; do
  tar -czf "$work/release/fingerpost-0.1.0-$platform.tar.gz" -C "$work" fingerpost-0.1.0
done
sum() { if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }
(cd "$work/release" && sum fingerpost-*.tar.gz >SHA256SUMS)
printf '#!/bin/sh\n[ "$3" = v0.1.0 ] && [ "$5" = o/r ] && cp "%s"/release/* .\n' "$work" >"$work/bin/gh"
chmod +x "$work/bin/gh"
export RUNNER_TEMP=$work/temp PATH=$work/bin:$PATH TAG=v0.1.0 REPOSITORY=o/r
export GITHUB_OUTPUT=$work/output GITHUB_STEP_SUMMARY=$work/summary

expect 0 OK scripts/action download
expect 1 "1 warning." env FINGERPOST= FILES=Examples/outside-its-parent.txt scripts/action audit
[ "$(cat "$work/output")" = status=1 ] || fail "the output of the action is: $(cat "$work/output")"
grep -q '^    Examples/outside-its-parent.txt: 1 warning' "$work/summary" || fail "the summary has no report"

expect 0 "" env FILES=Examples/outside-its-parent.txt ARGUMENTS=$'--write-baseline\n'"$work/known" scripts/action audit
expect 0 "in the baseline" env FILES=Examples/outside-its-parent.txt BASELINE="$work/known" scripts/action audit
expect 2 "no such file" env FILES=$'gone.txt\n\n' scripts/action audit
# What looks like an option is a file, and nothing of an input is run.
expect 2 "could not be read" env FILES='--junit=x' scripts/action audit
expect 2 "could not be read" env FILES='$(touch '"$work"'/ran)' scripts/action audit
[ ! -e "$work/ran" ] || fail "an input was run"

echo tampered >>"$work/release/SHA256SUMS"
sed -i.old 's/^..../0000/' "$work/release/SHA256SUMS"
expect 1 FAILED scripts/action download

(cd "$work/release" && sum fingerpost-*.tar.gz >SHA256SUMS)
scripts/formula o/r 0.1.0 "$work/release/SHA256SUMS" >"$work/all.rb"
grep -v linux-aarch64 "$work/release/SHA256SUMS" >"$work/some"
scripts/formula o/r 0.1.0 "$work/some" >"$work/some.rb"
[ "$(grep -c sha256 "$work/all.rb") $(grep -c sha256 "$work/some.rb")" = "3 2" ] || fail "the formula has other archives"
grep -q 'releases/download/v0.1.0/fingerpost-0.1.0-macos-universal.tar.gz"' "$work/all.rb" || fail "the formula has no address"
: >"$work/none"
expect 1 "no archive" scripts/formula o/r 0.1.0 "$work/none"
if command -v ruby >/dev/null; then
  for formula in all some; do ruby -c "$work/$formula.rb" >/dev/null || fail "the formula is not Ruby"; done
else
  echo "There is no ruby here, so the formula was not read as Ruby."
fi
cd "$root"
echo "the action downloads, compares, audits and reports; the formula has the archives that there are"
