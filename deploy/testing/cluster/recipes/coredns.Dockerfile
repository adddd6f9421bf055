# The name server of the cluster.
ARG NODE_IMAGE
FROM ${NODE_IMAGE}
COPY coredns /usr/local/bin/
ENTRYPOINT ["coredns"]
