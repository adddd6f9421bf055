import { AuthenticationRequired, ENVIRONMENT } from '@atelier/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { AuthEnvironment } from '../environment.js';
import { AccessTokens } from '../keys/access-tokens.js';
import { claimsOfKey, digestOfKey, RELEASE_KEY, RELEASE_PERMISSIONS } from './api-key.js';
import { ApiKeysRepository } from './api-keys.repository.js';

@Injectable()
export class ApiKeysService implements OnApplicationBootstrap {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly accessTokens: AccessTokens,
    @Inject(ENVIRONMENT) private readonly environment: AuthEnvironment,
  ) {}

  async onApplicationBootstrap() {
    const { ATELIER_RELEASE_KEY: key } = this.environment;
    if (key !== undefined)
      await this.keys.put({ name: RELEASE_KEY, digest: digestOfKey(key), permissions: RELEASE_PERMISSIONS });
  }

  /** A token with the rights of the key, 401 for a key that is not known. */
  async exchange(key: string | undefined): Promise<string> {
    const known = key === undefined ? undefined : await this.keys.findByDigest(digestOfKey(key));
    if (known === undefined) throw new AuthenticationRequired('The API key is not valid.');
    return this.accessTokens.issue(claimsOfKey(known));
  }
}
