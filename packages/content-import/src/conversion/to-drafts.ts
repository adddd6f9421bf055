import type { PageDraft } from '@atelier/contracts/content/page';
import type { PostDraft } from '@atelier/contracts/content/post';
import { labelOfPostCategory, postCategory } from '@atelier/contracts/content/post-category';
import { shorten, toPlainText } from '../rich-text/plain-text.js';
import type { PlacedItem } from './addresses.js';

/** An item with its text in the product’s form. */
export interface WrittenItem extends PlacedItem {
  content: string;
  cover: string | null;
}

const MAX_EXCERPT = 300;
const MAX_TAG = 40;
const MAX_TAGS = 20;
const MAX_SEO_TITLE = 60;
const MAX_SEO_DESCRIPTION = 160;
const MAX_AUTHOR = 100;

const shortenIfAny = (text: string | null, length: number): string | null =>
  text === null ? null : shorten(text, length);

const getExcerpt = ({ item, content }: WrittenItem): string =>
  shorten(item.excerpt || toPlainText(content) || item.title, MAX_EXCERPT);

const findCategory = (name: string): string | undefined => {
  const found = postCategory.safeParse(name);
  return found.success ? found.data : undefined;
};

/** The first category that the blog knows; what does not become the category stays as a tag. */
const classify = ({ item }: WrittenItem, otherwise: string): Pick<PostDraft, 'category' | 'tags'> => {
  const matching = item.categories.find((name) => findCategory(name) !== undefined);
  const category = (matching === undefined ? undefined : findCategory(matching)) ?? otherwise;
  const names = [...item.tags, ...item.categories].filter((name) => name !== matching);
  const tags = [...new Set(names.map((name) => shorten(name.trim(), MAX_TAG)).filter((name) => name !== ''))];
  return { category, tags: tags.length === 0 ? [labelOfPostCategory(category)] : tags.slice(0, MAX_TAGS) };
};

/** Only what the old site said: the rules of the API decide whether that is enough. */
export const toPostDraft = (written: WrittenItem, category: string, now: Date): PostDraft => {
  const { item, slug, content, cover } = written;
  const isLate = item.status === 'scheduled' && (item.date === null || new Date(item.date) <= now);
  return {
    title: item.title,
    slug,
    excerpt: getExcerpt(written),
    content,
    ...classify(written, category),
    status: isLate ? 'draft' : item.status,
    publishDate: item.date,
    featuredImage: cover,
    featured: item.isFeatured,
    author: shortenIfAny(item.author, MAX_AUTHOR),
    seoTitle: shortenIfAny(item.seoTitle, MAX_SEO_TITLE),
    seoDescription: shortenIfAny(item.seoDescription, MAX_SEO_DESCRIPTION),
  };
};

/** Pages have neither a date nor a cover here, so the cover becomes the first picture of the text. */
export const toPageDraft = (written: WrittenItem): PageDraft => {
  const { item, slug, content, cover } = written;
  return {
    title: item.title,
    slug,
    description: getExcerpt(written),
    content: cover === null ? content : `<img src="${cover}" alt="">${content}`,
    status: item.status === 'published' ? 'published' : 'draft',
    seo_title: shortenIfAny(item.seoTitle, MAX_SEO_TITLE),
    seo_description: shortenIfAny(item.seoDescription, MAX_SEO_DESCRIPTION),
  };
};

/** What the draft says otherwise than the old site did. */
export const getChanges = ({ item, slug }: WrittenItem, draft: Pick<PostDraft, 'status'>): string[] => [
  ...(item.slug !== '' && item.slug !== slug ? [`Its slug “${item.slug.slice(0, 100)}” became “${slug}”`] : []),
  ...(item.status === 'scheduled' && draft.status === 'draft'
    ? [item.kind === 'page' ? 'Pages cannot be scheduled, so it is a draft' : 'Its date has passed, so it is a draft']
    : []),
  ...((item.seoTitle?.length ?? 0) > MAX_SEO_TITLE ? ['Its SEO title was shortened'] : []),
  ...((item.seoDescription?.length ?? 0) > MAX_SEO_DESCRIPTION ? ['Its SEO description was shortened'] : []),
];
