import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { done, succeeded } from '../http/success.js';
import { versioned } from '../http/version.js';
import { deliveryDetail, deliveryList, deliveryQuery, replayRequest } from './delivery.js';
import { newWebhook, webhook, webhookPatch } from './webhook.js';

const identifier = (noun: string) => z.string().regex(/^[0-9a-f]{24}$/, `ID must be the identifier of a ${noun}`);
export const webhookId = identifier('webhook');
export const deliveryId = identifier('delivery');

export const webhookList = z.object({ success: z.literal(true), data: z.array(webhook) }).meta({ id: 'WebhookList' });
const webhookAnswer = succeeded(webhook).meta({ id: 'WebhookAnswer' });
/** `secret` is shown only this once. */
export const webhookSecretAnswer = succeeded(webhook.extend({ secret: z.string() })).meta({
  id: 'WebhookSecretAnswer',
});
const deliveryAnswer = succeeded(deliveryDetail).meta({ id: 'WebhookDeliveryAnswer' });
const replayAnswer = succeeded(z.object({ count: z.number().int() })).meta({ id: 'WebhookReplayAnswer' });

const read = needs('read', 'settings');
const write = needs('write', 'settings');
const parameters = { id: webhookId };
const ofDelivery = { id: webhookId, delivery: deliveryId };
const EXAMPLE = {
  url: 'https://example.com/hooks/atelier',
  description: 'Rebuilds the static copy',
  events: ['atelier.content.post.published.v1'],
};

/** Calls to other systems on events, according to Standard Webhooks. */
export const webhookOperations = operations('webhooks', {
  'GET /webhooks': { summary: 'Lists all webhooks, by description.', access: read, answer: webhookList },
  'POST /webhooks': {
    summary: 'Creates a webhook; its secret is shown only this once.',
    access: write,
    body: newWebhook,
    example: EXAMPLE,
    answer: webhookSecretAnswer,
    status: 201,
    failures: [409],
  },
  'GET /webhooks/{id}': { summary: 'Returns a webhook.', access: read, parameters, answer: webhookAnswer },
  'PUT /webhooks/{id}': {
    summary: 'Changes a webhook; absent fields stay, lists are replaced.',
    note: 'A header without a value keeps its current value.',
    access: write,
    parameters,
    body: webhookPatch,
    example: { isEnabled: false },
    answer: webhookAnswer,
    ...versioned,
  },
  'DELETE /webhooks/{id}': {
    summary: 'Permanently deletes a webhook with its deliveries.',
    access: needs('delete', 'settings'),
    parameters,
    answer: done,
  },
  'POST /webhooks/{id}/rotate-secret': {
    summary: 'Creates a new secret, shown only this once; the previous one is also used for signing for 24 hours.',
    access: write,
    parameters,
    answer: webhookSecretAnswer,
  },
  'POST /webhooks/{id}/test': {
    summary: 'Sends a test event once, immediately, and returns the response.',
    access: write,
    parameters,
    answer: deliveryAnswer,
  },
  'GET /webhooks/{id}/deliveries': {
    summary: 'Lists the deliveries of a webhook, latest first; kept for 30 days.',
    access: read,
    parameters,
    query: deliveryQuery,
    answer: deliveryList,
  },
  'GET /webhooks/{id}/deliveries/{delivery}': {
    summary: 'Returns a delivery with its request and the responses to it.',
    access: read,
    parameters: ofDelivery,
    answer: deliveryAnswer,
  },
  'POST /webhooks/{id}/deliveries/{delivery}/replay': {
    summary: 'Sends a delivery again with the same webhook-id; a waiting one is sent now.',
    access: write,
    parameters: ofDelivery,
    answer: done,
    failures: [409],
  },
  'POST /webhooks/{id}/replay': {
    summary: 'Sends finished deliveries again: those of a time range, or all failed ones.',
    access: write,
    parameters,
    body: replayRequest,
    example: { status: 'failed' },
    answer: replayAnswer,
  },
});
