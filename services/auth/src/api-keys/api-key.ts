import { createHash, randomBytes } from 'node:crypto';
import { API_KEY_ROLE, type ApiKey, type PermissionMap, type ReleaseVerb, type TokenClaims } from '@atelier/contracts';

/** A key used instead of a token. A digest is enough to recognize it, because keys, unlike passwords, are long and random. */
export interface ApiKeyRecord {
  id: string;
  name: string;
  digest: string;
  permissions: PermissionMap;
  /** The remotes that it may publish; keys of earlier versions may publish none. */
  remotes: string[];
  /** What it may do with them; empty: everything. */
  releaseVerbs: ReleaseVerb[];
  /** The public half of its Ed25519 key; keys of earlier versions get it at their next use. */
  signingKey: string | null;
  createdAt: Date;
  /** Name of its creator; null for keys of the installation itself. */
  createdBy: string | null;
  expiresAt: Date | null;
  /** Rounded to the hour, so that a key in use causes few writes. */
  lastUsedAt: Date | null;
}

export const RELEASE_KEY = 'release';
export const RELEASE_PERMISSIONS: PermissionMap = { releases: { read: true, write: true, delete: true } };

const HOUR_MS = 60 * 60 * 1000;
const SECRET_BYTES = 32;
/** Identifies a key found in a leaked file. */
const PREFIX = 'atelier_';
const SUBJECT_PREFIX = 'api-key-';

export const newKey = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;

export const digestOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

export const isExpired = ({ expiresAt }: ApiKeyRecord, now: Date): boolean => expiresAt !== null && expiresAt <= now;

export const toHour = (now: Date): Date => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);

/** Represents the key in tokens, as session and bearer. */
export const getSubject = ({ id }: Pick<ApiKeyRecord, 'id'>): string => `${SUBJECT_PREFIX}${id}`;

export const getKeyId = (subject: string): string => subject.slice(SUBJECT_PREFIX.length);

export const claimsOfKey = (key: ApiKeyRecord, signingKey: string): TokenClaims => ({
  sub: getSubject(key),
  sid: getSubject(key),
  email: '',
  firstName: key.name,
  lastName: 'API key',
  role: API_KEY_ROLE,
  permissions: key.permissions,
  remotes: key.remotes,
  releaseVerbs: key.releaseVerbs,
  signingKey,
});

export const toApiKey = ({
  id,
  name,
  permissions,
  remotes,
  releaseVerbs,
  signingKey,
  createdBy,
  ...key
}: ApiKeyRecord): ApiKey => ({
  id,
  name,
  permissions,
  remotes,
  releaseVerbs,
  signingKey,
  createdAt: key.createdAt.toISOString(),
  createdBy,
  expiresAt: key.expiresAt?.toISOString() ?? null,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
});
