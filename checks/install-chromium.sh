#!/usr/bin/env bash
# Makes sure that the browser tests have a Chromium, from the system's package manager.
set -euo pipefail
if [ -n "${CHROMIUM_PATH:-}" ] || command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null; then exit 0; fi
if ! command -v apt-get >/dev/null; then
  echo "The browser tests need Chromium. Please install it with your system's package manager and put \`chromium\` on the PATH, or set CHROMIUM_PATH." >&2
  exit 1
fi
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }
echo "Installing Chromium from the system's packages …"
install() { DEBIAN_FRONTEND=noninteractive as_root apt-get install -y -qq "$1" >/dev/null; }
if ! { as_root apt-get update -qq && { install chromium-headless-shell 2>/dev/null || install chromium; }; }; then
  echo "Chromium could not be installed. Please run \`apt-get install chromium\` as root, or set CHROMIUM_PATH to a Chromium you have." >&2
  exit 1
fi
