# Replaces the mailpit image if it cannot be pulled.
FROM atelier.local/debian:12
COPY mailpit /
EXPOSE 1025 8025
ENTRYPOINT ["/mailpit"]
