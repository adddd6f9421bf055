import { resolve } from 'node:path';
import * as z from 'zod';
import { environmentVariables, FORMS, type VariableName } from './environment-variables.ts';
import { repositoryRoot } from './paths.ts';
import { Problem } from './problem.ts';

export interface S3Settings {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region: string;
}

/** The launcher's settings. Paths are absolute; absent addresses mean "embedded". */
export interface Environment {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  adminEmail: string;
  adminPassword?: string;
  processes: 'shared' | 'split';
  mongodbUrl?: string;
  natsUrl?: string;
  s3?: S3Settings;
  smtpUrl?: string;
  searchEngineUrl?: string;
  searchEngineIndex?: string;
  rateLimits?: string;
  externalImages: 'refuse' | 'allow';
  webhooksAllowPrivate: 'true' | 'false';
  backupPassphrase?: string;
  otlpEndpoint?: string;
  logLevel: string;
}

const getAddress = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));
const isOrigin = (text: string) => /^\/?$/.test(new URL(text).pathname + new URL(text).search + new URL(text).hash);
const RATE_RULE = '(concurrent=\\d+|[a-z][a-z-]*=\\d+/\\d*[smhd])';
const RATE_LIMITS = new RegExp(`^(off|${RATE_RULE}(,${RATE_RULE})*)$`);

const schema = z.object({
  PORT: z.string().regex(/^\d+$/).default('3000').transform(Number).pipe(z.int().min(1).max(65535)),
  HOST: z.hostname().or(z.ipv4()).or(z.ipv6()).default('127.0.0.1'),
  ATELIER_PUBLIC_URL: getAddress('http:', 'https:').refine(isOrigin).optional(),
  ATELIER_DATA_DIR: z.string().default('.atelier'),
  ATELIER_ADMIN_EMAIL: z.email().default('admin@atelier.local'),
  ATELIER_ADMIN_PASSWORD: z.string().min(8).max(200).optional(),
  ATELIER_PROCESSES: z.enum(['shared', 'split']).default('shared'),
  // A seed list has several hosts with ports, which URL cannot parse.
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/[^\s/]+/)
    .optional(),
  NATS_URL: getAddress('nats:', 'tls:', 'ws:', 'wss:').optional(),
  S3_ENDPOINT: getAddress('http:', 'https:').optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .default('atelier'),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  SMTP_URL: getAddress('smtp:', 'smtps:').optional(),
  SEARCH_ENGINE_URL: getAddress('http:', 'https:').optional(),
  SEARCH_ENGINE_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,59}$/)
    .optional(),
  RATE_LIMITS: z.string().regex(RATE_LIMITS).optional(),
  EXTERNAL_IMAGES: z.enum(['refuse', 'allow']).default('refuse'),
  WEBHOOKS_ALLOW_PRIVATE: z.enum(['true', 'false']).default('false'),
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: getAddress('http:', 'https:').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** Addresses can contain passwords, so messages repeat only the parts that cannot be secret. */
const REPEATABLE: ReadonlySet<string> = new Set([
  'PORT',
  'HOST',
  'ATELIER_PROCESSES',
  'RATE_LIMITS',
  'EXTERNAL_IMAGES',
  'WEBHOOKS_ALLOW_PRIVATE',
  'LOG_LEVEL',
]);

const complaint = (name: VariableName, found: string | undefined): string => {
  const [rule, example] = FORMS[name];
  const given = found !== undefined && REPEATABLE.has(name) ? `; it is '${found}'` : '';
  return `  ${name} must be ${rule}, for example ${name}=${example}${given}`;
};

const refuse = (lines: readonly string[]): never => {
  throw new Problem(`Atelier cannot use its environment. Please correct:\n${lines.join('\n')}`);
};

/** S3 needs its address and both keys, or none of them. */
const incompleteS3 = (given: Partial<Record<VariableName, string>>): VariableName[] => {
  const names: VariableName[] = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
  const missing = names.filter((name) => given[name] === undefined);
  return missing.length === names.length ? [] : missing;
};

const toS3 = (values: z.output<typeof schema>): S3Settings | undefined => {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = values;
  if (endpoint === undefined || accessKey === undefined || secretKey === undefined) return undefined;
  return { endpoint, accessKey, secretKey, bucket: values.S3_BUCKET, region: values.S3_REGION };
};

/** Reads and checks the launcher's variables. Empty ones count as absent. Throws a Problem that names each invalid one. */
export const parseEnvironment = (env: NodeJS.ProcessEnv): Environment => {
  const given = Object.fromEntries(
    environmentVariables.flatMap((name) => (env[name] ? [[name, env[name]] as const] : [])),
  ) as Partial<Record<VariableName, string>>;
  const parsed = schema.safeParse(given);
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => issue.path[0] as VariableName);
  const names = [...new Set([...wrong, ...incompleteS3(given)])];
  if (!parsed.success || names.length > 0) return refuse(names.map((name) => complaint(name, given[name])));
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: new URL(values.ATELIER_PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    dataDir: resolve(repositoryRoot, values.ATELIER_DATA_DIR),
    adminEmail: values.ATELIER_ADMIN_EMAIL,
    adminPassword: values.ATELIER_ADMIN_PASSWORD,
    processes: values.ATELIER_PROCESSES,
    mongodbUrl: values.MONGODB_URL,
    natsUrl: values.NATS_URL,
    s3: toS3(values),
    smtpUrl: values.SMTP_URL,
    searchEngineUrl: values.SEARCH_ENGINE_URL,
    searchEngineIndex: values.SEARCH_ENGINE_INDEX,
    rateLimits: values.RATE_LIMITS,
    externalImages: values.EXTERNAL_IMAGES,
    webhooksAllowPrivate: values.WEBHOOKS_ALLOW_PRIVATE,
    backupPassphrase: values.BACKUP_PASSPHRASE,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: values.LOG_LEVEL,
  };
};
