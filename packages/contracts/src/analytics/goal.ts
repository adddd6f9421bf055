import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { done, succeeded } from '../http/success.js';
import { versioned } from '../http/version.js';
import { pagePattern } from './page-pattern.js';

/** A report counts the visits of each. */
export const MAX_GOALS = 20;
const MAX_NAME_LENGTH = 80;

export const analyticsName = z
  .string({ error: 'Name is required' })
  .trim()
  .min(1, 'Name is required')
  .max(MAX_NAME_LENGTH, `Name must be at most ${MAX_NAME_LENGTH} characters`);

export const GOAL_TARGETS = ['page', 'message'] as const;

/** Body of POST and PUT /analytics/goals: a visit reaches the goal with a page, or with a sent message. */
export const goalInput = z
  .strictObject({
    name: analyticsName,
    target: z.enum(GOAL_TARGETS, 'Target must be page or message'),
    /** Only with the target `page`. */
    path: pagePattern('Path').optional(),
  })
  .refine(({ target, path }) => target !== 'page' || path !== undefined, {
    path: ['path'],
    error: 'Path is required',
  })
  .refine(({ target, path }) => target === 'page' || path === undefined, {
    path: ['path'],
    error: 'A sent message has no path',
  })
  .meta({ id: 'GoalInput' });
export type GoalInput = z.output<typeof goalInput>;

export const goal = z
  .object({
    id: z.string(),
    name: z.string(),
    target: z.enum(GOAL_TARGETS),
    path: z.string().optional(),
    version: z.number().int(),
    updated_at: z.string(),
    updated_by: z.string().nullable(),
  })
  .meta({ id: 'Goal' });
export type Goal = z.infer<typeof goal>;

export const goalId = z.string().regex(/^[0-9a-f]{24}$/, 'Goal ID is invalid');

const example = { name: 'Contact page', target: 'page', path: '/contact' } as const;

export const goalOperations = operations('analytics', {
  'GET /analytics/goals': {
    summary: 'Lists the goals by name.',
    access: needs('read', 'analytics'),
    answer: succeeded(z.array(goal)),
  },
  'POST /analytics/goals': {
    summary: 'Defines a goal, which reports then also count for past visits.',
    note: 'A path such as /blog/* stands for all pages below /blog. A message counts once it is in the inbox.',
    access: needs('write', 'analytics'),
    body: goalInput,
    answer: succeeded(goal),
    status: 201,
    failures: [409],
    example,
  },
  'PUT /analytics/goals/{id}': {
    summary: 'Changes a goal. Reports count the new one, also for past visits.',
    access: needs('write', 'analytics'),
    parameters: { id: goalId },
    body: goalInput,
    answer: succeeded(goal),
    ...versioned,
    failures: [404, 409],
    example,
  },
  'DELETE /analytics/goals/{id}': {
    summary: 'Deletes a goal. Visits stay.',
    access: needs('write', 'analytics'),
    parameters: { id: goalId },
    answer: done,
    ...versioned,
    failures: [404, 409],
  },
});
