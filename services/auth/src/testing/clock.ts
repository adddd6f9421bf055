import { jest } from '@jest/globals';

const MINUTE_MS = 60_000;

/** Stops the clock, and nothing else, at a time of the test's choice. */
const setClock = (at: number) => {
  jest.useFakeTimers({
    now: at,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
};

/** From here on it is so much later; `jest.useRealTimers()` ends it. */
export const passMinutes = (minutes: number) => setClock(Date.now() + minutes * MINUTE_MS);
