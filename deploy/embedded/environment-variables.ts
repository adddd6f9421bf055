/** The form of each variable, with an example. */
export const FORMS = {
  PORT: ['a port number from 1 to 65535', '3000'],
  HOST: ['a host name or an IP address to listen on', '127.0.0.1'],
  ATELIER_PUBLIC_URL: ['the origin that visitors see, without a path', 'https://studio.example'],
  ATELIER_DATA_DIR: ['a directory that this user may write', '.atelier'],
  ATELIER_ADMIN_EMAIL: ['an e-mail address', 'admin@studio.example'],
  ATELIER_ADMIN_PASSWORD: ['a password of 8 to 200 characters', 'correct-horse-battery'],
  ATELIER_PROCESSES: ["'shared' (all services in one process) or 'split' (one process each)", 'split'],
  MONGODB_URL: ['the address of a MongoDB replica set', 'mongodb://127.0.0.1:27017/?replicaSet=rs0'],
  NATS_URL: ['the address of a NATS server with JetStream', 'nats://127.0.0.1:4222'],
  S3_ENDPOINT: ['the HTTP address of an S3 server', 'https://s3.studio.example'],
  S3_ACCESS_KEY: ['the access key of the S3 server, set together with S3_ENDPOINT', 'atelier'],
  S3_SECRET_KEY: ['the secret key of the S3 server, set together with S3_ENDPOINT', 'a-long-secret'],
  S3_BUCKET: ['a bucket name of lower-case letters, digits, dots and hyphens', 'atelier'],
  S3_REGION: ['the name of a region', 'us-east-1'],
  SMTP_URL: ['the address of a mail server', 'smtp://mail.studio.example:587'],
  SEARCH_ENGINE_URL: ['the HTTP address of an OpenSearch server', 'https://user:password@search.studio.example:9200'],
  SEARCH_ENGINE_INDEX: ['a name of lower-case letters, digits and underscores', 'atelier_search'],
  RATE_LIMITS: ["'off', or limits by name", 'contact=5/1m,login=10/15m,public=600/1m'],
  EXTERNAL_IMAGES: ["'refuse' or 'allow' (items may show pictures that other sites serve)", 'allow'],
  WEBHOOKS_ALLOW_PRIVATE: ["'true' or 'false' (webhooks may lead to private networks)", 'true'],
  BACKUP_PASSPHRASE: ['a passphrase of 12 characters or more, or an age key', 'AGE-SECRET-KEY-1…'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['the HTTP address of a collector that takes OTLP', 'http://localhost:4318'],
  LOG_LEVEL: ['trace, debug, info, warn, error, fatal or silent', 'info'],
} satisfies Record<string, readonly [rule: string, example: string]>;

export type VariableName = keyof typeof FORMS;

export const environmentVariables = Object.keys(FORMS) as readonly VariableName[];
