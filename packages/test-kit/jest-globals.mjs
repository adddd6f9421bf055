import { ModernFakeTimers } from '@jest/fake-timers';

// Tests import from '@jest/globals', which only Jest's own module system provides; a runner without it sets globals instead.
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } = globalThis;

const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });

/** With fake timers that take options, which those of the runner do not. */
export const jest = {
  ...globalThis.jest,
  useFakeTimers: (options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
};
