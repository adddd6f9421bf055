import { emptyStorage, STORAGE_KINDS, type TestStorage } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnvironment } from '../environment/read-environment.js';
import { storageEnvironment } from '../environment/service-environment.js';
import type { ObjectStorage } from '../storage/object-storage.js';
import { openStorage } from '../storage/open-storage.js';
import type { ArchivedEvent } from './archived-event.js';
import { EventArchive } from './event-archive.js';

const DAY = '2026-11-25';
const PATH = `events/${DAY}.jsonl.gz`;

const events: ArchivedEvent[] = Array.from({ length: 2000 }, (_none, index) => ({
  seq: index + 1,
  subject: 'atelier.analytics.page.viewed.v1',
  storedAt: new Date(Date.parse(DAY) + index).toISOString(),
  headers: { 'Nats-Msg-Id': [`id-${index}`] },
  data: `{"path":"/blog/${index}","title":"“ü\\n”"}`,
}));

async function* streamOf(list: readonly ArchivedEvent[]) {
  yield* list;
}

describe.each(STORAGE_KINDS)('event archive on %s storage', (kind) => {
  let place: TestStorage;
  let storage: ObjectStorage;
  let archive: EventArchive;

  beforeAll(async () => {
    place = await emptyStorage(kind);
    storage = openStorage(readEnvironment(storageEnvironment, place.env));
    archive = new EventArchive(storage);
    expect(await archive.write(DAY, streamOf(events))).toBe(events.length);
  });
  afterAll(() => place.remove());

  const read = async (day = DAY) => {
    const found: ArchivedEvent[] = [];
    for await (const event of archive.read(day)) found.push(event);
    return found;
  };
  const withBytes = async (bytes: Buffer, check: () => Promise<void>) => {
    const whole = await storage.read(PATH);
    await storage.put(PATH, bytes, 'application/gzip');
    await check();
    await storage.put(PATH, whole as Buffer, 'application/gzip');
  };

  it('PLT-5 contains every event unchanged, compressed', async () => {
    expect(await read()).toEqual(events);
    expect(await archive.days()).toEqual([DAY]);
    expect((await storage.stat(PATH))?.bytes).toBeLessThan(JSON.stringify(events).length / 5);
  });

  it.each([
    ['is cut off', (whole: Buffer) => whole.subarray(0, whole.length >> 1)],
    ['has an altered byte', (whole: Buffer) => whole.map((byte, at) => (at === whole.length >> 1 ? byte ^ 1 : byte))],
    ['is empty', () => Buffer.alloc(0)],
  ])('PLT-5 is rejected if it %s', async (_case, damage) => {
    const whole = (await storage.read(PATH)) as Buffer;
    await withBytes(Buffer.from(damage(whole)), async () => {
      await expect(read()).rejects.toThrow(`The archive of ${DAY} is damaged, or not complete.`);
    });
    expect(await read()).toHaveLength(events.length);
  });

  it('PLT-5 is rejected under the name of another day', async () => {
    const whole = (await storage.read(PATH)) as Buffer;
    await storage.put('events/2026-11-24.jsonl.gz', whole, 'application/gzip');
    await expect(read('2026-11-24')).rejects.toThrow('damaged');
    await archive.remove('2026-11-24');
  });

  it('PLT-5 does not exist if writing it failed', async () => {
    async function* failing() {
      yield* events;
      throw new Error('the broker went away');
    }
    await expect(archive.write('2026-11-26', failing())).rejects.toThrow('the broker went away');
    expect(await archive.days()).toEqual([DAY]);
    await expect(read('2026-11-26')).rejects.toThrow('There is no archive of 2026-11-26.');
  });
});
