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

describe('webhook request', () => {
  it('PLT-5 times out with an error if it takes too long', async () => {
    const receiver = await startReceiver();
    receiver.replies(hanging);
    const outcome = await sending(receiver.url, { timeoutMs: 50 });
    await receiver.stop();
    expect(outcome).toMatchObject({ status: null, error: 'No answer within 0.05 seconds.' });
  });

  it('PLT-5 is delivered once the status arrives, even if the rest of the answer fails', async () => {
    const receiver = await startReceiver();
    receiver.replies((response) => {
      response.writeHead(200).write('The beginning', () => response.destroy());
    });
    const outcome = await sending(receiver.url);
    await receiver.stop();
    expect(outcome).toMatchObject({ status: 200, error: null });
  });

  it('PLT-5 reports failures in plain language', async () => {
    const receiver = await startReceiver();
    receiver.replies(answering(503, { 'retry-after': '30' }, 'Busy'));
    const busy = await sending(receiver.url);
    await receiver.stop();
    expect(busy).toMatchObject({ status: 503, error: 'Answered 503.', answer: 'Busy', retryAfter: '30' });
    expect(await sending(receiver.url)).toMatchObject({ status: null, error: 'The connection was refused.' });
  });
});
