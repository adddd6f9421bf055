import { describe, expect, it } from '@jest/globals';
import { analyticsQuery } from './http.js';

const isAccepted = (query: object): boolean => analyticsQuery.safeParse(query).success;

describe('analytics periods', () => {
  it.each(['0000-01-01', '0009-12-31', '9990-01-01', '9999-12-31', '2026-02-30', '2026-1-1'])(
    'API-SEO PLT-5 reject the day %s, beside which days have no such names',
    (day) => {
      expect([isAccepted({ from: day }), isAccepted({ to: day })]).toEqual([false, false]);
    },
  );

  it.each(['0010-01-01', '1969-12-31', '2026-02-28', '9989-12-31'])('API-SEO accept the day %s', (day) => {
    expect([isAccepted({ from: day }), isAccepted({ to: day })]).toEqual([true, true]);
  });
});
