import { ResponseCache } from '@atelier/service-kit/cache/response-cache';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { type CachedCall, findCachedCall } from './cached-calls.js';
import type { ServiceAnswer, ServiceReading } from './service-reads.js';
import { SharedReads } from './shared-reads.js';

const URL_OF_POST = '/api/blog/a-post';
const call = findCachedCall(URL_OF_POST) as CachedCall;
const aChange = { kind: 'post' as const, id: '0123456789abcdef01234567', slug: 'a-post', isPublic: true };
const trace = { requestId: 'r-1', traceparent: undefined };

const said = (text: string, fields: Partial<ServiceAnswer> = {}): ServiceAnswer => ({
  status: 200,
  contentType: 'application/json',
  body: Buffer.from(text),
  tags: [`post:${aChange.id}`],
  ...fields,
});

/** The far side: each question waits until the test answers it. */
class WaitingService {
  readonly questions: { answer: (reading: ServiceReading) => void; timeoutMs: number }[] = [];
  read(_destination: unknown, _asker: unknown, timeoutMs: number): Promise<ServiceReading> {
    return new Promise((answer) => this.questions.push({ answer, timeoutMs }));
  }
  answer(index: number, reading: ServiceReading) {
    this.questions[index]?.answer(reading);
  }
}

describe('shared reads', () => {
  let cache: ResponseCache<CachedCall>;
  let service: WaitingService;
  let reads: SharedReads;
  const read = () => reads.read(URL_OF_POST, call, trace);
  const readAnswered = async (reading: ServiceReading) => {
    const pending = read();
    service.answer(service.questions.length - 1, reading);
    return pending;
  };
  const getBody = async (pending: ReturnType<typeof read>) => {
    const reading = await pending;
    return 'answer' in reading ? [reading.outcome, reading.answer.identity.toString()] : [reading.outcome];
  };

  beforeEach(() => {
    cache = new ResponseCache({ maxBytes: 1_000_000 });
    cache.isConnected = true;
    service = new WaitingService();
    reads = new SharedReads(cache, service, []);
  });

  it('ask the service once, and cache the answer', async () => {
    const all = [read(), read(), read()];
    service.answer(0, said('{"a":1}'));
    for (const one of all) expect(await getBody(one)).toEqual(['miss', '{"a":1}']);
    expect(service.questions).toHaveLength(1);
    expect(cache.fresh(URL_OF_POST)).toBeDefined();
  });

  it('never answer a request made after a change with a response requested before it', async () => {
    const before = read();
    cache.apply(aChange);
    const after = read();
    expect(service.questions).toHaveLength(2);
    service.answer(1, said('{"new":1}'));
    expect(await getBody(after)).toEqual(['miss', '{"new":1}']);
    service.answer(0, said('{"old":1}'));
    expect(await getBody(before)).toEqual(['miss', '{"old":1}']);
    expect(cache.fresh(URL_OF_POST)?.answer.identity.toString()).toBe('{"new":1}');
  });

  it.each([
    ['503', said('{}', { status: 503 })],
    ['502', said('{}', { status: 502 })],
    ['504', said('{}', { status: 504 })],
    ['no connection', 'unavailable' as const],
    ['no answer in time', 'too slow' as const],
  ])('serve the last good answer on %s', async (_name, failure) => {
    await readAnswered(said('{"good":1}'));
    cache.expireAll();
    expect(await getBody(readAnswered(failure))).toEqual(['stale', '{"good":1}']);
    expect(cache.lastGood(URL_OF_POST)).toBeDefined();
  });

  it('use a shorter timeout if there is a last good answer', async () => {
    await readAnswered(said('{"good":1}'));
    cache.expireAll();
    void read();
    expect(service.questions.map(({ timeoutMs }) => timeoutMs)).toEqual([15_000, 5000]);
  });

  it('do not restore an item that was taken down during the call', async () => {
    await readAnswered(said('{"good":1}'));
    cache.expireAll();
    const pending = read();
    cache.apply({ ...aChange, isPublic: false });
    service.answer(1, 'unavailable');
    expect(await getBody(pending)).toEqual(['unavailable']);
  });

  it.each([404, 410, 400])('drop the last good answer on %s', async (status) => {
    await readAnswered(said('{"good":1}'));
    cache.expireAll();
    expect((await readAnswered(said('{}', { status }))).outcome).toBe('failure');
    expect(await getBody(readAnswered('unavailable'))).toEqual(['unavailable']);
  });

  it.each([
    ['what its service did not tag', said('{"a":1}', { tags: [] })],
    ['a server error', said('{}', { status: 500 })],
  ])('do not cache %s', async (_name, reading) => {
    await readAnswered(reading);
    expect(cache.size).toBe(0);
  });

  it('do not share an answer that is private to one caller', async () => {
    expect(await getBody(readAnswered('private'))).toEqual(['private']);
    expect(cache.size).toBe(0);
  });
});
