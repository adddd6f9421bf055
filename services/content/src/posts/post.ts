import {
  CONTENT_EVENTS,
  estimateReadingTime,
  labelOfPostCategory,
  type Post,
  type PostDraft,
  type PostPatch,
  type PostSummary,
  postDraft,
  postInput,
  postPatch,
} from '@atelier/contracts';
import { InvalidInput } from '@atelier/service-kit';
import type { Clean, CleanHtml } from '@atelier/service-kit/rich-text/rich-text';
import { trusted } from 'mongoose';
import { sortText } from '../items/derived-fields.js';
import { given, plainText, requiredRichText, sortable } from '../items/fields.js';
import { type ItemChange, type ItemKind, NEW_ITEM, type NewItem, type Visibility } from '../items/item.js';
import type { PlacedFile } from '../items/item-forms.js';
import { getAllFacts, getFacts, getPictures, type PictureFields } from '../pictures/shown-pictures.js';
import { postSchema } from './post.schema.js';
import type { PostRecord } from './post-record.js';

export type PostChange = ItemChange<PostRecord>;

const contentChange = (html: CleanHtml): PostChange => {
  const content = requiredRichText(html);
  return { content, readingTime: estimateReadingTime(content) };
};

/** Converts a patch to a change of the record: content with its reading time, dates as dates; absent fields stay absent. */
export const changeOfPatch = ({ publishDate, content, ...patch }: Clean<PostPatch>): PostChange => ({
  ...given(patch),
  ...(publishDate === undefined ? {} : { publishDate: publishDate === null ? null : new Date(publishDate) }),
  ...(content === undefined ? {} : contentChange(content)),
});

/** A published post needs a past date, by default now. A scheduled post needs a date. */
export const publicationDate = (post: Pick<PostRecord, 'status' | 'publishDate'>, now: Date): PostChange => {
  if (post.status === 'scheduled' && post.publishDate === null)
    throw new InvalidInput([{ field: 'publishDate', message: 'Publish date is required' }]);
  if (post.status !== 'published') return {};
  return post.publishDate === null || post.publishDate > now ? { publishDate: now } : {};
};

/** Adds the date that the status requires to a change. */
const datedChange = (before: PostRecord, wanted: PostChange, now: Date): PostChange => ({
  ...wanted,
  ...publicationDate({ ...before, ...wanted }, now),
});

const BLANK: Omit<NewItem<PostRecord>, 'slug'> = {
  ...NEW_ITEM,
  title: '',
  excerpt: '',
  content: '',
  category: '',
  tags: [],
  status: 'draft',
  publishDate: null,
  featuredImage: null,
  images: [],
  featured: false,
  allowComments: true,
  author: null,
  seoTitle: null,
  seoDescription: null,
  seoKeywords: [],
  readingTime: 1,
  views: 0,
};

export const newPost = ({ slug: _slug, ...draft }: Clean<PostDraft>, now: Date): Omit<NewItem<PostRecord>, 'slug'> => {
  const post = { ...BLANK, ...changeOfPatch(draft) };
  return { ...post, ...publicationDate(post, now) };
};

const FEATURED_FIELDS = new Set(['featuredImage', 'featured_image', 'image']);

/** Assigns the featured picture by its field name; the others become additional pictures. */
export const placeFiles = <Input extends PostPatch>(input: Input, files: readonly PlacedFile[]): Input => {
  const featured = files.find(({ field }) => FEATURED_FIELDS.has(field));
  const others = files.filter((file) => file !== featured).map(({ url }) => url);
  return {
    ...input,
    ...(featured === undefined ? {} : { featuredImage: featured.url }),
    ...(others.length === 0 ? {} : { images: [...(input.images ?? []), ...others] }),
  };
};

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** When a scheduled post is published, according to its status and its own date. */
const publication: NonNullable<Visibility<PostRecord>['publication']> = {
  at: ({ status, publishDate }) => (status === 'scheduled' ? publishDate : null),
  set: ({ status }, at) => {
    if (at !== null) return { status: 'scheduled', publishDate: at };
    return status === 'scheduled' ? { status: 'draft' } : {};
  },
  due: (now) => ({ status: 'scheduled', 'sort.date': trusted({ $lt: sortText(new Date(now.getTime() + 1)) }) }),
};

