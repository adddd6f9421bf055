import type { Converter, ForeignItem } from '../foreign-site.js';
import { type GhostPost, type GhostTables, readGhostFile } from './ghost-file.js';
import { lexicalToHtml } from './lexical.js';
import { mobiledocToHtml } from './mobiledoc.js';

const STATUSES: Readonly<Record<string, ForeignItem['status']>> = { published: 'published', scheduled: 'scheduled' };

/** Dates are UTC, in any of the forms that databases wrote. */
const getDate = ({ published_at: date }: GhostPost): string | null => {
  if (date === null || date === undefined) return null;
  const text =
    typeof date === 'string' && /^\d{4}-\d{2}-\d{2} [\d:.]+$/.test(date) ? `${date.replace(' ', 'T')}Z` : date;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};

/** Who may read an item cannot be limited here, so what was not for everybody is not published. */
const getPrivacy = ({ status, visibility }: GhostPost): string | undefined => {
  if (status === 'sent') return 'It was sent by email only, so it is a draft';
  const isPublic = visibility === null || visibility === undefined || visibility === 'public';
  return isPublic
    ? undefined
    : `It was for ${visibility === 'paid' ? 'paying members' : 'members'} only, so it is a draft`;
};

const getHtml = ({ html, lexical, mobiledoc }: GhostPost, note: (text: string) => void): string => {
  if (html) return html;
  const written =
    (lexical ? lexicalToHtml(lexical, note) : undefined) ?? (mobiledoc ? mobiledocToHtml(mobiledoc, note) : undefined);
  if (written === undefined && (lexical || mobiledoc)) note('Its text could not be read');
  return written ?? '';
};

type Link = { post_id: string; sort_order: number };

/** What a post is linked to, in the order of the links. */
const grouped = <Row extends Link>(rows: readonly Row[], find: (row: Row) => string | undefined) => {
  const groups = new Map<string, string[]>();
  for (const row of rows.toSorted((a, b) => a.sort_order - b.sort_order)) {
    const found = find(row);
    if (found !== undefined) groups.set(row.post_id, [...(groups.get(row.post_id) ?? []), found]);
  }
  return groups;
};

const toLookups = ({ tags, users, posts_tags, posts_authors, posts_meta }: GhostTables) => {
  const isShown = ({ name, visibility }: GhostTables['tags'][number]) =>
    visibility !== 'internal' && !name.startsWith('#');
  const tagNames = new Map(tags.filter(isShown).map(({ id, name }) => [id, name]));
  const userNames = new Map(users.map(({ id, name }) => [id, name]));
  return {
    tagsOf: grouped(posts_tags, ({ tag_id }) => tagNames.get(tag_id)),
    authorsOf: grouped(posts_authors, ({ author_id }) => userNames.get(author_id)),
    userNames,
    metaOf: new Map(posts_meta.map((meta) => [meta.post_id, meta])),
  };
};

const getSeo = ({ meta_title, meta_description }: GhostPost, meta: GhostTables['posts_meta'][number] | undefined) => ({
  seoTitle: (meta?.meta_title ?? meta_title) || null,
  seoDescription: (meta?.meta_description ?? meta_description) || null,
});

const toItem = (
  post: GhostPost,
  { tagsOf, authorsOf, userNames, metaOf }: ReturnType<typeof toLookups>,
): ForeignItem => {
  const privacy = getPrivacy(post);
  const remarks = privacy === undefined ? [] : [privacy];
  const authors = authorsOf.get(post.id) ?? [];
  if (authors.length > 1) remarks.push(`Only the first of its ${authors.length} authors is named`);
  const tags = tagsOf.get(post.id) ?? [];
  const status = privacy === undefined ? (STATUSES[post.status] ?? 'draft') : 'draft';
  return {
    kind: post.type === 'page' || post.page ? 'page' : 'post',
    title: post.title.trim(),
    slug: post.slug,
    html: getHtml(post, (text) => remarks.push(text)),
    excerpt: post.custom_excerpt?.trim() ?? '',
    status,
    date: getDate(post),
    tags,
    categories: tags,
    author: authors[0] ?? userNames.get(post.author_id ?? '') ?? null,
    cover: post.feature_image || null,
    isFeatured: post.featured,
    ...getSeo(post, metaOf.get(post.id)),
    oldPath: status === 'published' && post.slug !== '' ? `/${post.slug}/` : null,
    remarks,
  };
};

/** Reads the file from Settings → Import/Export of Ghost. */
export const ghost: Converter = {
  name: 'Ghost',
  extension: '.json',
  read: (text) => {
    const tables = readGhostFile(text);
    const lookups = toLookups(tables);
    return { items: tables.posts.map((post) => toItem(post, lookups)), address: undefined, notes: [] };
  },
};
