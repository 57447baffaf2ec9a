#!/usr/bin/env bash
# Tests the scan for harmful files with Debian's ClamAV, which knows only the EICAR test text, so that nothing is downloaded.
set -euo pipefail
cd "$(dirname "$0")/.."

# NOTE: keeps the package from starting its own daemon and the one that downloads signatures.
install_missing() {
  command -v clamd >/dev/null && return
  local policy=/usr/sbin/policy-rc.d own=""
  if [ ! -e "$policy" ]; then own=1; printf '#!/bin/sh\nexit 101\n' >"$policy"; chmod +x "$policy"; fi
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends clamav-daemon >/dev/null
  if [ -n "$own" ]; then rm "$policy"; fi
}

install_missing
folder=$(mktemp -d)
daemon=""
trap 'if [ -n "$daemon" ]; then kill "$daemon" 2>/dev/null || true; wait "$daemon" || true; fi; rm -rf "$folder"' EXIT

mkdir "$folder/signatures"
printf 'Eicar-Test:0:*:%s\n' "$(printf 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE' | od -An -v -tx1 | tr -d ' \n')" >"$folder/signatures/test.ndb"
printf '%s\n' "DatabaseDirectory $folder/signatures" "LocalSocket $folder/socket" "Foreground yes" "LogFile $folder/log" \
  "TemporaryDirectory $folder" >"$folder/clamd.conf"
clamd --config-file="$folder/clamd.conf" >/dev/null &
daemon=$!
for _ in $(seq 100); do
  if [ -S "$folder/socket" ]; then break; fi
  kill -0 "$daemon"
  sleep 0.1
done

TEST_CLAMD_SOCKET="$folder/socket" PATH="$PWD/node_modules/.bin:$PATH" vitest run server/src/adapters/virus-scan
