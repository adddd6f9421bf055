import { jest } from '@jest/globals';

const ALL_BUT_DATE = [
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

/** What `new Date()` says; timers go on. Back to now with jest.useRealTimers(). */
export const setClock = (time: string) => jest.useFakeTimers({ now: new Date(time), doNotFake: [...ALL_BUT_DATE] });
