# Replaces the mongo image if it cannot be pulled, with the mongod of `npm start` and MongoDB's shell for the health check.
ARG NODE_IMAGE
FROM ${NODE_IMAGE}
RUN npm install --global --omit=optional mongosh@2.12.0 && useradd --system --uid 999 mongodb
COPY mongod /usr/local/bin/
COPY docker-entrypoint.sh /usr/local/bin/
VOLUME ["/data/db", "/data/configdb"]
EXPOSE 27017
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["mongod"]
