import { jest } from '@jest/globals';

const MINUTE_MS = 60_000;

const TIMERS = [
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
] as const;

/** Stops what `new Date()` says at a time of the test's choice; timers go on. `jest.useRealTimers()` ends it. */
export const setClock = (time: string | number) => {
  jest.useFakeTimers({ now: new Date(time), doNotFake: [...TIMERS] });
};

/** From here on it is so much later. */
export const passMinutes = (minutes: number) => setClock(Date.now() + minutes * MINUTE_MS);
