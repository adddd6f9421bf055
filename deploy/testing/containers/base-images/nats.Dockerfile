# Replaces the nats image if it cannot be pulled, with the nats-server of `npm start` and wget for the health check.
FROM atelier.local/debian:12
COPY nats-server /usr/local/bin/
EXPOSE 4222 8222
ENTRYPOINT ["nats-server"]
