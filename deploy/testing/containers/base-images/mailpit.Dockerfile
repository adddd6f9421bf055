# Stands in for the mailpit image where it cannot be pulled.
FROM atelier.local/debian:12
COPY mailpit /
EXPOSE 1025 8025
ENTRYPOINT ["/mailpit"]
