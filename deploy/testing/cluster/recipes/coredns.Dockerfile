# The cluster's own name server.
ARG NODE_IMAGE
FROM ${NODE_IMAGE}
COPY coredns /usr/local/bin/
ENTRYPOINT ["coredns"]
