# What is tested, made from a clone: the pure and the compiled install, the pages, the services.
#
# .ci/run reads these functions and calls them one by one; `bash .ci/environments.sh FOLDER` makes all in FOLDER,
# which is what `make nightly` does. Needed: Python 3.11 or later with its headers, a C compiler, Node 20.19 or
# later, PyPI and npm. What is missing of Debian's packages is installed.

PYTHON=${PYTHON:-$(command -v python3.11 || command -v python3)}
UV_VERSION=0.13.7  # installs in seconds what takes pip minutes on a busy machine
export PIP_DISABLE_PIP_VERSION_CHECK=1
unset PYTHONDONTWRITEBYTECODE  # every process would compile all modules anew, and every worker of pytest all tests

environments_in() {
    WORK=$1
    PURE=$WORK/pure/bin
    COMPILED=$WORK/compiled/bin
}

environment() {
    # An empty environment in a folder of $WORK, with pip.
    if [[ ! -x $WORK/uv/bin/uv ]]; then
        "$PYTHON" -m venv "$WORK/uv"
        "$WORK/uv/bin/pip" install --quiet "uv==$UV_VERSION"
    fi
    "$WORK/uv/bin/uv" venv --quiet --seed --python "$PYTHON" "$WORK/$1"
}

install() {
    # Packages into the environment of that name.
    local into=$WORK/$1
    shift
    "$WORK/uv/bin/uv" pip install --quiet --python "$into/bin/python" "$@"
}

install_pure() {
    environment pure
    install pure --requirement requirements.lock
    install pure --no-deps --no-build-isolation --editable .
}

install_web() {
    (cd web && npm install --no-save --no-audit --no-fund --loglevel=error)
}

wheel() {
    # A wheel of the copy in $WORK/tree; what the build says is shown if it fails.
    local log=$WORK/$1.log
    shift
    (cd "$WORK/tree" && env GROMA_SITE=require "$@" "$PURE/python" -m build --no-isolation --wheel --outdir "$WORK/wheels" .) \
        >"$log" 2>&1 || { cat "$log"; return 1; }
}

build_wheels() {
    # From a copy, so that nothing stale gets in and nothing is left behind; the browser's pages come with it.
    mkdir "$WORK/tree"
    cp -r pyproject.toml setup.py README.md LICENSE src web "$WORK/tree"
    rm -rf "$WORK/tree/src/groma/site"
    wheel pure-wheel || return
    rm -rf "$WORK/tree/build"
    wheel compiled-wheel GROMA_COMPILE=1 || return
    ls -l "$WORK/wheels"
    "$PYTHON" tools/wheel_check.py pure "$WORK"/wheels/groma_games-*-py3-none-any.whl
}

install_compiled() {
    environment compiled
    install compiled --constraint requirements.lock \
        "groma-games[lab,local,otel] @ $(ls "$WORK"/wheels/groma_games-*-cp3*.whl)" \
        pytest pytest-xdist hypothesis schemathesis fluent.runtime
}

install_services() {
    # nats-server, the programs of PostgreSQL, pgbench, a browser.
    local missing=()
    command -v chromium >/dev/null || missing+=(chromium)
    command -v nats-server >/dev/null || missing+=(nats-server)
    compgen -G '/usr/lib/postgresql/*/bin/pgbench' >/dev/null || missing+=(postgresql)
    command -v curl >/dev/null || missing+=(curl)
    if ((${#missing[@]})); then
        local as=()
        ((EUID == 0)) || as=(sudo)
        "${as[@]}" apt-get update -qq
        "${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}"
    fi
    nats-server --version
}

is_pure() {
    "$PURE/groma" --version | tee "$WORK/version"
    grep -q '(pure)' "$WORK/version"
}

if [[ ${BASH_SOURCE[0]} == "$0" ]]; then
    set -euo pipefail
    cd "$(dirname "$0")/.."
    mkdir -p "$1"
    environments_in "$(cd "$1" && pwd)"
    install_services
    install_pure
    install_web
    build_wheels
    install_compiled
    is_pure
    "$COMPILED/python" tools/wheel_check.py compiled
fi
