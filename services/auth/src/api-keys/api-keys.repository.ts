import type { ApiKeyRecord } from './api-key.js';

/** API keys by name and digest. */
export abstract class ApiKeysRepository {
  abstract findByDigest(digest: string): Promise<ApiKeyRecord | undefined>;
  /** Makes the key of this name, or gives it another secret and other rights. */
  abstract put(key: Pick<ApiKeyRecord, 'name' | 'digest' | 'permissions'>): Promise<void>;
}
