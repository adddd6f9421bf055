import { describe, expect, it } from '@jest/globals';
import { answering, hanging, startReceiver } from '../testing/receiver.js';
import { AddressGuard } from './address-guard.js';
import { WebhookTransport } from './webhook-transport.js';

const { signal } = new AbortController();
const REQUEST = { headers: {}, body: '{}', timeoutMs: 10_000, signal };

const sending = async (url: string, fields: Partial<typeof REQUEST> = {}) => {
  const transport = new WebhookTransport(new AddressGuard({ WEBHOOKS_ALLOW_PRIVATE: true }));
  try {
    return await transport.send({ ...REQUEST, url, ...fields });
  } finally {
    await transport.onApplicationShutdown();
  }
};

describe('a request of a webhook', () => {
  it('PLT-5 ends when it takes too long, and says so', async () => {
    const receiver = await startReceiver();
    receiver.replies(hanging);
    const outcome = await sending(receiver.url, { timeoutMs: 50 });
    await receiver.stop();
    expect(outcome).toMatchObject({ status: null, error: 'No answer within 0.05 seconds.' });
  });

  it('PLT-5 has arrived with the status, whatever becomes of the rest of the answer', async () => {
    const receiver = await startReceiver();
    receiver.replies((response) => {
      response.writeHead(200).write('The beginning', () => response.destroy());
    });
    const outcome = await sending(receiver.url);
    await receiver.stop();
    expect(outcome).toMatchObject({ status: 200, error: null });
  });

  it('PLT-5 says in plain words what was in the way', async () => {
    const receiver = await startReceiver();
    receiver.replies(answering(503, { 'retry-after': '30' }, 'Busy'));
    const busy = await sending(receiver.url);
    await receiver.stop();
    expect(busy).toMatchObject({ status: 503, error: 'Answered 503.', answer: 'Busy', retryAfter: '30' });
    expect(await sending(receiver.url)).toMatchObject({ status: null, error: 'The connection was refused.' });
  });
});
