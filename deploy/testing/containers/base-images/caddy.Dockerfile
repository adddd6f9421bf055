# Replaces the caddy image if it cannot be pulled.
FROM atelier.local/debian:12
COPY caddy /usr/bin/
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
EXPOSE 80 443
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
