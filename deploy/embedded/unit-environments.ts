import { createHmac } from 'node:crypto';
import type { DataDirectory } from './data/data-directory.ts';
import type { Environment } from './environment.ts';
import type { Account } from './servers/accounts.ts';

export const SERVICES = [
  'auth',
  'content',
  'contacts',
  'media',
  'analytics',
  'seo',
  'releases',
  'search',
  'webhooks',
] as const;
export type ServiceName = (typeof SERVICES)[number];

export type UnitEnvironment = Record<string, string>;

export interface UnitEnvironments {
  services: Record<ServiceName, UnitEnvironment>;
  gateway: UnitEnvironment;
  shell: UnitEnvironment;
}

/** The address of a server as one account uses it. */
export type UrlFor = (account: Account) => string;

/** Addresses and directories of this run. */
export interface Addresses {
  mongodbUrl: UrlFor;
  natsUrl: UrlFor;
  servicePorts: Record<ServiceName, number>;
  /** The public listener's address on this machine. */
  frontUrl: string;
}

/** Secrets of single services; empty ones count as absent. */
export interface UnitKeys {
  releaseKey: string;
  encryptionKey: string;
  /** For webhooks only; empty on a server that is not embedded. */
  subscribersSeed: string;
}

const LOOPBACK = '127.0.0.1';

export const serviceUrl = (port: number): string => `http://${LOOPBACK}:${port}`;

export const serviceUrls = (ports: Record<ServiceName, number>): Record<ServiceName, string> =>
  Object.fromEntries(SERVICES.map((name) => [name, serviceUrl(ports[name])])) as Record<ServiceName, string>;

const getStorage = ({ s3 }: Environment, directory: DataDirectory): UnitEnvironment =>
  s3 === undefined
    ? { STORAGE_DIR: directory.storage }
    : {
        S3_ENDPOINT: s3.endpoint,
        S3_ACCESS_KEY: s3.accessKey,
        S3_SECRET_KEY: s3.secretKey,
        S3_BUCKET: s3.bucket,
        S3_REGION: s3.region,
      };

const getMail = ({ smtpUrl }: Environment, directory: DataDirectory): UnitEnvironment =>
  smtpUrl === undefined ? { MAIL_DIR: directory.mail } : { SMTP_URL: smtpUrl };

const getSearchEngine = ({ searchEngineUrl, searchEngineIndex }: Environment): UnitEnvironment => ({
  ...(searchEngineUrl === undefined ? {} : { SEARCH_ENGINE_URL: searchEngineUrl }),
  ...(searchEngineIndex === undefined ? {} : { SEARCH_ENGINE_INDEX: searchEngineIndex }),
});

/** A separate key for another service, from which no secret of the first can be derived. */
export const derivedKey = (key: string, purpose: string): string =>
  key === '' ? '' : createHmac('sha256', key).update(purpose).digest('base64url');

/** The variables of every unit in this run, without the launcher's own settings. */
export const composeUnitEnvironments = (
  environment: Environment,
  directory: DataDirectory,
  { mongodbUrl, natsUrl, servicePorts, frontUrl }: Addresses,
  { releaseKey, encryptionKey, subscribersSeed }: UnitKeys,
): UnitEnvironments => {
  const urls = serviceUrls(servicePorts);
  const traces: UnitEnvironment =
    environment.otlpEndpoint === undefined ? {} : { OTEL_EXPORTER_OTLP_ENDPOINT: environment.otlpEndpoint };
  const everywhere = (account: Account) => ({
    ...traces,
    NATS_URL: natsUrl(account),
    ATELIER_PUBLIC_URL: environment.publicUrl,
    LOG_LEVEL: environment.logLevel,
  });
  const tokens = { AUTH_JWKS_URL: `${urls.auth}/auth/jwks.json` };
  const storage = getStorage(environment, directory);
  const mail = getMail(environment, directory);
  const special: Partial<Record<ServiceName, UnitEnvironment>> = {
    auth: { ...mail, ATELIER_RELEASE_KEY: releaseKey, ATELIER_ENCRYPTION_KEY: encryptionKey },
    contacts: mail,
    content: { MEDIA_URL: urls.media, EXTERNAL_IMAGES: environment.externalImages },
    search: getSearchEngine(environment),
    webhooks: {
      WEBHOOKS_ENCRYPTION_KEY: derivedKey(encryptionKey, 'webhooks'),
      WEBHOOKS_ALLOW_PRIVATE: environment.webhooksAllowPrivate,
      SUBSCRIBERS_SEED: subscribersSeed,
    },
  };
  const service = (name: ServiceName): UnitEnvironment => ({
    ...everywhere(name),
    ...tokens,
    ...storage,
    ...special[name],
    PORT: String(servicePorts[name]),
    HOST: LOOPBACK,
    MONGODB_URL: mongodbUrl(name),
  });
  const upstreams = Object.fromEntries(SERVICES.map((name) => [`${name.toUpperCase()}_URL`, urls[name]]));
  const limits: UnitEnvironment = environment.rateLimits === undefined ? {} : { RATE_LIMITS: environment.rateLimits };
  return {
    services: Object.fromEntries(SERVICES.map((name) => [name, service(name)])) as UnitEnvironments['services'],
    gateway: { ...everywhere('gateway'), ...tokens, ...upstreams, ...limits },
    shell: {
      ...everywhere('shell'),
      ...storage,
      EXTERNAL_IMAGES: environment.externalImages,
      ...limits,
      GATEWAY_URL: frontUrl,
      RELEASES_URL: urls.releases,
      CACHE_DIR: directory.cache,
    },
  };
};
