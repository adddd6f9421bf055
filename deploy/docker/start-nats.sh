#!/bin/sh
# Up to version 0.2.0, the streams belonged to the default account of NATS. A server alone finds them under another name; a
# cluster has recorded the name (docs/guides/kubernetes.md).
streams=/data/jetstream
if [ -d "$streams/\$G" ] && [ ! -e "$streams/ATELIER" ]; then mv "$streams/\$G" "$streams/ATELIER"; fi
exec nats-server --config /etc/nats/atelier.conf
