import { ROLE_PRESETS } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import type { UserRecord } from '../users/user-record.js';
import { changedFields, isActiveAdministrator, stateAfter } from './staff-change.js';

const START = new Date('2026-03-01T12:00:00Z');
const user: UserRecord = {
  id: '1',
  firstName: 'Ada',
  lastName: 'Author',
  email: 'ada@atelier.test',
  role: 'author',
  permissions: { blog: { read: true } },
  passwordHash: 'hash',
  suspended: false,
  deletedAt: null,
  lastSignInAt: null,
  createdAt: START,
  updatedAt: START,
  updatedBy: null,
  version: 1,
};

describe('applying a patch to a staff member', () => {
  it('ASET-1 keeps fields that are not sent', () => {
    expect(changedFields(user, stateAfter(user, {}, {}))).toEqual([]);
  });

  it('ASET-1 applies the preset with a new role, and keeps the permission map with the same role', () => {
    expect(stateAfter(user, { role: 'editor' }, ROLE_PRESETS.editor).permissions).toEqual(ROLE_PRESETS.editor);
    expect(stateAfter(user, { role: 'author' }, ROLE_PRESETS.author).permissions).toEqual(user.permissions);
  });

  it('ASET-1 gives super_admin all permissions, whatever map is sent', () => {
    const after = stateAfter(user, { role: 'super_admin', permissions: {} }, {});
    expect(after.permissions).toEqual(ROLE_PRESETS.super_admin);
  });

  it('ASET-1 treats a denied permission and a missing permission as equal', () => {
    const permissions = { blog: { read: true, write: false }, team: {} };
    expect(changedFields(user, stateAfter(user, { permissions }, {}))).toEqual([]);
  });

  it('ASET-1 names each field that differs', () => {
    const patch = { firstName: 'Eda', role: 'viewer', permissions: {}, status: 'suspended' } as const;
    expect(changedFields(user, stateAfter(user, patch, {}))).toEqual(['firstName', 'role', 'permissions', 'status']);
  });

  it.each([
    ['one who can sign in', {}, true],
    ['one who is suspended', { suspended: true }, false],
    ['one who has not accepted yet', { passwordHash: null }, false],
    ['somebody of another role', { role: 'editor' }, false],
  ])('ASET-1 decides whether an administrator is active: %s', (_case, fields, expected) => {
    expect(isActiveAdministrator({ ...user, role: 'super_admin', ...fields })).toBe(expected);
  });
});
