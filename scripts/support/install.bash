# Sourced by the scripts beside this folder: says what is missing and installs it. Works in bash 3.2, which macOS has.

# say TEXT: a line for people, on stderr.
say() { printf '%s\n' "$*" >&2; }

# fail TEXT: says why nothing more can be done, and ends the script with status 2.
fail() {
  say "error: $*"
  exit 2
}

# confirmed QUESTION: asks on a terminal; elsewhere nobody can answer, and it goes on.
confirmed() {
  local answer
  if [ ! -t 0 ] || [ ! -t 2 ]; then return 0; fi
  printf '%s [Y/n] ' "$1" >&2
  read -r answer || return 1
  case $answer in
    "" | y | Y | yes | Yes) return 0 ;;
    *) return 1 ;;
  esac
}

# as_root COMMAND…: runs it as root, through sudo when need be.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# install_packages WHY PACKAGE…: installs Debian packages with apt-get, as root or through sudo.
install_packages() {
  local why=$1
  shift
  command -v apt-get >/dev/null 2>&1 ||
    fail "$* is missing ($why) and there is no apt-get to install it with: please install it as your system does."
  [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null 2>&1 ||
    fail "$* is missing ($why): run 'apt-get install $*' as root, then try again."
  say "Missing: $* ($why)."
  confirmed "Install with apt-get?" || fail "$* is needed: $why."
  say "Installing $* with apt-get."
  if ! apt_get install --no-install-recommends "$@" 2>/dev/null; then
    # The package lists may be missing or old.
    apt_get update || fail "apt-get update did not work: its last lines are above."
    apt_get install --no-install-recommends "$@" ||
      fail "apt-get could not install $*: its last lines are above."
  fi
}

# apt_get ARGUMENT…: without questions.
apt_get() { quietly as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y "$@"; }

# quietly COMMAND…: runs it, and shows what it printed only if it fails.
quietly() {
  local printed
  if ! printed=$("$@" 2>&1 </dev/null); then
    printf '%s\n' "$printed" | tail -n 20 >&2
    return 1
  fi
}

# need_swift: a Swift toolchain that can read Package.swift.
need_swift() {
  command -v swift >/dev/null 2>&1 ||
    fail "Swift is missing: install Swift 6.2 or newer from https://www.swift.org/install, then try again."
}

# need_libxml2: the headers of libxml2, which read the XML brand files.
need_libxml2() {
  local missing=()
  if [ "$(uname -s)" = Darwin ]; then
    # Not tried: this project has been built on Linux only.
    pkg-config --exists libxml-2.0 2>/dev/null ||
      fail "libxml2 is missing, which reads XML: run 'brew install libxml2 pkg-config', then" \
        "'export PKG_CONFIG_PATH=\"\$(brew --prefix libxml2)/lib/pkgconfig\"' (untried: qetheme was built on Linux only)."
    return
  fi
  command -v pkg-config >/dev/null 2>&1 || missing+=(pkg-config)
  [ ${#missing[@]} -eq 0 ] && pkg-config --exists libxml-2.0 && return
  pkg-config --exists libxml-2.0 2>/dev/null || missing+=(libxml2-dev)
  install_packages "to build against libxml2, which reads XML" "${missing[@]}"
}
