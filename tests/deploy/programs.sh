#!/usr/bin/env bash
# What the night needs for tests/deploy and does not have: Debian's packages.
set -euo pipefail
missing=()
command -v nginx >/dev/null || [[ -x /usr/sbin/nginx ]] || missing+=(nginx-light)
for name in caddy buildah podman debootstrap openssl curl chromium; do
    command -v "$name" >/dev/null || [[ -x /usr/sbin/$name ]] || missing+=("$name")
done
[[ -x /usr/sbin/ip || -x /sbin/ip ]] || missing+=(iproute2)
command -v promtool >/dev/null || missing+=(prometheus)
command -v pgbackrest >/dev/null || missing+=(pgbackrest)
command -v fail2ban-regex >/dev/null || missing+=(fail2ban)
((${#missing[@]})) || exit 0
as=()
((EUID == 0)) || as=(sudo)
"${as[@]}" apt-get update -qq
"${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