const staffFields = (post: PostRecord) => ({
  updated_by: post.updatedBy,
  publishAt: iso(publication.at(post)),
  unpublishAt: iso(post.unpublishAt),
  ...(post.isEdited ? { edited: true } : {}),
  createdById: post.createdById,
});

/** The answer of the API: canonical fields and, only here, their aliases (API-BLOG). */
export const toSummary = (post: PostRecord, isStaff: boolean): PostSummary => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  description: post.excerpt,
  category: post.category,
  categoryLabel: labelOfPostCategory(post.category),
  tags: post.tags,
  status: post.status,
  publishDate: iso(post.publishDate),
  published_at: iso(post.publishDate),
  featuredImage: post.featuredImage,
  featuredImageFacts: getFacts(post, post.featuredImage),
  featured_image: post.featuredImage,
  image: post.featuredImage,
  images: post.images,
  featured: post.featured,
  allowComments: post.allowComments,
  author: post.author,
  author_name: post.author,
  seoTitle: post.seoTitle,
  seoDescription: post.seoDescription,
  seoKeywords: post.seoKeywords,
  readingTime: post.readingTime,
  reading_time: post.readingTime,
  readTime: post.readingTime,
  views: post.views,
  comments: 0,
  version: post.version,
  createdAt: post.createdAt.toISOString(),
  created_at: post.createdAt.toISOString(),
  updatedAt: post.updatedAt.toISOString(),
  ...(isStaff ? staffFields(post) : {}),
});

export const toPost = (post: PostRecord, isStaff: boolean): Post => ({
  ...toSummary(post, isStaff),
  content: post.content,
  imageFacts: getAllFacts(post),
});

const PICTURES: PictureFields = { addresses: ['featuredImage', 'images'], texts: ['content'] };

export const postKind: ItemKind<PostRecord, PostDraft, PostPatch> = {
  schema: postSchema,
  newItem: newPost,
  writes: {
    created: { owner: 'blog', schema: postInput, place: placeFiles },
    changed: { owner: 'blog', schema: postPatch, place: placeFiles },
  },
  bulk: { patch: postPatch, noun: 'post' },

  kind: 'post',
  resource: 'blog',
  path: 'blog',
  noun: 'Blog post',
  draft: postDraft,
  blank: BLANK,
  toChange: (before, values, now) => datedChange(before, changeOfPatch(values), now),
  answer: toPost,
  visibility: {
    fields: ['status', 'publishDate'],
    shown: { status: 'published' },
    hidden: { status: 'draft' },
    publication,
  },
  pictures: PICTURES,
  notFound: "The blog post you're looking for doesn't exist.",
  status: { field: 'status', values: ['draft', 'published', 'scheduled', 'archived'] },
  isPublic: ({ status, trashed }) => status === 'published' && !trashed,
  getTitle: ({ title = '' }) => title,
  searchTexts: ({ title, excerpt, author, tags }) => [title, excerpt, author, ...tags],
  longTexts: ({ content }) => [plainText(content)],
  sortKeys: ({ title, publishDate }, createdAt) => ({ date: publishDate ?? createdAt, title: sortable(title) }),
  facets: ({ status, category, featured, author }) => ({ status, category, featured, author: author ?? '' }),
  keywords: { field: 'tags', of: ({ tags }) => tags },
  events: CONTENT_EVENTS.post,
  snapshot: (post) => ({
    id: post.id,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    text: plainText(post.content),
    category: post.category,
    tags: post.tags,
    author: post.author,
    featuredImage: post.featuredImage,
    media: getPictures(PICTURES, post),
    status: post.status,
    publishDate: iso(post.publishDate),
    updatedAt: post.updatedAt.toISOString(),
    version: post.version,
  }),
};
