import * as z from 'zod';
import { MAX_EXPORT_BYTES, requireItemLimit, UnreadableExport } from '../foreign-site.js';

const text = z.string().nullish().catch(undefined);
const id = z.union([z.string(), z.number()]).transform(String);
const order = z.number().catch(0);
/** Versions before 1.0 wrote 0 and 1. */
const flag = z.union([z.boolean(), z.number()]).transform(Boolean).catch(false);

const post = z.object({
  ...{ id, title: z.string().catch(''), slug: z.string().catch(''), html: text, lexical: text, mobiledoc: text },
  ...{ status: z.string().catch('draft'), visibility: text, type: text, page: flag, featured: flag },
  ...{ published_at: z.union([z.string(), z.number()]).nullish().catch(undefined), custom_excerpt: text },
  ...{ feature_image: text, meta_title: text, meta_description: text, author_id: id.nullish().catch(undefined) },
});
export type GhostPost = z.output<typeof post>;

const rows = <Row extends z.ZodType>(row: Row) => z.array(row).optional().default([]);

const tables = z.object({
  posts: z.array(post),
  tags: rows(z.object({ id, name: z.string(), visibility: text })),
  users: rows(z.object({ id, name: z.string() })),
  posts_tags: rows(z.object({ post_id: id, tag_id: id, sort_order: order })),
  posts_authors: rows(z.object({ post_id: id, author_id: id, sort_order: order })),
  posts_meta: rows(z.object({ post_id: id, meta_title: text, meta_description: text })),
});
export type GhostTables = z.output<typeof tables>;

const database = z.object({ data: tables });
/** The export has one database in a list; tools that build exports leave the list out. */
const file = z.union([z.object({ db: z.tuple([database]) }).transform(({ db }) => db[0]), database]);

const NO_GHOST = 'This is not an export of Ghost: choose the JSON file from Settings → Import/Export.';

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UnreadableExport(NO_GHOST, { cause: error });
  }
};

/** Reads the tables that matter; members, settings, and statistics are never looked at. Throws UnreadableExport. */
export const readGhostFile = (json: string): GhostTables => {
  if (json.length > MAX_EXPORT_BYTES) throw new UnreadableExport('The file is too large.');
  const parsed = file.safeParse(parseJson(json));
  if (!parsed.success) throw new UnreadableExport(NO_GHOST, { cause: parsed.error });
  requireItemLimit(parsed.data.data.posts.length);
  return parsed.data.data;
};
