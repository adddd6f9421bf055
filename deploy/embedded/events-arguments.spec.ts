import { describe, expect, it } from '@jest/globals';
import { parseEventsArguments, USAGE } from './events-arguments.ts';

describe('npm run events arguments', () => {
  it('PLT-6 specify a consumer and a period, whose days start at midnight UTC', () => {
    const args = ['--consumer', 'search', '--from', '2026-11-01', '--to', '2026-11-02T08:30:00+01:00', '--dry-run'];
    expect(parseEventsArguments(args)).toEqual({
      consumer: 'search',
      from: '2026-11-01T00:00:00.000Z',
      to: '2026-11-02T07:30:00.000Z',
      isDryRun: true,
    });
  });

  it('PLT-6 end at the newest event and change live data by default', () => {
    expect(parseEventsArguments(['--from', '2026-11-01'])).toMatchObject({ to: undefined, isDryRun: false });
  });

  it.each([
    ['no date', ['--consumer', 'seo']],
    ['a date that is none', ['--from', 'yesterday']],
    ['an end that is none', ['--from', '2026-11-01', '--to', 'now']],
    ['an unknown option', ['--from', '2026-11-01', '--all']],
  ])('PLT-6 print the usage if there is %s', (_what, args) => {
    expect(() => parseEventsArguments(args)).toThrow(USAGE);
  });
});
