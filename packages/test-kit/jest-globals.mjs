import { timers } from './fake-timers.mjs';

// Tests import from '@jest/globals', which only Jest's own module system provides; a runner without it sets globals instead.
export const { describe, expect } = globalThis;

// A file that ends with fake timers must not affect the next one.
timers.useRealTimers();
// Taken before a test replaces them by fake ones.
const { clearTimeout, setTimeout } = globalThis;

/** The runner has no time limits, and a test that waits forever would hold up all others; longer than `eventually` waits. */
const LIMIT_MS = 300_000;

const withLimit = (work, wantedMs = LIMIT_MS) => {
  const limitMs = Math.max(wantedMs, LIMIT_MS);
  return async (...values) => {
    const { promise: limit, reject } = Promise.withResolvers();
    const timer = setTimeout(() => reject(new Error(`It did not end within ${limitMs} ms.`)), limitMs);
    try {
      return await Promise.race([work(...values), limit]);
    } finally {
      clearTimeout(timer);
    }
  };
};

const hookWithLimit = (hook) => (work, limitMs) => hook(withLimit(work, limitMs));

export const beforeAll = hookWithLimit(globalThis.beforeAll);
export const beforeEach = hookWithLimit(globalThis.beforeEach);
export const afterEach = hookWithLimit(globalThis.afterEach);
export const afterAll = hookWithLimit(globalThis.afterAll);

export const it = (title, work, limitMs) => globalThis.it(title, withLimit(work, limitMs));
it.each =
  (...table) =>
  (title, work, limitMs) =>
    globalThis.it.each(...table)(title, withLimit(work, limitMs));

/** Browsers have none of them, and React's `act` waits for Node's. */
const NODES_ONLY = globalThis.document === undefined ? [] : ['setImmediate', 'clearImmediate', 'nextTick'];

/** With fake timers that take options, which those of the runner do not. */
export const jest = {
  ...globalThis.jest,
  useFakeTimers: (options) => timers.useFakeTimers({ doNotFake: NODES_ONLY, ...options }),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now) => timers.setSystemTime(now),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
};
globalThis.jest = jest;

// Evaluated for each test file, so that each starts with an empty document and cleans up after its tests.
if (globalThis.document !== undefined) {
  const { startDocument } = await import('./jsdom.mjs');
  const { cleanup } = await import('@testing-library/react');
  beforeAll(startDocument);
  afterEach(cleanup);
}
