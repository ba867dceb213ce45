#!/usr/bin/env bash
# What the night needs for tests/firefox and does not have: Debian's Firefox.
set -euo pipefail
! command -v firefox-esr >/dev/null || exit 0
as=()
((EUID == 0)) || as=(sudo)
"${as[@]}" apt-get update -qq
"${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends firefox-esr
