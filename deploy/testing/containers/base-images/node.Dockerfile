# Replaces node:24.21.0-slim if it cannot be pulled, with this machine's Node and npm on Debian.
FROM atelier.local/debian:12
COPY node /usr/local/bin/
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
 && useradd --uid 1000 --create-home --shell /bin/bash node
# npm uses this machine's certificates, because the registry may be behind a proxy.
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
CMD ["node"]
