import { createHash } from 'node:crypto';
import type { PermissionMap, TokenClaims } from '@atelier/contracts';

/** A key that stands in for a token. The digest is enough to know it again: keys are long and random, unlike passwords. */
export interface ApiKeyRecord {
  id: string;
  name: string;
  digest: string;
  permissions: PermissionMap;
  createdAt: Date;
}

/** A role of no rights of its own: what a key may do is in its permissions alone. */
export const API_KEY_ROLE = 'api_key';

export const RELEASE_KEY = 'release';
export const RELEASE_PERMISSIONS: PermissionMap = { releases: { read: true, write: true, delete: true } };

export const digestOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

export const claimsOfKey = ({ id, name, permissions }: ApiKeyRecord): TokenClaims => ({
  sub: `api-key-${id}`,
  sid: `api-key-${id}`,
  email: '',
  firstName: name,
  lastName: 'API key',
  role: API_KEY_ROLE,
  permissions,
});
