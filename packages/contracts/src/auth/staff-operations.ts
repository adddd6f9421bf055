import { needs, operations } from '../http/operation.js';
import { done } from '../http/success.js';
import { versioned } from '../http/version.js';
import { apiKeyList, newApiKey, newApiKeyAnswer } from './api-keys.js';
import { roleAnswer, roleList, rolePresetChange } from './roles.js';
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

const RIGHTS = 'Rights that the caller does not have can be given by super_admin alone';

const staff = operations('users', {
  'GET /auth/colleagues': {
    summary: 'Names of active staff, to give work to.',
    access: 'staff',
    query: colleagueQuery,
    answer: colleagueList,
  },
  'GET /auth/users': {
    summary: 'Staff by page, filtered and searched by name and e-mail.',
    access: needs('read', 'users'),
    query: staffListQuery,
    answer: staffList,
  },
  'GET /auth/users/{id}': { summary: 'One member of staff.', access: needs('read', 'users'), answer: staffAnswer },
  'POST /auth/users/invite': {
    summary: 'Adds a member of staff and mails them an invitation that works once, for seven days.',
    note: `${RIGHTS}, and so can the role super_admin.`,
    access: needs('write', 'users'),
    body: staffInvitation,
    answer: staffAnswer,
    status: 201,
    example: { email: 'ada@studio.example', firstName: 'Ada', lastName: 'Author', role: 'author' },
  },
  'POST /auth/users/{id}/invite-again': {
    summary: 'Mails a new invitation; the one before stops working.',
    access: needs('write', 'users'),
    answer: staffAnswer,
    failures: [409],
  },
  'PUT /auth/users/{id}': {
    summary: 'Changes a member of staff; fields not sent stay. New rights count at once.',
    note: `${RIGHTS}. A super_admin is changed by super_admin alone, nobody changes their own role, permissions or status, and the last active super_admin stays (409).`,
    access: needs('write', 'users'),
    body: staffPatch,
    answer: staffAnswer,
    ...versioned,
    example: { role: 'author', permissions: { blog: { read: true, write: true } } },
  },
  'PATCH /auth/users/{id}/status': {
    summary: 'Suspends a member of staff and ends their sessions, or takes them back.',
    note: 'The last active super_admin stays (409).',
    access: needs('write', 'users'),
    body: staffStatusChange,
    answer: staffAnswer,
    ...versioned,
    example: { status: 'suspended' },
  },
  'DELETE /auth/users/{id}': {
    summary: 'Takes somebody off the staff, ends their sessions and frees their e-mail address.',
    note: 'The last active super_admin stays (409).',
    access: needs('delete', 'users'),
    answer: done,
    ...versioned,
  },
  'DELETE /auth/users/{id}/two-factor': {
    summary:
      "Switches somebody's two-factor sign-in off, who has lost their phone and their recovery codes; a mail tells them.",
    note: 'For super_admin alone, and not for oneself.',
    access: needs('write', 'users'),
    answer: done,
    failures: [409],
  },
  'GET /auth/roles': {
    summary: 'Roles with the permissions that they bring.',
    access: needs('read', 'users'),
    answer: roleList,
  },
  'PUT /auth/roles/{role}': {
    summary: 'Changes what a role brings to staff who get it from now on.',
    note: 'For super_admin alone; their own preset cannot be changed (409).',
    access: needs('write', 'users'),
    body: rolePresetChange,
    answer: roleAnswer,
    ...versioned,
    example: { permissions: { blog: { read: true, write: true }, media: { read: true, write: true } } },
  },
});

const keys = operations('auth', {
  'GET /auth/api-keys': {
    summary: 'API keys, without their secrets.',
    access: needs('read', 'settings'),
    answer: apiKeyList,
  },
  'POST /auth/api-keys': {
    summary: 'Makes an API key; its secret is told here and never again.',
    note: `${RIGHTS}. A key with \`remotes\` may publish these, and needs a second factor that was checked in the last ten minutes.`,
    access: needs('write', 'settings'),
    body: newApiKey,
    answer: newApiKeyAnswer,
    status: 201,
    example: { name: 'Website import', permissions: { blog: { read: true, write: true } } },
  },
  'DELETE /auth/api-keys/{id}': {
    summary: 'Deletes an API key; it and its tokens stop working at once.',
    access: needs('delete', 'settings'),
    answer: done,
    failures: [409],
  },
});

/** Staff, their roles, and API keys. */
export const staffOperations = { ...staff, ...keys };
