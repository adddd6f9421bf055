#!/bin/sh
# Like the mongo image's entry point: runs mongod as a separate user that owns its data.
set -eu
mkdir -p /data/db /data/configdb
chown -R mongodb /data/db /data/configdb
exec setpriv --reuid=mongodb --regid=mongodb --clear-groups -- "$@"
