import { newsletterDeleted } from '@atelier/contracts';
import { eventually } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort, type Language, runGuideReceiver } from '../testing/guide-receivers.js';
import { anEventOfSubscriber, startWebhooks, type WebhooksUnderTest } from '../testing/webhooks-under-test.js';
import { sign } from './signature.js';

const ANOTHER_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const BODY = '{"type":"atelier.contacts.newsletter.deleted.v1"}';

describe('receivers in the guide', () => {
  let webhooks: WebhooksUnderTest;

  beforeAll(async () => {
    webhooks = await startWebhooks();
  });
  afterAll(async () => {
    await webhooks.stop();
  });

  /** As somebody who does not know the secret would send it. */
  const forge = async (url: string) => {
    const message = { id: 'msg_1', timestamp: Math.floor(Date.now() / 1000), body: BODY };
    const headers = {
      'webhook-id': message.id,
      'webhook-timestamp': String(message.timestamp),
      'webhook-signature': sign([ANOTHER_SECRET], message),
    };
    return (await fetch(url, { method: 'POST', headers, body: BODY })).status;
  };

  it.each<[string, Language]>([
    ['the published package of Standard Webhooks', 'js'],
    ['the standard library of Python', 'python'],
  ])('PLT-4 verify real deliveries with %s, and reject unsigned ones', async (_library, language) => {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}/hook`;
    const { id, secret } = await webhooks.create(url, { events: [newsletterDeleted.type] });
    const receiver = await runGuideReceiver(language, port, secret);
    await receiver.untilListening();
    const event = anEventOfSubscriber(newsletterDeleted);
    await webhooks.tell(event);
    await webhooks.untilOne(id, { status: 'delivered', lastStatus: 204, messageId: event.id });
    await eventually(async () => expect(receiver.printed()).toMatch(new RegExp(`${event.id} ${event.type}`)));
    expect(await forge(url)).toBe(401);
    expect(receiver.printed()).not.toContain('msg_1');
    await webhooks.succeed('DELETE', `/webhooks/${id}`);
    await receiver.stop();
  });
});
