import type { AuditItem, Webhook } from '@atelier/contracts';
import type { WebhookRecord } from './webhook.schema.js';

const toIso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

const previousSecretUntil = ({ secrets }: WebhookRecord): string | null => {
  const until = secrets[1]?.until ?? null;
  return until !== null && until > new Date() ? toIso(until) : null;
};

export const toWebhook = (record: WebhookRecord): Webhook => ({
  id: String(record._id),
  url: record.url,
  description: record.description,
  events: record.events,
  headers: record.headers.map(({ name }) => ({ name })),
  isEnabled: record.disabledReason === null,
  isOrdered: record.isOrdered,
  disabledReason: record.disabledReason,
  failingSince: toIso(record.failingSince),
  previousSecretUntil: previousSecretUntil(record),
  version: record.version,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
  updatedBy: record.updatedBy,
});

export const auditedWebhook = ({ _id, description }: WebhookRecord): AuditItem => ({
  kind: 'webhook',
  id: String(_id),
  title: description,
  path: `/admin/settings/webhooks/${_id}`,
});

/** The audited fields. Only the host of the address is included, because the rest may be a secret. */
export const auditedFields = ({ url, description, events, headers, isOrdered, disabledReason }: WebhookRecord) => ({
  host: new URL(url).host,
  description,
  events,
  headers: headers.map(({ name }) => name),
  isOrdered,
  isEnabled: disabledReason === null,
});
