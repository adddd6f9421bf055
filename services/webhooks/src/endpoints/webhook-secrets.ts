import { randomBytes } from 'node:crypto';
import { SECRET_OVERLAP_HOURS } from '@atelier/contracts';
import { BOX_KEY, type BoxKeyFields, ENVIRONMENT, SealingKeys } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { WebhooksEnvironment } from '../webhooks-environment.js';
import type { WebhookRecord } from './webhook.schema.js';

const SECRET_BYTES = 32;
const OVERLAP_MS = SECRET_OVERLAP_HOURS * 60 * 60 * 1000;

type Sealed = Pick<WebhookRecord, '_id' | 'secrets' | 'headers'>;

const isUsed = (now: Date) => (secret: WebhookRecord['secrets'][number]) => secret.until === null || secret.until > now;

/** Secrets and header values: sealed in the database, opened only to send. */
@Injectable()
export class WebhookSecrets extends SealingKeys {
  constructor(
    @InjectModel(BOX_KEY) stored: Model<BoxKeyFields>,
    @Inject(ENVIRONMENT) environment: WebhooksEnvironment,
  ) {
    super(stored, 'webhooks', environment.WEBHOOKS_ENCRYPTION_KEY);
  }

  /** Adds a new secret; the current ones stay valid for the overlap period, except those whose key is lost. */
  renew({ _id, secrets }: Pick<Sealed, '_id' | 'secrets'>, now: Date) {
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
    const ending = new Date(now.getTime() + OVERLAP_MS);
    const earlier = secrets
      .filter(isUsed(now))
      .filter(({ sealed }) => this.open(sealed, String(_id)) !== undefined)
      .map(({ sealed, until }) => ({ sealed, until: until ?? ending }));
    return { secret, secrets: [{ sealed: this.seal(secret, String(_id)), until: null }, ...earlier] };
  }

  /** The secrets to sign with, newest first. Throws if the key that sealed one is lost. */
  signing({ _id, secrets }: Sealed, now: Date): string[] {
    return secrets.filter(isUsed(now)).map(({ sealed }) => this.opened(sealed, String(_id)));
  }

  headers({ _id, headers }: Sealed): Record<string, string> {
    return Object.fromEntries(headers.map(({ name, sealed }) => [name, this.opened(sealed, String(_id))]));
  }

  private opened(sealed: Parameters<SealingKeys['open']>[0], owner: string): string {
    const secret = this.open(sealed, owner);
    if (secret === undefined) throw new SecretLost();
    return secret;
  }
}

/** The encryption key has changed since the webhook was saved. */
export class SecretLost extends Error {
  override name = 'SecretLost';
  override message =
    'The secret or a header cannot be opened with this encryption key. Rotate the secret, set the headers.';
}
