import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useListed } from './useListed';

const ROWS = [{ id: 'a' }, { id: 'b' }];
const shown = (data: unknown, error?: Error) =>
  renderHook(() => useListed<{ id: string }>({ data, error }, 'projects')).result.current;

describe('list rows', () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['the answer itself', ROWS, 2],
    ['its name', { success: true, projects: ROWS, total: 12 }, 12],
    ['data', { data: ROWS, total: 7 }, 7],
    ['data with pages', { data: ROWS, pagination: { total: 30 } }, 30],
    ['data of messages', { data: ROWS, pagination: { totalSubmissions: 41, total: 40 } }, 41],
    ['nothing but data', { data: ROWS }, 2],
  ])('APRJ-1 are read from %s', (_where, answer, total) => {
    expect(shown(answer)).toEqual({ rows: ROWS, total });
  });

  it('APRJ-1 are undefined while loading, and empty after a failure', () => {
    expect(shown(undefined)).toEqual({ rows: undefined, total: 0 });
    expect(shown({ data: ROWS, total: 2 }, new Error('away'))).toEqual({ rows: [], total: 0 });
  });

  it.each([[{ success: true }], ['text'], [{ projects: 'none' }], [null]])(
    'AMSG-1 are empty for the answer %j, which is logged',
    (answer) => {
      const warned = jest.spyOn(console, 'warn').mockReturnValue();
      expect(shown(answer)).toEqual({ rows: [], total: 0 });
      expect(warned).toHaveBeenCalledTimes(1);
    },
  );
});
