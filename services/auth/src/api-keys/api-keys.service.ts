import { apiKeyCreated, apiKeyDeleted, EVERY_REMOTE, type NewApiKey, sessionRevoked } from '@atelier/contracts';
import { getSigningKey } from '@atelier/release-kit/release-signing';
import {
  ACCESS_TOKEN_LIFETIME_SECONDS,
  AccessDenied,
  AuditTrail,
  AuthenticationRequired,
  ENVIRONMENT,
  InvalidInput,
  Outbox,
  requireFreshSecondFactor,
  type Viewer,
} from '@atelier/service-kit';
import { ConflictException, Inject, Injectable, NotFoundException, type OnApplicationBootstrap } from '@nestjs/common';
import type { Actor } from '../administration/actor.js';
import { Administration } from '../administration/administration.js';
import { requireMayGive } from '../administration/giving-rights.js';
import type { AuthEnvironment } from '../environment.js';
import { AccessTokens } from '../keys/access-tokens.js';
import {
  type ApiKeyRecord,
  claimsOfKey,
  digestOfKey,
  getSubject,
  isExpired,
  newKey,
  RELEASE_KEY,
  RELEASE_PERMISSIONS,
  toHour,
} from './api-key.js';
import { ApiKeysRepository } from './api-keys.repository.js';

/** A token issued for a key. */
interface KeyToken {
  token: string;
  expiresInSeconds: number;
}

@Injectable()
export class ApiKeysService implements OnApplicationBootstrap {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly accessTokens: AccessTokens,
    private readonly administration: Administration,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    @Inject(ENVIRONMENT) private readonly environment: AuthEnvironment,
  ) {}

  async onApplicationBootstrap() {
    const { ATELIER_RELEASE_KEY: key } = this.environment;
    if (key !== undefined)
      await this.keys.put({
        name: RELEASE_KEY,
        digest: digestOfKey(key),
        permissions: RELEASE_PERMISSIONS,
        remotes: [EVERY_REMOTE],
        signingKey: getSigningKey(key),
      });
  }

  /** Issues a token with the key's permissions that does not outlive the key. Throws 401 if the key is unknown or expired. */
  async exchange(key: string | undefined): Promise<KeyToken> {
    const now = new Date();
    const known = key === undefined ? undefined : await this.keys.findByDigest(digestOfKey(key));
    if (key === undefined || known === undefined || isExpired(known, now))
      throw new AuthenticationRequired('The API key is not valid.');
    const signingKey = getSigningKey(key);
    await this.keys.recordUse(known.id, toHour(now), signingKey);
    const expiresInSeconds = tokenLifetimeSeconds(known, now);
    return {
      token: await this.accessTokens.issue(claimsOfKey(known, signingKey), expiresInSeconds),
      expiresInSeconds,
    };
  }

  all(): Promise<ApiKeyRecord[]> {
    return this.keys.all();
  }

  /** `secret` is returned here and never stored. */
  create(wanted: NewApiKey, viewer: Viewer): Promise<{ key: ApiKeyRecord; secret: string }> {
    const { name, permissions, remotes = [], releaseVerbs = [] } = wanted;
    const expiresAt = wanted.expiresAt ? new Date(wanted.expiresAt) : null;
    if (remotes.length > 0) requireFreshSecondFactor(viewer);
    const secret = newKey();
    return this.administration.run(async () => {
      const actor = await this.administration.requireActor(viewer, 'settings', 'write');
      requireMayGive(actor, permissions);
      requireNoLonger(actor, expiresAt);
      if (name === RELEASE_KEY) throw nameTaken();
      const key = await this.keys.insert({
        name,
        permissions,
        remotes,
        releaseVerbs,
        digest: digestOfKey(secret),
        signingKey: getSigningKey(secret),
        createdBy: actor.name,
        expiresAt,
      });
      if (key === undefined) throw nameTaken();
      await this.outbox.add(apiKeyCreated, key.id, { keyId: key.id, actorId: actor.id });
      const after = { permissions, remotes, releaseVerbs, expiresAt: key.expiresAt };
      await this.audit.record({ action: 'created', resource: 'settings', item: auditedKey(key), after });
      return { key, secret };
    });
  }

  /** Issued tokens of the key are refused, like those of an ended session. */
  delete(id: string, viewer: Viewer): Promise<void> {
    return this.administration.run(async () => {
      const actor = await this.administration.requireActor(viewer, 'settings', 'delete');
      const key = await this.keys.find(id);
      if (key === undefined) throw new NotFoundException('API key not found');
      if (key.name === RELEASE_KEY && this.environment.ATELIER_RELEASE_KEY !== undefined)
        throw new ConflictException('The release key is a setting of the installation and cannot be deleted here.');
      await this.keys.delete(key.id);
      const subject = getSubject(key);
      await this.outbox.add(sessionRevoked, subject, {
        sessionId: subject,
        userId: subject,
        reason: 'api_key_deleted',
      });
      await this.outbox.add(apiKeyDeleted, key.id, { keyId: key.id, actorId: actor.id });
      await this.audit.record({ action: 'deleted', resource: 'settings', item: auditedKey(key) });
    });
  }
}

/** Throws 403 for a key that outlives the key that creates it, which would make an expiry without effect. */
const requireNoLonger = ({ expiresAt: end }: Actor, expiresAt: Date | null): void => {
  if (!end || (expiresAt !== null && expiresAt <= end)) return;
  throw new AccessDenied('An API key cannot create one that is valid longer than itself.');
};

const tokenLifetimeSeconds = ({ expiresAt }: ApiKeyRecord, now: Date): number => {
  if (expiresAt === null) return ACCESS_TOKEN_LIFETIME_SECONDS;
  const leftSeconds = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
  return Math.min(ACCESS_TOKEN_LIFETIME_SECONDS, leftSeconds);
};

const auditedKey = ({ id, name }: ApiKeyRecord) => ({ kind: 'api-key', id, title: name });

const nameTaken = () => new InvalidInput([{ field: 'name', message: 'An API key with this name already exists' }]);
