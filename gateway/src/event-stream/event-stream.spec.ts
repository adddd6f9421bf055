import type { TokenClaims } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { findPosition, getEventId } from './event-id.js';
import { EventStream } from './event-stream.js';
import { StreamPlaces } from './stream-places.js';

const VIEWER: TokenClaims = { sub: 's', sid: 's', email: '', firstName: '', lastName: '', role: '', permissions: {} };
const LARGE = { text: 'x'.repeat(100_000) };

const aStream = () => {
  const clock = { now: 0 };
  const stream = new EventStream(VIEWER, () => clock.now);
  const passSeconds = (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      clock.now += 1000;
      stream.keepAlive();
    }
  };
  return { stream, passSeconds };
};
const textIn = ({ body }: EventStream): string => String(body.read() ?? '');

describe('event stream', () => {
  it('PLT-4 sends the resume position first, and then the events', async () => {
    const { stream } = aStream();
    stream.begin('life-7');
    await stream.write('life-8', { id: 'a' });
    expect(textIn(stream)).toBe('retry: 2000\nid: life-7\n\nid: life-8\ndata: {"id":"a"}\n\n');
  });

  it('PLT-4 sends a heartbeat when no events arrive', () => {
    const { stream, passSeconds } = aStream();
    stream.begin('life-7');
    textIn(stream);
    passSeconds(16);
    expect(textIn(stream)).toBe(':\n\n');
  });

  it('PLT-4 accepts the next event only when the reader has consumed enough', async () => {
    const { stream } = aStream();
    let hasRoom = false;
    const written = stream.write('life-8', LARGE).then(() => {
      hasRoom = true;
    });
    await new Promise(setImmediate);
    expect(hasRoom).toBe(false);
    textIn(stream);
    await written;
    expect(stream.isOpen).toBe(true);
  });

  it('PLT-4 closes if its reader takes nothing for 15 seconds, and releases its source', async () => {
    const { stream, passSeconds } = aStream();
    const failed = new Promise<Error>((resolve) => stream.body.once('error', resolve));
    const written = stream.write('life-8', LARGE);
    passSeconds(15);
    expect(stream.isOpen).toBe(true);
    passSeconds(1);
    expect((await failed).message).toBe('The subscriber reads too slowly.');
    await written;
    expect(stream.isOpen).toBe(false);
    await stream.write('life-9', LARGE);
  });

  it('PLT-4 flushes pending data when it ends, and closes if the reader does not take it', async () => {
    const { stream, passSeconds } = aStream();
    const written = stream.write('life-8', LARGE);
    stream.end();
    await written;
    expect(stream.body.readableLength).toBeGreaterThan(100_000);
    const failed = new Promise<Error>((resolve) => stream.body.once('error', resolve));
    passSeconds(16);
    await failed;
  });
});

describe('event ID in the stream', () => {
  it('PLT-4 encodes the position', () => {
    expect(findPosition(getEventId({ stream: 'mf3k2a9c', sequence: 42 }))).toEqual({
      stream: 'mf3k2a9c',
      sequence: 42,
    });
  });

  it.each(['', '42', 'mf3k2a9c-', 'mf3k2a9c--1', 'MF-1', 'mf3k2a9c-1 ', 'x-1234567890123456'])(
    'PLT-4 cannot be %j',
    (text) => {
      expect(findPosition(text)).toBeUndefined();
    },
  );
});

describe('event stream slots', () => {
  it('PLT-5 are limited to five per subscriber, and freed when a stream closes', () => {
    const places = new StreamPlaces();
    const leave = places.take('a');
    for (let taken = 1; taken < 5; taken += 1) places.take('a');
    expect(() => places.take('a')).toThrow('At most 5 event streams at a time. Close one first.');
    places.take('b');
    leave();
    expect(() => places.take('a')).not.toThrow();
  });

  it('PLT-5 are limited to a hundred in total', () => {
    const places = new StreamPlaces();
    for (let taken = 0; taken < 100; taken += 1) places.take(`subscriber ${taken}`);
    expect(() => places.take('one more')).toThrow('Too many event streams are open.');
  });
});
