import { changeRecorded, type Delivery, postPublished, submissionReceived } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { answering, type Receiver, startReceiver } from '../testing/receiver.js';
import {
  aMessageReceived,
  aPublishedPost,
  startWebhooks,
  TOLD_AT,
  type WebhooksUnderTest,
} from '../testing/webhooks-under-test.js';

describe('webhook deliveries', () => {
  let webhooks: WebhooksUnderTest;
  let receiver: Receiver;

  beforeAll(async () => {
    webhooks = await startWebhooks();
  });
  afterAll(() => webhooks.stop());
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.stop());

  const untilAll = (id: string, count: number, fields: Partial<Delivery>) =>
    eventually(async () => {
      const all = await webhooks.deliveries(id);
      expect(all).toEqual(Array(count).fill(expect.objectContaining(fields)));
      return all;
    });

  /** The webhook's audit entries of replays each say how many deliveries were sent again. */
  const untilAudited = (id: string, notes: readonly string[]) =>
    eventually(async () => {
      const entries = (await publishedEvents(changeRecorded.type, id)).map(({ data }) => data as { action: string });
      const replays = notes.map((note) => expect.objectContaining({ action: 'replayed', resource: 'settings', note }));
      expect(entries.filter(({ action }) => action === 'replayed')).toEqual(replays);
    });

  it('PLT-4 contain an event without texts and names, signed so that the published package accepts it', async () => {
    const headers = [{ name: 'X-Key', value: 'word' }];
    const { id, secret } = await webhooks.create(receiver.url, { headers });
    const event = aPublishedPost();
    await webhooks.tell(event);
    const { id: delivery } = await webhooks.untilOne(id, { status: 'delivered', attempts: 1, lastStatus: 204 });
    const [request] = receiver.received;
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': event.id,
      'x-key': 'word',
    });
    const { id: postId, slug } = event.data as { id: string; slug: string };
    expect(new Webhook(secret).verify(request?.body ?? '', request?.headers as Record<string, string>)).toEqual({
      type: postPublished.type,
      timestamp: event.time,
      data: {
        id: postId,
        slug,
        category: 'development',
        status: 'published',
        publishDate: '2026-01-05T08:00:00.000Z',
        updatedAt: '2026-01-06T09:00:00.000Z',
        version: 1,
      },
    });
    const shown = await webhooks.detail(id, delivery);
    const attempt = { status: 204, error: null, latencyMs: expect.any(Number) };
    expect(shown).toMatchObject({ messageId: event.id, body: request?.body, log: [attempt] });
    expect(shown.latencyMs).toBe(shown.log[0]?.latencyMs);
    expect(JSON.stringify(shown)).not.toContain('word');
  });

  it('PLT-4 are created once for each event that a webhook subscribes to, while it is enabled', async () => {
    const { id } = await webhooks.create(receiver.url);
    const disabled = await webhooks.create(receiver.url, { isEnabled: false });
    const messages = await webhooks.create(receiver.url, { events: [submissionReceived.type] });
    const [post, message] = [aPublishedPost(), aMessageReceived()];
    for (const event of [post, message, post, message]) await webhooks.tell(event);
    const last = aPublishedPost();
    await webhooks.tell(last);
    await eventually(async () => expect(receiver.ids()).toContain(last.id));
    await untilAll(id, 2, { status: 'delivered', type: postPublished.type });
    await webhooks.untilOne(messages.id, { status: 'delivered', messageId: message.id });
    expect(await webhooks.deliveries(disabled.id)).toEqual([]);
    expect(receiver.ids().sort()).toEqual([post.id, message.id, last.id].sort());
  });

  it('PLT-4 include no event from before the webhook was created', async () => {
    const { id } = await webhooks.create(receiver.url);
    const early = { ...aPublishedPost(), time: '2026-01-01T00:00:00.000Z' };
    const event = aPublishedPost();
    await webhooks.tell(early);
    await webhooks.tell(event);
    await webhooks.untilOne(id, { status: 'delivered', messageId: event.id });
  });

  it('PLT-6 are listed with the answer, and filtered by status and type', async () => {
    const refuse = answering(500, {}, 'x'.repeat(5000));
    receiver.replies((response, one) => (one.body.includes('.post.') ? refuse : answering(204))(response, one));
    const { id } = await webhooks.create(receiver.url, { events: [postPublished.type, submissionReceived.type] });
    await webhooks.tell(aPublishedPost());
    const failing = await webhooks.untilOne(id, { status: 'waiting', lastStatus: 500, lastError: 'Answered 500.' });
    expect((await webhooks.detail(id, failing.id)).log[0]?.answer).toHaveLength(2048);
    await webhooks.tell(aMessageReceived());
    await eventually(async () => expect(await webhooks.deliveries(id, '&status=delivered')).toHaveLength(1));
    expect(await webhooks.deliveries(id, `&type=${postPublished.type}`)).toMatchObject([{ id: failing.id }]);
  });

  it('PLT-6 of a test event are sent once and immediately, even if the webhook is disabled', async () => {
    const { id, secret } = await webhooks.create(receiver.url, { isEnabled: false });
    const { data: arrived } = await webhooks.succeed('POST', `/webhooks/${id}/test`);
    expect(arrived).toMatchObject({ status: 'delivered', lastStatus: 204, attempts: 1 });
    const [request] = receiver.received;
    const verified = new Webhook(secret).verify(request?.body ?? '', request?.headers as Record<string, string>);
    expect(verified).toMatchObject({ type: 'atelier.webhooks.test.sent.v1', data: { id } });
    receiver.replies(answering(500));
    const { data: refused } = await webhooks.succeed('POST', `/webhooks/${id}/test`);
    expect(refused).toMatchObject({ status: 'failed', lastError: 'Answered 500.', nextAttemptAt: null });
  });

  it('PLT-4 do not follow a redirect', async () => {
    const other = await startReceiver();
    receiver.replies(answering(302, { location: other.url }));
    const { id } = await webhooks.create(receiver.url);
    const { data } = await webhooks.succeed('POST', `/webhooks/${id}/test`);
    await other.stop();
    expect(data).toMatchObject({ status: 'failed', lastError: 'Answered 302: redirects are not followed.' });
    expect(other.received).toEqual([]);
  });

  it('PLT-6 are replayed individually under the same ID, each audited, and a waiting one is sent immediately', async () => {
    const { id } = await webhooks.create(receiver.url);
    const event = aPublishedPost();
    await webhooks.tell(event);
    const { id: delivery } = await webhooks.untilOne(id, { status: 'delivered' });
    receiver.replies(answering(500));
    await webhooks.succeed('POST', `/webhooks/${id}/deliveries/${delivery}/replay`);
    await webhooks.untilOne(id, { status: 'waiting', attempts: 2, lastStatus: 500 });
    receiver.replies(answering(204));
    await webhooks.succeed('POST', `/webhooks/${id}/deliveries/${delivery}/replay`);
    await webhooks.untilOne(id, { status: 'delivered', attempts: 3 });
    expect(receiver.ids()).toEqual([event.id, event.id, event.id]);
    await untilAudited(id, ['1 delivery', '1 delivery']);
  });

  it('PLT-6 are replayed by time range, or all failed ones, and audited if there are any', async () => {
    const { id } = await webhooks.create(receiver.url);
    const events = [1, 2, 3].map((minute) => ({
      ...aPublishedPost(),
      time: new Date(Date.parse(TOLD_AT) + minute * 60_000).toISOString(),
    }));
    for (const event of events) await webhooks.tell(event);
    await untilAll(id, 3, { status: 'delivered', attempts: 1 });
    const range = await webhooks.succeed('POST', `/webhooks/${id}/replay`, {
      from: events[1]?.time,
      to: events[1]?.time,
    });
    expect([range.message, range.data]).toEqual(['1 delivery is on the way again', { count: 1 }]);
    await eventually(async () => expect(receiver.ids()).toHaveLength(4));
    expect(receiver.ids().at(-1)).toBe(events[1]?.id);
    const none = await webhooks.succeed('POST', `/webhooks/${id}/replay`, { status: 'failed' });
    expect(none.data).toEqual({ count: 0 });
    await untilAudited(id, ['1 delivery']);
  });

  it('PLT-6 of a disabled webhook are replayed once it is enabled, and staff are told so', async () => {
    const { id } = await webhooks.create(receiver.url);
    await webhooks.tell(aPublishedPost());
    const { id: delivery } = await webhooks.untilOne(id, { status: 'delivered' });
    await webhooks.succeed('PUT', `/webhooks/${id}`, { isEnabled: false });
    const one = await webhooks.succeed('POST', `/webhooks/${id}/deliveries/${delivery}/replay`);
    expect(one.message).toBe('The delivery will be sent once the webhook is enabled');
    await webhooks.inspect((database) =>
      database.collection('deliveries').updateMany({ webhookId: id }, { $set: { status: 'failed' } }),
    );
    const all = await webhooks.succeed('POST', `/webhooks/${id}/replay`, { status: 'failed' });
    expect(all.message).toBe('1 delivery will be sent once the webhook is enabled');
    await webhooks.succeed('PUT', `/webhooks/${id}`, { isEnabled: true });
    await webhooks.untilOne(id, { status: 'delivered', attempts: 2 });
  });
});
