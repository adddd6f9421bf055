# Replaces the versitygw image if it cannot be pulled, with the S3 server of the tests and wget for the health check.
FROM atelier.local/debian:12
COPY versitygw /usr/local/bin/
ENTRYPOINT ["versitygw"]
