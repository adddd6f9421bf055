import { describe, expect, it } from '@jest/globals';
import { requireMayGive } from './giving-rights.js';

const giver = { role: 'editor', permissions: { blog: { read: true, write: true } } };

describe('giving rights', () => {
  it('ASET-1 lets somebody give what they have', () => {
    expect(() => requireMayGive(giver, { blog: { read: true, write: true, delete: false } })).not.toThrow();
  });

  it('ASET-1 lets somebody leave, and take away, what they do not have', () => {
    const before = { users: { read: true, write: true } };
    expect(() => requireMayGive(giver, { users: { read: true } }, before)).not.toThrow();
  });

  it('ASET-1 names every right that is missing', () => {
    const after = { blog: { delete: true }, users: { read: true } };
    expect(() => requireMayGive(giver, after)).toThrow(
      'You cannot grant permissions that you do not have: delete blog, read users.',
    );
  });

  it('ASET-1 lets nobody give the right to publish, or to edit what others created, without having it', () => {
    const limited = { role: 'author', permissions: { blog: { write: true, publish: false, editOthers: false } } };
    expect(() => requireMayGive(limited, limited.permissions)).not.toThrow();
    expect(() => requireMayGive(limited, { blog: { write: true } })).toThrow(
      "You cannot grant permissions that you do not have: publish blog, edit others' blog.",
    );
    expect(() => requireMayGive(limited, { team: { write: true } })).toThrow(/do not have: write team\.$/);
    expect(() => requireMayGive(giver, { blog: { write: true } })).not.toThrow();
  });

  it('ASET-1 lets super_admin give everything, whatever their map says', () => {
    expect(() => requireMayGive({ role: 'super_admin', permissions: {} }, { users: { delete: true } })).not.toThrow();
  });
});
