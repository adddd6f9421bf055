import { describe, expect, it } from '@jest/globals';
import type { StreamState } from '@nats-io/jetstream';
import { getEnd, isHeld } from './stream-position.js';

const created = '2026-05-04T09:30:00.123456789Z';
const getStream = (first_seq: number, last_seq: number) => ({ created, state: { first_seq, last_seq } as StreamState });
const at = (sequence: number) => ({ ...getEnd(getStream(0, 0)), sequence });

describe('a position in the event stream', () => {
  it('PLT-4 is valid as long as nothing after it was dropped', () => {
    const stream = getStream(5, 9);
    expect([3, 4, 8, 9].map((sequence) => isHeld(stream, at(sequence)))).toEqual([false, true, true, true]);
  });

  it('PLT-4 is valid at the start of a stream that is empty or was emptied', () => {
    expect(isHeld(getStream(0, 0), at(0))).toBe(true);
    expect(isHeld(getStream(10, 9), at(9))).toBe(true);
    expect(isHeld(getStream(10, 9), at(8))).toBe(false);
  });

  it('PLT-4 is invalid if the stream was recreated or has not reached it', () => {
    const anew = { ...getStream(1, 99), created: '2026-05-05T09:30:00Z' };
    expect(isHeld(anew, at(7))).toBe(false);
    expect(isHeld(getStream(1, 6), at(7))).toBe(false);
  });
});
