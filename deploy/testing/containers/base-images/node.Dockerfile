# Stands in for node:24.21.0-slim where it cannot be pulled: Node and npm of this machine's packages, on Debian.
FROM atelier.local/debian:12
COPY node /usr/local/bin/
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
 && useradd --uid 1000 --create-home --shell /bin/bash node
# npm trusts what this machine trusts, which may reach its registry through a proxy.
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
CMD ["node"]
