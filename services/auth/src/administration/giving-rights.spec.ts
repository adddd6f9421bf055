import { describe, expect, it } from '@jest/globals';
import { requireMayGive } from './giving-rights.js';

const giver = { role: 'editor', permissions: { blog: { read: true, write: true } } };

describe('granting permissions', () => {
  it('ASET-1 allows staff to grant permissions that they have', () => {
    expect(() => requireMayGive(giver, { blog: { read: true, write: true, delete: false } })).not.toThrow();
  });

  it('ASET-1 allows staff to keep or remove permissions that they do not have', () => {
    const before = { users: { read: true, write: true } };
    expect(() => requireMayGive(giver, { users: { read: true } }, before)).not.toThrow();
  });

  it('ASET-1 names every missing permission', () => {
    const after = { blog: { delete: true }, users: { read: true } };
    expect(() => requireMayGive(giver, after)).toThrow(
      'You cannot grant permissions that you do not have: delete blog, read users.',
    );
  });

  it('ASET-1 denies granting publish or edit-others permissions to staff who do not have them', () => {
    const limited = { role: 'author', permissions: { blog: { write: true, publish: false, editOthers: false } } };
    expect(() => requireMayGive(limited, limited.permissions)).not.toThrow();
    expect(() => requireMayGive(limited, { blog: { write: true } })).toThrow(
      "You cannot grant permissions that you do not have: publish blog, edit others' blog.",
    );
    expect(() => requireMayGive(limited, { team: { write: true } })).toThrow(/do not have: write team\.$/);
    expect(() => requireMayGive(giver, { blog: { write: true } })).not.toThrow();
  });

  it('ASET-1 allows super_admin to grant everything, whatever their permission map contains', () => {
    expect(() => requireMayGive({ role: 'super_admin', permissions: {} }, { users: { delete: true } })).not.toThrow();
  });
});
