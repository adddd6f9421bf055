import { ModernFakeTimers } from '@jest/fake-timers';

/** The only fake timers of a worker, so that a test can end what its builders started. */
export const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
