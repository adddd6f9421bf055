import { newsletterUnsubscribed } from '@atelier/contracts';
import { eventually, publishEvent, startServiceProcess } from '@atelier/test-kit';
import { passMinutes } from '@atelier/test-kit/clock';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { start } from '../index.js';
import { answering, hanging, type Receiver, startReceiver } from '../testing/receiver.js';
import {
  anEventOfSubscriber,
  aPlaceForWebhooks,
  createDesk,
  type PlaceForWebhooks,
} from '../testing/webhooks-under-test.js';

const MAIN = new URL('../main.ts', import.meta.url);
const LANE_WIDTH = 4;
const EVENTS = [newsletterUnsubscribed.type];
const ITEM = 'a'.repeat(24);
const aTold = (id?: string) => anEventOfSubscriber(newsletterUnsubscribed, id);

describe('sending to several webhooks with several processes', () => {
  let place: PlaceForWebhooks;
  let receiver: Receiver;

  beforeEach(async () => {
    place = await aPlaceForWebhooks();
    receiver = await startReceiver();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await receiver.stop();
    await place.leave();
  });

  const publish = async (count: number) => {
    const events = Array.from({ length: count }, () => aTold());
    for (const event of events) await publishEvent(event);
    return events.map(({ id }) => id).sort();
  };

  it('PLT-5 limits a hanging webhook to its share, and delays no other webhook', async () => {
    const service = await start(place.env);
    const desk = createDesk(service.url, place);
    const slow = await startReceiver();
    slow.replies(hanging);
    const { id: hung } = await desk.create(slow.url, { events: EVENTS });
    const { id } = await desk.create(receiver.url, { events: EVENTS });
    const sent = await publish(20);
    await eventually(async () => expect(receiver.ids().sort()).toEqual(sent));
    await eventually(async () => expect(slow.mostOpen()).toBe(LANE_WIDTH));
    await eventually(async () => expect(await desk.deliveries(id, '&status=delivered')).toHaveLength(20));
    expect(await desk.deliveries(hung, '&status=waiting')).toHaveLength(20);
    expect(slow.mostOpen()).toBe(LANE_WIDTH);
    await service.stop();
    await slow.stop();
  });

  it('PLT-5 sends each delivery once with two processes', async () => {
    const [one, other] = await Promise.all([start(place.env), start(place.env)]);
    const desk = createDesk(one.url, place);
    const { id } = await desk.create(receiver.url, { events: EVENTS });
    const sent = await publish(30);
    await eventually(async () => expect(await desk.deliveries(id, '&status=delivered')).toHaveLength(30));
    expect(receiver.ids().sort()).toEqual(sent);
    await Promise.all([one.stop(), other.stop()]);
  });

  it('PLT-5 loses nothing in a kill, neither unread events nor deliveries in progress', async () => {
    receiver.replies(hanging);
    const killed = await startServiceProcess(MAIN, place.env);
    const { id } = await createDesk(killed.url, place).create(receiver.url, { events: EVENTS });
    const [held] = await publish(1);
    await eventually(async () => expect(receiver.ids()).toEqual([held]));
    await killed.kill();
    const [unread] = await publish(1);
    receiver.replies(answering(204));
    // The claim of the killed process has expired.
    passMinutes(2);
    const next = await start(place.env);
    const desk = createDesk(next.url, place);
    await eventually(async () => expect(await desk.deliveries(id, '&status=delivered')).toHaveLength(2));
    expect(receiver.ids().sort()).toEqual([held, held, unread].sort());
    await next.stop();
  });

  it('PLT-5 aborts a hanging delivery on shutdown without counting it, and sends it on the next start', async () => {
    receiver.replies(hanging);
    const first = await start(place.env);
    const { id } = await createDesk(first.url, place).create(receiver.url, { events: EVENTS });
    const [held] = await publish(1);
    await eventually(async () => expect(receiver.ids()).toEqual([held]));
    await first.stop();
    receiver.replies(answering(204));
    const next = await start(place.env);
    const delivered = await createDesk(next.url, place).untilOne(id, { status: 'delivered' });
    expect((await createDesk(next.url, place).detail(id, delivered.id)).log).toHaveLength(1);
    await next.stop();
  });

  it('PLT-5 keeps the order of each item if the webhook requests it', async () => {
    const service = await start(place.env);
    const desk = createDesk(service.url, place);
    const { id } = await desk.create(receiver.url, { events: EVENTS, isOrdered: true });
    passMinutes(0);
    const [first, second] = [aTold(ITEM), aTold(ITEM)];
    const other = aTold();
    receiver.replies((response, { headers }) =>
      response.writeHead(headers['webhook-id'] === first.id ? 500 : 204).end(),
    );
    for (const event of [first, second, other]) await publishEvent(event);
    await eventually(async () => expect(receiver.ids()).toContain(other.id));
    await eventually(async () => expect(await desk.deliveries(id, '&status=waiting')).toHaveLength(2));
    expect(receiver.ids()).not.toContain(second.id);
    receiver.replies(answering(204));
    passMinutes(1);
    await eventually(async () => expect(await desk.deliveries(id, '&status=delivered')).toHaveLength(3));
    expect(receiver.ids().filter((one) => one !== other.id)).toEqual([first.id, first.id, second.id]);
    await service.stop();
  });

  it('PLT-4 sends again after a lost encryption key as soon as the secret is rotated', async () => {
    const before = await start(place.env);
    const { id } = await createDesk(before.url, place).create(receiver.url, { events: EVENTS });
    await before.stop();
    await place.inspect((database) => database.collection('box_keys').deleteMany({}));
    const after = await start(place.env);
    const desk = createDesk(after.url, place);
    const test = async () => (await desk.succeed('POST', `/webhooks/${id}/test`)).data;
    expect(await test()).toMatchObject({ status: 'failed', lastError: expect.stringContaining('Rotate the secret') });
    const { data } = await desk.succeed('POST', `/webhooks/${id}/rotate-secret`);
    expect(await test()).toMatchObject({ status: 'delivered' });
    const { body = '', headers = {} } = receiver.received.at(-1) ?? {};
    const verify = () => new Webhook(String(data?.secret)).verify(body, headers as Record<string, string>);
    expect(verify).not.toThrow();
    await after.stop();
  });
});
