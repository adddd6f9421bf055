import { describe, expect, it } from '@jest/globals';
import { requireVersion, VersionConflict } from './expected-version.js';

const standing = { version: 3, updatedBy: 'Grace Hopper', updatedAt: new Date('2026-05-04T10:00:00Z') };

describe('expected version check', () => {
  it.each([[undefined], [3]])('accepts a change based on %s', (expected) => {
    expect(() => requireVersion(expected, standing)).not.toThrow();
  });

  it.each([[2], [4]])('rejects a change based on %i, and reports who saved first and when', (expected) => {
    const conflict = { version: 3, updated_by: 'Grace Hopper', updated_at: '2026-05-04T10:00:00.000Z' };
    expect(() => requireVersion(expected, standing)).toThrow(VersionConflict);
    expect(new VersionConflict(conflict)).toMatchObject({ data: conflict, status: 409 });
  });
});
