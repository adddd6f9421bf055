import type { Post } from '@atelier/contracts';
import { POST_STATUSES, type PostDraft, postDraft } from '@atelier/contracts/content/post';
import * as z from 'zod';

/** The editor's fields as controls hold them: an empty text stands for nothing. */
export interface PostFormValues {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  category: string;
  tags: string[];
  status: PostDraft['status'];
  /** Local date and time, as a datetime-local control has it. */
  publishDate: string;
  featuredImage: string;
  featured: boolean;
  allowComments: boolean;
  author: string;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string[];
}

export const NEW_POST: PostFormValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: '',
  tags: [],
  status: 'draft',
  publishDate: '',
  featuredImage: '',
  featured: false,
  allowComments: true,
  author: '',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
};

const NULLABLE = ['publishDate', 'featuredImage', 'author', 'seoTitle', 'seoDescription'] as const;
const MINUTE_MS = 60_000;
const LOCAL_LENGTH = 'YYYY-MM-DDTHH:mm'.length;

const localTimeOf = (iso: string): string => {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, LOCAL_LENGTH);
};

const instantOf = (local: string): string => {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? local : date.toISOString();
};

export const formOfPost = (post: Post): PostFormValues => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  content: post.content,
  category: post.category,
  tags: post.tags,
  status: post.status,
  publishDate: post.publishDate === null ? '' : localTimeOf(post.publishDate),
  featuredImage: post.featuredImage ?? '',
  featured: post.featured,
  allowComments: post.allowComments,
  author: post.author ?? '',
  seoTitle: post.seoTitle ?? '',
  seoDescription: post.seoDescription ?? '',
  seoKeywords: post.seoKeywords,
});

const isText = (value: unknown): value is string => typeof value === 'string';

/** A value as its control holds it; undefined where it is none for that control. */
const heldValue = (name: keyof PostFormValues, value: unknown): unknown => {
  if (value === null) return isText(NEW_POST[name]) ? '' : undefined;
  if (Array.isArray(NEW_POST[name])) return Array.isArray(value) ? value.filter(isText) : undefined;
  if (typeof value !== typeof NEW_POST[name]) return undefined;
  if (name === 'publishDate') return Number.isNaN(Date.parse(value as string)) ? '' : localTimeOf(value as string);
  if (name === 'status') return (POST_STATUSES as readonly unknown[]).includes(value) ? value : undefined;
  return value;
};

/** What a draft revision says, in the form of a post; what it does not say is as the post has it. */
export const formOfDraft = (values: Readonly<Record<string, unknown>>, post: Post): PostFormValues => {
  const held = (Object.keys(NEW_POST) as (keyof PostFormValues)[])
    .filter((name) => name in values)
    .map((name) => [name, heldValue(name, values[name])])
    .filter(([, value]) => value !== undefined);
  return { ...formOfPost(post), ...(Object.fromEntries(held) as Partial<PostFormValues>) };
};

/** What stands in the form, complete or not. */
export const draftOfForm = ({ slug, ...values }: PostFormValues): z.input<typeof postDraft> => {
  const emptied = NULLABLE.filter((name) => values[name].trim() === '').map((name) => [name, null]);
  return {
    ...values,
    publishDate: instantOf(values.publishDate),
    ...Object.fromEntries(emptied),
    ...(slug === '' ? {} : { slug }),
  };
};

/** The contract's own rules and messages, on the form's values. */
export const postForm = z.custom<PostFormValues>().transform(draftOfForm).pipe(postDraft);

export type EditorTab = 'content' | 'settings' | 'preview';

const CONTENT_FIELDS: readonly string[] = ['title', 'slug', 'excerpt', 'content', 'category', 'tags', 'featuredImage'];

export const tabOfField = (name: string): EditorTab => (CONTENT_FIELDS.includes(name) ? 'content' : 'settings');

/** Save Draft and Publish Post decide the status; Update Post keeps the chosen one, as does a schedule. */
export const statusFor = (intent: 'draft' | 'publish' | 'update', chosen: PostDraft['status']): PostDraft['status'] => {
  if (intent === 'draft') return 'draft';
  return intent === 'update' || chosen === 'scheduled' ? chosen : 'published';
};
