import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** The header `webhook-signature` of Standard Webhooks 1, with one signature per secret. */
export const sign = (
  secrets: readonly string[],
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
