import type { NewWebhook, Webhook, WebhookPatch } from '@atelier/contracts';
import { newWebhook } from '@atelier/contracts/webhooks/webhook';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';

export interface WebhookFields {
  url: string;
  description: string;
  events: string[];
  headers: { name: string; value?: string | undefined }[];
  isEnabled: boolean;
  isOrdered: boolean;
}

export const webhookResolver = standardSchemaResolver<WebhookFields, unknown, NewWebhook>(newWebhook as never);

const EMPTY: WebhookFields = {
  url: '',
  description: '',
  events: [],
  headers: [],
  isEnabled: true,
  isOrdered: false,
};

/** The form starts with the stored values; header values are never returned. */
export const getFields = (webhook: Webhook | undefined): WebhookFields => {
  if (webhook === undefined) return EMPTY;
  const { url, description, events, headers, isEnabled, isOrdered } = webhook;
  return { url, description, events, headers, isEnabled, isOrdered };
};

/** Only what was changed, so that nothing is undone that a colleague, or five days of failures, have changed meanwhile. */
export const getChanges = (
  fields: NewWebhook,
  shown: Readonly<Partial<Record<keyof NewWebhook, unknown>>>,
): WebhookPatch =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(shown[name as keyof NewWebhook]),
    ),
  );
