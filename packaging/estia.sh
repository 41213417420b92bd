#!/bin/sh
# Runs Estia on its own Node. Called as root it becomes the user estia, so that files keep their owner.
home=/usr/lib/estia
set -- "$home/node_modules/.bin/node" "$home/scripts/estia.mjs" "$@"
if [ "$(id -u)" -eq 0 ]; then
  set -- setpriv --reuid=estia --regid=estia --init-groups --no-new-privs \
    env HOME=/var/lib/estia USER=estia LOGNAME=estia "$@"
fi
exec "$@"
