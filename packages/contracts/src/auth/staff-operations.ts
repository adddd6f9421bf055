import { needs, operations } from '../http/operation.js';
import { done } from '../http/success.js';
import { versioned } from '../http/version.js';
import { apiKeyList, newApiKey, newApiKeyAnswer } from './api-keys.js';
import { role } from './permissions.js';
import { newRole, roleAnswer, roleList, rolePresetChange } from './roles.js';
import {
  colleagueList,
  colleagueQuery,
  staffAnswer,
  staffInvitation,
  staffList,
  staffListQuery,
  staffPatch,
  staffStatusChange,
} from './users.js';

const RIGHTS = 'Only super_admin can grant permissions that the caller does not have';

const staff = operations('users', {
  'GET /auth/colleagues': {
    summary: 'Names of active staff to whom work can be assigned.',
    access: 'staff',
    query: colleagueQuery,
    answer: colleagueList,
  },
  'GET /auth/users': {
    summary: 'Lists staff by page, filtered and searched by name and e-mail.',
    access: needs('read', 'users'),
    query: staffListQuery,
    answer: staffList,
  },
  'GET /auth/users/{id}': { summary: 'Returns a staff member.', access: needs('read', 'users'), answer: staffAnswer },
  'POST /auth/users/invite': {
    summary: 'Adds a staff member and mails them an invitation that works once, for seven days.',
    note: `${RIGHTS}, or the role super_admin.`,
    access: needs('write', 'users'),
    body: staffInvitation,
    answer: staffAnswer,
    status: 201,
    example: { email: 'ada@studio.example', firstName: 'Ada', lastName: 'Author', role: 'author' },
  },
  'POST /auth/users/{id}/invite-again': {
    summary: 'Mails a new invitation; the previous one stops working.',
    access: needs('write', 'users'),
    answer: staffAnswer,
    failures: [409],
  },
  'PUT /auth/users/{id}': {
    summary: 'Changes a staff member; absent fields stay. New permissions apply immediately.',
    note: `${RIGHTS}. Only super_admin can change a super_admin, users cannot change their own role, permissions or status, and the last active super_admin cannot be demoted or suspended (409).`,
    access: needs('write', 'users'),
    body: staffPatch,
    answer: staffAnswer,
    ...versioned,
    example: { role: 'author', permissions: { blog: { read: true, write: true } } },
  },
  'PATCH /auth/users/{id}/status': {
    summary: 'Suspends a staff member and ends their sessions, or reactivates them.',
    note: 'The last active super_admin cannot be suspended (409).',
    access: needs('write', 'users'),
    body: staffStatusChange,
    answer: staffAnswer,
    ...versioned,
    example: { status: 'suspended' },
  },
  'DELETE /auth/users/{id}': {
    summary: 'Removes a staff member, ends their sessions and frees their e-mail address.',
    note: 'The last active super_admin cannot be removed (409).',
    access: needs('delete', 'users'),
    answer: done,
    ...versioned,
  },
  'DELETE /auth/users/{id}/two-factor': {
    summary:
      'Disables two-factor sign-in for a user who has lost their phone and recovery codes; they are notified by mail.',
    note: 'Only for super_admin, and not for your own account.',
    access: needs('write', 'users'),
    answer: done,
    failures: [409],
  },
  'GET /auth/roles': {
    summary: 'Lists roles with their permissions.',
    access: needs('read', 'users'),
    answer: roleList,
  },
  'POST /auth/roles': {
    summary: 'Creates a role of the studio’s own.',
    note: 'Only for super_admin.',
    access: needs('write', 'users'),
    body: newRole,
    answer: roleAnswer,
    status: 201,
    example: { role: 'news_desk', permissions: { blog: { read: true, write: true, publish: false } } },
    failures: [409],
  },
  'DELETE /auth/roles/{role}': {
    summary: 'Deletes a role of the studio’s own.',
    note: 'Only for super_admin; not possible for the built-in roles, nor while somebody has the role (409).',
    access: needs('delete', 'users'),
    parameters: { role },
    answer: done,
    ...versioned,
    failures: [409],
  },
  'PUT /auth/roles/{role}': {
    summary: 'Changes the permissions of staff who are newly given a role; existing users keep theirs.',
    note: 'Only for super_admin; the preset of super_admin cannot be changed (409).',
    access: needs('write', 'users'),
    body: rolePresetChange,
    answer: roleAnswer,
    ...versioned,
    example: { permissions: { blog: { read: true, write: true }, media: { read: true, write: true } } },
  },
});

const keys = operations('auth', {
  'GET /auth/api-keys': {
    summary: 'Lists API keys, without their secrets.',
    access: needs('read', 'settings'),
    answer: apiKeyList,
  },
  'POST /auth/api-keys': {
    summary: 'Creates an API key; its secret is shown only this once.',
    note: `${RIGHTS}. A key with \`remotes\` may publish these, or only what \`releaseVerbs\` names; creating it needs a second factor that was checked in the last ten minutes. A key creates none that is valid longer than itself.`,
    access: needs('write', 'settings'),
    body: newApiKey,
    answer: newApiKeyAnswer,
    status: 201,
    example: { name: 'Website import', permissions: { blog: { read: true, write: true } } },
  },
  'DELETE /auth/api-keys/{id}': {
    summary: 'Deletes an API key; the key and its tokens stop working immediately.',
    access: needs('delete', 'settings'),
    answer: done,
    failures: [409],
  },
});

/** Staff, their roles, and API keys. */
export const staffOperations = { ...staff, ...keys };
