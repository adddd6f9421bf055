import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { done, succeeded } from '../http/success.js';
import { versioned } from '../http/version.js';
import { analyticsName, goalId } from './goal.js';
import { SOURCE_CHANNELS } from './source-channels.js';

export const MAX_SEGMENTS = 100;
const MAX_PATH_LENGTH = 500;
/** Sources of visits are cut to this length, so that all of them can be chosen. */
export const MAX_SOURCE_LENGTH = 100;
const MAX_NAME_LENGTH = 400;
const DEVICES = ['desktop', 'phone', 'tablet'] as const;

const text = (field: string, maxLength: number) =>
  z
    .string()
    .trim()
    .min(1, `${field} must not be empty`)
    .max(maxLength, `${field} must be at most ${maxLength} characters`)
    .optional();

/** Paths of reports, which may be `(other)`, or all pages below one, such as /blog/*. */
const path = (field: string) =>
  z
    .string()
    .max(MAX_PATH_LENGTH, `${field} must be at most ${MAX_PATH_LENGTH} characters`)
    .regex(/^(\/|\(other\)$)/, `${field} must start with /`)
    .transform((given) => given.replace(/(?<=.)\/+$/, ''))
    .optional();

/** The conditions that visits of a report meet, all of them. */
export const segmentFields = {
  channel: z.enum(SOURCE_CHANNELS, `Channel must be one of ${SOURCE_CHANNELS.join(', ')}`).optional(),
  source: text('Source', MAX_SOURCE_LENGTH),
  campaign: text('Campaign', MAX_NAME_LENGTH),
  device: z.enum(DEVICES, `Device must be one of ${DEVICES.join(', ')}`).optional(),
  country: z.string().length(2, 'Country must have two letters').toUpperCase().optional(),
  /** The first page. */
  entry: path('Entry'),
  /** A page seen. */
  path: path('Path'),
  /** The ID of a reached goal. */
  goal: goalId.optional(),
  /** Whether the visit sent a message. */
  message: z.enum(['sent', 'none'], 'Message must be sent or none').optional(),
};

export const analyticsSegment = z.strictObject(segmentFields).meta({ id: 'AnalyticsSegment' });
export type AnalyticsSegment = z.output<typeof analyticsSegment>;

/** In answers, where paths are in their final form. */
export const givenSegment = z.object({
  ...segmentFields,
  entry: z.string().optional(),
  path: z.string().optional(),
});

export const SEGMENT_FIELDS = Object.keys(segmentFields) as readonly (keyof AnalyticsSegment)[];

/** Body of POST and PUT /analytics/segments. */
export const savedSegmentInput = z
  .strictObject({
    name: analyticsName,
    segment: analyticsSegment.refine((conditions) => Object.keys(conditions).length > 0, 'Segment needs a condition'),
  })
  .meta({ id: 'SavedSegmentInput' });
export type SavedSegmentInput = z.output<typeof savedSegmentInput>;

export const savedSegment = z
  .object({
    id: z.string(),
    name: z.string(),
    segment: givenSegment,
    version: z.number().int(),
    updated_at: z.string(),
    updated_by: z.string().nullable(),
  })
  .meta({ id: 'SavedSegment' });
export type SavedSegment = z.output<typeof savedSegment>;

export const savedSegmentId = z.string().regex(/^[0-9a-f]{24}$/, 'Segment ID is invalid');

const example = { name: 'Phones from search', segment: { channel: 'search', device: 'phone' } } as const;

export const segmentOperations = operations('analytics', {
  'GET /analytics/segments': {
    summary: 'Lists the saved segments by name.',
    access: needs('read', 'analytics'),
    answer: succeeded(z.array(savedSegment)),
  },
  'POST /analytics/segments': {
    summary: 'Saves a segment for everyone who reads analytics.',
    note: 'Its conditions are those of GET /analytics.',
    access: needs('write', 'analytics'),
    body: savedSegmentInput,
    answer: succeeded(savedSegment),
    status: 201,
    failures: [409],
    example,
  },
  'PUT /analytics/segments/{id}': {
    summary: 'Renames a segment, or changes its conditions.',
    access: needs('write', 'analytics'),
    parameters: { id: savedSegmentId },
    body: savedSegmentInput,
    answer: succeeded(savedSegment),
    ...versioned,
    failures: [404, 409],
    example,
  },
  'DELETE /analytics/segments/{id}': {
    summary: 'Deletes a saved segment. Visits stay.',
    access: needs('write', 'analytics'),
    parameters: { id: savedSegmentId },
    answer: done,
    ...versioned,
    failures: [404, 409],
  },
});
