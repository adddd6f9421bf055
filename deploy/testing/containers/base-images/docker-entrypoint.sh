#!/bin/sh
# As the entry point of the mongo image: what mongod keeps belongs to a user of its own, and mongod runs as that user.
set -eu
mkdir -p /data/db /data/configdb
chown -R mongodb /data/db /data/configdb
exec setpriv --reuid=mongodb --regid=mongodb --clear-groups -- "$@"
