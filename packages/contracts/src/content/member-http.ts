import * as z from 'zod';
import { booleanWord, searchText } from '../http/fields.js';
import { needs, operations } from '../http/operation.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { done } from '../http/success.js';
import { versioned } from '../http/version.js';
import { getBulk } from './bulk-http.js';
import { valueCount } from './content-fields.js';
import { CONTENT_UPLOADS } from './content-types.js';
import { MEMBER_EXAMPLE } from './examples.js';
import { getHistory } from './history-http.js';
import { expertiseLevel, member, memberInput, memberPatch } from './member.js';
import { getOrdering } from './order-http.js';
import { activeFilter } from './service-http.js';

/** Query of GET /team. `active=false` and `active=all` need read on team. */
export const memberListQuery = z.strictObject({
  ...pageQuery,
  active: activeFilter,
  leadership: booleanWord.optional(),
  featured: booleanWord.optional(),
  about: booleanWord.optional(),
  department: z.union([z.literal('all').transform(() => undefined), z.string().trim().max(60)]).optional(),
  expertise: z.union([z.literal('all').transform(() => undefined), expertiseLevel]).optional(),
  search: searchText.optional(),
  sort: z
    .enum(['order', 'oldest', 'latest', 'name', 'name_desc'], 'Sort must be order, oldest, latest, name or name_desc')
    .default('order'),
});
export type MemberListQuery = z.output<typeof memberListQuery>;

export const memberList = z
  .object({
    success: z.literal(true),
    data: z.array(member),
    members: z.array(member),
    total: z.number().int(),
    pagination,
  })
  .meta({ id: 'MemberList' });
export type MemberList = z.infer<typeof memberList>;

export const memberAnswer = z
  .object({ success: z.literal(true), message: z.string().optional(), data: member, member })
  .meta({ id: 'MemberAnswer' });
export type MemberAnswer = z.infer<typeof memberAnswer>;

export const memberStats = z
  .object({
    success: z.literal(true),
    data: z.object({
      total: z.number().int(),
      active: z.number().int(),
      inactive: z.number().int(),
      featured: z.number().int(),
      leadership: z.number().int(),
      departments: z.number().int(),
    }),
  })
  .meta({ id: 'MemberStats' });
export type MemberStats = z.infer<typeof memberStats>;

export const departmentList = z.object({
  success: z.literal(true),
  data: z.array(valueCount),
  departments: z.array(valueCount),
});

/** The text field of POST /team/upload-photo. */
export const memberPhoto = z.strictObject({
  memberId: z
    .string({ error: 'Member ID is required' })
    .min(1, 'Member ID is required')
    .max(200, 'Member ID is too long'),
});

const own = operations('team', {
  'GET /team': {
    summary: 'Lists team members by page, filtered and searched.',
    note: 'active=false and active=all need read on team; only staff with that permission see e-mail, phone and hire date.',
    access: 'everyone',
    query: memberListQuery,
    answer: memberList,
    failures: [401, 403],
  },
  'GET /team/stats': { summary: 'Counts members.', access: 'everyone', answer: memberStats },
  'GET /team/departments': {
    summary: 'Lists departments with their number of members.',
    access: 'everyone',
    answer: departmentList,
  },
  'GET /team/{id}': { summary: 'Returns a member.', access: 'everyone', answer: memberAnswer, failures: [410] },
  'POST /team': {
    summary: 'Adds a member.',
    access: needs('write', 'team'),
    body: memberInput,
    upload: CONTENT_UPLOADS.team,
    example: MEMBER_EXAMPLE,
    answer: memberAnswer,
    status: 201,
  },
  'PUT /team/{id}': {
    summary: 'Changes a member; absent fields stay.',
    access: needs('write', 'team'),
    body: memberPatch,
    upload: CONTENT_UPLOADS.team,
    example: { position: 'Lead developer', is_leadership: true },
    answer: memberAnswer,
    ...versioned,
  },
  'DELETE /team/{id}': {
    summary: 'Moves a member to the trash.',
    access: needs('delete', 'team'),
    answer: done,
    ...versioned,
  },
  'POST /team/upload-photo': {
    summary: 'Stores a photo and assigns it to the member.',
    access: needs('write', 'team'),
    body: memberPhoto,
    upload: { ...CONTENT_UPLOADS.team, isRequired: true },
    example: { memberId: '66f1c0a2b5d4e8a1c3f09b7d' },
    answer: memberAnswer,
    failures: [404],
  },
});

export const memberOperations = {
  ...own,
  ...getBulk('team', 'team', 'members', { is_active: true }),
  ...getOrdering('team', 'team', 'team members'),
  ...getHistory('team', 'team', member),
};
