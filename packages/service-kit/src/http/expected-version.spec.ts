import { describe, expect, it } from '@jest/globals';
import { requireVersion, VersionConflict } from './expected-version.js';

const standing = { version: 3, updatedBy: 'Grace Hopper', updatedAt: new Date('2026-05-04T10:00:00Z') };

describe('the version that a change was made on', () => {
  it.each([[undefined], [3]])('lets a change on %s pass', (expected) => {
    expect(() => requireVersion(expected, standing)).not.toThrow();
  });

  it.each([[2], [4]])('refuses a change on %i, and says who was faster and when', (expected) => {
    const conflict = { version: 3, updated_by: 'Grace Hopper', updated_at: '2026-05-04T10:00:00.000Z' };
    expect(() => requireVersion(expected, standing)).toThrow(VersionConflict);
    expect(new VersionConflict(conflict)).toMatchObject({ data: conflict, status: 409 });
  });
});
