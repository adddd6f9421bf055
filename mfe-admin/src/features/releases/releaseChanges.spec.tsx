import { describe, expect, it } from '@jest/globals';
import { releaseChanges } from './releaseChanges';
import { countChange, fileChanges, sizeChange } from './releaseWords';

const file = (path: string, bytes: number, sha384: string) => ({ path, bytes, sha384 });
const pages = (routes: string[]) => ({ routes }) as never;

describe('comparison of two versions', () => {
  it('PLT-2 counts a file with a new hash in its name as changed', () => {
    const before = {
      files: [file('remoteEntry.js', 100, 'a'), file('app.0123abcd.js', 200, 'b'), file('gone.11111111.js', 50, 'c')],
      pages: pages(['/portal', '/old']),
    };
    const after = {
      files: [
        file('remoteEntry.js', 100, 'a'),
        file('app.4567cdef.js', 260, 'd'),
        file('new.22222222.js', 40, 'e'),
        file('more.33333333.js', 40, 'f'),
      ],
      pages: pages(['/portal', '/orders']),
    };
    expect(releaseChanges(before, after)).toEqual({
      bytes: 90,
      files: { added: 2, removed: 1, changed: 1 },
      addedRoutes: ['/orders'],
      removedRoutes: ['/old'],
    });
  });

  it('PLT-2 describes a change in words, with its sign', () => {
    expect([sizeChange(2048), sizeChange(-5000), sizeChange(0)]).toEqual(['+2\u00a0KB', '−5\u00a0KB', 'no change']);
    expect([countChange(3), countChange(-1), countChange(0)]).toEqual(['+3', '−1', 'no change']);
    expect(fileChanges({ changed: 3, added: 1, removed: 0 })).toBe('3 changed, 1 added');
    expect(fileChanges({ changed: 0, added: 0, removed: 0 })).toBe('No file differs');
  });
});
