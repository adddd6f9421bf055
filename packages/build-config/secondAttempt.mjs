import { jest } from '@jest/globals';

// Named at the end of the run; ADR 0033.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
