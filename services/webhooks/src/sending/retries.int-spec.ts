import { changeRecorded, type Delivery, newsletterConfirmed, webhookDisabled } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { passMinutes } from '@atelier/test-kit/clock';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { answering, type Receiver, startReceiver } from '../testing/receiver.js';
import { anEventOfSubscriber, startWebhooks, type WebhooksUnderTest } from '../testing/webhooks-under-test.js';

const A_DAY = 24 * 60;

describe('failed deliveries', () => {
  let webhooks: WebhooksUnderTest;
  let receiver: Receiver;

  // A new service for each test, because its connections cannot handle a clock that goes back.
  beforeEach(async () => {
    webhooks = await startWebhooks();
    receiver = await startReceiver();
    receiver.replies(answering(500));
  });
  afterEach(async () => {
    jest.useRealTimers();
    await webhooks.stop();
    await receiver.stop();
  });

  const waitSeconds = ({ nextAttemptAt }: Delivery) =>
    Math.round((Date.parse(nextAttemptAt ?? '') - Date.now()) / 1000);
  /** Waits until this many attempts have finished. */
  const untilTried = (id: string, attempts: number) =>
    eventually(async () => {
      const [listed] = await webhooks.deliveries(id);
      const delivery = await webhooks.detail(id, listed?.id ?? '');
      expect([delivery.attempts, delivery.log.length]).toEqual([attempts, attempts]);
      return delivery;
    });
  const failing = async (fields: object = {}) => {
    const { id } = await webhooks.create(receiver.url, { events: [newsletterConfirmed.type], ...fields });
    // The clock is frozen from here on.
    passMinutes(0);
    await webhooks.tell(anEventOfSubscriber(newsletterConfirmed));
    return id;
  };

  it('PLT-5 are tried eight times over 18 hours under one ID, and then fail', async () => {
    const id = await failing();
    const waits: number[] = [];
    for (let attempt = 1; attempt < 8; attempt += 1) {
      const delivery = await untilTried(id, attempt);
      waits.push(waitSeconds(delivery));
      passMinutes(waitSeconds(delivery) / 60);
      webhooks.nudge();
    }
    expect(waits).toEqual([5, 60, 300, 1800, 7200, 18_000, 36_000]);
    expect(await untilTried(id, 8)).toMatchObject({ status: 'failed', nextAttemptAt: null });
    expect(new Set(receiver.ids()).size).toBe(1);
    receiver.replies(answering(204));
    const { data } = await webhooks.succeed('POST', `/webhooks/${id}/replay`, { status: 'failed' });
    expect(data).toEqual({ count: 1 });
    await webhooks.untilOne(id, { status: 'delivered', attempts: 9 });
  });

  it('PLT-5 wait as long as Retry-After requests', async () => {
    receiver.replies(answering(429, { 'retry-after': '3600' }));
    const id = await failing();
    expect(waitSeconds(await untilTried(id, 1))).toBe(3600);
  });

  it('PLT-5 PLT-6 end if the address is gone: the webhook is disabled, and staff are notified', async () => {
    receiver.replies(answering(410));
    const id = await failing({ description: 'Gone partner' });
    await webhooks.untilOne(id, { status: 'failed', attempts: 1, lastStatus: 410 });
    expect(await webhooks.find(id)).toMatchObject({ isEnabled: false, disabledReason: 'gone' });
    const [told] = await eventually(async () => {
      const found = await publishedEvents(webhookDisabled.type, id);
      expect(found).toHaveLength(1);
      return found;
    });
    expect(told?.data).toEqual({ id, description: 'Gone partner', reason: 'gone' });
    const note = 'The address answered 410: it is gone';
    await eventually(async () => {
      const entries = (await publishedEvents(changeRecorded.type, id)).map(({ data }) => data);
      expect(entries).toContainEqual(
        expect.objectContaining({ actor: expect.objectContaining({ kind: 'system' }), note }),
      );
    });
  });

  it('PLT-6 disable the webhook after five days without a success, and wait until it is enabled', async () => {
    const id = await failing();
    await untilTried(id, 1);
    expect((await webhooks.find(id)).failingSince).toBe(new Date().toISOString());
    passMinutes(5 * A_DAY - 1);
    webhooks.nudge();
    await untilTried(id, 2);
    expect(await webhooks.find(id)).toMatchObject({ isEnabled: true });
    passMinutes(1);
    webhooks.nudge();
    await untilTried(id, 3);
    expect(await webhooks.find(id)).toMatchObject({ isEnabled: false, disabledReason: 'failing' });
    receiver.replies(answering(204));
    await webhooks.succeed('PUT', `/webhooks/${id}`, { isEnabled: true });
    passMinutes(5);
    webhooks.nudge();
    await webhooks.untilOne(id, { status: 'delivered', attempts: 4 });
    expect(await webhooks.find(id)).toMatchObject({ isEnabled: true, failingSince: null });
  });

  it('PLT-6 are counted from the last successful delivery', async () => {
    const id = await failing();
    await untilTried(id, 1);
    receiver.replies(answering(204));
    passMinutes(4 * A_DAY);
    webhooks.nudge();
    await webhooks.untilOne(id, { status: 'delivered' });
    expect((await webhooks.find(id)).failingSince).toBeNull();
  });

  it('PLT-4 are signed with both secrets for 24 hours after a rotation, and then with the new secret', async () => {
    receiver.replies(answering(204));
    const { id, secret: before } = await webhooks.create(receiver.url);
    const { data } = await webhooks.succeed('POST', `/webhooks/${id}/rotate-secret`);
    const after = String(data?.secret);
    const accepted = async () => {
      await webhooks.succeed('POST', `/webhooks/${id}/test`);
      const { body = '', headers = {} } = receiver.received.at(-1) ?? {};
      const isAccepted = (secret: string) => {
        try {
          return Boolean(new Webhook(secret).verify(body, headers as Record<string, string>));
        } catch {
          return false;
        }
      };
      return [isAccepted(before), isAccepted(after)];
    };
    expect(await accepted()).toEqual([true, true]);
    expect(Date.parse((await webhooks.find(id)).previousSecretUntil ?? '')).toBeGreaterThan(Date.now());
    passMinutes(A_DAY + 1);
    expect(await accepted()).toEqual([false, true]);
    expect((await webhooks.find(id)).previousSecretUntil).toBeNull();
  });
});
