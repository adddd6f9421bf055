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

describe('what a patch makes of a member of staff', () => {
  it('ASET-1 keeps what is not sent', () => {
    expect(changedFields(user, stateAfter(user, {}, {}))).toEqual([]);
  });

  it('ASET-1 takes another role with its preset, the same role with the map that was there', () => {
    expect(stateAfter(user, { role: 'editor' }, ROLE_PRESETS.editor).permissions).toEqual(ROLE_PRESETS.editor);
    expect(stateAfter(user, { role: 'author' }, ROLE_PRESETS.author).permissions).toEqual(user.permissions);
  });

  it('ASET-1 gives super_admin all rights, whatever map is sent', () => {
    const after = stateAfter(user, { role: 'super_admin', permissions: {} }, {});
    expect(after.permissions).toEqual(ROLE_PRESETS.super_admin);
  });

  it('ASET-1 takes rights that are denied in other words for the same', () => {
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
  ])('ASET-1 takes for an active administrator: %s', (_case, fields, expected) => {
    expect(isActiveAdministrator({ ...user, role: 'super_admin', ...fields })).toBe(expected);
  });
});
