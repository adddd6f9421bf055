# Holds the network of a pod while its containers come and go.
ARG NODE_IMAGE
FROM ${NODE_IMAGE}
CMD ["sleep", "infinity"]
