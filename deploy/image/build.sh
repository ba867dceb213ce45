#!/usr/bin/env bash
# The image of Groma, made of a wheel:
#
#   deploy/image/build.sh WHEEL [--base IMAGE|scratch] [--tag NAME] [-- OPTIONS OF THE BUILDER]
#
# --base scratch needs no registry: base.sh makes the base out of Debian's packages, as root. Else the base is an image
# with Python 3.11 or later; a compiled wheel must be for the Python of the base. Buildah is used, or Docker where there
# is none.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

base=docker.io/library/python:3.13-slim
tag=
wheel=
while (($#)); do
    case $1 in
        --base) base=$2; shift 2 ;;
        --tag) tag=$2; shift 2 ;;
        --) shift; break ;;
        *) wheel=$1; shift ;;
    esac
done
[[ $wheel == *.whl && -f $wheel ]] || { sed -n 's/^# \{0,1\}//; 2,4p' "$0" >&2; exit 2; }
version=$(basename "$wheel" | cut -d- -f2)
tag=${tag:-localhost/groma:$version}

if [[ $base == scratch ]]; then
    base=localhost/groma-base
    "$here/base.sh" "$base"
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp "$wheel" "$here/../../requirements.lock" "$folder"
builder=(docker build)
# The format of OCI has no place for the health check.
if command -v buildah >/dev/null; then builder=(buildah bud --format docker); fi
"${builder[@]}" --file "$here/Containerfile" --build-arg "BASE=$base" --build-arg "VERSION=$version" --tag "$tag" "$@" "$folder"
echo "made $tag"
