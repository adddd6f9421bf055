import { Injectable } from '@nestjs/common';
import type { DeliveryRecord } from '../deliveries/delivery.schema.js';
import type { WebhookRecord } from '../endpoints/webhook.schema.js';
import { SecretLost, WebhookSecrets } from '../endpoints/webhook-secrets.js';
import { sign } from './signature.js';
import { type Outcome, WebhookTransport } from './webhook-transport.js';

interface Limits {
  timeoutMs: number;
  signal: AbortSignal;
}

/** Sends a delivery once, signed according to Standard Webhooks. */
@Injectable()
export class WebhookAttempts {
  constructor(
    private readonly secrets: WebhookSecrets,
    private readonly transport: WebhookTransport,
  ) {}

  async send(webhook: WebhookRecord, delivery: DeliveryRecord, limits: Limits): Promise<Outcome> {
    const { url } = webhook;
    const { body } = delivery;
    try {
      return await this.transport.send({ url, headers: this.getHeaders(webhook, delivery), body, ...limits });
    } catch (error) {
      if (!(error instanceof SecretLost)) throw error;
      return { status: null, error: error.message, answer: '', latencyMs: 0 };
    }
  }

  private getHeaders(webhook: WebhookRecord, { messageId: id, body }: DeliveryRecord): Record<string, string> {
    const now = new Date();
    const timestamp = Math.floor(now.getTime() / 1000);
    return {
      ...this.secrets.headers(webhook),
      'content-type': 'application/json',
      'user-agent': 'Atelier-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': sign(this.secrets.signing(webhook, now), { id, timestamp, body }),
    };
  }
}
