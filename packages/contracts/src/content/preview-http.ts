import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { CONTENT_SCHEMAS } from './content-registry.js';
import { CONTENT_KINDS, CONTENT_RESOURCES, type ContentKind } from './content-types.js';
import { contentKind } from './trash-http.js';

const HOURS = 'Must be a whole number of hours between 1 and 168';

/** Body of POST /previews: the content of an editor, possibly incomplete, or an item as stored. */
export const previewInput = z
  .strictObject({
    kind: contentKind,
    id: z.string().min(1, 'ID is required').max(200, 'ID is too long').optional(),
    values: z.record(z.string().max(60), z.unknown(), { error: 'Values must be the fields of an item' }).optional(),
    /** Token of an earlier link of the same person; it then shows this content, and stays the same. */
    replaces: z.string().max(200, 'Token is too long').optional(),
    expiresInHours: z.number({ error: HOURS }).int(HOURS).min(1, HOURS).max(168, HOURS).default(24),
  })
  .refine(({ id, values }) => id !== undefined || values !== undefined, {
    path: ['id'],
    message: 'ID or values are required',
  })
  .meta({ id: 'PreviewInput' });
export type PreviewInput = z.output<typeof previewInput>;

export const previewLink = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ url: z.string(), token: z.string(), expiresAt: z.string() }).meta({ id: 'PreviewLink' }),
});
export type PreviewLink = z.infer<typeof previewLink>['data'];

const expiresAt = z.string();

const toPreview = (kind: ContentKind) =>
  z.object({ kind: z.literal(kind), item: CONTENT_SCHEMAS[kind].item, expiresAt });
type PreviewSchema = {
  [Kind in ContentKind]: z.ZodObject<{
    kind: z.ZodLiteral<Kind>;
    item: (typeof CONTENT_SCHEMAS)[Kind]['item'];
    expiresAt: z.ZodString;
  }>;
}[ContentKind];

/** An item in the form that visitors would get. */
export const preview = z
  .discriminatedUnion('kind', CONTENT_KINDS.map(toPreview) as unknown as [PreviewSchema, ...PreviewSchema[]])
  .meta({ id: 'Preview' });
export type Preview = z.infer<typeof preview>;

export const previewAnswer = z.object({ success: z.literal(true), data: preview });

/** The secret part of a preview's address; malformed ones are answered like unknown ones. */
export const previewToken = z.string().max(200, 'Token is too long');

export const previewOperations = operations('previews', {
  'POST /previews': {
    summary: 'Creates a link that shows an item, or the content of its editor, to anyone who has it.',
    note: 'Needs write on the kind. Without values, the link shows the stored item, including its working copy, but no automatic draft. With replaces, an earlier link shows the new content.',
    access: needs('write', ...CONTENT_RESOURCES),
    body: previewInput,
    example: { kind: 'post', id: '66f1c0a2b5d4e8a1c3f09b7d', values: { title: 'Half a title' }, expiresInHours: 24 },
    answer: previewLink,
    status: 201,
    failures: [404],
  },
  'GET /previews/{token}': {
    summary: 'Returns the content of a preview link; 410 if it has expired.',
    access: 'everyone',
    parameters: { token: previewToken },
    answer: previewAnswer,
    failures: [410],
  },
});
