import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dateInput } from './fields.js';

describe('dates in API calls', () => {
  const { TZ } = process.env;

  beforeAll(() => {
    process.env.TZ = 'America/New_York';
  });
  afterAll(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  it.each([
    ['2026-01-31', '2026-01-31T00:00:00.000Z'],
    ['2026-01-31T10:00', '2026-01-31T10:00:00.000Z'],
    ['2026-01-31 10:00:30.5', '2026-01-31T10:00:30.500Z'],
    ['2026-01-31T10:00Z', '2026-01-31T10:00:00.000Z'],
    ['2026-01-31T10:00:00+02:00', '2026-01-31T08:00:00.000Z'],
  ])('API-BLOG API-PRJ read %s as %s, whatever the time zone of the server', (sent, read) => {
    expect(dateInput.parse(sent)).toBe(read);
  });

  it.each(['2024-02-30', '2023-02-29T10:00', '2026-04-31T10:00:00Z', '0000-00-00'])(
    'API-BLOG API-PRJ refuse %s instead of reading it as a day of the next month',
    (sent) => {
      expect(dateInput.safeParse(sent).error?.issues).toMatchObject([{ message: 'Must be a valid date' }]);
    },
  );

  it('API-BLOG accept a leap day', () => {
    expect(dateInput.parse('2024-02-29')).toBe('2024-02-29T00:00:00.000Z');
  });
});
