#!/usr/bin/env bash
# A base image out of Debian's packages, where no registry can be reached: deploy/image/base.sh NAME
# Needs root, debootstrap and buildah. Debian 12 has Python 3.11.
set -euo pipefail
name=$1
if buildah inspect --type image "$name" >/dev/null 2>&1; then
    echo "$name is there already; buildah rmi $name to make it anew"
    exit
fi
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
debootstrap --variant=minbase --include=ca-certificates,python3,python3-venv bookworm "$root"
# What an image does not need: lists and packages that were fetched, manuals, other languages.
rm -rf "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/* "$root"/var/log/* "$root"/usr/share/{doc,man,info,locale}/*
working=$(buildah from scratch)
buildah add --quiet "$working" "$root" /
buildah commit --quiet --rm "$working" "$name"
