import type { ApiKeyRecord } from './api-key.js';

export type NewApiKeyRecord = Pick<
  ApiKeyRecord,
  'name' | 'digest' | 'permissions' | 'remotes' | 'createdBy' | 'expiresAt'
>;

/** API keys by identifier, name and digest. */
export abstract class ApiKeysRepository {
  abstract find(id: string): Promise<ApiKeyRecord | undefined>;
  abstract findByDigest(digest: string): Promise<ApiKeyRecord | undefined>;
  /** By name. */
  abstract all(): Promise<ApiKeyRecord[]>;
  /** Undefined where the name is taken. */
  abstract insert(key: NewApiKeyRecord): Promise<ApiKeyRecord | undefined>;
  /** Makes the key of this name, or gives it another secret and other rights. */
  abstract put(key: Pick<ApiKeyRecord, 'name' | 'digest' | 'permissions' | 'remotes'>): Promise<void>;
  abstract recordUse(id: string, hour: Date): Promise<void>;
  abstract delete(id: string): Promise<void>;
}
