import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BodyIncomplete, BodyTooLarge, BodyTooSlow, readBody } from './read-body.js';

const MAX_BYTES = 10;

const start = () => {
  const sender = new PassThrough();
  return { sender, body: readBody(sender as unknown as IncomingMessage, MAX_BYTES) };
};

describe('request body', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('CON-5 is read to its end', async () => {
    const { sender, body } = start();
    sender.write('12345');
    sender.end('67890');
    expect(String(await body)).toBe('1234567890');
  });

  it('CON-5 is rejected 30 seconds after its start, even if bytes still arrive', async () => {
    const { sender, body } = start();
    const refusal = expect(body).rejects.toThrow(BodyTooSlow);
    let isOpen = true;
    void refusal.then(() => {
      isOpen = false;
    });
    for (let seconds = 0; seconds < 29; seconds += 5) {
      sender.write('1');
      await jest.advanceTimersByTimeAsync(4_900);
    }
    expect(isOpen).toBe(true);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(isOpen).toBe(false);
    await refusal;
  });

  it('CON-5 is rejected as soon as it exceeds the limit', async () => {
    const { sender, body } = start();
    sender.write('12345678901');
    await expect(body).rejects.toThrow(BodyTooLarge);
  });

  it('CON-5 is incomplete if the sender disconnects', async () => {
    const { sender, body } = start();
    sender.write('1');
    sender.destroy();
    await expect(body).rejects.toThrow(BodyIncomplete);
  });
});
