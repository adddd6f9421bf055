import { describe, expect, it } from '@jest/globals';
import type { MinuteCounts } from '../reports/minute-counts.js';
import { getMainFailure } from './main-failure.js';

const at = new Date('2026-05-04T09:30:00Z');
const aMinute = (failures: Record<string, number>, ...messages: [phase: string, message: string][]): MinuteCounts => ({
  remote: 'mfe-public',
  version: '1.1.0',
  minute: at,
  failures,
  messages: messages.map(([phase, message]) => ({ phase, message, at })),
});

describe('main failure of a version', () => {
  it('PLT-4 is the latest of the phase with the most failures, whatever was reported last', () => {
    const minutes = [
      aMinute({ load: 30 }, ['load', 'entry is missing'], ['load', 'not loaded within 8 s']),
      aMinute({ load: 20, error: 1 }, ['error', 'a browser extension failed']),
    ];
    expect(getMainFailure(minutes)).toEqual({ phase: 'load', message: 'not loaded within 8 s' });
  });

  it('PLT-4 is the crash of a server, which is enough to withdraw a version', () => {
    const minutes = [
      aMinute({ crash: 1, server: 4 }, ['crash', 'ended with 1'], ['server', 'x is undefined']),
      aMinute({ render: 900 }, ['render', 'made up']),
    ];
    expect(getMainFailure(minutes)).toEqual({ phase: 'crash', message: 'ended with 1' });
  });

  it('PLT-4 names its phase if no message was kept', () => {
    expect(getMainFailure([aMinute({ hydration: 3 })])).toEqual({ phase: 'hydration', message: '' });
    expect(getMainFailure([])).toEqual({ phase: 'unknown', message: '' });
  });
});
