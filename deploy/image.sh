#!/usr/bin/env bash
# An image of nothing but the executable and the libraries it links, by buildah, without any base: deploy/image.sh [executable] [name]
set -euo pipefail
executable=${1:-release/dicepit-linux-x64}
name=${2:-dicepit}
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mkdir -p "$root"/{usr/local/bin,etc} && install -d -o 7711 -g 7711 -m 0700 "$root/data"
install -m 0755 "$executable" "$root/usr/local/bin/dicepit"
ldd "$executable" | grep -o '/[^ ]*' | while read -r library; do install -D "$library" "$root$library"; done
echo 'dicepit:x:7711:7711::/data:/' > "$root/etc/passwd"
echo 'dicepit:x:7711:' > "$root/etc/group"
echo 'hosts: files dns' > "$root/etc/nsswitch.conf"
container=$(buildah from scratch)
cp -a "$root"/. "$(buildah mount "$container")"/
buildah umount "$container" > /dev/null
buildah config --user 7711:7711 --volume /data --port 7711 --stop-signal SIGTERM \
  --env DICEPIT_DATA=/data --env DICEPIT_HOST=0.0.0.0 --env DICEPIT_PORT=7711 \
  --entrypoint '["/usr/local/bin/dicepit"]' --cmd 'serve --no-qr --log-json' "$container"
buildah commit --quiet "$container" "$name" > /dev/null
buildah rm "$container" > /dev/null
buildah images "$name"
