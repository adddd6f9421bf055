import * as z from 'zod';
import { booleanWord, searchText } from '../http/fields.js';
import { needs, operations } from '../http/operation.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { done } from '../http/success.js';
import { versioned } from '../http/version.js';
import { getBulk } from './bulk-http.js';
import { slugText, valueCount } from './content-fields.js';
import { CONTENT_UPLOADS } from './content-types.js';
import { PROJECT_EXAMPLE } from './examples.js';
import { getHistory } from './history-http.js';
import { getOrdering } from './order-http.js';
import {
  PROJECT_STATUSES,
  project,
  projectCategory,
  projectInput,
  projectNeighbors,
  projectPatch,
  projectStatusChange,
  projectSummary,
  serviceLink,
} from './project.js';

const all = z.literal('all').transform(() => undefined);

/** Query of GET /projects. `status=all`, or any status except published, needs read on projects. */
export const projectListQuery = z.strictObject({
  ...pageQuery,
  category: z.union([all, projectCategory]).optional(),
  technology: z.union([all, z.string().trim().max(60)]).optional(),
  /** Slug of a service that the project names. */
  service: slugText('Service').optional(),
  /** Slug of a team member among the credits. */
  member: slugText('Team member').optional(),
  featured: booleanWord.optional(),
  status: z
    .enum([...PROJECT_STATUSES, 'all'], 'Invalid status. Must be draft, published, or archived')
    .default('published'),
  search: searchText.min(2, 'Search must be at least 2 characters').optional(),
  sort: z
    .enum(
      ['order', 'latest', 'oldest', 'title', 'title_desc'],
      'Sort must be order, latest, oldest, title or title_desc',
    )
    .default('order'),
});
export type ProjectListQuery = z.output<typeof projectListQuery>;

export const projectList = z
  .object({
    success: z.literal(true),
    data: z.array(projectSummary),
    projects: z.array(projectSummary),
    total: z.number().int(),
    pagination,
  })
  .meta({ id: 'ProjectList' });
export type ProjectList = z.infer<typeof projectList>;

export const projectAnswer = z
  .object({ success: z.literal(true), message: z.string().optional(), data: project, project })
  .meta({ id: 'ProjectAnswer' });
export type ProjectAnswer = z.infer<typeof projectAnswer>;

export const projectServicesAnswer = z.object({ success: z.literal(true), data: z.array(serviceLink) });
export const projectNeighborsAnswer = z.object({ success: z.literal(true), data: projectNeighbors });

/** `byCategory` counts what is public, for the chips of /projects; the statuses are for staff, 0 for visitors. */
export const projectStats = z
  .object({
    success: z.literal(true),
    data: z.object({
      total: z.number().int(),
      clientRetention: z.number(),
      published: z.number().int(),
      draft: z.number().int(),
      archived: z.number().int(),
      featured: z.number().int(),
      completed: z.number().int(),
      byCategory: z.array(valueCount),
    }),
  })
  .meta({ id: 'ProjectStats' });
export type ProjectStats = z.infer<typeof projectStats>;

const own = operations('projects', {
  'GET /projects': {
    summary: 'Lists projects by page, filtered and searched.',
    note: 'status=all, draft and archived need read on projects.',
    access: 'everyone',
    query: projectListQuery,
    answer: projectList,
    failures: [401, 403],
  },
  'GET /projects/stats': { summary: 'How many projects there are.', access: 'everyone', answer: projectStats },
  'GET /projects/{id}': { summary: 'One project.', access: 'everyone', answer: projectAnswer, failures: [410] },
  'GET /projects/{id}/neighbors': {
    summary: 'The published projects before and after one, in the order of the list.',
    access: 'everyone',
    answer: projectNeighborsAnswer,
    failures: [410],
  },
  'GET /projects/{id}/services': {
    summary: 'The public services that a project names, in its order.',
    access: 'everyone',
    answer: projectServicesAnswer,
    failures: [410],
  },
  'POST /projects': {
    summary: 'Adds a project.',
    access: needs('write', 'projects'),
    body: projectInput,
    upload: CONTENT_UPLOADS.projects,
    example: PROJECT_EXAMPLE,
    answer: projectAnswer,
    status: 201,
  },
  'PUT /projects/{id}': {
    summary: 'Changes a project; absent fields stay.',
    access: needs('write', 'projects'),
    body: projectPatch,
    upload: CONTENT_UPLOADS.projects,
    example: { featured: true, completion_date: '2026-05-15' },
    answer: projectAnswer,
    ...versioned,
  },
  'DELETE /projects/{id}': {
    summary: 'Moves a project to the trash.',
    access: needs('delete', 'projects'),
    answer: done,
    ...versioned,
  },
  'PATCH /projects/{id}/status': {
    summary: 'Sets the status of a project.',
    access: needs('write', 'projects'),
    body: projectStatusChange,
    example: { status: 'published' },
    answer: projectAnswer,
    ...versioned,
  },
});

export const projectOperations = {
  ...own,
  ...getBulk('projects', 'projects', 'projects', { status: 'published' }),
  ...getOrdering('projects', 'projects', 'projects'),
  ...getHistory('projects', 'projects', project),
};
