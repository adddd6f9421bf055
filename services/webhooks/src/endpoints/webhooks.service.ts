import { MAX_WEBHOOKS, type NewWebhook, type WebhookPatch } from '@atelier/contracts';
import { AuditTrail, currentActor, InvalidInput, requireVersion, Transactions } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { Types } from 'mongoose';
import { DeliveriesRepository } from '../deliveries/deliveries.repository.js';
import { AddressGuard } from '../sending/address-guard.js';
import { auditedFields, auditedWebhook } from './webhook.js';
import type { WebhookRecord } from './webhook.schema.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhooksRepository } from './webhooks.repository.js';

/** A webhook with a new secret, which is shown only this once. */
export interface WithSecret {
  webhook: WebhookRecord;
  secret: string;
}

const changeOfNow = () => ({ updatedAt: new Date(), updatedBy: currentActor().name });

/** State after staff enable or disable it; earlier problems no longer count. */
const getState = (isEnabled: boolean) => ({
  disabledReason: isEnabled ? null : ('staff' as const),
  failingSince: null,
});

@Injectable()
export class WebhooksService {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly secrets: WebhookSecrets,
    private readonly addresses: AddressGuard,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  all(): Promise<WebhookRecord[]> {
    return this.webhooks.all();
  }

  async find(id: string): Promise<WebhookRecord> {
    const webhook = await this.webhooks.find(id);
    if (webhook === null) throw new NotFoundException('Webhook not found');
    return webhook;
  }

  create({ url, description, events, headers, isEnabled, isOrdered }: NewWebhook): Promise<WithSecret> {
    this.requireUsable(url);
    const _id = new Types.ObjectId();
    const change = changeOfNow();
    const { secret, secrets } = this.secrets.renew({ _id, secrets: [] }, change.updatedAt);
    const webhook: WebhookRecord = {
      _id,
      url,
      description,
      events,
      headers: this.sealed(_id, headers, []),
      secrets,
      isOrdered,
      ...getState(isEnabled),
      version: 1,
      createdAt: change.updatedAt,
      ...change,
    };
    return this.transactions.run(async () => {
      if ((await this.webhooks.count()) >= MAX_WEBHOOKS)
        throw new ConflictException(`There can be at most ${MAX_WEBHOOKS} webhooks.`);
      await this.webhooks.insert(webhook);
      const item = auditedWebhook(webhook);
      await this.audit.record({ action: 'created', resource: 'settings', item, after: auditedFields(webhook) });
      return { webhook, secret };
    });
  }

  update(id: string, patch: WebhookPatch, expectedVersion: number | undefined): Promise<WebhookRecord> {
    const { headers, isEnabled, ...fields } = patch;
    if (fields.url !== undefined) this.requireUsable(fields.url);
    return this.transactions.run(async () => {
      const before = await this.find(id);
      requireVersion(expectedVersion, before);
      const wasEnabled = before.disabledReason === null;
      const after = await this.webhooks.change(id, {
        ...fields,
        ...(headers === undefined ? {} : { headers: this.sealed(before._id, headers, before.headers) }),
        ...(isEnabled === undefined || isEnabled === wasEnabled ? {} : getState(isEnabled)),
        ...changeOfNow(),
      });
      await this.audit.record({
        action: 'updated',
        resource: 'settings',
        item: auditedWebhook(after),
        before: auditedFields(before),
        after: auditedFields(after),
      });
      return after;
    });
  }

  rotateSecret(id: string): Promise<WithSecret> {
    return this.transactions.run(async () => {
      const before = await this.find(id);
      const change = changeOfNow();
      const { secret, secrets } = this.secrets.renew(before, change.updatedAt);
      const webhook = await this.webhooks.change(id, { secrets, ...change });
      const note = 'The secret was rotated';
      await this.audit.record({ action: 'updated', resource: 'settings', item: auditedWebhook(webhook), note });
      return { webhook, secret };
    });
  }

  async delete(id: string): Promise<void> {
    await this.transactions.run(async () => {
      const webhook = await this.find(id);
      await this.webhooks.delete(id);
      const item = auditedWebhook(webhook);
      await this.audit.record({ action: 'deleted', resource: 'settings', item, before: auditedFields(webhook) });
    });
    // Outside the transaction, because there may be many; leftovers of a killed process expire.
    await this.deliveries.deleteFor(id);
  }

  private requireUsable(url: string): void {
    const message = this.addresses.findRefusal(url);
    if (message !== undefined) throw new InvalidInput([{ field: 'url', message }]);
  }

  private sealed(_id: Types.ObjectId, wanted: NewWebhook['headers'], kept: WebhookRecord['headers']) {
    return wanted.map(({ name, value }, index) => {
      if (value !== undefined) return { name, sealed: this.secrets.seal(value, String(_id)) };
      const earlier = kept.find((header) => header.name.toLowerCase() === name.toLowerCase());
      if (earlier !== undefined) return { name, sealed: earlier.sealed };
      throw new InvalidInput([{ field: `headers.${index}.value`, message: 'Header value is required' }]);
    });
  }
}
