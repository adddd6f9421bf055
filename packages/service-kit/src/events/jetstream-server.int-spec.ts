import { type CloudEvent, pageViewed } from '@atelier/contracts';
import { anEvent, deadLetters, eventually, forgetConsumer, publishEvent } from '@atelier/test-kit';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type EventHandling, startEventHandling } from '../../test/event-handling.js';

const QUICK = { ackWaitMs: 10_000, retriesMs: [10, 20, 40, 80], pausesMs: [20, 50, 100] };
/** More than twice the duration of five attempts and the waits between them. */
const OUTAGE_MS = 2500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Stops everything in this process, as if the operating system did: heartbeats and acknowledgements too. */
const freeze = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

describe('events under faults', () => {
  let handling: EventHandling;
  /** A type of its own isolates each test from other publishers on the same broker, whose events would occupy a consumer. */
  let type: string;
  afterEach(() => handling.stop());

  const start = async (timing: Parameters<typeof startEventHandling>[0] = QUICK) => {
    type = `atelier.probe.page.viewed.v${Date.now()}`;
    handling = await startEventHandling(timing);
  };
  const on = (handle: (event: CloudEvent) => Promise<void>, handler?: string) => handling.on(type, handle, handler);
  const aView = () => anEvent(pageViewed, { path: '/', referrerHost: null }, { type });
  const publish = async (count: number): Promise<CloudEvent[]> => {
    const events = Array.from({ length: count }, aView);
    for (const event of events) await publishEvent(event, event.id);
    return events;
  };
  const applied = async () => {
    const effects = await handling.effects.find().lean();
    return Object.fromEntries(effects.map(({ _id, times }) => [_id, times]));
  };
  const onceEach = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, 1]));

  it('PLT-5 a database outage longer than all retries loses no event and applies each once', async () => {
    await start();
    let attempts = 0;
    on(async (event) => {
      attempts += 1;
      await handling.inbox.once(event, () => handling.count(event.id));
    });
    handling.listen();
    const before = await publish(1);
    await eventually(async () => expect(await applied()).toEqual(onceEach(before.map(({ id }) => id))));
    handling.mongodb.cut();
    const during = await publish(5);
    await pause(OUTAGE_MS);
    await eventually(async () => expect(attempts).toBeGreaterThan(QUICK.retriesMs.length + 2));
    handling.mongodb.mend();
    const all = [...before, ...during].map(({ id }) => id);
    await eventually(async () => expect(await applied()).toEqual(onceEach(all)));
    expect(await deadLetters(handling.name)).toEqual([]);
  });

  it('PLT-5 an event that is in progress when the broker goes down is redelivered, and applied once', async () => {
    await start({ ...QUICK, ackWaitMs: 1000 });
    let deliveries = 0;
    on(async (event) => {
      deliveries += 1;
      await handling.inbox.once(event, () => handling.count(event.id));
      if (deliveries === 1) handling.nats.cut();
    });
    handling.listen();
    const first = await publish(2);
    await eventually(async () => expect(deliveries).toBe(1));
    await pause(500);
    handling.nats.mend();
    const all = [...first, ...(await publish(1))].map(({ id }) => id);
    await eventually(async () => expect(await applied()).toEqual(onceEach(all)));
    await eventually(async () => expect(deliveries).toBe(4));
    expect(await deadLetters(handling.name)).toEqual([]);
  });

  it('PLT-5 a deleted consumer is recreated, and each event is applied once', async () => {
    await start();
    on(async (event) => {
      await handling.inbox.once(event, () => handling.count(event.id));
    });
    handling.listen();
    const before = await publish(3);
    await eventually(async () => expect(await applied()).toEqual(onceEach(before.map(({ id }) => id))));
    await forgetConsumer(handling.name);
    const all = [...before, ...(await publish(3))].map(({ id }) => id);
    await eventually(async () => expect(await applied()).toEqual(onceEach(all)));
    expect(await deadLetters(handling.name)).toEqual([]);
  });

  it('PLT-6 failures of the handler itself count, however long the database was down between them', async () => {
    await start();
    let attempts = 0;
    on(async (event) => {
      attempts += 1;
      // Not inside a transaction, which the server would keep open for half a minute.
      if (attempts === 3) handling.mongodb.cut();
      if (attempts === 10) handling.mongodb.mend();
      await handling.inbox.once(event, async () => {
        throw new TypeError('cannot be understood');
      });
    });
    handling.listen();
    const [poisoned] = await publish(1);
    const [letter] = await eventually(async () => {
      const letters = await deadLetters(handling.name);
      expect(letters).toHaveLength(1);
      return letters;
    });
    expect(letter).toMatchObject({ event: poisoned, error: 'cannot be understood', failures: 5 });
  });

  it('PLT-5 events that wait behind slow ones are delivered once', async () => {
    await start({ ...QUICK, ackWaitMs: 600 });
    const delivered: string[] = [];
    on(async (event) => {
      delivered.push(event.id);
      await pause(300);
    });
    handling.listen();
    const events = await publish(16);
    await eventually(async () => expect(new Set(delivered).size).toBe(16));
    await pause(1000);
    expect(delivered).toEqual(events.map(({ id }) => id));
  });

  it('PLT-5 an event whose handler takes longer than the broker’s timeout goes to no other process', async () => {
    await start({ ...QUICK, ackWaitMs: 600 });
    handling.addReplica();
    const delivered: string[] = [];
    on(async (event) => {
      delivered.push(event.id);
      await pause(1500);
    });
    handling.listen();
    const events = await publish(2);
    await eventually(async () => expect(new Set(delivered).size).toBe(2));
    await pause(1700);
    expect(delivered.toSorted()).toEqual(events.map(({ id }) => id).toSorted());
  });

  it('PLT-5 no other event is tried while a dependency is down, until the pause is over', async () => {
    const pauseMs = 500;
    await start({ ...QUICK, pausesMs: [pauseMs] });
    const attemptsAtMs: number[] = [];
    let isAway = true;
    on(async (event) => {
      attemptsAtMs.push(performance.now());
      if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      await handling.count(event.id);
    });
    const events = await publish(3);
    handling.listen();
    await eventually(async () => expect(attemptsAtMs.length).toBeGreaterThanOrEqual(3));
    isAway = false;
    const [first = 0, second = 0, third = 0] = attemptsAtMs;
    expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(pauseMs - 20);
    await eventually(async () => expect(await applied()).toEqual(onceEach(events.map(({ id }) => id))));
  });

  it.each(['before', 'after'])(
    'PLT-5 an event that goes to another process because the first one froze %s its effect is applied once',
    async (moment) => {
      const ackWaitMs = 600;
      await start({ ...QUICK, ackWaitMs });
      handling.addReplica();
      let deliveries = 0;
      on(async (event) => {
        deliveries += 1;
        const isFirst = deliveries === 1;
        if (isFirst && moment === 'before') freeze(2 * ackWaitMs);
        await handling.inbox.once(event, () => handling.count(event.id));
        if (isFirst && moment === 'after') freeze(2 * ackWaitMs);
      });
      handling.listen();
      await eventually(async () => expect(await handling.countWaiting()).toBe(2));
      const events = await publish(1);
      // Each acknowledges it: the first process too late, the other one in time.
      await eventually(async () => {
        const applied = handling
          .getLogLines()
          .filter(({ msg, eventId }) => msg === 'event applied' && eventId === events[0]?.id);
        expect(applied.map(({ deliveries: count }) => count).toSorted()).toEqual([1, 2]);
      });
      const all = [...events, ...(await publish(1))].map(({ id }) => id);
      await eventually(async () => expect(await applied()).toEqual(onceEach(all)));
      expect(deliveries).toBe(3);
      expect(await deadLetters(handling.name)).toEqual([]);
    },
  );

  it('PLT-5 every handler of an event takes effect once, although it is delivered three times and one fails', async () => {
    await start();
    let failures = 0;
    let deliveries = 0;
    on((event) => handling.inbox.once(event, () => handling.count(event.id)).then());
    on(async (event) => {
      await handling.inbox.once(event, async () => {
        await handling.count(`second ${event.id}`);
        failures += 1;
        if (failures < 3) throw new Error('not yet');
      });
    }, 'second');
    on(async (event) => {
      await handling.inbox.once(event, () => handling.count(`third ${event.id}`));
      deliveries += 1;
    }, 'third');
    handling.listen();
    const [event] = await publish(1);
    for (let copies = 0; copies < 2; copies += 1) await publishEvent(event as CloudEvent);
    const id = event?.id ?? '';
    // Three copies, and a retry of two.
    await eventually(async () => expect(deliveries).toBe(5));
    expect(await applied()).toEqual(onceEach([id, `second ${id}`, `third ${id}`]));
  });

  it('PLT-5 events applied by a release with one handler per event are not applied again', async () => {
    await start();
    const event = aView();
    await handling.effects.db.collection<{ _id: string }>('inbox').insertOne({ _id: event.id });
    on((delivered) => handling.inbox.once(delivered, () => handling.count(delivered.id)).then());
    handling.listen();
    await publishEvent(event);
    const [next] = await publish(1);
    await eventually(async () => expect(await applied()).toEqual(onceEach([next?.id ?? ''])));
  });

  describe('in batches', () => {
    /** Applies batches of this test's events, and returns their sizes. */
    const onBatch = (handle = async (_events: CloudEvent[]): Promise<void> => undefined): number[] => {
      const sizes: number[] = [];
      handling.onBatch(type, 20, (events) =>
        handling.inbox.onceEach(events, async (fresh) => {
          await handle(fresh);
          for (const { id } of fresh) await handling.count(id);
          sizes.push(fresh.length);
        }),
      );
      return sizes;
    };

    it('PLT-5 waiting events are applied together, each once, even if they are redelivered', async () => {
      await start();
      const sizes = onBatch();
      const events = await publish(50);
      handling.listen();
      await eventually(async () => expect(await applied()).toEqual(onceEach(events.map(({ id }) => id))));
      expect(Math.max(...sizes)).toBeGreaterThan(1);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
      for (const event of events) await publishEvent(event);
      const last = await publish(1);
      const all = [...events, ...last].map(({ id }) => id);
      await eventually(async () => expect(await applied()).toEqual(onceEach(all)));
    });

    it('PLT-5 events that arrive shortly after a batch are applied together', async () => {
      await start({ collectMs: 1000 });
      const sizes = onBatch();
      handling.listen();
      await publish(1);
      await eventually(async () => expect(sizes).toEqual([1]));
      for (let count = 0; count < 5; count += 1) await publish(1);
      await eventually(async () => expect(sizes).toEqual([1, 5]));
    });

    it('PLT-6 an event that cannot be applied does not block the others in its batch', async () => {
      await start();
      const events = await publish(10);
      const poisoned = events[4]?.id ?? '';
      onBatch(async (batch) => {
        if (batch.some(({ id }) => id === poisoned)) throw new Error('poisoned');
      });
      handling.listen();
      const others = events.map(({ id }) => id).filter((id) => id !== poisoned);
      await eventually(async () => expect(await applied()).toEqual(onceEach(others)));
      await eventually(async () => expect(await deadLetters(handling.name)).toHaveLength(1));
      expect(await applied()).toEqual(onceEach(others));
    });

    it('PLT-5 a database outage during a batch loses no event and applies each once', async () => {
      await start();
      let isCut = false;
      onBatch(async () => {
        if (isCut) return;
        isCut = true;
        handling.mongodb.cut();
      });
      const events = await publish(30);
      handling.listen();
      await eventually(async () => expect(isCut).toBe(true));
      await pause(OUTAGE_MS);
      handling.mongodb.mend();
      await eventually(async () => expect(await applied()).toEqual(onceEach(events.map(({ id }) => id))));
      expect(await deadLetters(handling.name)).toEqual([]);
    });
  });
});
