import * as z from 'zod';
import { dateInput } from '../http/fields.js';
import { remoteName } from '../releases/http.js';
import { permissionMap, permissionMapInput } from './permissions.js';

/** The role of API keys: it has no permissions of its own, a key has only those in its own map. */
export const API_KEY_ROLE = 'api_key';
/** Used only in `remotes` of the installation's own key. */
export const EVERY_REMOTE = '*';

/** What a key may do with its remotes. An automatic canary also needs `promote`, because it ends live. */
export const RELEASE_VERBS = ['publish', 'promote', 'rollback', 'canary', 'preview', 'block', 'remove'] as const;
export type ReleaseVerb = (typeof RELEASE_VERBS)[number];

/** A key used instead of a token, without its secret. */
export const apiKey = z
  .object({
    id: z.string(),
    name: z.string(),
    permissions: permissionMap,
    /** The remotes that it may publish. */
    remotes: z.array(z.string()).optional(),
    /** What it may do with them; absent or empty: everything. */
    releaseVerbs: z.array(z.enum(RELEASE_VERBS)).optional(),
    /** The public key of the versions that it signs; null for a key that was not used since this is recorded. */
    signingKey: z.string().nullable().optional(),
    createdAt: z.string(),
    /** Name of its creator; null for keys of the installation itself. */
    createdBy: z.string().nullable(),
    expiresAt: z.string().nullable(),
    /** Rounded to the hour. */
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeyList = z.object({ success: z.literal(true), data: z.array(apiKey) }).meta({ id: 'ApiKeyList' });

/** The answer to a new key: `key` is shown only this once. */
export const newApiKeyAnswer = z
  .object({ success: z.literal(true), message: z.string(), data: apiKey.extend({ key: z.string() }) })
  .meta({ id: 'NewApiKeyAnswer' });

/** Body of POST /auth/api-keys; without `expiresAt` a key lasts until it is deleted. */
export const newApiKey = z
  .strictObject({
    name: z
      .string({ error: 'Name is required' })
      .trim()
      .min(1, 'Name is required')
      .max(60, 'Name must be at most 60 characters'),
    permissions: permissionMapInput,
    /** The remotes that it may publish; needs a fresh second factor. */
    remotes: z.array(remoteName).max(20, 'A key publishes at most 20 remotes').optional(),
    /** What it may do with them; everything if absent. */
    releaseVerbs: z
      .array(z.enum(RELEASE_VERBS, `Verb must be one of ${RELEASE_VERBS.join(', ')}`))
      .min(1, 'Name at least one verb, or leave the field out')
      .max(RELEASE_VERBS.length, 'Name each verb once')
      .optional(),
    expiresAt: dateInput
      .refine((date) => Date.parse(date) > Date.now(), 'Expiry date must be in the future')
      .nullable()
      .optional(),
  })
  .meta({ id: 'NewApiKey' });
export type NewApiKey = z.output<typeof newApiKey>;
