import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { succeeded } from '../http/success.js';

const TERM_KINDS = ['category', 'tag'] as const;
const MAX_TERM_LENGTH = 40;

const termName = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(MAX_TERM_LENGTH, `${label} must be at most ${MAX_TERM_LENGTH} characters`);

/** Body of POST /blog/terms/moves: tags by their name, categories by their slug. */
export const termMoveInput = z
  .strictObject({
    kind: z.enum(TERM_KINDS, 'Kind must be category or tag'),
    from: termName('Old name'),
    to: termName('New name'),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'New name must differ from the old one' })
  .meta({ id: 'TermMoveInput' });
export type TermMoveInput = z.infer<typeof termMoveInput>;

/** A category or tag whose posts moved to another one; its old address leads there. */
export const termMove = z
  .object({
    kind: z.enum(TERM_KINDS),
    from: z.string(),
    to: z.string(),
    /** Posts that have not moved yet: the same call continues. */
    remaining: z.number().int(),
    movedAt: z.string(),
    movedBy: z.string().nullable(),
  })
  .meta({ id: 'TermMove' });
export type TermMove = z.infer<typeof termMove>;

const term = z.object({ name: z.string(), label: z.string(), count: z.number().int() }).meta({ id: 'PostTerm' });
export type PostTerm = z.infer<typeof term>;

/** GET /blog/terms: counted in all posts outside the trash. */
export const postTerms = z
  .object({ categories: z.array(term), tags: z.array(term), moves: z.array(termMove) })
  .meta({ id: 'PostTerms' });
export type PostTerms = z.infer<typeof postTerms>;

export const termMoveResult = termMove
  .extend({
    /** Posts that this call changed. */
    moved: z.number().int(),
  })
  .meta({ id: 'TermMoveResult' });
export type TermMoveResult = z.infer<typeof termMoveResult>;

export const termOperations = operations('blog', {
  'GET /blog/terms': {
    summary: 'Lists categories and tags with their number of posts, and those that moved.',
    access: needs('read', 'blog'),
    answer: succeeded(postTerms),
  },
  'POST /blog/terms/moves': {
    summary: 'Moves posts from one category or tag to another: renames it, or merges both.',
    note: 'Each call moves up to 100 posts, each with its version and event; call it again until none remain. Lists of the old name then answer with the new one, until a post uses the old name again; lists of a category only to visitors. Until the posts of a name have moved, another move of that name answers 409, for at most a minute after the last call.',
    access: needs('write', 'blog'),
    body: termMoveInput,
    example: { kind: 'tag', from: 'Node', to: 'Node.js' },
    failures: [409],
    answer: succeeded(termMoveResult),
  },
});
