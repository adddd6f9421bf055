# Keeps the network of a pod while its containers restart.
ARG NODE_IMAGE
FROM ${NODE_IMAGE}
CMD ["sleep", "infinity"]
