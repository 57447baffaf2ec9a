#!/usr/bin/env bash
# Checks and tests the alerts with Debian's promtool, then lets Debian's Prometheus scrape a running product on loopback.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v promtool >/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends prometheus >/dev/null
fi

promtool check rules ops/prometheus-alerts.yml
promtool test rules ops/prometheus-alerts.test.yml
node_modules/.bin/node checks/scrape-product.ts
